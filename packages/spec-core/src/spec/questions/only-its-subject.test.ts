import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, asked, find, questionOf } from "./asked.fixture.ts";
import { wantsNoBooking } from "./wishes.ts";

const ids = (answers: Answers): string[] => asked(answers).map(({ id }) => id);

describe("a question is asked only about its subject", () => {
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
