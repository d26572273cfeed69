import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { questionOf } from "./asked.fixture.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const asked = (formData: Answers) =>
  clarificationsOf(projectOf(onboardingSchema.parse({ formData }), context));
const find = (formData: Answers, id: string) => asked(formData).find((question) => question.id === id);
const terms = (formData: Answers): string => find(formData, "work-terms")?.question ?? "";

describe("the question about the terms of work", () => {
  it.each([
    ["Orthopaedic shoemaker", /bring, and how do they prepare/],
    ["Bookkeeper", /send you papers safely/],
    ["Driving school", /How long is a lesson/],
    ["Wedding photographer", /included and for how long/],
    ["Guided kayak tours", /where do they park/],
  ])("%s: customers ask what this way of working leaves open", (niche, question) => {
    expect(terms({ niche })).toMatch(question);
  });

  it("the trade decides, and where it says nothing the offers do", () => {
    const offers = [{ name: "Guided tours", what: "", price: "" }];
    expect(terms({ niche: "Driving school", offers })).toMatch(/How long is a lesson/);
    expect(terms({ niche: "Something unusual", offers })).toMatch(/where do they park/);
  });

  it.each(["Thatcher", "Accordion repair", "Bespoke furniture maker", "Dog grooming"])(
    "%s: who works to order agrees on the terms with each customer, and is not asked",
    (niche) => {
      expect(terms({ niche })).toBe("");
    },
  );

  it("asks nothing that the answers tell or another question asks", () => {
    const niche = "Wedding photographer";
    expect(terms({ niche })).toMatch(/How far do you travel.*pay beforehand.*change or cancel/);
    const description = "I travel within 60 miles. Half is due in advance.";
    expect(terms({ niche, description })).not.toMatch(/How far|pay beforehand/);
    expect(terms({ niche, goals: ["Book Appointments"] })).not.toMatch(/pay beforehand|change or cancel/);
  });

  it("is not asked of a shop that does no such work, of nobody, or beside a page for those who come first", () => {
    const goals: Answers["goals"] = ["Sell Products"];
    expect(terms({ niche: "Candle maker", goals })).toBe("");
    expect(terms({ niche: "Physiotherapy", goals })).not.toBe("");
    expect(terms({})).toBe("");
    expect(terms({ niche: "Physiotherapy", customPages: ["Your first visit"] })).toBe("");
  });
});

describe("questions about what no one else can know", () => {
  it("pictures of the business itself are asked for where the agency finds the others", () => {
    const answers: Answers = { pages: ["Home", "Portfolio"], aiImageSourcing: true };
    expect(find(answers, "own-pictures")).toMatchObject({ asks: "client", blocks: "page" });
    expect(find({ ...answers, aiImageSourcing: false }, "own-pictures")).toBeUndefined();
    expect(find({ ...answers, contentNotes: "I have photos of the shop." }, "own-pictures")).toBeUndefined();
    expect(find({ ...answers, pages: ["Home", "About"] }, "own-pictures")).toBeUndefined();
  });

  it.each([
    ["PT", /complaints book.*arbitration center/],
    ["AT", /wording of your trade license/],
    ["DE", /liability insurance.*arbitration board/],
    ["FR", /capital.*mediator/],
    ["IT", /REA number.*PEC/],
  ])("in %s the notice asks for its own entries", (country, question) => {
    expect(find({ pages: ["Home"], contact: { country } }, "notice-entries")?.question).toMatch(question);
  });

  it("entries for consumers are not asked of a business that serves companies alone", () => {
    const description = "We sell to businesses only.";
    const ofPortugal = (text: string) =>
      find({ pages: ["Home"], description: text, contact: { country: "PT" } }, "notice-entries");
    expect(ofPortugal("We sell tiles.")?.question).toMatch(/complaints book/);
    expect(ofPortugal(description)?.question).not.toMatch(/complaints book/);
    expect(find({ pages: ["Home"], contact: { country: "NL" } }, "notice-entries")).toBeUndefined();
  });

  it("prices without tax are asked about where consumers may read them", () => {
    const offers = [
      { name: "Repair", what: "", price: "€ 38 excl. VAT" },
      { name: "Check", what: "", price: "€ 20" },
    ];
    const inCountry = (country: string, description = "") =>
      find({ offers, description, contact: { country } }, "prices-consumers");
    expect(inCountry("NL")?.quotes).toEqual(["Repair: € 38 excl. VAT"]);
    expect(inCountry("US")).toBeUndefined();
    expect(inCountry("NL", "We sell to businesses only.")).toBeUndefined();
  });

  it("people who are named in passing are asked about, ancestors are not", () => {
    const people = (description: string) => find({ description }, "people-unnamed")?.quotes;
    expect(people("I work alone, with Joost on Thursdays.")).toEqual([
      "I work alone, with Joost on Thursdays.",
    ]);
    expect(people("My grandfather Guerrino laid floors and my father ground them.")).toBeUndefined();
    expect(people("I am open, with Clover on Thursdays.")).toBeUndefined();
  });

  it("works are asked for with the pictures, or alone where the agency finds the others", () => {
    const pages: Answers["pages"] = ["Home", "Portfolio"];
    const ids = (aiImageSourcing: boolean) => asked({ pages, aiImageSourcing }).map(({ id }) => id);
    expect(ids(false)).toContain("pictures");
    expect(ids(false)).not.toContain("portfolio");
    expect(ids(true)).toContain("portfolio");
    expect(find({ pages }, "pictures")?.question).toMatch(/of each piece of work/);
  });

  it.each([
    ["We deliver to nine cafes and two nursing homes.", false],
    ["We run two nursing homes.", true],
  ])("'%s' names the customers' profession or the own: asked %s", (description, isAsked) => {
    const answers: Answers = { pages: ["Home"], niche: "Bread", description, contact: { country: "IE" } };
    expect(find(answers, "profession") !== undefined).toBe(isAsked);
  });

  it.each([
    [
      "For schools I try to be there inside 5 working days and I'll lend a controller if I've got one on the shelf.",
      ["words-waiting"],
    ],
    ["Stairs are kind of my thing, people say.", ["left-out"]],
  ])("whether '%s' only waits for the client's yes is told by the question: %s", (description, ids) => {
    const quoting = asked({ niche: "Net maker", description }).filter(({ quotes }) =>
      quotes.includes(description),
    );
    expect(quoting.map(({ id }) => id)).toEqual(ids);
  });
});

describe("questions about incomplete details", () => {
  it.each([
    ["time-counted", "Waiting time now is about four months."],
    ["time-counted", "A normal repair is about two weeks."],
    ["deadline-holds", "Same day if you order by 1 pm."],
    ["deadline-holds", "Communion orders close on the 20th April."],
    ["booked-out", "November is already full."],
  ])("'%s' is asked of '%s' and quotes it", (id, description) => {
    expect(find({ description }, id)?.quotes).toEqual([description]);
  });

  it.each([
    ["time-counted", "We reply within two days."],
    ["time-counted", "It takes three weeks from the day of your order."],
    ["deadline-holds", "The website should be ordered by Monday."],
    ["booked-out", "The page should show when a week is full."],
  ])("'%s' is not asked of '%s'", (id, description) => {
    expect(find({ description }, id)).toBeUndefined();
  });

  it("whether an address is somebody's home is asked of those who go to their customers", () => {
    const home = (niche: string, contact: Answers["contact"]) =>
      find({ niche, contact: { country: "SE", ...contact } }, "address-home") !== undefined;
    expect(home("Electrician", { address: "14 Low Lane, York YO1 7AA", country: "GB" })).toBe(true);
    // The question about a short address asks whether it may be shown.
    expect(home("Electrician", { address: "Sidsjo 140, Bracke" })).toBe(false);
    expect(home("Electrician", { address: "Unit 4, Sidsjo" })).toBe(false);
    expect(home("Electrician", { address: "Sidsjo 140", openingHours: "Mon-Fri 9-5" })).toBe(false);
    expect(home("Hairdresser", { address: "Sidsjo 140, Bracke" })).toBe(false);
  });

  it("who teaches children is asked how people are checked, who posts food under which registration", () => {
    expect(find({ niche: "Maths tuition", audience: "pupils" }, "child-protection")).toBeDefined();
    expect(find({ niche: "Driving school", audience: "pupils" }, "child-protection")).toBeUndefined();
    const tempeh: Answers = { niche: "Tempeh maker, food", goals: ["Sell Products"] };
    expect(
      find({ ...tempeh, description: "We send fresh tempeh by courier." }, "food-registration"),
    ).toBeDefined();
    expect(find({ ...tempeh, description: "Come to our shop." }, "food-registration")).toBeUndefined();
  });

  it("a shop that posts its goods is asked for delivery, whatever it offers besides", () => {
    const shop = (description: string) =>
      find({ pages: ["Home", "About"], goals: ["Sell Products"], description }, "delivery") !== undefined;
    expect(shop("Courses in our studio, £20.")).toBe(false);
    expect(shop("Courses in our studio, £20, and clay by post.")).toBe(true);
  });
});

it("C-32.853 levels and the hours of somebody alone are asked once", () => {
  const tutor = (description: string, onlyForUs = "") =>
    questionOf(
      { niche: "Chemistry tutor", pages: ["Home", "Contact"], description, onlyForUs },
      "work-terms",
    );
  expect(tutor("I teach chemistry.")).toMatch(/days.*ages and levels/);
  expect(tutor("I teach GCSE chemistry.")).not.toMatch(/ages and levels/);
  expect(tutor("I teach chemistry.", "Weekday slots 4-8pm, not on the site")).not.toMatch(/On which days/);
});

it.each([
  ["wedding dress alterations", false],
  ["wedding cakes", false],
  ["wedding photographer", true],
  ["wedding band", true],
])("C-32.1009 of %s travel and power at the place are asked about: %s", (niche, isAsked) => {
  const answers: Answers = { niche, pages: ["Home", "Contact"], description: "We love weddings." };
  expect(/at the place/.test(questionOf(answers, "work-terms"))).toBe(isAsked);
});

it("C-32.1071 nobody travels to customers who come to the owner's own room", () => {
  const florist: Answers = { niche: "florist for weddings", pages: ["Home"], description: "I tie flowers." };
  expect(questionOf(florist, "work-terms")).toMatch(/How far do you travel\?.*at the place/);
  const atHome = { ...florist, description: "I tie flowers. I work from a shed behind my house." };
  expect(questionOf(atHome, "work-terms")).not.toMatch(/travel|at the place/);
});

it.each<[string, Answers["offers"]]>([
  ["Dog training", [{ name: "Puppy visit" }, { name: "Behaviour consultation" }]],
  ["Home cleaning agency", []],
  ["cakes for weddings", [{ name: "Tasting set" }, { name: "Two tiers" }]],
  ["Garden nursery", []],
  ["Travel adviser", []],
  ["Surf shop", []],
  ["Chartered engineer", []],
])("%s gets no terms of another trade", (niche, offers) => {
  expect(questionOf({ niche, offers, pages: ["Home", "Contact"] }, "work-terms")).not.toMatch(
    /papers safely|pregnancy|at the place|Whom do you not treat/,
  );
});

it.each(["Tax consultant", "Insurance broker", "Translator", "Customs agent"])(
  "%s is asked for the papers of clients",
  (niche) => {
    expect(questionOf({ niche, pages: ["Home"] }, "work-terms")).toMatch(/papers safely/);
  },
);

it("who leads classes and treats nobody is asked what participants need, not about referrals", () => {
  const studio = {
    niche: "Pilates studio. No physiotherapy!",
    description: "Small groups.",
    pages: ["Home", "Contact"],
  };
  expect(questionOf(studio, "work-terms")).toMatch(/bring or wear.*beginners/i);
  expect(questionOf(studio, "work-terms")).not.toMatch(/referral|doctor/);
  expect(questionOf(studio, "patient-data")).toBe("");
  expect(questionOf({ ...studio, niche: "Physiotherapy and Pilates" }, "work-terms")).toMatch(/referral/);
});

it("a driving instructor is asked as one of pupils, a funeral celebrant about no power or parking", () => {
  const text = questionOf(
    {
      niche: "Driving lessons",
      description: "I'm Ailsa. I teach in Perth. A pupil stalled once and we sat there.",
    },
    "work-terms",
  );
  expect(text).toMatch(/pupils/);
  expect(text).not.toMatch(/each teacher|subjects|term/);
  expect(questionOf({ niche: "Funeral celebrant", description: "I lead ceremonies." }, "work-terms")).toBe(
    "",
  );
  expect(questionOf({ niche: "Wedding celebrant", description: "I lead ceremonies." }, "work-terms")).toMatch(
    /power, space/,
  );
});
