import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { readStatements } from "./read-statements.ts";

const read = (description: string): string[] =>
  readStatements(formDataSchema.parse({ description })).map(
    ({ kind, proposal, text }) => `${kind === "unsure" ? `unsure ${proposal}` : kind}: ${text}`,
  );

const said = "We are not taking on new boats at the moment.";

describe("a demand that what was said before it be on the website", () => {
  it.each([
    "This must be clear on the site because the office gets ten calls a day about it.",
    "Please make that easy to find, because I get those calls every week.",
    "Please make this really obvious on the site because we send people home every Saturday.",
    "It's important that's said somewhere, a man shouted at us.",
    "That matters to me, put that somewhere people see it.",
    "Could that be quite prominent without sounding rude?",
    "(important, put this, others around here still do)",
  ])("proposes it, prints nothing unasked, and is a wish that quotes it: %s", (demand) => {
    const list = read(`${said} ${demand.replace(/[?]$/, ".")}`);
    expect(list).toEqual([
      expect.stringMatching(/^unsure print: We are not taking on new boats/),
      expect.stringMatching(/^wish: We are not taking on new boats at the moment\. ./),
    ]);
  });

  it("also asks about the withheld sentence before that, which may be about the same", () => {
    const list = read(
      "Council grants - we are not currently taking on new tenants for those. Tenants under 25 yes if a parent signs with them. This must be clear on the website as the office gets calls every day.",
    );
    expect(list[0]).toMatch(/^unsure /);
    expect(list[1]).toMatch(/^unsure print: /);
    expect(list[2]).toMatch(/^wish: Tenants under 25/);
  });

  it.each([
    "This must be clear to my accountant by Friday.",
    "That matters to me.",
    "Put the kettle on, we like tea.",
    "Please make that look a bit smaller.",
  ])("a sentence about something else changes nothing: %s", (other) => {
    const [first] = read(`My brother Ned owes the bank a fortune. ${other}`);
    expect(first).not.toMatch(/^(?:fact|unsure print)/);
  });

  it("a private sentence stays private, whatever is demanded after it", () => {
    const [first] = read(
      "My wife left me in spring and I nearly went bankrupt. This must be clear on the site because people ask.",
    );
    expect(first).not.toMatch(/^(?:fact|unsure print)/);
  });
});

describe("the parts of a sentence without punctuation", () => {
  const call =
    "best on the mobile or whatsapp, if i dont answer im up a ladder leave a message or text me the size and whats broken and ill ring back same day.";

  it("are joined at 'or' and before an indirect question", () => {
    expect(read(call).filter((line) => line.includes("text me the size"))).toEqual([
      expect.stringMatching(/leave a message or text me the size and whats broken and ill ring back/),
    ]);
  });

  it("are not joined with a part for the agency", () => {
    const list = read(
      "we mend pumps and boilers and fit new taps all over the valley at any hour or please make the logo red and big at the top of the page",
    );
    expect(list.filter((line) => /^(?:fact|unsure print)/.test(line) && line.includes("logo"))).toEqual([]);
  });
});

it.each([
  "We are behind the old mill, look for the blue door.",
  "We are on Salter Road by the canal, turn left at the water tower.",
])("how to find the place is proposed: %s", (text) => {
  expect(read(text)).toEqual([expect.stringMatching(/^(?:fact|unsure print)/)]);
});

it("what to look for on the website is a wish, or stays with the agency", () => {
  const [first] = read("The pictures are in the shared folder, look for the newest logo.");
  expect(first).toMatch(/^(?:wish|private|unsure keep)/);
});
