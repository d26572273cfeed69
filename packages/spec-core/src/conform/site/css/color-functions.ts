import {
  converter,
  fixupHueDecreasing,
  fixupHueIncreasing,
  fixupHueLonger,
  fixupHueShorter,
  interpolateWithPremultipliedAlpha,
} from "culori/fn";
import type { Rgba } from "./color.ts";
import { colorSpaces, type SpaceMode } from "./color-spaces.ts";

/** A parsed color function: its name, and the parts of each argument. */
export interface ColorArguments {
  readonly name: string;
  readonly groups: readonly (readonly string[])[];
}

type Read = (text: string) => Rgba | null;

const hueFixups = {
  shorter: fixupHueShorter,
  longer: fixupHueLonger,
  increasing: fixupHueIncreasing,
  decreasing: fixupHueDecreasing,
} as const;

const isHuePath = (text: string): text is keyof typeof hueFixups => Object.hasOwn(hueFixups, text);

const toRgb = converter("rgb");

const inUnits = ({ red, green, blue, alpha }: Rgba) => ({
  mode: "rgb" as const,
  r: red / 255,
  g: green / 255,
  b: blue / 255,
  alpha,
});

const cut = (channel: number): number => 255 * Math.min(1, Math.max(0, channel));

/** One of the two colors of a mixture, with its percentage. */
function ingredient(pieces: readonly string[], read: Read): { color: Rgba | null; share: number | null } {
  const share = pieces.find((piece) => /^[\d.]+%$/.test(piece));
  const color = read(pieces.filter((piece) => piece !== share).join(" "));
  return { color, share: share === undefined ? null : Number.parseFloat(share) / 100 };
}

function mixed(a: Rgba, b: Rgba, way: { mode: SpaceMode; path: string; share: number }): Rgba {
  const fixup = hueFixups[isHuePath(way.path) ? way.path : "shorter"];
  const hue: Readonly<Record<string, object>> = { h: { fixup } };
  const at = interpolateWithPremultipliedAlpha([inUnits(a), inUnits(b)], way.mode, hue);
  const color = toRgb(at(1 - way.share));
  return { red: cut(color.r), green: cut(color.g), blue: cut(color.b), alpha: color.alpha ?? 1 };
}

/** CSS Color 5, section 3. */
function mix(groups: ColorArguments["groups"], read: Read): Rgba | null {
  const hasMethod = groups[0]?.[0] === "in";
  const [, space = "oklab", path = ""] = hasMethod ? (groups[0] ?? []) : [];
  const [first, second] = groups.slice(hasMethod ? 1 : 0).map((pieces) => ingredient(pieces, read));
  const mode = colorSpaces.get(space.toLowerCase());
  if (!first?.color || !second?.color || mode === undefined) return null;
  const a = first.share ?? 1 - (second.share ?? 0.5);
  const sum = a + (second.share ?? 1 - a);
  if (sum === 0) return null;
  const color = mixed(first.color, second.color, { mode, path, share: a / sum });
  return { ...color, alpha: color.alpha * Math.min(1, sum) };
}

/** A color computed from others; undefined if the function is none of those. */
export function computedColor(
  { name, groups }: ColorArguments,
  scheme: "light" | "dark",
  read: Read,
): Rgba | null | undefined {
  if (name === "color-mix") return mix(groups, read);
  if (name === "light-dark") return read((groups[scheme === "light" ? 0 : 1] ?? []).join(" "));
  return undefined;
}
