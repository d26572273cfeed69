import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultTheme } from "../color/default-theme.ts";
import type { Fact } from "../content/fact.ts";
import { type Onboarding, type OnboardingInput, onboardingSchema } from "../onboarding/schema.ts";
import { clarificationsOf } from "./clarifications.ts";
import { anyForm, context } from "./forms.fixture.ts";
import { projectOf } from "./project.ts";
import type { Clarification } from "./questions/clarification.ts";
import { scenarios } from "./questions/scenarios.fixture.ts";
import { detailScenarios } from "./questions/scenarios-details.fixture.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const formOf = (formData: Answers, rest: OnboardingInput = {}): Onboarding =>
  onboardingSchema.parse({ ...rest, formData });

const asked = (formData: Answers, rest?: OnboardingInput): Clarification[] =>
  clarificationsOf(projectOf(formOf(formData, rest), context));

const idsOf = (questions: readonly Clarification[]): string[] => questions.map(({ id }) => id);

const fact = (kind: Fact["kind"], text: string, more: Partial<Fact & { isConfirmed: boolean }> = {}) => ({
  id: `${kind} ${text}`,
  kind,
  field: "description" as const,
  text,
  value: text,
  about: "",
  start: 0,
  end: 1,
  proposal: "print" as const,
  isConfirmed: false,
  isDecided: more.isConfirmed === true,
  ...more,
});

/** The questions of a form in whose texts these facts were recognised. */
function askedWith(facts: readonly ReturnType<typeof fact>[], formData: Answers = {}): Clarification[] {
  const project = projectOf(formOf(formData), context);
  return clarificationsOf({ ...project, words: { ...project.words, statements: [], facts } });
}

describe("clarifications", () => {
  it.each([...scenarios, ...detailScenarios])("C-32.1 %s", (_name, answers, wanted, needless) => {
    const ids = idsOf(asked(answers));
    for (const id of wanted.split(" ").filter(Boolean)) expect(ids).toContain(id);
    for (const id of needless.split(" ").filter(Boolean)) expect(ids).not.toContain(id);
  });

  it.each<[string, Answers, OnboardingInput?]>([
    ["contact-details", { contact: { phone: "01234 567890", address: "1 Mill Lane" }, pages: ["Home"] }],
    ["country", { contact: { country: "IE" } }],
    ["services-list", { pages: ["Home", "Services"], offers: [{ name: "Cut", what: "", price: "" }] }],
    ["prices-missing", { pages: ["Home", "Pricing"], offers: [{ name: "Cut", what: "", price: "30" }] }],
    [
      "registration",
      {
        legalForm: "Ltd",
        registrationNumber: "01234567, VAT GB 123 4567 89",
        contact: { country: "GB" },
        pages: ["Home"],
      },
    ],
    ["profession", { niche: "Solicitor", registrationNumber: "SRA 654321" }],
    [
      "form-recipient",
      {
        pages: ["Home", "Contact"],
        contact: { email: "a@b.example" },
        description: "We answer within 24 hours; we reply within a day.",
      },
    ],
    ["audience", { description: "We tune pianos in homes and schools." }],
    ["sign-off", { description: "We tune pianos." }],
    ["logo", {}, { uploadedFiles: [{ id: "1", name: "logo.svg", type: "logo", size: 1 }] }],
    ["language", { contact: { country: "US" } }],
  ])("C-32.2 no question %s where the answers settle it", (id, answers, rest) => {
    expect(idsOf(asked(answers, rest))).not.toContain(id);
    expect(idsOf(asked({ pages: answers.pages ?? [], niche: answers.niche ?? "" })).length).toBeGreaterThan(
      0,
    );
  });

  it("C-32.2 nothing is asked whose answer changes nothing", () => {
    const ids = idsOf(asked({}));
    for (const id of ["competitors", "business-size", "social-media", "nda"]) expect(ids).not.toContain(id);
  });

  it("C-32.3 what blocks the launch comes first, then what blocks a page, and optional questions last", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const order = clarificationsOf(projectOf(form, context)).map(({ blocks }) =>
          ["launch", "page", "nothing"].indexOf(blocks),
        );
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }),
      { numRuns: process.env.TEST_FULL ? 50 : 20 },
    );
  });

  it("C-32.3 every question has its own id, and no word of the client's in it", () => {
    const client = "Zwxq";
    const answers: Answers = {
      businessName: client,
      description: `${client} online booking, ${client} newsletter. ${client} shop with paypal`,
      customPages: [client, `${client} events`],
      pages: ["Home", "Contact"],
    };
    const questions = asked(answers);
    expect(new Set(idsOf(questions)).size).toBe(questions.length);
    for (const { question } of questions) expect(question).not.toContain(client);
    expect(questions.some(({ quotes }) => quotes.join().includes(client))).toBe(true);
  });

  it.each([
    ["Tasting evenings", /dates and places, times, prices/],
    ["Menu", /dishes and drinks/],
    ["Yoga classes", /courses or classes/],
    ["Press kit", /press use/],
    ["Holiday cottages", /rooms or houses/],
    ["Terms and conditions", /lawyer has checked/],
    ["Our history", /years, people/],
  ])("C-32.4 the page %j gets a question of its kind, that names it", (name, question) => {
    const found = asked({ pages: ["Home"], customPages: [name] }).find(({ about }) => about === name);
    expect(found?.question).toMatch(question);
    expect(found?.path).toBe("siteStructure.pages.1.purpose");
  });

  it("C-32.4 the question about a page that the answers mention quotes the client's words", () => {
    const description = "Tastings are on the first Friday, twelve people.";
    const customPages = ["Tasting evenings", "Booking", "Wobble"];
    const questions = asked({ pages: ["Home"], customPages, description });
    expect(questions.find(({ about }) => about === "Tasting evenings")?.quotes).toEqual([description]);
    expect(questions.find(({ about }) => about === "Wobble")?.quotes).toEqual([]);
    // The questions on booking cover what it needs.
    expect(questions.map(({ about }) => about)).not.toContain("Booking");
  });

  const shopFor = (description: string) =>
    asked({ goals: ["Sell Products"], pages: ["Home", "About"], customPages: ["Workshops"], description });

  it.each<[string, string, RegExp, RegExp | null]>([
    ["delivery", "We make soap.", /where to.*carrier.*cost.*picked up/, null],
    [
      "delivery",
      "Ships anywhere in the US, free over $75. Pickup on Fridays.",
      /below the limit.*at what hours/,
      /where to/,
    ],
    [
      "page-workshops",
      "Workshops: 2 hrs, $65 each, max 8 people.",
      /minimum age.*to cancel/,
      /how long|price/,
    ],
    [
      "old-site",
      "The old site is fossgate.example, nobody has the password.",
      /stand beside it\? Which of its pages/,
      /login/,
    ],
    ["about", "We are a family business.", /when did you start/, /free of charge/],
  ])("C-32.12 %s asks for what is open beside %j alone", (id, description, open, answered) => {
    const question = shopFor(description).find((found) => found.id === id)?.question;
    expect(question).toMatch(open);
    if (answered) expect(question).not.toMatch(answered);
  });

  it("C-32.13 a page's question quotes no sentence that shares a word by chance or is secret", () => {
    const questions = asked({
      pages: ["Home"],
      customPages: ["Second-hand bikes"],
      description:
        "We sell second hand bikes. The old site is fossgate-bikes.example, lost in the divorce. My landlord must never hear of the bikes.",
    });
    expect(questions.find(({ about }) => about !== "")?.quotes).toEqual(["We sell second hand bikes."]);
  });

  it("C-32.14 colors told in words are asked about while the form holds other ones", () => {
    const answers = { contentNotes: "Dark green please." };
    expect(idsOf(asked({}))).not.toContain("colors-chosen");
    expect(idsOf(asked(answers))).toContain("colors-chosen");
    expect(idsOf(asked(answers, { themeColors: { ...defaultTheme, h3: "#123456" } }))).not.toContain(
      "colors-chosen",
    );
  });

  it("C-32.15 a sentence about somebody leaving is quoted for the agency and is in no question", () => {
    const facts = [fact("person", "Fabian Kuhn"), fact("person", "Mira Osterholt")];
    const description = "Fabian leaves in summer but he did not tell the patients.";
    const project = projectOf(formOf({ pages: ["Home", "Team"], description }), context);
    const questions = clarificationsOf({ ...project, words: { ...project.words, facts } });
    expect(questions.find(({ id }) => id === "team-consent")?.quotes).toContain(description);
    for (const { question } of questions) expect(question).not.toMatch(/leav|Fabian/);
  });

  it("C-32.5 a plain brochure site has at most twelve questions", () => {
    const questions = asked(
      {
        businessName: "Oak & Ash",
        niche: "Carpenter",
        description: "We build oak tables.",
        audience: "Families",
        goals: ["Share Information"],
        pages: ["Home", "About", "Services", "Contact"],
        timeline: "ASAP",
        budget: "Under $1,000",
        tone: "Modern",
        contentStyle: "Casual",
        aiContentCreation: true,
        aiImageSourcing: true,
        hostingHelp: true,
      },
      { layoutSections: { hero: true, services: true, contact: true } },
    );
    expect(questions.length).toBeLessThanOrEqual(12);
  });

  it("C-32.7 recognised facts are asked about once, in the client's own words", () => {
    const questions = askedWith(
      [fact("phone", "01234 567890"), fact("email", "a@b.example"), fact("price", "30", { about: "Cut" })],
      { pages: ["Home"] },
    );
    const quotesOf = (id: string) => questions.find((question) => question.id === id)?.quotes;
    expect(quotesOf("words-waiting")).toEqual(["01234 567890", "a@b.example"]);
    expect(quotesOf("prices-current")).toEqual(["Cut: 30"]);
    expect(idsOf(questions)).not.toContain("contact-details");
  });

  it("C-32.7 what is confirmed, dropped or private is not asked about", () => {
    const questions = askedWith(
      [
        fact("phone", "01234 567890", { isConfirmed: true }),
        { ...fact("email", "a@b.example"), isDecided: true },
        fact("address", "9 Back Lane", { proposal: "keep" }),
      ],
      { pages: ["Home"] },
    );
    expect(idsOf(questions)).not.toContain("words-waiting");
  });

  it("C-32.8 what contradicts itself is asked: two numbers, two addresses, two prices of one thing", () => {
    const ids = idsOf(
      askedWith([
        fact("phone", "01234 567890"),
        fact("phone", "01234 567891"),
        fact("address", "1 Mill Lane"),
        fact("address", "2 Mill Lane"),
        fact("price", "30", { about: "Cut" }),
        fact("price", "35", { about: "cut" }),
      ]),
    );
    expect(ids).toEqual(expect.arrayContaining(["phone-first", "address-which", "prices-differ"]));
    expect(ids).not.toContain("words-waiting");
  });

  it("C-32.25 with several numbers, a question asks which comes first, unless the text or the field says so", () => {
    const firstAsked = (answers: Answers) =>
      asked({ pages: ["Home"], contact: { country: "GB" }, ...answers }).find(
        ({ id }) => id === "phone-first",
      );
    const numbers = "Phone 0113 496 0555, mobile 07700 900 555";
    expect(firstAsked({ description: `${numbers}.` })?.question).toMatch(/which comes first/);
    expect(firstAsked({ description: `${numbers}.` })?.quotes).toContain("mobile: 07700 900 555");
    expect(firstAsked({ description: `${numbers}, mobile is better.` })?.question).toMatch(
      /what is each for/,
    );
    const typed = { phone: "0113 496 0111", country: "GB" };
    expect(firstAsked({ description: `${numbers}.`, contact: typed })?.question).toMatch(/what is each for/);
  });

  it("C-32.9 a sentence that may be private is asked about, one that the client decided on is not", () => {
    const form = formOf({ pages: ["Home"], description: "We have 40 tables in the old barn." });
    const project = projectOf(form, context);
    const [statement] = project.words.statements;
    if (!statement) throw new Error("The description is a statement.");
    const unsure = { ...statement, kind: "unsure" as const, isPrinted: false };
    const ask = (wordChoices: Onboarding["formData"]["wordChoices"]) =>
      clarificationsOf({
        ...project,
        form: { ...form.formData, wordChoices },
        words: { facts: [], statements: [unsure], open: { points: [], conflicts: [] } },
      }).find(({ id }) => id === "words-waiting");
    expect(ask([])?.quotes).toEqual(["We have 40 tables in the old barn."]);
    expect(ask([{ id: statement.id, print: false }])).toBeUndefined();
  });

  it("C-32.10 a sentence that says no more than a fact in it is not asked about twice", () => {
    const description = "Tel. 01234 567890";
    const project = projectOf(formOf({ pages: ["Home"], description }), context);
    const [statement] = project.words.statements;
    if (!statement) throw new Error("The description is a statement.");
    const unsure = { ...statement, kind: "unsure" as const, isPrinted: false, proposal: "keep" as const };
    const phone = fact("phone", "01234 567890", { start: 5, end: 17 });
    const waiting = (facts: (typeof phone)[]) =>
      clarificationsOf({ ...project, words: { ...project.words, facts, statements: [unsure] } }).find(
        ({ id }) => id === "words-waiting",
      )?.quotes;
    expect(waiting([phone])).toEqual(["01234 567890"]);
    expect(waiting([])).toEqual(["Tel. 01234 567890"]);
  });

  it("C-32.21 many open points are asked by kind, at most six of them one by one", () => {
    const contentNotes =
      "Price £10 or £12, not decided. Logo red or blue, not decided. We might drop Saturdays. We might move next year. I'd have to ask Tess. I'll send the photos. We won a medal, I'll look for it. Half serious about the blog. Could we have a link to her. Customers must be able to see the free dates.";
    const ids = idsOf(asked({ pages: ["Home"], contentNotes })).filter((id) => id.startsWith("open-"));
    expect(ids.length).toBeGreaterThan(4);
    expect(ids.length).toBeLessThanOrEqual(9);
  });
});
