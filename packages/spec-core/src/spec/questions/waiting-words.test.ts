import { expect, it } from "vitest";
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
