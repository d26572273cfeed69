import { isHexColor } from "./hex.ts";
import { type Oklch, toOklch } from "./oklch.ts";

/** The name of hues up to an Oklch angle, in degrees, and the names of its dark and light shades. */
type HueName = readonly [upTo: number, name: string, dark?: string, light?: string];

const hueNames: readonly HueName[] = [
  [16, "pink", "dark red"],
  [36, "red", "dark red", "pink"],
  [68, "orange", "brown", "peach"],
  [84, "amber", "brown", "cream"],
  [116, "yellow", "olive", "cream"],
  [168, "green"],
  [218, "teal"],
  [276, "blue"],
  [312, "violet"],
  [340, "purple"],
  [360, "pink", "dark magenta"],
];

/** The names of grays, each up to an Oklch lightness. */
const grayNames: readonly (readonly [upTo: number, name: string])[] = [
  [0.16, "black"],
  [0.45, "dark grey"],
  [0.8, "grey"],
  [0.94, "light grey"],
  [0.995, "off-white"],
  [1.01, "white"],
];

/** The common name of a `#RRGGBB` color, such as 'dark blue'; null for any other text. */
export function colorWords(color: string): string | null {
  if (!isHexColor(color)) return null;
  const point = toOklch(color);
  if (point.chroma < 0.012 || point.lightness < 0.16 || (point.lightness > 0.94 && point.chroma < 0.03))
    return grayNames.find(([upTo]) => point.lightness < upTo)?.[1] ?? "white";
  return point.chroma < 0.035 ? `greyish ${tinted(point)}` : tinted(point);
}

function tinted({ lightness, hue }: Oklch): string {
  const degrees = ((hue * 180) / Math.PI + 360) % 360;
  const [, name, dark, light] = hueNames.find(([upTo]) => degrees < upTo) ?? [360, "pink"];
  if (lightness < (dark === "brown" || dark === "olive" ? 0.55 : 0.42)) return dark ?? `dark ${name}`;
  return lightness > 0.85 ? (light ?? `light ${name}`) : name;
}
