import { expect, it } from "vitest";
import { isOtherLanguage } from "./other-language.ts";

it.each([
  ["نخبز الخبز كل صباح.", true],
  ["Wir backen Brot mit Sauerteig und verkaufen es in der Halle.", true],
  ["Nous réparons les vélos dans une cour.", true],
  ["We bake bread with our own flour.", false],
  ["Started 2004 after I came off the railway.", false],
  ["Cover Cardiff, Barry, Penarth.", false],
  ["12–18", false],
])("'%s' is in another language than English: %s", (sentence, expected) => {
  expect(isOtherLanguage(sentence)).toBe(expected);
});
