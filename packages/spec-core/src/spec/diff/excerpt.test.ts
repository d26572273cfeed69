import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../random/any-character.fixture.ts";
import { excerpts, shortened } from "./excerpt.ts";

const text = fc
  .oneof(
    fc.array(fc.constantFrom("a", "loaf", "of", "sourdough", "bread,", "🥖", "x".repeat(150)), {
      maxLength: 60,
    }),
    fc.array(fc.string({ unit: anyCharacter }), { maxLength: 20 }),
  )
  .map((words) => words.join(" "));
const oneLine = (words: string) => words.replace(/\s+/gu, " ").trim();

describe("C-25.5 of long texts the part that differs is quoted", () => {
  it("with whole words around it", () => {
    const story = `${"We bake every night. ".repeat(20)}The shop opens at seven. ${"Come and see us. ".repeat(20)}`;
    expect(excerpts(story, story.replace("seven", "half past six"))).toEqual([
      "… bake every night. The shop opens at seven. Come and see us. Come and see us. …",
      "… bake every night. The shop opens at half past six. Come and see us. Come and see us. …",
    ]);
    expect(excerpts("Bread\n and  rolls", "Bread and cakes")).toEqual(["Bread and rolls", "Bread and cakes"]);
    expect(shortened("b".repeat(200))).toBe(`${"b".repeat(109)}…`);
  });

  it("excerpts are the same only where texts differ in nothing but blanks, and are never long", () => {
    fc.assert(
      fc.property(text, text, text, text, (start, a, b, end) => {
        const [before, after] = [[start, a, end].join(" "), [start, b, end].join(" ")];
        const [first, second] = excerpts(before, after);
        expect(first === second).toBe(oneLine(before) === oneLine(after));
        for (const part of [first, second]) expect([...part].length).toBeLessThanOrEqual(114);
      }),
      { numRuns: 300 },
    );
  });
});
