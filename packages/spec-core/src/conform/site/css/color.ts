import { type CssNode, generate, parse } from "css-tree";
import { converter, parse as parseAbsolute } from "culori/fn";
import { formatHex, parseHex } from "../../../color/hex.ts";
import { memoByKey } from "../../../memo.ts";
import { type ColorArguments, computedColor } from "./color-functions.ts";
import { absoluteText } from "./relative-color.ts";

/** A color of sRGB: channels 0 to 255, alpha 0 to 1. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** The values on which keywords such as `currentColor` and `light-dark()` depend. */
export interface ColorContext {
  readonly scheme: "light" | "dark";
  readonly current: Rgba | null;
}

const transparent: Rgba = { red: 0, green: 0, blue: 0, alpha: 0 };

const fromNumber = (value: number): Rgba => ({
  red: value >> 16,
  green: (value >> 8) & 255,
  blue: value & 255,
  alpha: 1,
});

/** As `#RRGGBB`, without alpha. */
export const hexOf = ({ red, green, blue }: Rgba): string => formatHex(red / 255, green / 255, blue / 255);

const toRgb = converter("rgb");

/** A channel as an sRGB screen shows it: values out of range are clamped, as browsers do. */
const shown = (channel: number): number =>
  255 * Math.min(1, Math.max(0, Number.isNaN(channel) ? 0 : channel));

/** culori throws if a function ends too early. */
function readAbsolute(text: string): ReturnType<typeof parseAbsolute> {
  try {
    return parseAbsolute(text);
  } catch {
    return undefined;
  }
}

const functions = new Set(["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"]);

/** Parses a color with culori (CSS Color 4): every color space that has a notation. */
function fromText(text: string): Rgba | null {
  const color = toRgb(readAbsolute(text));
  return color
    ? { red: shown(color.r), green: shown(color.g), blue: shown(color.b), alpha: color.alpha ?? 1 }
    : null;
}

/** The arguments of a function, grouped by commas. */
function argumentsOf(node: Extract<CssNode, { type: "Function" }>): ColorArguments {
  const groups: string[][] = [[]];
  for (const child of node.children.toArray()) {
    const text = generate(child);
    if (text === ",") groups.push([]);
    else groups.at(-1)?.push(text);
  }
  return { name: node.name.toLowerCase(), groups };
}

function fromFunction(node: Extract<CssNode, { type: "Function" }>, context: ColorContext): Rgba | null {
  const read = argumentsOf(node);
  const computed = computedColor(read, context.scheme, (text) => parseColor(text, context));
  if (computed !== undefined) return computed;
  if (!functions.has(read.name)) return null;
  const text = absoluteText(read, (origin) => parseColor(origin, context));
  return fromText(text ?? generate(node));
}

/** The parts of a CSS value; none if it cannot be parsed. */
export function valueParts(text: string): CssNode[] {
  try {
    const value = parse(text, { context: "value" });
    return value.type === "Value" ? value.children.toArray() : [];
  } catch {
    return [];
  }
}

/** The color of one part of a value; null if it is not a color or cannot be computed. */
export function colorOf(node: CssNode, context: ColorContext): Rgba | null {
  if (node.type === "Hash") return fromText(`#${node.value}`);
  if (node.type === "Function") return fromFunction(node, context);
  if (node.type !== "Identifier") return null;
  const name = node.name.toLowerCase();
  if (name === "transparent") return transparent;
  return name === "currentcolor" ? context.current : fromText(name);
}

/**
 * A color value (CSS Color 4 and 5); null if the text is not a color or cannot be computed. Pages use few, many times.
 */
export const parseColor = memoByKey(
  (text: string, context: ColorContext): Rgba | null => {
    const [first, ...rest] = valueParts(text);
    return first && rest.length === 0 ? colorOf(first, context) : null;
  },
  {
    keyOf: (text, { scheme, current }) => `${scheme} ${current ? Object.values(current).join() : ""} ${text}`,
    most: 4_000,
  },
);

/** The visible color of one color over an opaque one. */
export function over(top: Rgba, ground: Rgba): Rgba {
  const channel = (of: (color: Rgba) => number) => of(top) * top.alpha + of(ground) * (1 - top.alpha);
  return {
    red: channel((c) => c.red),
    green: channel((c) => c.green),
    blue: channel((c) => c.blue),
    alpha: 1,
  };
}

/** Whether two colors are the same, apart from rounding between notations. */
export const isSameColor = (a: Rgba, b: Rgba): boolean =>
  Math.abs(a.red - b.red) < 1.6 && Math.abs(a.green - b.green) < 1.6 && Math.abs(a.blue - b.blue) < 1.6;

/** Parses a `#RRGGBB` color. */
export const fromHex = (hex: string): Rgba => fromNumber(Math.max(0, parseHex(hex)));
