import { expect, it } from "vitest";
import { isFormerPerson } from "./former-people.ts";

it.each<[string, readonly string[], boolean]>([
  ["Sam Reid", ["A joinery in Ayr, founded by my father, Sam Reid, in 1971.", "I took over in 2004."], true],
  [
    "Mrs Ida Holt",
    ["The shop was started in 1960 by Mrs Ida Holt.", "We took the shop over when she retired."],
    true,
  ],
  ["Sam Reid", ["I took it over from my uncle, Sam Reid, in 2004."], true],
  ["Sam Reid", ["Sam Reid started the garage in 1971.", "He handed it over to me in 2004."], true],
  ["Sam Reid", ["Founded by Sam Reid in 1971."], false],
  ["Sam Reid", ["Founded by Sam Reid in 1971.", "Ann took over the kitchen in 2015."], false],
  ["Sam Reid", ["Founded by Sam Reid, who still comes in.", "I took over in 2004."], false],
  ["Sam Reid", ["Founded by Sam Reid.", "I took over in 2004.", "Sam does the books."], false],
  ["Ann Reid", ["Founded by Sam Reid in 1971.", "Ann Reid took over in 2004."], false],
])("C-36.1044 whether %s belongs to the past of the business: %j", (text, sentences, isFormer) => {
  const statements = sentences.map((sentence) => ({ text: sentence }));
  expect(isFormerPerson({ kind: "person", text }, statements)).toBe(isFormer);
});
