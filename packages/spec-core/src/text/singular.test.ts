import { expect, it } from "vitest";
import { singular } from "./singular.ts";

it.each(
  `cats=cat horses=horse houses=house courses=course nurses=nurse buses=bus minibuses=minibus viruses=virus lenses=lens gases=gas glasses=glass
    classes=class dresses=dress businesses=business boxes=box brushes=brush churches=church waltzes=waltz prizes=prize sizes=size quizzes=quiz
    parties=party bakeries=bakery stories=story cookies=cookie movies=movie pies=pie ties=tie brownies=brownie
    shoes=shoe canoes=canoe potatoes=potato photos=photo studios=studio knives=knife shelves=shelf gloves=glove sleeves=sleeve
    exercises=exercise franchises=franchise cruises=cruise vases=vase roses=rose blouses=blouse causes=cause headaches=headache
    menus=menu taxis=taxi plateaus=plateau men=man children=child feet=foot gps=gp tvs=tv`
    .trim()
    .split(/\s+/u)
    .map((pair) => pair.split("=")),
)("'%s' is several of '%s'", (plural, one) => {
  expect(singular(plural ?? "")).toBe(one);
});

it.each(
  "glass bus lens gas class dress business tennis virus this his was has news series pilates cookie pie horse house party canvas various cat's y s is".split(
    " ",
  ),
)("'%s' is no plural", (word) => {
  expect(singular(word)).toBe(word);
});

it("capitals stay", () => {
  expect(["Coaches", "Secretaries", "DRESSES", "GPs"].map(singular)).toEqual([
    "Coach",
    "Secretary",
    "DRESS",
    "GP",
  ]);
});
