import { articles } from "@sitewright/articles/articles";
import fc from "fast-check";
import { expect, test } from "vitest";
import { findClaims } from "./find-claims.ts";
import { heldOutText } from "./labelled/held-out.ts";
import { otherVoicesText } from "./labelled/other-voices.ts";
import { readLabelled, splitByFound } from "./labelled/read-labelled.ts";
import { tuningText } from "./labelled/tuning.ts";
import { smallWords } from "./vocabulary.ts";

const vocabulary = smallWords(articles.map(({ content }) => content));
const find = (text: string, facts: readonly string[] = []) => findClaims(text, { facts, vocabulary });
const textsOf = (text: string, facts?: readonly string[]) => find(text, facts).map((claim) => claim.text);

test.each([
  ["that it was made by", tuningText, 100],
  ["held out", heldOutText, 80],
  ["in other voices", otherVoicesText, 170],
])(
  "D-08.4 of the claims in sentences %s at least 95 % are marked, and few other words",
  (_, source, least) => {
    const { text, labels } = readLabelled(source);
    expect(labels.length).toBeGreaterThanOrEqual(least);
    const marks = find(text);
    const { found } = splitByFound(labels, marks);
    expect(found.length / labels.length).toBeGreaterThanOrEqual(0.95);
    const needless = marks.filter(
      (mark) => !labels.some(({ start, end }) => start < mark.end && mark.start < end),
    );
    expect(needless.length).toBeLessThan(marks.length / 10);
  },
);

test("D-08.5 what the facts give is not marked, unless it is said of something else", () => {
  const facts = [
    "Sitewright: 98% satisfaction, 50+ designers.",
    "The plan Website Essential costs $49 a month.",
    "“Built to the letter.”",
  ];
  expect(textsOf("Sitewright has 50+ designers and a satisfaction of 98%.", facts)).toEqual([]);
  expect(textsOf("The plan called Website Essential costs $49 a month.", facts)).toEqual([]);
  expect(textsOf("We answer to one rule: “Built to the letter.”", facts)).toEqual([]);
  expect(textsOf("In a year 98% of shops lost money, and we have 500 designers.", facts)).toEqual([
    "98%",
    "500",
  ]);
  expect(textsOf("The plan Enterprise costs $49 a month.", facts)).toEqual(["Enterprise", "$49"]);
  expect(textsOf("It costs $4.90 or £49 a month.", facts)).toEqual(["$4.90", "£49"]);
});

test("D-08.6 marks are in order and do not overlap, and each has its own words", () => {
  const piece = fc.constantFrom(
    "In 1999 ",
    "“so they said” ",
    "Google ",
    "£2 ",
    "\n> quoted it is\n",
    "the best ",
    "[x](/2024) ",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 12 })), { maxLength: 30 }), (pieces) => {
      const text = pieces.join("");
      let last = 0;
      for (const { start, end, text: words } of find(text)) {
        expect([start >= last, end > start, text.slice(start, end)]).toEqual([true, true, words]);
        last = end;
      }
    }),
    { numRuns: 60 },
  );
});

test("D-08.7 headings, lists, links and plain sentences are not marked for their form", () => {
  const text = `## Write for one reader

1. Begin with the question.
2. Answer it at once.

Most people scan a page. See [our notes](/news/2024-figures), and **keep** them short.`;
  expect(textsOf(text)).toEqual([]);
});

test("D-08.42 comparisons and endorsements by others are marked as such", () => {
  const kindsOf = (text: string) => find(text).map(({ kind, text: words }) => [kind, words]);
  expect(kindsOf("It is quicker than any other.")).toEqual([["comparison", "quicker than any other"]]);
  expect(kindsOf("Our award-winning team is trusted by bakers.")).toEqual([
    ["endorsement", "award-winning"],
    ["endorsement", "trusted by"],
  ]);
  expect(kindsOf("Studies show that prices help.")).toEqual([["endorsement", "Studies show"]]);
  expect(kindsOf("It takes less time than you think, rather than more.")).toEqual([]);
});

test("D-08.43 a company at the beginning of a sentence is a name, also where an article links to it", () => {
  expect(textsOf("Google has changed its mind.")).toEqual(["Google"]);
  expect(smallWords(["See [the guide](https://developers.google.com/search)."]).has("google")).toBe(false);
});

test("D-08.44 ordinary words of a heading in capitals are not marked, names in it are", () => {
  const text = "## Why Every Shop Needs a Menu on Shopify\n\nA shop needs a menu.";
  expect(textsOf(text)).toEqual(["Shopify"]);
});
