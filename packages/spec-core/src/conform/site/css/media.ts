import { type CssNode, generate } from "css-tree";
import { ownValue } from "../../../own-value.ts";

/** The text of a media query list, or a condition that is always true or false. */
export type Media = string;

/** The screen that a page is shown on. */
export interface Screen {
  readonly widthPx: number;
  readonly scheme: "light" | "dark";
}

const pixels = (text: string): number => {
  const [, number, unit] = /^(-?[\d.]+)(px|r?em)?$/i.exec(text.trim()) ?? [];
  return number === undefined ? Number.NaN : Number(number) * (unit && /em$/i.test(unit) ? 16 : 1);
};

const isBelow = (a: number, b: number, orEqual: boolean): boolean => a < b || (orEqual && a === b);

function compare(left: number, operator: string, right: number): boolean {
  if (operator === "=") return left === right;
  const orEqual = operator.endsWith("=");
  return operator.startsWith("<") ? isBelow(left, right, orEqual) : isBelow(right, left, orEqual);
}

/** `(400px <= width < 700px)` and shorter forms (Media Queries 4, section 2.4.3); null for anything else. */
function rangeHolds(feature: string, widthPx: number): boolean | null {
  const parts = feature.split(/(<=|>=|<|>|=)/).map((part) => part.trim());
  if (parts.length < 3) return null;
  const value = (part: string): number => (/^(?:inline-size|width)$/i.test(part) ? widthPx : pixels(part));
  return parts.every((part, index) => {
    if (index % 2 === 0) return true;
    const [left, right] = [value(parts[index - 1] ?? ""), value(parts[index + 1] ?? "")];
    return Number.isNaN(left) || Number.isNaN(right) || compare(left, part, right);
  });
}

/** Features of a usual screen with default user settings. */
const usual: Readonly<Record<string, readonly string[]>> = {
  "prefers-reduced-motion": ["no-preference"],
  "prefers-contrast": ["no-preference"],
  "prefers-reduced-transparency": ["no-preference"],
  "forced-colors": ["none"],
  "inverted-colors": ["none"],
  hover: ["hover", ""],
  "any-hover": ["hover", ""],
  pointer: ["fine", ""],
  "any-pointer": ["fine", ""],
  orientation: ["landscape"],
  scripting: ["enabled", ""],
};

function featureHolds(feature: string, { widthPx, scheme }: Screen): boolean {
  const range = rangeHolds(feature, widthPx);
  if (range !== null) return range;
  const [name = "", value = ""] = feature.split(":").map((part) => part.trim().toLowerCase());
  if (name === "min-width") return widthPx >= pixels(value);
  if (name === "max-width") return widthPx <= pixels(value);
  if (name === "width") return widthPx === pixels(value);
  if (name === "prefers-color-scheme") return value === scheme;
  return ownValue(usual, name)?.includes(value) ?? true;
}

/** The text up to the bracket that closes the one at `start`, and the rest. */
function bracket(text: string, start: number): { inner: string; rest: string } {
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    if (text[index] === ")") depth -= 1;
    if (depth === 0) return { inner: text.slice(start + 1, index), rest: text.slice(index + 1) };
  }
  return { inner: text.slice(start + 1), rest: "" };
}

function conditionHolds(text: string, screen: Screen): boolean {
  const condition = text.trim();
  if (/^not\b/i.test(condition)) return !conditionHolds(condition.replace(/^not\b/i, ""), screen);
  if (!condition.startsWith("(")) {
    const [type = "", rest = ""] = condition.split(/\s+and\s+(.*)/is);
    const isScreen = /^(?:only\s+)?(?:all|screen)$/i.test(type);
    return isScreen && (rest === "" || conditionHolds(rest, screen));
  }
  const { inner, rest } = bracket(condition, 0);
  const isNested = inner.includes("(") && !/^\s*[\w-]+\s*:/.test(inner);
  const first = isNested ? conditionHolds(inner, screen) : featureHolds(inner, screen);
  const [, joint, next] = /^\s*(and|or)\b(.*)$/is.exec(rest) ?? [];
  if (joint === undefined || next === undefined) return first;
  return joint.toLowerCase() === "and"
    ? first && conditionHolds(next, screen)
    : first || conditionHolds(next, screen);
}

const listed = (text: string): string[] => text.split(/,(?![^(]*\))/);

/** Whether a media query list matches a screen (Media Queries 4). An unknown feature matches. */
export const mediaHolds = (media: Media, screen: Screen): boolean =>
  media.trim() === "" || listed(media).some((query) => conditionHolds(query, screen));

/** Whether a media query is for print or forced colors only, where a site's own colors do not count. */
export const isForeign = (media: Media): boolean => /\bprint\b|forced-colors\s*:\s*active/i.test(media);

/** The widths in px at which the result of a query changes, each as the first width of the wider side. */
export function turningWidths(media: Media): number[] {
  const found: number[] = [];
  for (const [, side, value] of media.matchAll(/\b(min|max)-width\s*:\s*(-?[\d.]+(?:px|r?em))/gi)) {
    const width = pixels(value ?? "");
    found.push(side?.toLowerCase() === "max" ? Math.floor(width) + 1 : width);
  }
  for (const [, value, operator] of media.matchAll(/(-?[\d.]+(?:px|r?em))\s*(<=?|>=?)\s*width/gi))
    found.push(pixels(value ?? "") + (operator === "<" || operator === ">=" ? 1 : 0));
  for (const [, operator, value] of media.matchAll(/width\s*(<=?|>=?)\s*(-?[\d.]+(?:px|r?em))/gi))
    found.push(pixels(value ?? "") + (operator === ">" || operator === "<=" ? 1 : 0));
  return found;
}

/** The condition of an at-rule as media: `@supports not …` never matches, any other `@supports` does. */
export function mediaOfAtRule(name: string, prelude: CssNode | null): Media {
  const text = prelude ? generate(prelude) : "";
  if (name === "media") return text;
  return name === "supports" && /^\s*not\b/i.test(text) ? "not all" : "";
}
