import { expect, it } from "vitest";
import { phoneNumbers } from "./phone-numbers.ts";

const numbersOf = (text: string, value: string): string[] =>
  phoneNumbers({ id: "a", kind: "phone", text, value, about: "" }).map((fact) =>
    [fact.id, fact.text, fact.value, fact.about, fact.note].join(" | "),
  );

it.each([
  ["053 555 0148", "+353535550148", ["a | 053 555 0148 | +353535550148 |  | "]],
  [
    "053 555 0148, Aoife mobile 085 555 0172",
    "+353535550148",
    ["a | 053 555 0148 | +353535550148 |  | ", "a2 | 085 555 0172 | +353855550172 | Aoife mobile | "],
  ],
  [
    "07700 900 384 (text is better, I don't answer when driving)",
    "+447700900384",
    ["a | 07700 900 384 | +447700900384 |  | text is better, I don't answer when driving"],
  ],
  [
    "0117 496 0000 (shop) or 07700 900123 (mobile)",
    "+441174960000",
    ["a | 0117 496 0000 | +441174960000 |  | shop", "a2 | 07700 900123 | +447700900123 |  | mobile"],
  ],
  [
    "Shop 0117 496 0000 or +44 7700 900123",
    "+441174960000",
    ["a | 0117 496 0000 | +441174960000 | Shop | ", "a2 | +44 7700 900123 | +447700900123 |  | "],
  ],
  [
    "555-0123 or 555-0188 after six",
    "555-0123 or 555-0188 after six",
    ["a | 555-0123 | 5550123 |  | ", "a2 | 555-0188 | 5550188 |  | after six"],
  ],
  ["ring the shop", "", ["a | ring the shop |  |  | "]],
])("the telephone answer %j is its numbers, each with what is said of it", (text, value, expected) => {
  expect(numbersOf(text, value)).toEqual(expected);
});

it("another detail stays as it is", () => {
  const address = { id: "b", kind: "address", text: "Unit 12, 0117 496 0000 Lane", value: "", about: "" };
  expect(phoneNumbers(address)).toEqual([{ ...address, note: "" }]);
});
