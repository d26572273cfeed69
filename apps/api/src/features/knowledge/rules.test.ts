import { expect, test } from "vitest";
import { industryAsked } from "./industry.ts";
import { sumOutcomes } from "./rules.ts";
import { brokenText } from "./texts.ts";

const turn = { outcome: "matched", confirmed: null, handedOver: false, count: 1 };

test("D-09.4 every question counts once: silence is never success, a hand-over outweighs the rest, who stopped unanswered has left", () => {
  const turns = [
    { ...turn, count: 5 },
    { ...turn, confirmed: true, count: 2 },
    { ...turn, confirmed: false },
    { ...turn, handedOver: true },
    { ...turn, outcome: "ambiguous", count: 3 },
    { ...turn, outcome: "unmatched", count: 4 },
    { ...turn, outcome: "unmatched", handedOver: true },
  ];
  const ends = [
    { outcome: "ambiguous", ends: 1 },
    { outcome: "unmatched", ends: 2 },
  ];
  expect(sumOutcomes(turns, ends)).toEqual({
    confirmed: 2,
    unconfirmed: 5,
    denied: 1,
    askedBack: 2,
    handedOver: 2,
    unmatched: 2,
    left: 3,
  });
});

test.each([
  ["I run a dental surgery, can you take over the phone", "Healthcare"],
  ["what would a site for my bakery cost", "Food & Hospitality"],
  ["we are a law firm, do you know our rules", "Legal Services"],
  // The site's own things say nothing of the visitor's trade, nor does a trade that is not theirs.
  ["can your chatbot go on my wordpress", undefined],
  ["what do you charge for a logo", undefined],
  ["which is the best pub near here", undefined],
])("D-09.5 of “%s” the industry is %s", (question, industry) => {
  expect(industryAsked(question)).toBe(industry);
});

test("D-09.29 a question in two entries is named with both, and with what to do about it", () => {
  const shared = {
    entry: "refund",
    question: "can I get my money back",
    isWeak: false,
    sharedWith: "guarantee",
    match: { kind: "unmatched", candidates: [] },
  } as const;
  expect(brokenText(shared, (id) => id)).toBe(
    "“can I get my money back” is in ‘refund’ and in ‘guarantee’, so visitors are asked which one they mean. Keep it in the one that answers it; leave it in both only if either could be meant.",
  );
});
