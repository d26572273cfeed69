import { rulesOf } from "../../content/facts/data/countries.ts";
import { findRegistrations } from "../../content/facts/registrations/registrations.ts";
import { memoByKey } from "../../memo.ts";
import { letterKey } from "../../text/keys.ts";
import { taxNumbers } from "./data/register-names.ts";

/** A number of the business in a register or at a tax office. */
export interface OwnNumber {
  /** The kind of number: 'NIP', 'KRS', or 'Registration' if unknown. */
  readonly label: string;
  readonly value: string;
}

const unnamed = "Registration";

/** A text's letters only, without the numbers of a list. */
const letters = (text: string): string => letterKey(text).replace(/\p{N}+/gu, "");

/** The name of the country's tax number, if an unnamed number has its form; else null. */
const taxNameOf = (number: string, country: string | null): string | null => {
  const tax = taxNumbers[country ?? ""];
  return tax?.form.test(number.toUpperCase().replace(/[\s.\-–/]/gu, "")) ? tax.name : null;
};

// Room for the form being edited and one other.
const answersKept = 2;

/**
 * The numbers in the registration field, each with its name, if the field contains nothing but names and numbers; else
 * the whole text as one number.
 */
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
