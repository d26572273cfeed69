import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, asked, decided, find, questionOf } from "./asked.fixture.ts";
import { wantsNoBooking } from "./wishes.ts";

const ids = (answers: Answers): string[] => asked(answers).map(({ id }) => id);

describe("a question is asked only about its subject", () => {
  it.each<[string, string, Answers, Answers]>([
    [
      "C-32.1160 a turnaround is nothing that starts in a season",
      "coming-soon",
      { description: "Shirts in by noon, back next day, faster in winter." },
      { description: "We get a second boat next year, opening in June." },
    ],
    [
      "C-32.1161 who manages rented homes hires nothing out",
      "hire-terms",
      { niche: "Rental property management", description: "We let flats." },
      { niche: "Tool rental", description: "We lend drills." },
    ],
    [
      "C-32.1162 businesses in a list of customers are no places of the business",
      "places",
      { description: "We roast coffee. Hotels, bars, two dental clinics." },
      { description: "We cut hair. Two salons, one beside the station." },
    ],
    [
      "C-32.1163 evenings that cost nothing are no opening hours",
      "hours-which",
      { description: "We dance tango. First three evenings are free." },
      { description: "We dance tango. We are at the hall on Wednesdays." },
    ],
    [
      "C-32.1164 an answer of a bank is no consent of people who are shown",
      "open-consent",
      { contentNotes: "Perhaps a second van, the bank hasn't agreed." },
      { contentNotes: "Name Mrs Orr on the page, she hasn't agreed." },
    ],
    [
      "C-32.1165 the forms of an authority are not the form of the site",
      "form-recipient",
      {
        description: "Loft insulation. Subsidies exist, we help with the forms.",
        contact: { email: "a@loft.example", phone: "01632 960001" },
        pages: ["Home", "Contact"],
      },
      {
        description: "Loft insulation. The form should be short.",
        contact: { email: "a@loft.example", phone: "01632 960001" },
        pages: ["Home", "Contact"],
      },
    ],
    [
      "C-32.1166 WhatsApp among the members of a group is no way to reach it",
      "whatsapp",
      { contentNotes: "For the rota of the volunteers we already use WhatsApp." },
      { contentNotes: "People can ring or WhatsApp us." },
    ],
    [
      "C-32.1167 a minor of whom no picture is shown is not asked about",
      "people-unnamed",
      { description: "My nephew Col helps, he's 15, no pictures of him." },
      { description: "My nephew Col helps in the yard." },
    ],
    [
      "C-32.1168 lessons for one pupil at a time have no course dates",
      "trade-courses",
      { niche: "Piano school", description: "We teach music. One pupil at a time." },
      { niche: "Piano school", description: "We teach music." },
    ],
  ])("%s", (_, id, unasked, wanted) => {
    expect(ids(unasked)).not.toContain(id);
    expect(ids(wanted)).toContain(id);
  });

  it("C-32.1169 years in a trade and an area are no offers to ask about", () => {
    const description =
      "I trim hooves for riding schools in Ashby, Coalville and Ibstock. Been trimming 22 years, mostly ponies.";
    expect(ids({ description })).not.toContain("offers-open");
  });

  it("C-32.1170 who serves no households has no private customers to ask about", () => {
    const answers = {
      country: "GB",
      niche: "Commercial window cleaning",
      audience: "Landlords, cafes. Not households",
      description: "We clean windows. Shop fronts £20, plus VAT.",
      pages: ["Home", "Pricing"],
      contact: { country: "GB" },
    };
    expect(ids(answers)).not.toContain("offers-open");
    expect(ids(answers)).not.toContain("prices-consumers");
    expect(ids({ ...answers, audience: "Landlords, cafes, households" })).toContain("prices-consumers");
  });

  it("C-32.1171 a place among the services is not asked about as a service", () => {
    const answers = {
      pages: ["Home", "Services"],
      niche: "Dock builder",
      description: "docks and boat lifts, Parry Sound and lake country.",
    };
    expect(ids(answers)).not.toContain("services-covered");
  });

  it("C-32.1172 whether somebody who may leave is shown is asked with the team alone", () => {
    const answers = {
      pages: ["Home", "Team"],
      description: "I'm Petra Holm, and with me are Ada Lund and Ines, who does the books.",
      contentNotes: "Ines might leave in May so maybe leave her out.",
    };
    expect(ids(answers)).toContain("team-consent");
    expect(ids(answers)).not.toContain("open-plan");
    expect(find(answers, "team-consent")?.quotes).toContain(answers.contentNotes);
    expect(ids({ ...answers, pages: ["Home"] })).not.toContain("team-consent");
    expect(ids({ ...answers, pages: ["Home"] })).toContain("open-plan");
  });

  it("C-32.1173 a plan of which the client wants nothing said is not asked about", () => {
    const plan = "We are thinking of selling the big kiln.";
    expect(ids({ contentNotes: `${plan} So nothing about that please.` })).not.toContain("open-plan");
    expect(ids({ contentNotes: plan })).toContain("open-plan");
  });
});

describe("booking is asked about where people book", () => {
  const answers: Answers = {
    niche: "Mobile dog groomer",
    description: "I groom dogs at home. I'm on my own.",
    pages: ["Home", "Contact"],
    contact: { country: "GB", email: "a@dogs.example", phone: "07700 900123" },
  };
  const wants = { ...answers, goals: ["Book Appointments"] };

  it("C-32.1174 who doubts that customers want to book online is not asked for a tool or its terms", () => {
    const doubt = {
      ...answers,
      description: "Appointments for dog grooming at home. I'm on my own.",
      contentNotes: "My son says get online booking but I don't think owners want that.",
    };
    expect(ids(doubt).filter((id) => id.startsWith("booking-t"))).toEqual([]);
    expect(ids({ ...wants, contentNotes: "I want online booking." })).toContain("booking-tool");
  });

  it.each([
    ["If you are stuck in traffic, texting is fine.", true],
    ["For bookings a phone call is best.", false],
    ["Calling is fine for appointments.", false],
  ])("C-32.1266 beside '%s' it is open how people book: %s", (contentNotes, isOpen) => {
    const project = projectOf(onboardingSchema.parse({ formData: { ...answers, contentNotes } }), context);
    expect(wantsNoBooking(project)).toBe(!isOpen);
  });

  it.each(["We no longer do free home visits.", "Free site visits for pensioners."])(
    "C-32.1267 '%s' leaves the terms of a booking open",
    (contentNotes) => {
      expect(ids({ ...wants, contentNotes })).toContain("booking-terms");
    },
  );

  it("C-32.1175 a free visit has no deposit and no charge for who cancels", () => {
    expect(ids({ ...wants, contentNotes: "Home visit free, no pressure." })).not.toContain("booking-terms");
    expect(ids({ ...wants, contentNotes: "Home visits free over £100." })).toContain("booking-terms");
  });

  it("C-32.1176 work that is billed once a month has no terms of a booking", () => {
    expect(ids({ ...wants, contentNotes: "I bill the kennels at the end of each month." })).not.toContain(
      "booking-terms",
    );
    expect(ids({ ...wants, contentNotes: "I clip nails once a month." })).toContain("booking-terms");
  });

  it("C-32.1177 what a client tells of late cancelations is quoted and asked about exactly", () => {
    const told = "Two days notice or the session is charged.";
    const question = find(
      {
        ...wants,
        description: "Private training sessions. I'm on my own.",
        contentNotes: `To cancel: ${told}`,
      },
      "booking-terms",
    );
    expect(question?.question).toMatch(/illness.*give notice.*you have to cancel/);
    expect(question?.question).not.toMatch(/deposit/);
    expect(question?.quotes.join(" ")).toContain("session is charged");
  });
});

describe("the terms of a booking", () => {
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
});

describe("a showroom is no shop on the site", () => {
  const kitchens: Answers = {
    niche: "Kitchen doors",
    description: "Kitchen doors on show. We sell and fit kitchen doors.",
    pages: ["Home", "Products", "Contact"],
    goals: ["Sell Products"],
    contact: { country: "US", phone: "(802) 555-0101" },
  };

  it("C-32.1178 who fits what they sell is asked once if the site takes money, and nothing of parcels", () => {
    const found = ids(kitchens);
    expect(found).toContain("shop-online");
    for (const id of ["payment", "delivery", "returns"]) expect(found).not.toContain(id);
    expect(questionOf(kitchens, "shop-online")).toMatch(/pay for anything/);
  });

  it("C-32.1179 who also sells online is asked about payment and delivery", () => {
    const both = { ...kitchens, contentNotes: "Handles we sell online." };
    expect(ids(both)).toEqual(expect.arrayContaining(["payment", "delivery", "returns"]));
    expect(ids(both)).not.toContain("shop-online");
  });

  it("C-32.1180 no prices are asked for products whose prices the client wants off the site", () => {
    const never = { ...kitchens, contentNotes: "Don't show door prices, they change." };
    expect(questionOf(never, "product-data")).not.toMatch(/prices/);
    expect(questionOf(kitchens, "product-data")).toMatch(/prices/);
  });
});

describe("a price page that lists some prices", () => {
  it("C-32.1181 services without a price are named and hold up a price page that lists the others", () => {
    const answers = decided({
      niche: "Mobile barber",
      pages: ["Home", "Services", "Pricing"],
      description:
        "Fades, beard trims, hot towel shaves, kids cuts. Fades £18, kids cuts £12, hot towel shaves £20.",
      contact: { country: "GB" },
    });
    const question = find(answers, "prices-open");
    expect(question?.quotes).toContain("beard trims");
    expect(question?.quotes).not.toContain("Fades");
    expect(question?.blocks).toBe("page");
  });
});
