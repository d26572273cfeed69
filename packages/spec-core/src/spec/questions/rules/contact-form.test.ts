import { expect, it } from "vitest";
import { find } from "../asked.fixture.ts";

it("C-32.1309 'we attach importance to' announces no files", () => {
  const answers = { niche: "surveyors", pages: ["Home" as const], description: "We survey houses." };
  const notes = (contentNotes: string): boolean =>
    find({ ...answers, contentNotes }, "uploads") !== undefined;
  expect(notes("We attach great importance to precise terms.")).toBe(false);
  expect(notes("Clients should attach their documents to the form.")).toBe(true);
});
