import { rulesOf } from "../../content/facts/data/countries.ts";
import { findRegistrations } from "../../content/facts/registrations/registrations.ts";
import { memoByKey } from "../../memo.ts";
import { letterKey } from "../../text/keys.ts";
import { taxNumbers } from "./data/register-names.ts";

/** A number by which a register or a tax office knows the business. */
export interface OwnNumber {
  /** What it is: 'NIP', 'KRS'; or 'Registration'. */
  readonly label: string;
  readonly value: string;
}

const unnamed = "Registration";

/** The letters of a text alone: before a name may stand the number of a list. */
const letters = (text: string): string => letterKey(text).replace(/\p{N}+/gu, "");

/** The name of the tax number that a number without a name is in a country, if its form shows it. */
const taxNameOf = (number: string, country: string | null): string | null => {
  const tax = taxNumbers[country ?? ""];
  return tax?.form.test(number.toUpperCase().replace(/[\s.\-–/]/gu, "")) ? tax.name : null;
};

// A form, and another's.
const answersKept = 2;

/** The numbers in the field for one: each under its name where nothing but names and numbers stands there. */
export const ownNumbers = memoByKey(readNumbers, {
  keyOf: (text, country) => `${country} ${text}`,
  most: answersKept,
});

function readNumbers(text: string, country: string | null): readonly OwnNumber[] {
  const found = findRegistrations({
    text,
    field: "description",
    country: rulesOf(country),
    taken: [],
  }).toSorted((a, b) => a.start - b.start);
  const isNamed = found.every(
    ({ about, start }, index) =>
      about !== "" && letters(text.slice(found[index - 1]?.end ?? 0, start)) === letters(about),
  );
  const last = found.at(-1);
  if (!last || !isNamed || /[\p{L}\d]/u.test(text.slice(last.end)))
    return [{ label: taxNameOf(text, country) ?? unnamed, value: text }];
  return found.map(({ about, start, end }) => ({ label: about, value: text.slice(start, end) }));
}
