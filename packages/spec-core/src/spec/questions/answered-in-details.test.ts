import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const asked = (formData: Answers) =>
  clarificationsOf(projectOf(onboardingSchema.parse({ formData }), context));
const idsOf = (formData: Answers): string[] => asked(formData).map(({ id }) => id);
const quotesOf = (formData: Answers, id: string): readonly string[] =>
  asked(formData).find((question) => question.id === id)?.quotes ?? [];
const onPage = (name: string, answers: Answers = {}): string | undefined =>
  asked({ pages: ["Home"], customPages: [name], ...answers }).find(({ about }) => about === name)?.question;

describe("questions about details that the answers tell", () => {
  it("an address that is typed in two lines and told in a sentence is one place", () => {
    const contact = { address: "218 Wells Road\nBristol BS4 2AX", country: "GB" };
    const idsAt = (street: string): string[] =>
      idsOf({ contact, pages: ["Contact"], description: `The office is at ${street}, Bristol BS4 2AX.` });
    expect(idsAt("218 Wells Road")).not.toContain("address-which");
    expect(idsAt("9 Park Street")).toContain("address-which");
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

  it.each([
    ["Used car check", /What does this service include/],
    ["Home visits", /What does this service include/],
    ["Used cars", /each entry on this list/],
    ["Wine club", /join or subscribe/],
    ["Wine list", /Which dishes and drinks/],
    ["Parents' login", /Where do people log in/],
    ["Donate goods", /what is taken \(and what not/],
  ])("a page '%s' is asked for what its kind holds", (name, question) => {
    expect(onPage(name)).toMatch(question);
  });

  it("goods given bring no provider of payments, and a login that is only linked no accounts", () => {
    expect(idsOf({ customPages: ["Donate goods"] })).not.toContain("donations");
    expect(idsOf({ customPages: ["Donate"] })).toContain("donations");
    const customPages = ["Parents' login"];
    expect(idsOf({ customPages, contentNotes: "Parents' login is Famly, just a link." })).not.toContain(
      "members",
    );
    expect(idsOf({ customPages })).toContain("members");
  });

  it.each([
    "Tenants pay a holding deposit capped at one week's rent.",
    "For tenants: a deposit of five weeks' rent and no fees.",
  ])("nor does a tenancy's deposit in '%s'", (sentence) => {
    const description = `We let homes in Bristol. ${sentence}`;
    expect(idsOf({ description, contact: { country: "GB" } })).not.toContain("deposit");
  });

  it("languages that the notes list are quoted with the question about them", () => {
    const notes = "German and Turkish please.";
    expect(quotesOf({ contentNotes: notes }, "language")).toEqual([notes]);
    expect(quotesOf({ contentNotes: "German and Turkish people come here." }, "language")).toEqual([]);
  });

  it("a quarrel, a manner of speaking and who took the photos name nobody to be shown", () => {
    for (const description of [
      "My brother and I are in a dispute about the lower block.",
      "No Sundays, my wife will kill me.",
      "My daughter took photos with her phone.",
    ])
      expect(quotesOf({ description }, "people-unnamed")).toEqual([]);
    expect(quotesOf({ description: "My daughter teaches the small ones." }, "people-unnamed")).not.toEqual(
      [],
    );
  });
});

it.each([
  ["conflict-number", "The dome is blown up in about 20 minutes. A show takes 25 minutes."],
  ["places", "Nearly all the beef is from four farms within 12 miles."],
  ["claims", "Don't say organic, it isn't."],
  ["guarantee", "We don't do a grade guarantee."],
  ["form-fields", "Nobody is going to fill out a form with a flooded basement."],
  ["video", "The kids watch a film in the meantime."],
  ["profession", "Our customers are architects and hospitals."],
  ["customers-cover", "We alter skirts and zips, and catch moles."],
  ["logo-vector", "One block from 490 €, logo in ice +80."],
])("'%s' is not asked of '%s'", (id, description) => {
  expect(idsOf({ pages: ["Home"], description })).not.toContain(id);
});

it.each([
  ["colors-chosen", "No photos of red fly agaric!!"],
  ["testimonials", "I can't have patient testimonials because of the regulator."],
])("'%s' is not asked of the note '%s'", (id, contentNotes) => {
  expect(idsOf({ pages: ["Home"], contentNotes })).not.toContain(id);
});

it("guests at a table and people who are named beside a number are no staff", () => {
  const shop = (description: string): string[] =>
    idsOf({ goals: ["Sell Products"], pages: ["Home"], description, contact: { country: "EE" } });
  expect(shop("My wife and I grow mushrooms. Courses for max 12 people.")).not.toContain(
    "accessibility-duty",
  );
  expect(shop("We are 12 people.")).toContain("accessibility-duty");
});
