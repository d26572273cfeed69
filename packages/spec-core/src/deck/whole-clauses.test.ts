import { expect, it } from "vitest";
import { isOfBeginnings } from "./data/joints.ts";
import { wholeClauses } from "./headline.ts";

it.each([
  [
    "We are a club, coastal not river, we have two boats (22ft, four rowers), both built by the members in a shed.",
    80,
    "We are a club, coastal not river, we have two boats (22ft, four rowers).",
  ],
  ["What we have: bedding and perennials, shrubs and hedging, fruit trees and roses.", 40, ""],
  ["We make two things: tables from oak and chairs from ash, all by hand.", 40, "We make two things."],
  ["We mend everything with a motor; nothing else, though, ever.", 40, "We mend everything with a motor."],
  [
    "We keep the books of about 160 clients, most of them freelancers and small companies in the town.",
    60,
    "We keep the books of about 160 clients.",
  ],
  ["The old boiler, which leaks, is taken away.", 60, ""],
  ["If your boiler is older than you, we come and look at it.", 50, ""],
  ["We make big, heavy, beautiful tables from oak.", 30, ""],
  ["We sell hives, frames, jars and treatments to keepers.", 40, ""],
])("of '%s' the whole clauses within %i letters are '%s'", (sentence, most, expected) => {
  expect(wholeClauses(sentence, most)).toBe(expected);
});

it.each([
  ["22 years driving road trains up north.", true],
  ["We started out in a garage in 1998.", true],
  ["I learned it from my grand father.", true],
  ["We lend lifejackets.", false],
  ["Children from 12 years.", false],
  ["We set up marquees.", false],
  ["The stove needs 6 weeks to dry.", false],
])("'%s' is of the beginnings: %s", (sentence, expected) => {
  expect(isOfBeginnings.test(sentence)).toBe(expected);
});
