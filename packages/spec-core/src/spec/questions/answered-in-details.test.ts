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

  it.each([
    ["The counter is open 9-1 on weekdays.", false],
    ["We want a visitor counter.", true],
  ])("a counter where customers are served is no function of the site: '%s'", (contentNotes, isAsked) => {
    expect(idsOf({ contentNotes }).includes("functions-named")).toBe(isAsked);
  });

  it("whether donors are thanked by name is not about the site's name", () => {
    expect(idsOf({ contentNotes: "Thank donors by name? Not decided." })).not.toContain("open-name");
    expect(idsOf({ contentNotes: "We have not decided what the shop is called." })).toContain("open-name");
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

  it("the deposit of a tenancy and a number to ring out of hours leave nothing to ask", () => {
    const lets =
      "We let homes in Bristol, with a holding deposit of one week. Out of hours ring 0117 496 0911.";
    expect(idsOf({ description: lets, contact: { country: "GB" } })).not.toContain("deposit");
    expect(quotesOf({ description: lets, contact: { country: "GB" } }, "prices-open")).toEqual([]);
  });

  it.each([
    "Tenants pay a holding deposit capped at one week's rent.",
    "For tenants: a deposit of five weeks' rent and no fees.",
  ])("nor does a tenancy's deposit in '%s'", (sentence) => {
    const description = `We let homes in Bristol. ${sentence}`;
    expect(idsOf({ description, contact: { country: "GB" } })).not.toContain("deposit");
  });

  it("a sentence that leaves two things open is quoted once", () => {
    const sentence = "Discount for pensioners and extra charge at weekends.";
    expect(quotesOf({ description: `Full clean £20. ${sentence}` }, "prices-open")).toEqual([sentence]);
  });

  it("a remark about others is no offer to be asked about", () => {
    const description =
      "We are a vet practice in Kibworth, Leicestershire. A rival has offered to buy us out and we said no, twice.";
    expect(quotesOf({ description }, "offers-open").join("\n")).not.toContain("rival");
  });

  it("languages that the notes list are quoted with the question about them", () => {
    const notes = "German and Turkish please.";
    expect(quotesOf({ contentNotes: notes }, "language")).toEqual([notes]);
    expect(quotesOf({ contentNotes: "German and Turkish people come here." }, "language")).toEqual([]);
  });

  it("an address, a profile, a fee or what is not done is no offer to be told more of", () => {
    const contact = { country: "GB" };
    const description =
      "Repairs of cars. We don't do gearboxes and body work. The workshop is at 12 Venlo Street, York YO1 7AA, with the bus stop outside. Pads, discs and alternators fitted. Tyres, exhausts and clutches for vans.";
    expect(quotesOf({ description, contact }, "offers-open")).toEqual([
      "Pads, discs and alternators fitted.",
      "Tyres, exhausts and clutches for vans.",
    ]);
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
  [
    "functions-named",
    "Usual waiting time is ten to twelve weeks. The rest of the year it's the auction in Mississauga.",
  ],
  ["places", "Nearly all the beef is from four farms within 12 miles."],
  ["claims", "Don't say organic, it isn't."],
  ["guarantee", "We don't do a grade guarantee."],
  ["dates-which", "I am away the last two weeks of September every year."],
  ["form-fields", "Nobody is going to fill out a form with a flooded basement."],
  ["offers-open", "We make soap. Parking at the back. You get a written estimate before I start."],
  ["video", "The kids watch a film in the meantime."],
  ["offers-open", "We keep worms. Sending on Monday and Tuesday only. Not in frost!"],
  ["functions-named", "There is a waiting list, at the moment about ten weeks."],
  ["profession", "Our customers are architects and hospitals."],
  ["functions-named", "There's a waiting list, usually ten weeks or so."],
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

it.each([
  ["colors-chosen", "Dark green and cream please.", true],
  ["colors-chosen", "Our red kettle is famous.", false],
  ["limits", "We close three weeks in August.", true],
  ["confirm-hours", "Visits by appointment only.", false],
  ["confirm-hours", "Open March to October, in winter by appointment.", true],
  ["hours-which", "Nadia works here four days a week.", false],
  ["hours-which", "We are at the hall on Wednesdays.", true],
])("'%s' is asked of the note '%s': %s", (id, contentNotes, isAsked) => {
  expect(idsOf({ pages: ["Home"], contentNotes }).includes(id)).toBe(isAsked);
});

it("a day between those of the opening hours is not asked for, unless something takes place on it", () => {
  const onDay = (description: string) =>
    idsOf({ pages: ["Home"], description, contact: { openingHours: "Mon-Fri 9-5" } }).includes("hours-which");
  expect(onDay("We are in the hall on Wednesdays.")).toBe(false);
  expect(onDay("There is a quiz on Wednesdays.")).toBe(true);
});
