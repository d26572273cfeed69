import { converter } from "culori/fn";
import { ownValue } from "../../../own-value.ts";
import type { Rgba } from "./color.ts";
import type { ColorArguments } from "./color-functions.ts";
import { colorSpaces, type SpaceMode } from "./color-spaces.ts";
import { lengthPx } from "./length.ts";

type Channels = Readonly<Record<string, number>>;

const named: Readonly<Record<string, SpaceMode>> = { rgb: "rgb", rgba: "rgb", hsl: "hsl", hsla: "hsl" };

/** The factor from culori's units to those of CSS, where they differ. */
const scale = (mode: SpaceMode, channel: string, isSpace: boolean): number => {
  if (isSpace || channel === "alpha" || channel === "h") return 1;
  if (mode === "rgb") return 255;
  return mode === "hsl" || mode === "hwb" ? 100 : 1;
};

function channelsOf({ red, green, blue, alpha }: Rgba, mode: SpaceMode, isSpace: boolean): Channels {
  const color = converter(mode)({ mode: "rgb", r: red / 255, g: green / 255, b: blue / 255 });
  return Object.fromEntries([
    ...Object.entries(color).flatMap(([name, value]) =>
      typeof value === "number" ? [[name, value * scale(mode, name, isSpace)] as const] : [],
    ),
    ["alpha", alpha],
  ]);
}

/** Substitutes channel names and computes math functions; any other text is unchanged. */
function computedText(text: string, channels: Channels): string {
  const filled = text.replace(/\b[a-z]+\b(?!\()/gi, (word) => {
    const value = ownValue(channels, word.toLowerCase());
    return value === undefined ? word : value.toFixed(6);
  });
  if (!/^(?:calc|min|max|clamp)\(/i.test(filled)) return filled;
  const isShare = filled.includes("%");
  const value = lengthPx(filled, { emPx: 1, wholePx: 100, viewportPx: 100 });
  return Number.isNaN(value) ? filled : `${Number(value.toFixed(6))}${isShare ? "%" : ""}`;
}

/** culori leaves the hue of a gray undefined. */
const gray: Channels = { h: 0, s: 0, c: 0 };

/**
 * The same color without its origin color and with math functions computed (CSS Color 5, section 4); null if it
 * has neither.
 */
export function absoluteText(
  { name, groups }: ColorArguments,
  read: (text: string) => Rgba | null,
): string | null {
  const [pieces = []] = groups;
  if (pieces[0]?.toLowerCase() !== "from") {
    const hasSums = groups.some((group) => group.some((piece) => /^(?:calc|min|max|clamp)\(/i.test(piece)));
    if (!hasSums) return null;
    return `${name}(${groups.map((group) => group.map((piece) => computedText(piece, {})).join(" ")).join(",")})`;
  }
  const origin = read(pieces[1] ?? "");
  const isSpace = name === "color";
  const mode = isSpace
    ? colorSpaces.get(pieces[2]?.toLowerCase() ?? "")
    : (ownValue(named, name) ?? colorSpaces.get(name));
  if (!origin || mode === undefined) return null;
  const channels = { ...gray, ...channelsOf(origin, mode, isSpace) };
  const rest = pieces.slice(isSpace ? 3 : 2).map((piece) => computedText(piece, channels));
  return `${name}(${[...(isSpace ? [pieces[2]] : []), ...rest].join(" ")})`;
}
