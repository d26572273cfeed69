import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

it("C-32.1361 a map that guests are given is of paper", () => {
  const answers = (contentNotes: string): Answers => ({
    niche: "walking holidays",
    pages: ["Home", "Contact"],
    contentNotes,
  });
  expect(find(answers("We give you a map and my own route notes."), "map")).toBeUndefined();
  expect(find(answers("I would be glad of a map of the village on the site."), "map")).toBeDefined();
});
