import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { buildSpec } from "../build-spec.ts";
import { context } from "../forms.fixture.ts";

const specOf = (formData: NonNullable<OnboardingInput["formData"]>) =>
  buildSpec(onboardingSchema.parse({ formData }), context);

it.each([
  [
    "one driving instructor",
    {
      niche: "Driving lessons",
      description: "I teach people to drive in Whangarei. Lessons are 60 min.",
      goals: ["Book Appointments", "Build Community"],
    },
    /forum|reschedul|reminder|course overview|enrollment/i,
  ],
  [
    "a toy library",
    {
      niche: "toy lending",
      description: "We lend toys. All volunteers.",
      goals: ["Educational Content", "Build Community"],
    },
    /forum|lessons or guides|video/i,
  ],
])("far-reaching features follow from no goal alone: %s", (_name, answers, far) => {
  expect(specOf(answers).projectRequirements.scope.features.join()).not.toMatch(far);
});

it("far-reaching features are proposed where the client speaks of such a thing", () => {
  const { features } = specOf({
    niche: "Language school",
    description: "Courses at six levels. People enrol in September. Reminders would be good.",
    goals: ["Book Appointments"],
  }).projectRequirements.scope;
  expect(features.join()).toMatch(/reminder e-mails.*Course overview.*Enrollment form/);
});

describe("features of the trade", () => {
  it.each([
    [
      "a helper with papers",
      { niche: "help with paperwork for foreigners", description: "NIE, TIE card, health card." },
    ],
    [
      "goats for hire",
      {
        niche: "goats for hire",
        description:
          "We rent out goats. They eat blackberry and ivy on slopes you can't get a mower on. We put up the electric fence, drop em off and haul em home.",
        audience: "homeowners with a hill, the city, vineyards",
      },
    ],
  ])("follow from no weak guess: %s", (_name, answers) => {
    const { businessInfo, projectRequirements, recommendations, legalAndCompliance } = specOf(answers);
    expect(businessInfo.industryConfidence).toBeLessThan(0.5);
    const said = JSON.stringify([
      projectRequirements.scope.features,
      recommendations.niche,
      legalAndCompliance.industryNotes,
    ]);
    expect(said).not.toMatch(/emergency|listings|filters|photo upload|details of health|insurance/i);
  });

  it("follow from a sure one, without what plain files cannot do", () => {
    const roofer = {
      niche: "Roofing contractor",
      description: "Roofs, gutters and chimneys. Insured. Send us photos for a price.",
    };
    const features = (goals: string[]) => specOf({ ...roofer, goals }).projectRequirements.scope.features;
    expect(features([])).toContain("Accreditations and insurance");
    expect(features([]).join()).not.toContain("upload");
    expect(features(["Generate Leads"])).toContain("Quote request with photo upload");
  });
});

describe("the technology follows what is asked for, not the goals alone", () => {
  const backendOf = (formData: NonNullable<OnboardingInput["formData"]>) => {
    const { technology, hosting } = specOf({ pages: ["Home", "Contact"], ...formData });
    return `${technology.approach}: ${[...technology.backend, ...hosting.suggestedStack.hosting].join("; ")}`;
  };

  it("dates that are asked for and confirmed by phone need a form, and no calendar or database", () => {
    const asking = backendOf({
      niche: "Physiotherapist",
      goals: ["Book Appointments"],
      contentNotes: "Patients request an appointment online. We confirm by phone or WhatsApp.",
    });
    expect(asking).toMatch(/^static-with-services: Form service/);
    expect(asking).not.toMatch(/calendar|database/);
    expect(backendOf({ niche: "Physiotherapist", goals: ["Book Appointments"] })).toMatch(/calendar/);
  });

  it("orders that are collected and paid at the counter need no payment provider", () => {
    const order = { niche: "Bakery", goals: ["Sell Products"] };
    const collected = backendOf({
      ...order,
      contentNotes: "Pre-order form, pick the loaf, pick the day, pay at the counter.",
      description: "Bread. Pick up only.",
    });
    expect(collected).toMatch(/Form service/);
    expect(collected).not.toMatch(/payment|database/);
    expect(backendOf({ ...order, description: "We send bread by post." })).toMatch(/payment/);
  });

  it("a trade that explains something needs no video host unless it speaks of videos", () => {
    const explains = { niche: "Septic tank pumping", goals: ["Educational Content"] };
    expect(backendOf(explains)).not.toMatch(/Video/);
    expect(backendOf({ ...explains, contentNotes: "We have three videos." })).toMatch(/Video/);
  });

  it.each([
    ["Projects or listings with filters", { niche: "Plumber", description: "Boilers and leaks." }],
    ["Table or room inquiry", { niche: "Sourdough bakery", description: "Bread and pies." }],
    [
      "Shopping cart and checkout by a payment provider",
      {
        niche: "Bakery",
        goals: ["Sell Products"],
        contentNotes: "Pre-order form, pay at the counter.",
        description: "Pick up only.",
      },
    ],
    [
      "Events or forum for members",
      {
        niche: "Wine shop",
        goals: ["Build Community"],
        description: "Tasting evenings and events for everybody.",
      },
    ],
    [
      "Menu as text, with allergens and prices",
      { niche: "Birthday cakes", description: "Birthday cakes, made at home." },
    ],
    [
      "Opening hours, map and directions",
      { niche: "Birthday cakes", description: "Cakes to order. No walk-ins please." },
    ],
    [
      "Opening hours, map and directions",
      {
        niche: "Birthday cakes",
        description: "Cakes to order.",
        contentNotes: "Please don't put my street address on it, it's my home.",
      },
    ],
    [
      "Quote request with photo upload",
      {
        niche: "Roofing contractor",
        goals: ["Generate Leads"],
        description: "Roofs. I don't need anything fancy.",
      },
    ],
    [
      "Service area with a map",
      { niche: "Roofing contractor", description: "Roofs.", contentNotes: "Just a simple website please." },
    ],
    [
      "Table or room inquiry",
      { niche: "Italian restaurant", description: "40 seats. We don't take online bookings." },
    ],
    [
      "Menu as text, with allergens and prices",
      {
        niche: "Thai restaurant",
        description: "Curries.",
        contentNotes: "Please don't put the prices on yet.",
      },
    ],
    [
      "Course overview with dates, levels and fees",
      { niche: "Guitar teacher", description: "Lessons are one to one, in term time." },
    ],
    [
      "Enrollment form",
      { niche: "Guitar teacher", description: "One-to-one lessons. There is a waiting list." },
    ],
    [
      "Quote request",
      {
        niche: "Dog walker",
        description: "Walks for dogs.",
        offers: [{ name: "Walk", what: "", price: "£12" }],
      },
    ],
  ])("C-18.920 %s is not proposed to who has no such thing", (feature, answers) => {
    expect(specOf(answers).projectRequirements.scope.features).not.toContain(feature);
  });

  it.each([
    [
      "Projects or listings with filters",
      { niche: "Estate agent", description: "Properties for sale and to let." },
    ],
    ["Table or room inquiry", { niche: "Restaurant", description: "We have twelve tables." }],
    [
      "Events or forum for members",
      { niche: "Wine shop", goals: ["Build Community"], description: "Tastings for members." },
    ],
    [
      "Menu as text, with allergens and prices",
      { niche: "Thai restaurant", description: "Curries. Prices include rice." },
    ],
    [
      "Service area with a map",
      {
        niche: "Roofing contractor",
        description: "Roofs, from a simple repair to a fancy dome. We cover Devon and Somerset.",
      },
    ],
    ["Opening hours, map and directions", { niche: "Bakery", description: "Bread. Come in any morning." }],
    [
      "Table or room inquiry",
      { niche: "Italian restaurant", description: "40 seats. Book online or by phone." },
    ],
    [
      "Course overview with dates, levels and fees",
      { niche: "Guitar teacher", description: "One-to-one lessons and classes for groups." },
    ],
    [
      "Quote request",
      {
        niche: "Dog walker",
        description: "Ask for a quote for two dogs.",
        offers: [{ name: "Walk", what: "", price: "£12" }],
      },
    ],
  ])("C-18.921 %s is proposed to who has it", (feature, answers) => {
    expect(specOf(answers).projectRequirements.scope.features).toContain(feature);
  });
});
