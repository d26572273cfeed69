import { describe, expect, it } from "vitest";
import { type OnboardingInput, onboardingSchema } from "../../onboarding/schema.ts";
import { renderBundle } from "../../render/bundle.ts";
import { buildSpec } from "../build-spec.ts";
import { clarificationsOf } from "../clarifications.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { scenarios } from "./scenarios.fixture.ts";
import { detailScenarios } from "./scenarios-details.fixture.ts";

type Answers = NonNullable<OnboardingInput["formData"]>;

const asked = (formData: Answers): Clarification[] =>
  clarificationsOf(
    projectOf(onboardingSchema.parse({ formData: { pages: ["Home"], ...formData } }), context),
  );

const find = (questions: readonly Clarification[], id: string) =>
  questions.find((question) => question.id === id);

const quotesOf = (questions: readonly Clarification[]): string =>
  questions.flatMap(({ quotes }) => quotes).join("\n");

describe("questions", () => {
  it("C-32.35 the client is addressed as you, in American spelling, without paths of the specification", () => {
    for (const [, answers] of [...scenarios, ...detailScenarios])
      for (const { asks, question } of asked(answers)) {
        expect(question).not.toMatch(
          /\b(?:shall|licen[c]e|colour|organis|cancell|enrol\b|does one|one (?:pays|books|signs)|is to be)/i,
        );
        expect(question).not.toMatch(/[a-z]\.[a-z]/);
        if (asks === "client")
          expect(question).not.toMatch(/\bthe (?:client|business)\b|\bthe answers (?:give|name|say)\b/);
        else expect(question).not.toMatch(/\byour?\b/i);
      }
  });

  it("C-32.36 facts are confirmed by their whole sentence, and no sentence twice", () => {
    const questions = asked({
      pages: ["Home", "Pricing"],
      description: "We have tuned pianos in Leith since 1994. A tuning is £75, a repair £90.",
      contact: { country: "GB" },
    });
    // One press in the portal puts this sentence on the site, with its year.
    expect(find(questions, "prices-current")?.quotes).toEqual(["A tuning is £75, a repair £90."]);
    expect(find(questions, "words-waiting")?.quotes).toEqual(["We have tuned pianos in Leith since 1994."]);
  });

  it("C-32.46 a year in a private remark is quoted with the words before it alone", () => {
    const description = "Been in Ayr since 2004 and I am tired of it.";
    expect(find(asked({ description }), "words-waiting")?.quotes).toEqual(["in Ayr since 2004"]);
  });

  it("C-32.65 what is refused by a sentence of its own is not asked about, and the refusal is no sentence for visitors", () => {
    const refused = asked({ contentNotes: "I am told I need a blog. I do not." });
    expect(refused.map(({ id }) => id)).not.toContain("blog");
    expect(quotesOf(refused)).not.toContain("I do not.");
  });

  it.each([
    ["Driving instruction", false],
    ["Pool table repairs", false],
    ["Physiotherapy practice", true],
    ["Museum", true],
  ])("C-32.66 %s: asked for the way in without stairs: %s", (niche, isAsked) => {
    expect(asked({ niche }).some(({ id }) => id === "access-untold")).toBe(isAsked);
  });

  it.each([
    ["Before you come", true],
    ["Before you call: what the error code means", false],
  ])("C-32.76 a page '%s' is asked for rules: %s", (title, isAsked) => {
    const ofPage = asked({ customPages: [title] }).find(({ about }) => about === title);
    expect(ofPage?.question).toMatch(isAsked ? /which rules hold/ : /^What should be on this page/);
  });

  it("C-32.67 time and budget are no builder's questions: the brief says that they are to be agreed", () => {
    for (const id of ["timeline", "budget"])
      expect(find(asked({ timeline: "", budget: "" }), id)).toBeUndefined();
  });

  it("C-32.54 hours are confirmed by the sentences on opening, not by a course with its length or price", () => {
    const description =
      "Adults learn on Wednesday 7 pm, 45 minutes. Open Monday to Thursday 8.30 am to 12. Course on Friday 9 to 12, £40.";
    const quotes = find(asked({ description }), "words-waiting")?.quotes;
    expect(quotes).toContain("Open Monday to Thursday 8.30 am to 12.");
    expect(quotes).not.toContain("Course on Friday 9 to 12, £40.");
  });

  it.each([
    ["If this is too expensive then tell me first."],
    ["It should be short texts."],
    ["The tiles are discontinued."],
    ["I suppose the short of it is I mend concertinas."],
  ])(
    "C-32.55 what the notes say in passing is listed in the brief, and the agency is not asked about it: '%s'",
    (contentNotes) => {
      const formData = { pages: ["Home" as const], description: "We make tiles in Bristol.", contentNotes };
      const quoting = asked(formData).filter(
        ({ asks, quotes }) => asks === "agency" && quotes.includes(contentNotes),
      );
      expect(quoting).toEqual([]);
      const spec = buildSpec(onboardingSchema.parse({ formData }), context);
      expect(renderBundle(spec)["brief.md"]).toContain(contentNotes);
    },
  );

  it("C-32.58 who has the final say is asked where several people seem to have one", () => {
    expect(find(asked({ description: "I tune pianos." }), "sign-off")).toBeUndefined();
    const two = asked({ contentNotes: "Jonas wants it blue, I want it green." });
    expect(find(two, "sign-off")?.question).toMatch(/Several people/);
  });

  it.each([
    [{ businessName: "Ana's Atelier", websiteName: "Anas Atelier" }, true],
    [{ businessName: "Atelier Graça Valadim", websiteName: "Graça Valadim Noivas" }, false],
    [{ businessName: "Kiln & Co Ltd", websiteName: "Kiln & Co" }, false],
    [{ businessName: "Kiln & Co", websiteName: "kilnco.example" }, false],
    [{ businessName: "Kiln & Co", websiteName: "" }, false],
    [{ businessName: "Kiln & Co", websiteName: "TBD" }, false],
  ])("C-32.59 two spellings of the name in %j are asked about: %s", (answers, expected) => {
    expect(find(asked(answers), "name-which") !== undefined).toBe(expected);
  });

  it("C-32.61 'not the road number' is no missing address, and a cattery has no guests who check in", () => {
    const address = "near Creswick VIC 3363";
    const questions = asked({
      niche: "Boarding cattery",
      goals: ["Book Appointments"],
      description: "A suite is $29 a night.",
      contentNotes: "Not the road number please.",
      contact: { address, country: "AU" },
    });
    expect(find(questions, "booking-stays")).toBeUndefined();
    expect(find(questions, "address-whole")?.question).not.toMatch(/street, number/);
  });

  it("C-32.62 a laundry for holiday lets has no guests, and a price that one has to see bans none of the others", () => {
    const questions = asked({
      niche: "Launderette",
      goals: ["Book Appointments"],
      pages: ["Home", "Pricing"],
      description: "Service wash up to 7kg €15. Holiday lets we collect and drop back.",
      contentNotes: "Lets are 9 a set for one, the rest I'd have to see so no price.",
      contact: { country: "IE" },
    });
    const ids = questions.map(({ id }) => id);
    for (const id of ["stay-booking", "booking-stays", "conflict-prices-shown"])
      expect(ids).not.toContain(id);
  });

  it.each(["My nephew drew a footprint logo, it has six toes.", "My daughter will tell you put whatsapp."])(
    "C-32.63 '%s' names nobody whom the site should show",
    (contentNotes) => {
      expect(find(asked({ description: "We wash.", contentNotes }), "people-unnamed")).toBeUndefined();
    },
  );

  it("C-32.57 a remark on somebody's troubles is no question on who the people are", () => {
    const questions = asked({ description: "We fix boats. My dad had the yard since 2004, he drinks." });
    expect(find(questions, "people-unnamed")).toBeUndefined();
  });

  it.each([
    ["domain", { hasDomain: true, domainName: "roaring.example" }],
    [
      "business-owner",
      { contact: { country: "US", address: "Duluth MN" }, legalForm: "LLC", description: "I tune pianos." },
    ],
    ["downloads", { contentNotes: "Vouchers of any amount, a PDF to download would be grand." }],
    ["events-named", { description: "I tune the concert pianos of the college." }],
    ["coming-soon", { contentNotes: "Not for the website: we get a boat in March or start next spring." }],
    [
      "hours-which",
      { contentNotes: "Questions everybody asks: how often (twice a year), do you mind dogs (no)." },
    ],
    ["arranged", { contentNotes: "Internal: it is possible that we move next summer." }],
    [
      "language",
      { contact: { country: "GB" }, contentNotes: "A license not in English needs an approved translation." },
    ],
    ["video", { description: "The first talk is also by video possible." }],
    ["area-served", { audience: "Parents in Linz and surroundings." }],
    ["weather", { contentNotes: "I write a post when it rains." }],
    ["vouchers", { contentNotes: "Gift vouchers would be nice later." }],
    ["prices-differ", { description: "Dec to Feb: $175 for the van. Dec to Feb: $195 for the bus." }],
    ["form-fields", { contentNotes: "Application with CV by e-mail." }],
    ["offers-open", { description: "We sweep chimneys. Ring or text, I am on a roof and on the road." }],
  ] satisfies [string, Answers][])(
    "C-32.49 %j is not asked where nothing of the kind is meant",
    (id, answers) => {
      expect(asked(answers).map((question) => question.id)).not.toContain(id);
    },
  );

  it("C-32.50 the question about colors told in words shows them, and quotes wishes for colors alone", () => {
    const { about, quotes } =
      find(asked({ contentNotes: "Bring a towel and sun cream. Dark green, please." }), "colors-chosen") ??
      {};
    expect(about).toMatch(/^#[0-9a-f]{6}, #[0-9a-f]{6}$/i);
    expect(quotes).toEqual(["Dark green, please."]);
  });

  it("C-32.52 an address that is not to be printed is asked about and stands on no legal page", () => {
    const address = "41 Rise Road, Richmond TW9 1AA (please don't print the number)";
    const formData = { pages: ["Home" as const], contact: { country: "GB", address } };
    expect(find(asked(formData), "address-withheld")?.quotes).toEqual([address]);
    const spec = buildSpec(onboardingSchema.parse({ formData }), context);
    expect(JSON.stringify(spec.legalAndCompliance)).not.toContain("41 Rise Road");
  });

  it("C-32.51 how people pay is asked with the prices, unless the answers say so", () => {
    const priced = { contact: { country: "GB" }, description: "A sweep is £55." };
    expect(find(asked(priced), "prices-current")?.question).toContain("How do people pay?");
    const paid = { ...priced, contentNotes: "People pay cash or by card." };
    expect(find(asked(paid), "prices-current")?.question).not.toContain("How do people pay?");
  });

  it.each([
    ["We are fully booked until March, please do not write that. We groom dogs.", "booked until March"],
    ["Maybe a second chair in spring, not decided so please don't mention it.", "second chair"],
    ["We groom dogs. Perhaps we give up the cats in June. Don't publish that.", "give up the cats"],
  ])("C-32.37 no question quotes what the client asks not to publish: %j", (description, banned) => {
    expect(quotesOf(asked({ description }))).not.toContain(banned);
  });

  it("C-32.39 what visitors should think is no function, and a doubt about a price no question about hours", () => {
    const ids = (contentNotes: string) => asked({ contentNotes }).map(({ id }) => id);
    expect(ids("They should be able to see the drawings of their house.")).toContain("open-function");
    expect(ids("They should see that we are never in a hurry.")).not.toContain("open-function");
    expect(ids("Would be lovely if the snail turns up around the site.")).not.toContain("open-function");
    const evening = ids("Monday evenings are open to all, it is £12 or £14, not decided.");
    expect(evening).toContain("open-price");
    expect(evening).not.toContain("open-hours");
  });

  it("C-32.40 whoever made the site or the pictures is not asked about as a person to be shown", () => {
    const ids = (description: string) => asked({ description }).map(({ id }) => id);
    expect(ids("My cousin restores the frames.")).toContain("people-unnamed");
    expect(ids("My cousin made the website years ago.")).not.toContain("people-unnamed");
    expect(ids("My daughter took all the photos.")).not.toContain("people-unnamed");
    expect(ids("Logo is a snail shell, my nephew drew it.")).not.toContain("people-unnamed");
  });

  it("C-32.41 a page for courses or to register asks for their terms and fields once", () => {
    const booking: Answers = {
      goals: ["Book Appointments"],
      description: "People should be able to book the pottery classes online. Registration form online too.",
    };
    const ids = (customPages: string[]) => asked({ ...booking, customPages }).map(({ id }) => id);
    expect(ids([])).toEqual(expect.arrayContaining(["booking-terms", "form-fields"]));
    expect(ids(["Pottery classes"])).not.toContain("booking-terms");
    expect(ids(["Registration"])).not.toContain("form-fields");
  });

  it("C-32.45 the addresses of several places are asked for once", () => {
    const contact = { phone: "0113 496 0555", country: "GB" };
    const questions = asked({
      pages: ["Home", "Contact"],
      description: "Opticians in Otley, second office in Ilkley only on Fridays.",
      contact,
    });
    expect(find(questions, "places")).toBeDefined();
    expect(find(questions, "contact-details")?.question).not.toMatch(/address/);
    const one = asked({ pages: ["Home", "Contact"], description: "Opticians in Otley.", contact });
    expect(find(one, "contact-details")?.question).toMatch(/postal address/);
  });

  it("C-32.43 a guarantee's terms are asked for, and whom a class belongs to", () => {
    const guarantee = (description: string) => find(asked({ description }), "guarantee");
    expect(guarantee("Clocks are sold with a guarantee.")?.quotes).toHaveLength(1);
    expect(guarantee("Clocks are sold with a two-year guarantee.")?.question).toMatch(/from which day/);
    expect(guarantee("A two-year guarantee covers the movement, not the glass.")).toBeUndefined();
    expect(guarantee("We cannot guarantee a date.")).toBeUndefined();
    expect(find(asked({ customPages: ["Clock classes"] }), "page-clock-classes")?.question).toMatch(
      /who teaches/,
    );
  });

  it("C-32.44 the questions that customers ask are quoted with the FAQ", () => {
    const questions = asked({
      pages: ["Home", "FAQ"],
      contentNotes: "People ask about lead paint. The tide tables are on the harbor site.",
    });
    expect(find(questions, "faq")?.quotes).toContain("People ask about lead paint.");
  });
});
