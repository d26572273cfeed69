import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { patternFor } from "./latin-pattern.ts";

const patterns = [
  /\p{L}/u,
  /\p{L}/iu,
  /\p{Lu}/u,
  /\p{Lu}/iu,
  /\p{Ll}/u,
  /\p{Ll}/iu,
  /\p{N}/u,
  /[^\p{L}\p{N}]/iu,
  /[\p{L}\d'’-]{2}/u,
  /\\p\{L\}|\[\p{L}\]/u,
  /(?<!\p{L})(?:kiln|straße)(?!\p{L})/iu,
  /[^a-z]/iu,
  /^\W\S.|\bK|ı|µ|ÿ|İ|[^\w]Ǆ/iu,
  /.{2}/u,
  /\p{L}|\p{Extended_Pictographic}|[\p{N}\p{P}\P{L}]/u,
  /k(?-i:\p{Lu})|[^\p{L}](?-i:\p{Ll}\p{L})/iu,
];
/** Every character of the Basic Multilingual Plane and of the emoji blocks, without surrogates. */
const characters = [
  ...Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff),
  ...Array.from({ length: 0x1fb00 - 0x1f000 }, (_, at) => at + 0x1f000),
].map((code) => String.fromCodePoint(code));

describe("an expression for Latin texts", () => {
  it.each(patterns)("C-29.806 %s matches the same characters, alone and beside others", (pattern) => {
    const differing = characters.filter((character) =>
      [character, `k${character}Ä`, `\\p{L}[${character}]`].some(
        (text) => patternFor(pattern, text).exec(text)?.[0] !== pattern.exec(text)?.[0],
      ),
    );
    expect(differing).toEqual([]);
  });

  it("C-29.807 matches at the same places of any text", () => {
    const text = fc.string({ unit: fc.constantFrom(..."aZ9 ßſKıİéΩя½²’-—€™😀 [\\") });
    fc.assert(
      fc.property(fc.constantFrom(...patterns), text, (pattern, said) => {
        const global = new RegExp(pattern.source, `${pattern.flags}g`);
        const places = (each: RegExp) => [...said.matchAll(each)].map((match) => [match.index, match[0]]);
        expect(places(patternFor(global, said))).toEqual(places(global));
      }),
    );
  });

  it("C-29.808 is made once, and only for Latin texts", () => {
    const pattern = /\p{L}+/u;
    expect(patternFor(pattern, "kiln")).not.toBe(pattern);
    expect(patternFor(pattern, "kiln ☎ – 5 €")).toBe(patternFor(pattern, "mill"));
    for (const other of ["печь", "kiln 😀", "ſea"]) expect(patternFor(pattern, other)).toBe(pattern);
    expect(patternFor(/kiln/iu, "kiln").flags).toBe("i");
    expect(patternFor(/kiln|\p{P}/iu, "kiln").flags).toBe("iu");
  });
});
