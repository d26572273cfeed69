import { numberChecks } from "./data/number-checks.ts";

/**
 * Whether a register or tax number has wrong check digits: one digit was mistyped, or two were swapped.
 * @param country ISO 3166-1 alpha-2 code; a number in a form that its country's table does not know is not judged.
 */
export function hasWrongCheckDigits(number: string, country: string): boolean {
  const plain = number.toUpperCase().replace(/[\s.\-–/]/gu, "");
  return (numberChecks[country] ?? []).some(({ form, isRight }) => {
    const [, digits] = form.exec(plain) ?? [];
    return digits !== undefined && !isRight([...digits].map(Number));
  });
}
