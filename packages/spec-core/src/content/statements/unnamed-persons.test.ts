import { describe, expect, it } from "vitest";
import { formDataSchema } from "../../onboarding/form-data.ts";
import { publicWords } from "../public-words.ts";

const read = (description: string) => publicWords(formDataSchema.parse({ description })).statements;
const proposed = (description: string): string[] =>
  read(description).flatMap(({ text, proposal }) => (proposal === "print" ? [text] : []));

describe("a sentence on 'he' or 'she' is not printed without the one that names the person", () => {
  it.each([
    "We sell eggs. Cathal is on tablets for his nerves. He does small repairs and adjustments while you wait.",
    "We sell eggs. My sister keeps quarrelling with the bank. She bakes the bread. She also teaches on Fridays.",
    "We sell eggs. Old Jim still owes me money. His workshop is open on Saturdays from 9 to 5.",
  ])("%s", (text) => {
    expect(proposed(text)).toEqual(["We sell eggs."]);
  });

  it("who looks after what is for visitors, so that the next sentence is too", () => {
    expect(
      proposed(
        "We fit glasses. Cathal looks after the glasses. He does small repairs and adjustments while you wait.",
      ),
    ).toHaveLength(3);
  });

  it("waits while the person's name is not confirmed", () => {
    const statements = read("Our baker Anna Miller makes the rye bread. She sells it from £4 on Fridays.");
    expect(statements.filter(({ isPrinted }) => isPrinted)).toEqual([]);
  });
});
