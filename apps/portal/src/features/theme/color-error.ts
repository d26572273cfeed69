import { isHexColor, type ThemeColorName } from "@sitewright/spec-core/color";
import { colorNames } from "./texts.ts";

const example = "#7A2414";
const inWords = ["No", "One", "Two", "Three", "Four", "Five", "Six"] as const;

const digits = (count: number): string =>
  `${inWords[count] ?? String(count)} ${count === 1 ? "digit is" : "digits are"}`;

/** The error of a typed color with its correction, in one or two sentences; null for a `#RRGGBB`. */
export function colorError(text: string): string | null {
  if (isHexColor(text)) return null;
  const typed = text.trim();
  const body = typed.replace(/^#/, "");
  if (body === "") return `A colour is missing. Type # and six digits, for example ${example}.`;
  if (!/^[\da-f]+$/i.test(body))
    return `This is not a valid colour. Type # and six digits from 0 to 9 and A to F, for example ${example}.`;
  if (body.length < 6) return `${digits(6 - body.length)} missing. A colour has six, for example ${example}.`;
  if (body.length > 6)
    return `${digits(body.length - 6)} too many. A colour has six, for example ${example}.`;
  return `Write it as #${body.toUpperCase()}, with # in front and no spaces.`;
}

/** True while more typing could still make the text a color: until then no error is shown. */
export const isColorPrefix = (text: string): boolean => /^#?[\da-f]{0,6}$/i.test(text.trim());

/** The color that the site shows instead of one that cannot be parsed. */
export function fallbackColor(name: ThemeColorName): string {
  if (name === "background") return "Until then the background is white.";
  if (name === "text") return "Until then text is black or white, whichever reads better.";
  return `Until then ${colorNames[name]} uses ${colorNames.text}.`;
}
