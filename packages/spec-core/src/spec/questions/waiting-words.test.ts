import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { context } from "../forms.fixture.ts";
import { projectOf } from "../project.ts";
import { type Answers, asked, find } from "./asked.fixture.ts";

const sweep: Answers = {
  niche: "Chimney sweep",
  pages: ["Home", "Contact"],
  description:
    "We sweep chimneys in Barre. We are at Mill Street, Barre, VT. Open Monday to Friday 8 am to 5 pm. Call 802-555-0163 or write to a@sweep.example. Ask for Dana Poole.",
  contact: { country: "US" },
};

it("C-32.300 details and sentences that nobody decided on are one question, which the launch waits for", () => {
  const waiting = find(sweep, "words-waiting");
  expect(waiting?.quotes.toSorted()).toEqual([
    "802-555-0163",
    "Ask for Dana Poole.",
    "Mill Street, Barre, VT",
    "Open Monday to Friday 8 am to 5 pm.",
    "We sweep chimneys in Barre.",
    "a@sweep.example",
  ]);
  expect(waiting?.blocks).toBe("launch");
  expect(waiting?.question).toMatch(/^May visitors read these details and sentences/);
  expect(waiting?.question).toMatch(/complete the address.*public holidays.*people named agree/);
  const others = asked(sweep).filter(({ id }) => id !== "words-waiting");
  expect(others.map(({ question }) => question).join("\n")).not.toMatch(
    /full address|hours right|postal code/,
  );
});

const told = "We sing in Leith. We sing in Ayr. We sing in Perth.";

it.each<[string, Answers]>([
  ["the only address", { description: `${told} We are at 12 Mill Street, Leith.` }],
  ["the only hours", { description: `${told} Open Monday to Friday 8 am to 5 pm.` }],
  ["a price", { description: `${told} A first visit is £120, which comes off the fee if you go ahead.` }],
  ["most of what is told", { description: "Four part harmony mostly. Tea and biscuits at half time." }],
])("C-32.301 the launch waits for a yes to %s", (_, answers) => {
  expect(find({ pages: ["Home", "Contact"], ...answers }, "words-waiting")?.blocks).toBe("launch");
});

it("C-32.302 nothing waits for a yes to one sentence beside enough others", () => {
  const description = `${told} Tea and biscuits at half time.`;
  expect(find({ pages: ["Home"], description }, "words-waiting")).toMatchObject({
    blocks: "nothing",
    quotes: ["Tea and biscuits at half time."],
  });
});

it.each([
  ["Mon-Sat 9-5.30, Sun and bank holidays 12-5.30", "open 10 to 4 every day we're open", true],
  ["Mon-Sat 9-5.30, Sun and bank holidays 12-5.30", "open 2 to 4 every day we're open", false],
  ["Mon-Sat 9-5.30", "open 10 to 4 every day we're open", false],
])(
  "C-32.304 beside '%s' a café '%s' is asked about as a contradiction: %s",
  (openingHours, hours, isAsked) => {
    const clash = find(
      { description: `We grow shrubs. There's a small café too, ${hours}.`, contact: { openingHours } },
      "confirm-hours",
    );
    expect(clash?.blocks).toBe(isAsked ? "page" : undefined);
    if (isAsked) expect(clash?.quotes[0]).toBe(openingHours);
  },
);

it.each([
  ["I'm Priya Shah and I make cakes in Prospect.", false],
  ["Three people: myself (Nisha Shah, architect) and Bex.", false],
  ["Ring Sheila Marsh, our secretary.", true],
])("C-32.305 of '%s' it is asked if the people named agree: %s", (description, isAsked) => {
  expect(/people named agree/.test(find({ description }, "words-waiting")?.question ?? "")).toBe(isAsked);
});

it("C-32.824 hours on days that the typed hours name are not asked again", () => {
  const answers = (openingHours: string): Answers => ({
    pages: ["Home", "Contact"],
    description: `${told} Office Mon-Fri 9-5, Sat 9-12.`,
    contact: { openingHours },
  });
  const quotes = (openingHours: string) =>
    find(answers(openingHours), "words-waiting")?.quotes.join(" ") ?? "";
  expect(quotes("Mon-Fri 9-5, Sat 9-12")).not.toMatch(/Office/);
  expect(quotes("Mon-Fri 9-5")).toMatch(/Office/);
});

it("C-32.825 what customers are like is no sentence for visitors", () => {
  const answers: Answers = {
    pages: ["Home"],
    description: "We sing.",
    audience: "Singers. A lot of my singers are retired.",
  };
  expect(find(answers, "words-waiting")?.quotes ?? []).not.toContain("A lot of my singers are retired.");
});

it("C-32.847 consent of the people named is asked where a quotation names one", () => {
  const team: Answers = {
    pages: ["Home", "Team"],
    description: "We cut hair. 4 chairs. Walk ins if theres a chair.",
    contentNotes: "team is Mel (owner), Tran, Otis",
  };
  expect(find(team, "words-waiting")?.quotes.join(" ")).not.toMatch(/Mel/);
  expect(find(team, "words-waiting")?.question).not.toMatch(/people named/);
});

it("words that are proposed to visitors and wait for a decision are asked about", () => {
  const description = "Repairs of cars. We do not do gearboxes and body work.";
  const [second] = projectOf(
    onboardingSchema.parse({ formData: { description } }),
    context,
  ).words.statements.filter(({ proposal, isPrinted }) => proposal === "print" && !isPrinted);
  expect(second).toBeDefined();
  expect(find({ description }, "words-waiting")?.quotes).toContain(second?.text);
  const wordChoices = [{ id: second?.id ?? "", print: true }];
  expect(find({ description, wordChoices }, "words-waiting")?.quotes ?? []).not.toContain(second?.text);
});

it("words that are told in confidence are not among them", () => {
  const description = "We groom dogs, cats and rabbits in York. Also the dogs of the mayor, between us.";
  expect(
    asked({ description })
      .flatMap(({ quotes }) => quotes)
      .join(),
  ).not.toContain("mayor");
});

it("what the notes forbid is not offered to visitors", () => {
  const answers = {
    description: "We keep bees. Maybe 40 hives in the barn.",
    contentNotes: "No cartoon bees!!! Not to promise honey.",
  };
  expect(find(answers, "words-waiting")?.quotes.join() ?? "").not.toMatch(/cartoon|promise/);
});

describe("a page or the launch waits only for what it cannot do without", () => {
  it("words-waiting: a correction beside words enough", () => {
    const knives: Answers = {
      niche: "Knives",
      description:
        "We sharpen knives on your doorstep. We drive to Lakefield and Bridgenorth. We also take the scissors of salons.",
      wordChoices: [],
      contentNotes: "Bandon, Rosscarbery and Timoleague all covered.",
    };
    expect(find(knives, "words-waiting")?.blocks ?? "nothing").toBe("nothing");
  });
});

it("words-waiting is not asked about a legal page", () => {
  const dentist: Answers = {
    niche: "Dentist",
    description: "We treat teeth. We have a ramp. We speak Zulu.",
    contentNotes: "POPIA privacy notice.",
  };
  expect(find(dentist, "words-waiting")).toBeUndefined();
});

it("C-32.1235 which number is shown is no sentence for visitors", () => {
  const sentence = "Landline only please, the mobile is mine.";
  const all = asked({
    niche: "florist",
    pages: ["Home", "Contact"],
    description: "We sell flowers in Leith.",
    contentNotes: sentence,
  });
  const ofWords = all.filter(({ id }) => ["words-waiting", "left-out"].includes(id));
  expect(ofWords.flatMap(({ quotes }) => quotes)).not.toContain(sentence);
});

it("C-32.70 whether a phone number may be shown is asked only while that is open", () => {
  const inText = { pages: ["Home", "Contact"], description: "We mend boilers. Ring 0113 496 0123." };
  expect(find(inText, "words-waiting")).toMatchObject({ quotes: ["0113 496 0123"], blocks: "launch" });
  expect(
    find(
      {
        pages: ["Home", "Contact"],
        contact: { country: "GB", phone: "0113 496 0123", email: "a@kiln.example" },
      },
      "words-waiting",
    ),
  ).toBeUndefined();
  const { words } = projectOf(onboardingSchema.parse({ formData: inText }), context);
  const wordChoices = words.facts.map(({ id }) => ({ id, print: true }));
  expect(find({ ...inText, wordChoices }, "words-waiting")).toBeUndefined();
});

it.each([
  "Get the accents on the dishes right please!",
  "Sitting outside, don't worry",
  'I also prefer "guests" to "customers".',
  "What do we do... mostly bread.",
])("whether visitors may read '%s' is not asked", (sentence) => {
  const description = `We bake in Ely. ${sentence}\nRolls, cakes and pies.`;
  const quotes = ["words-waiting", "left-out"].flatMap(
    (id) =>
      find({ niche: "café", pages: ["Home", "Contact"], contact: { country: "GB" }, description }, id)
        ?.quotes ?? [],
  );
  expect(quotes.filter((text) => text.includes(sentence.slice(0, 12)))).toEqual([]);
});

it("C-32.36 facts are confirmed by their whole sentence, and no sentence twice", () => {
  const answers: Answers = {
    pages: ["Home", "Pricing"],
    description: "We have tuned pianos in Leith since 1994. A tuning is £75, a repair £90.",
    contact: { country: "GB" },
  };
  // One press in the portal puts this sentence on the site, with its year.
  expect(find(answers, "prices-current")?.quotes).toEqual(["A tuning is £75, a repair £90."]);
  expect(find(answers, "words-waiting")?.quotes).toEqual(["We have tuned pianos in Leith since 1994."]);
});

it("C-32.46 a year in a private remark is quoted with the words before it alone", () => {
  const description = "Been in Ayr since 2004 and I am tired of it.";
  expect(find({ pages: ["Home"], description }, "words-waiting")?.quotes).toEqual(["in Ayr since 2004"]);
});

it("C-32.54 hours are confirmed by the sentences on opening, not by a course with its length or price", () => {
  const description =
    "Adults learn on Wednesday 7 pm, 45 minutes. Open Monday to Thursday 8.30 am to 12. Course on Friday 9 to 12, £40.";
  const quotes = find({ pages: ["Home"], description }, "words-waiting")?.quotes;
  expect(quotes).toContain("Open Monday to Thursday 8.30 am to 12.");
  expect(quotes).not.toContain("Course on Friday 9 to 12, £40.");
});
