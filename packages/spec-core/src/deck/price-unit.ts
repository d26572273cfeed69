const unitAlone = /^(?:per|pro) \p{L}+(?: \p{L}+)?$/iu;

/** Whether a description is only the unit of the price: 'per km'. */
export const isUnit = (what: string): boolean => unitAlone.test(what.trim());

/**
 * A price with the unit that the client typed as the description, unless the price has it: '€0.85 per km', '£450/day'.
 */
export function withUnit(price: string, what: string): string {
  if (!isUnit(what) || price === "") return price;
  const unit = what.trim().toLowerCase();
  const counted = unit.split(" ").at(-1) ?? unit;
  const isTold = new RegExp(`(?<!\\p{L})${counted}(?!\\p{L})`, "iu").test(price);
  return isTold ? price : `${price} ${unit}`;
}
