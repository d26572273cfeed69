import { expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "../asked.fixture.ts";

const booked = (niche: string, description: string, more: Answers = {}): Answers => ({
  niche,
  description,
  pages: ["Home", "Contact"],
  goals: ["Book Appointments"],
  contact: { country: "GB", email: "post@kiln.example" },
  ...more,
});

it.each([
  ["Optician", "We have our own small workshop at the back.", "nothing"],
  ["Hair salon", "We cut and colour.", "nothing"],
  ["Portrait photographer", "I take portraits.", "nothing"],
  ["Potter", "We hold evening workshops.", "nothing"],
  ["Optician", "If you cancel late we charge a fee.", "nothing"],
  ["Shoe repairs", "Bring them in, in our workshop we sole and stitch.", undefined],
  ["Shoe repairs", "We take a deposit of £20.", "page"],
])("the terms of a booking with '%s' that says '%s' block: %s", (niche, description, blocks) => {
  expect(find(booked(niche, description), "booking-terms")?.blocks).toBe(blocks);
});

it.each([
  ["Cycle repairs", "Our workshop is behind the station."],
  ["Optician", "We glaze in our own workshop."],
])("with '%s' nobody books months or groups: '%s'", (niche, description) => {
  expect(questionOf(booked(niche, description), "booking-tool")).not.toMatch(/which months|at a time/);
});

it("courses are asked for months and groups", () => {
  expect(questionOf(booked("Potter", "We hold workshops."), "booking-tool")).toMatch(
    /which months.*at a time/,
  );
});

const idsOf = (answers: Answers): string[] => asked(answers).map(({ id }) => id);

const groomer: Answers = {
  niche: "Mobile dog groomer",
  description: "I groom dogs at home. I'm on my own.",
  pages: ["Home", "Contact"],
  contact: { country: "GB", email: "a@dogs.example", phone: "07700 900123" },
};

const groomerWithBooking: Answers = { ...groomer, goals: ["Book Appointments"] };

it.each(["We no longer do free home visits.", "Free site visits for pensioners."])(
  "C-32.1267 '%s' leaves the terms of a booking open",
  (contentNotes) => {
    expect(idsOf({ ...groomerWithBooking, contentNotes })).toContain("booking-terms");
  },
);

it("C-32.1175 a free visit has no deposit and no charge for who cancels", () => {
  expect(idsOf({ ...groomerWithBooking, contentNotes: "Home visit free, no pressure." })).not.toContain(
    "booking-terms",
  );
  expect(idsOf({ ...groomerWithBooking, contentNotes: "Home visits free over £100." })).toContain(
    "booking-terms",
  );
});

it("C-32.1176 work that is billed once a month has no terms of a booking", () => {
  expect(
    idsOf({ ...groomerWithBooking, contentNotes: "I bill the kennels at the end of each month." }),
  ).not.toContain("booking-terms");
  expect(idsOf({ ...groomerWithBooking, contentNotes: "I clip nails once a month." })).toContain(
    "booking-terms",
  );
});

it("C-32.1177 what a client tells of late cancelations is quoted and asked about exactly", () => {
  const told = "Two days notice or the session is charged.";
  const question = find(
    {
      ...groomerWithBooking,
      description: "Private training sessions. I'm on my own.",
      contentNotes: `To cancel: ${told}`,
    },
    "booking-terms",
  );
  expect(question?.question).toMatch(/illness.*give notice.*you have to cancel/);
  expect(question?.question).not.toMatch(/deposit/);
  expect(question?.quotes.join(" ")).toContain("session is charged");
});

it("C-32.1206 a trade that goes to its customers is not asked what happens if they come late", () => {
  const sweep = {
    niche: "Chimney sweep",
    description: "I sweep chimneys. Stoves are in the showroom.",
    pages: ["Home", "Contact"],
    goals: ["Book Appointments"],
  };
  expect(questionOf(sweep, "booking-terms")).toMatch(/nobody is there/);
  const barber = { ...sweep, niche: "Barber", description: "I cut hair in the salon." };
  expect(questionOf(barber, "booking-terms")).toMatch(/come late/);
});

it("C-32.1245 the terms of a booking leave out what is told, and cover moving it", () => {
  const terms = (contentNotes: string) =>
    questionOf(
      {
        niche: "boat trips",
        pages: ["Home", "Contact"],
        goals: ["Book Appointments"],
        description: "Boat trips off Mull.",
        contentNotes,
      },
      "booking-terms",
    );
  const told = terms(
    "If you cancel within 3 days I keep the deposit which is 40 a head. If we cancel for fog you get your money back.",
  );
  expect(told).not.toContain("How much is the deposit");
  expect(told).not.toContain("charge after that");
  expect(told).not.toContain("you have to cancel");
  expect(told).toContain("move a booking");
  expect(terms("We take a deposit.")).toContain("what do you charge after that");
});

it("C-32.41 a page for courses or to register asks for their terms and fields once", () => {
  const booking: Answers = {
    pages: ["Home"],
    goals: ["Book Appointments"],
    description: "People should be able to book the pottery classes online. Registration form online too.",
  };
  const ids = (customPages: string[]) => asked({ ...booking, customPages }).map(({ id }) => id);
  expect(ids([])).toEqual(expect.arrayContaining(["booking-terms", "form-fields"]));
  expect(ids(["Pottery classes"])).not.toContain("booking-terms");
  expect(ids(["Registration"])).not.toContain("form-fields");
});
