import { expect, it } from "vitest";
import { withApostrophes } from "./apostrophes.ts";

it.each([
  ["We don't do it, they're gone.", "We don’t do it, they’re gone."],
  ["Men's cuts and kids' cuts", "Men’s cuts and kids’ cuts"],
  ["The dogs'", "The dogs’"],
  ["O'Neill's of Cork", "O’Neill’s of Cork"],
  ["1980's radios", "1980’s radios"],
  ["They call it 'the girls' night' here.", "They call it 'the girls' night' here."],
  ["A 6' ladder", "A 6' ladder"],
  ["'til late", "'til late"],
  ["It’s ours", "It’s ours"],
])("C-36.981 '%s' is printed as '%s'", (typed, printed) => {
  expect(withApostrophes(typed)).toBe(printed);
});
