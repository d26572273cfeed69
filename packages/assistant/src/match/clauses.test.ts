import { expect, test } from "vitest";
import { needsOthers, questionsIn } from "./clauses.ts";
import { withoutDenied } from "./denied.ts";

test("M-13.51 of a text the clauses that ask are taken, and for two things named together a question for each", () => {
  expect(questionsIn("We lost the wifi yesterday. Is my work saved?")).toEqual(["is my work saved"]);
  expect(questionsIn("who hosts it and who owns it")).toEqual(["who hosts it", "who owns it"]);
  expect(questionsIn("where are the fonts and the colours")).toEqual([
    "where are the fonts",
    "where are the colours",
  ]);
  expect(questionsIn("how much is a website")).toEqual([]);
  expect(questionsIn("do you do apps? And where are you")).toEqual(["do you do apps", "where are you"]);
  expect(questionsIn("where are you and when are you open")).toEqual(["where are you", "when are you open"]);
});

test("M-13.61 two questions on two lines are two", () => {
  expect(questionsIn(withoutDenied("how much is a chatbot\nhow long does it take"))).toEqual([
    "how much is a chatbot",
    "how long does it take",
  ]);
});

test("M-13.68 a clause that refers to another one is not matched by itself", () => {
  expect(needsOthers("is that something you look after")).toBe(true);
  expect(needsOthers("is my work saved")).toBe(false);
});
