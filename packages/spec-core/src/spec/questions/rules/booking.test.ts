import { describe, expect, it } from "vitest";
import { type Answers, asked, find, questionOf } from "../asked.fixture.ts";

it.each([
  "I don't want a thing where they just book themselves in and I find out after.",
  "Linda rings them back.",
])("C-32.1384 '%s' makes a request of what people book", (sentence) => {
  const garage: Answers = { niche: "garage", pages: ["Home"], goals: ["Book Appointments"] };
  expect(find({ ...garage, contentNotes: sentence }, "booking-tool")).toBeUndefined();
  expect(find({ ...garage, contentNotes: sentence }, "booking-request")).toBeDefined();
  expect(find({ ...garage, contentNotes: "There is a courtesy car." }, "booking-tool")).toBeDefined();
});

it("booking-tool is not asked about booking by phone that they keep", () => {
  const binder: Answers = {
    niche: "Bookbinding",
    pages: ["Home"],
    contentNotes: "I'd still want them to ring to book because I like to know them.",
  };
  expect(find(binder, "booking-tool")).toBeUndefined();
});

it("C-32.822 a tool that the client uses is asked for its name, not for times", () => {
  const studio: Answers = { niche: "Dance studio", goals: ["Book Appointments"] };
  const asked = (description: string) => questionOf({ ...studio, description }, "booking-tool");
  expect(asked("Booking goes through our booking app.")).not.toMatch(/What can they book|send a request/);
  expect(asked("We dance.")).toMatch(/What can they book/);
});

describe("a hotel for cats", () => {
  const cattery: Answers = {
    businessName: "Chez Moustache",
    niche: "cat boarding / pension pour chats",
    description:
      "Boarding cattery in the Dordogne. Everyone gets a photo of their cat on WhatsApp. Drop off and pick up is by appointment only.",
    contentNotes: "I don't want people to book straight in, just ask for dates and I reply.",
    pages: ["Home", "Booking", "Contact"],
    customPages: ["Conditions / what to bring"],
    onlyForUs: "Please don't put the exact address on there, just the village, had a break in.",
    contact: { country: "FR", phone: "05 36 49 12 87", address: "Lieu-dit Les Noyers, 24150 Lalinde" },
  };

  it.each(["stay-registration", "booking-stays", "booking-tool"])("is not asked about %s", (id) => {
    expect(find(cattery, id)).toBeUndefined();
  });
});

const idsOf = (answers: Answers): string[] => asked(answers).map(({ id }) => id);

const groomer: Answers = {
  niche: "Mobile dog groomer",
  description: "I groom dogs at home. I'm on my own.",
  pages: ["Home", "Contact"],
  contact: { country: "GB", email: "a@dogs.example", phone: "07700 900123" },
};

const groomerWithBooking: Answers = { ...groomer, goals: ["Book Appointments"] };

it("C-32.1174 who doubts that customers want to book online is not asked for a tool or its terms", () => {
  const doubt = {
    ...groomer,
    description: "Appointments for dog grooming at home. I'm on my own.",
    contentNotes: "My son says get online booking but I don't think owners want that.",
  };
  expect(idsOf(doubt).filter((id) => id.startsWith("booking-t"))).toEqual([]);
  expect(idsOf({ ...groomerWithBooking, contentNotes: "I want online booking." })).toContain("booking-tool");
});

it.each([
  [
    "Book now button, goes to my Zenlane page.",
    /^What is the exact address of your booking page, and can people/,
  ],
  [
    "Bookings go through Fresha, please embed it.",
    /^What is the exact address.*on the page or at its own address/,
  ],
  ["Bookings go through Fresha at fresha.com/alder, just a button.", /^Can people book all there/],
])("'%s' leaves open: %s", (description, asked) => {
  const text = questionOf(
    { niche: "Barber", goals: ["Book Appointments"], pages: ["Home"], description },
    "booking-tool-access",
  );
  expect(text).toMatch(asked);
});

it("a named service is not asked for again, and keeps its own terms", () => {
  const answers: Answers = {
    niche: "Pilates studio",
    goals: ["Book Appointments"],
    pages: ["Home", "Contact"],
    description:
      "The booking goes over Zenlane, you must only make a button. Cancel is free until 24 hours before.",
    contact: { country: "DE" },
  };
  expect(find(answers, "booking-tool")).toBeUndefined();
  expect(find(answers, "booking-terms")).toBeUndefined();
});

it("C-32.858 of a tool whose link is to come the name, address, account and what is booked there are asked", () => {
  const salon = (contentNotes: string, goals: string[]) =>
    find({ niche: "Nail studio", pages: ["Home"], goals, contentNotes }, "booking-tool");
  const said = "Book button goes to our booking app, will send link.";
  expect(salon(said, ["Book Appointments"])).toMatchObject({
    blocks: "launch",
    question: expect.stringMatching(/^What is your booking tool called, at which address.*book all there/),
  });
  expect(salon("I want a book button.", ["Book Appointments"])?.question).toMatch(/Or should people/);
});

it("a tool in which one books, and a system on which the shop runs, are told whatever they are called", () => {
  const booking = idsOf({ goals: ["Book Appointments"], contentNotes: "Tastings are booked on Tock." });
  expect(booking).toContain("booking-tool-access");
  expect(booking).not.toContain("booking-tool");
  const byDay = idsOf({ goals: ["Book Appointments"], contentNotes: "Tastings are booked on Sundays." });
  expect(byDay).toContain("booking-tool");
  const system = (contentNotes: string) =>
    asked({ goals: ["Sell Products"], contentNotes }).find(({ id }) => id === "shop-system");
  expect(system("Shop runs on Commerce7.")).toMatchObject({
    asks: "client",
    quotes: ["Shop runs on Commerce7."],
  });
  expect(system("Shop runs on Saturdays.")).toBeUndefined();
});

it("C-32.1103 the address of the booking tool is asked once", () => {
  const answers: Answers = {
    niche: "Physiotherapist",
    goals: ["Book Appointments"],
    pages: ["Home"],
    contentNotes:
      "The booking page is in our own software; I will send the link. I will send the price list too.",
  };
  expect(asked(answers).map(({ id }) => id)).toContain("booking-tool");
  expect((find(answers, "open-points")?.quotes ?? []).join()).not.toMatch(/booking/);
});

const clinic = (more: Answers): Answers => ({
  niche: "Physiotherapy clinic",
  pages: ["Home", "Services", "Contact"],
  goals: ["Book Appointments"],
  description: "We treat backs and knees.",
  ...more,
});

it.each([
  "We use booking software already, the site just has to link to it. I'll get the link to you.",
  "I've already got a booking system with a button. Will send the link.",
])("the tool in use is asked for by its name and address, not what a form asks: %s", (contentNotes) => {
  const answers = clinic({ contentNotes });
  expect(find(answers, "booking-tool")).toMatchObject({
    blocks: "launch",
    question: expect.stringMatching(/^What is your booking tool called.*book all there/),
  });
  expect(find(answers, "booking-request")).toBeUndefined();
});

it.each([
  ["The sign has no accent, so leave the name as it is.", false],
  ["Let them leave their name and I will ring them.", true],
])("'%s' says that people ask for a date: %s", (contentNotes, isRequest) => {
  expect(find(clinic({ contentNotes }), "booking-request") !== undefined).toBe(isRequest);
});

it("a tool that is only thought about is no tool in use", () => {
  expect(questionOf(clinic({ contentNotes: "Should we use booking software?" }), "booking-tool")).toMatch(
    /Or should people send a request/,
  );
});

it("a service that bookings go over is asked for its address alone", () => {
  const answers = clinic({ contentNotes: "The booking goes over Zenlane, I don't want a second calendar." });
  expect(find(answers, "booking-tool")).toBeUndefined();
  expect(questionOf(answers, "booking-tool-access")).toMatch(/exact address of your booking page/);
  expect(questionOf(clinic({ contentNotes: "No bookings over New Year." }), "booking-tool-access")).toBe("");
});

it("C-32.62 a laundry for holiday lets has no guests, and a price that one has to see bans none of the others", () => {
  const ids = asked({
    niche: "Launderette",
    goals: ["Book Appointments"],
    pages: ["Home", "Pricing"],
    description: "Service wash up to 7kg €15. Holiday lets we collect and drop back.",
    contentNotes: "Lets are 9 a set for one, the rest I'd have to see so no price.",
    contact: { country: "IE" },
  }).map(({ id }) => id);
  for (const id of ["stay-booking", "booking-stays", "conflict-prices-shown"]) expect(ids).not.toContain(id);
});
