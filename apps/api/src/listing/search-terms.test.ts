import { expect, test } from "vitest";
import { globPattern, likePattern, matchQuery, roughPattern, searchTerms } from "./search-terms.ts";

test("D-02.14 three signs are looked for anywhere, two where a word begins, one where a column does", () => {
  expect(searchTerms("  Mia  Re k ").map(({ text }) => text)).toEqual(["mia", " re", "  k"]);
  expect(searchTerms(undefined)).toEqual([]);
  expect(searchTerms("🍞🍞").map(({ text }) => text)).toEqual([" 🍞🍞"]);
});

test("S73 quotes and wildcards are plain signs in both databases' queries", () => {
  const terms = searchTerms('a"b* 100%_\\');
  expect(matchQuery(terms)).toBe('"a""b*" AND "100%_\\"');
  expect(terms.map(likePattern)).toEqual(['%a"b*%', "%100\\%\\_\\\\%"]);
  expect(terms.map(globPattern)).toEqual(['*[aA]"[bB][*]*', "*100%_\\*"]);
  expect(searchTerms("ÖL_straße").map(roughPattern)).toEqual(["%_l\\_stra_e%"]);
  expect(searchTerms("[^b]?").map(globPattern)).toEqual(["*[[]^[bB]][?]*"]);
});
