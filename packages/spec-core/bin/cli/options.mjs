import { Refusal } from "./refusal.mjs";

/** @typedef {import("./commands.mjs").Values} Values */

/**
 * The text of an option; undefined where it is not given.
 * @param {Values} values
 * @param {string} name
 */
export function textOption(values, name) {
  const value = values[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string" || value.trim() === "") throw new Refusal([`--${name}: needs a value`]);
  return value;
}
