import { numberChecks } from "./data/number-checks.ts";

/**
 * Whether a register or tax number has wrong check digits: one digit was mistyped, or two were swapped.
 * @param country ISO 3166-1 alpha-2 code; a number in a form that its country's table does not know is not judged.
 */
export function hasWrongCheckDigits(number: string, country: string): boolean {
  const checks = numberChecks[country] ?? [];
  // If there are several numbers, only those with a name: 'KRS 0000123456, NIP 8567346215'.
  const named = number.split(/[,;\n]/u).filter((part) => /\p{L}/u.test(part));
  return [number, ...named].some((one) => {
    const plain = one.toUpperCase().replace(/[\s.\-–/]/gu, "");
    return checks.some(({ form, isRight }) => {
      const [, digits] = form.exec(plain) ?? [];
      return digits !== undefined && !isRight([...digits].map(Number));
    });
  });
}
