import { expect, it } from "vitest";
import { formDataSchema } from "../../../onboarding/form-data.ts";
import { publicWords } from "../../public-words.ts";

const description = "Our baker is Lena Brandt. Lena also teaches the Sunday class. We bake in Ayr.";

const printable = (onlyForUs: string): readonly string[] => {
  const { statements, facts } = publicWords(formDataSchema.parse({ description, onlyForUs }));
  return [
    ...statements.filter(({ proposal }) => proposal === "print"),
    ...facts.filter(({ kind, proposal }) => kind === "person" && proposal === "print"),
  ].flatMap(({ text }) => (text.includes("Lena") ? [text] : []));
};

it.each([
  "Lena will buy half of the bakery in May, so please no mention.",
  "My sister Lena moves to Perth in spring, leave her out of the team page.",
  "Please don't mention Lena.",
])("a person who must not be mentioned is in nothing that is proposed: %s", (secret) => {
  expect(printable(secret)).toEqual([]);
});

it.each([
  "Between ourselves, Lena may be away in autumn.",
  "Please don't mention Lena's flat.",
  "Don't mention prices, they change.",
])("but is proposed after: %s", (secret) => {
  expect(printable(secret)).not.toEqual([]);
});
