import { type CssNode, generate, parse } from "css-tree";
import { formatHex, parseHex } from "../../../color/hex.ts";
import { fromOklch, toOklch } from "../../../color/oklch.ts";
import { namedColors } from "./named-colors-data.ts";

/** A color of sRGB: channels 0 to 255, alpha 0 to 1. */
export interface Rgba {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** What words like `currentColor` and `light-dark()` depend on. */
export interface ColorContext {
  readonly scheme: "light" | "dark";
  readonly current: Rgba | null;
}

type Arguments = {
  readonly name: string;
  readonly parts: readonly string[];
  readonly groups: readonly string[];
};

const opaque = (red: number, green: number, blue: number, alpha = 1): Rgba => ({ red, green, blue, alpha });

const transparent = opaque(0, 0, 0, 0);

const fromNumber = (value: number, alpha = 1): Rgba =>
  opaque(value >> 16, (value >> 8) & 255, value & 255, alpha);

/** As `#RRGGBB`, alpha left out. */
export const hexOf = ({ red, green, blue }: Rgba): string => formatHex(red / 255, green / 255, blue / 255);

/** CSS Color 4, section 5.2. */
function fromHash(digits: string): Rgba | null {
  const full = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const value = parseHex(`#${full.slice(0, 6)}`);
  if (value < 0 || ![6, 8].includes(full.length)) return null;
  return fromNumber(value, full.length === 8 ? Number.parseInt(full.slice(6), 16) / 255 : 1);
}

const turns: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

const number = (text: string | undefined, whole: number): number => {
  if (text === undefined || text === "none") return 0;
  return text.endsWith("%") ? (Number.parseFloat(text) / 100) * whole : Number.parseFloat(text);
};

const degrees = (text: string | undefined): number => {
  const [, value, unit] = /^([-+.\de]+)(deg|grad|rad|turn)?$/i.exec(text ?? "") ?? [];
  return Number(value ?? 0) * (turns[unit?.toLowerCase() ?? "deg"] ?? 1);
};

/** CSS Color 4, section 7. */
function fromHsl(hue: number, saturation: number, lightness: number): readonly [number, number, number] {
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return (
      255 *
      (lightness - saturation * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    );
  };
  return [channel(0), channel(8), channel(4)];
}

function fromHwb(hue: number, white: number, black: number): readonly [number, number, number] {
  const sum = white + black;
  const gray = (255 * white) / sum;
  if (sum >= 1) return [gray, gray, gray];
  const [red, green, blue] = fromHsl(hue, 1, 0.5);
  const scaled = (channel: number) => channel * (1 - white - black) + 255 * white;
  return [scaled(red), scaled(green), scaled(blue)];
}

function fromPolar(parts: readonly string[], isRectangular: boolean): Rgba {
  const lightness = number(parts[0], 1);
  const [a, b] = [number(parts[1], 0.4), isRectangular ? number(parts[2], 0.4) : 0];
  const chroma = isRectangular ? Math.hypot(a, b) : a;
  const hue = isRectangular ? Math.atan2(b, a) : (degrees(parts[2]) * Math.PI) / 180;
  return fromNumber(parseHex(fromOklch({ lightness, chroma, hue })), number(parts[3] ?? "1", 1));
}

const near = (share: number, a: number, b: number): number => a * share + b * (1 - share);

/** Two colors mixed in sRGB with premultiplied alpha, or in Oklab (CSS Color 5, section 3). */
export function mix(a: Rgba, b: Rgba, { share, space }: { share: number; space: string }): Rgba {
  const alpha = near(share, a.alpha, b.alpha);
  if (alpha === 0) return transparent;
  if (/^ok/.test(space) && a.alpha > 0 && b.alpha > 0) {
    const [first, second] = [toOklch(hexOf(a)), toOklch(hexOf(b))] as const;
    const axis = (turn: (hue: number) => number) =>
      near(share, first.chroma * turn(first.hue), second.chroma * turn(second.hue));
    const [x, y] = [axis(Math.cos), axis(Math.sin)];
    const lightness = near(share, first.lightness, second.lightness);
    return fromNumber(
      parseHex(fromOklch({ lightness, chroma: Math.hypot(x, y), hue: Math.atan2(y, x) })),
      alpha,
    );
  }
  const channel = (of: (color: Rgba) => number) => near(share, of(a) * a.alpha, of(b) * b.alpha) / alpha;
  return opaque(
    channel((c) => c.red),
    channel((c) => c.green),
    channel((c) => c.blue),
    alpha,
  );
}

function fromMix(groups: readonly string[], context: ColorContext): Rgba | null {
  const [space = "", ...colors] = groups;
  const parsed = colors.map((text) => {
    const [, share] = /(?:^|\s)([\d.]+)%(?:\s|$)/.exec(text) ?? [];
    const color = parseColor(text.replace(/(?:^|\s)[\d.]+%(?=\s|$)/, " ").trim(), context);
    return { color, share: share === undefined ? null : Number(share) / 100 };
  });
  const [a, b] = parsed;
  if (!a?.color || !b?.color) return null;
  const first = a.share ?? 1 - (b.share ?? 0.5);
  const second = b.share ?? 1 - first;
  const sum = first + second;
  if (sum === 0) return null;
  const mixed = mix(a.color, b.color, { share: first / sum, space: space.replace(/^in\s+/, "") });
  return { ...mixed, alpha: mixed.alpha * Math.min(1, sum) };
}

function fromFunction({ name, parts, groups }: Arguments, context: ColorContext): Rgba | null {
  const alpha = number(parts[3] ?? "1", 1);
  const hue = degrees(parts[0]);
  switch (name) {
    case "rgb":
    case "rgba":
      return opaque(number(parts[0], 255), number(parts[1], 255), number(parts[2], 255), alpha);
    case "hsl":
    case "hsla":
      return opaque(
        ...fromHsl(hue, Number.parseFloat(parts[1] ?? "0") / 100, Number.parseFloat(parts[2] ?? "0") / 100),
        alpha,
      );
    case "hwb":
      return opaque(
        ...fromHwb(hue, Number.parseFloat(parts[1] ?? "0") / 100, Number.parseFloat(parts[2] ?? "0") / 100),
        alpha,
      );
    case "oklch":
      return fromPolar(parts, false);
    case "oklab":
      return fromPolar(parts, true);
    case "color":
      return parts[0] === "srgb"
        ? opaque(
            number(parts[1], 1) * 255,
            number(parts[2], 1) * 255,
            number(parts[3], 1) * 255,
            number(parts[4] ?? "1", 1),
          )
        : null;
    case "color-mix":
      return fromMix(groups, context);
    case "light-dark":
      return parseColor(groups[context.scheme === "light" ? 0 : 1] ?? "", context);
    default:
      return null;
  }
}

/** The arguments of a function, at commas, and one by one. */
function argumentsOf(node: Extract<CssNode, { type: "Function" }>): Arguments {
  const groups: string[][] = [[]];
  for (const child of node.children.toArray()) {
    const text = generate(child);
    if (text === ",") groups.push([]);
    else if (text !== "/") groups.at(-1)?.push(text);
  }
  return {
    name: node.name.toLowerCase(),
    parts: groups.flat(),
    groups: groups.map((group) => group.join(" ")),
  };
}

/** A CSS value as its parts; none where it cannot be read. */
export function valueParts(text: string): CssNode[] {
  try {
    const value = parse(text, { context: "value" });
    return value.type === "Value" ? value.children.toArray() : [];
  } catch {
    return [];
  }
}

/** The color that one part of a value is; null where it is none, or not one that can be computed. */
export function colorOf(node: CssNode, context: ColorContext): Rgba | null {
  if (node.type === "Hash") return fromHash(node.value);
  if (node.type === "Function") {
    const color = fromFunction(argumentsOf(node), context);
    return color && Object.values(color).every(Number.isFinite) ? color : null;
  }
  if (node.type !== "Identifier") return null;
  const name = node.name.toLowerCase();
  if (name === "transparent") return transparent;
  if (name === "currentcolor") return context.current;
  const value = Object.hasOwn(namedColors, name) ? namedColors[name] : undefined;
  return value === undefined ? null : fromNumber(value);
}

/** A color value (CSS Color 4); null where the text is no color, or not one that can be computed. */
export function parseColor(text: string, context: ColorContext): Rgba | null {
  const [first, ...rest] = valueParts(text);
  return first && rest.length === 0 ? colorOf(first, context) : null;
}

/** What is seen where one color lies on an opaque one. */
export const over = (top: Rgba, ground: Rgba): Rgba =>
  mix({ ...top, alpha: 1 }, ground, { share: top.alpha, space: "srgb" });

/** Whether two colors are one, but for what rounding between notations changes. */
export const isSameColor = (a: Rgba, b: Rgba): boolean =>
  Math.abs(a.red - b.red) < 1.6 && Math.abs(a.green - b.green) < 1.6 && Math.abs(a.blue - b.blue) < 1.6;

/** A `#RRGGBB` color. */
export const fromHex = (hex: string): Rgba => fromNumber(Math.max(0, parseHex(hex)));
