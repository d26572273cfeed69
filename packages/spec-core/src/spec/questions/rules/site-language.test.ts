import { expect, it } from "vitest";
import { type Answers, find } from "../asked.fixture.ts";

it("C-32.1362 'English only' asks for no other language", () => {
  const answers: Answers = {
    niche: "escape rooms",
    pages: ["Home", "FAQ"],
    contentNotes: "Age, english only for now, some french hints printed out.",
  };
  expect(find(answers, "language")).toBeUndefined();
});
