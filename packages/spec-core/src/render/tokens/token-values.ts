import { parseHex } from "../../color/hex.ts";
import type { ShadowLayer } from "./token-tree.ts";

/** The representation of each kind of value in a token file. */
export interface TokenValues {
  readonly color: (hex: string) => unknown;
  /** A length such as `2.25rem` or `4px`. */
  readonly dimension: (length: string) => unknown;
  readonly fontFamily: (names: readonly string[]) => unknown;
  readonly fontWeight: (weight: string) => unknown;
  readonly shadow: (layers: readonly ShadowLayer[]) => unknown;
  /** The value for letter spacing, which no role changes. */
  readonly noSpacing: unknown;
}

const channel = (value: number): number => Math.round((value / 255) * 1e5) / 1e5;

const srgb = (hex: string, alpha?: number) => {
  const value = Math.max(0, parseHex(hex));
  return {
    colorSpace: "srgb",
    components: [channel(value >> 16), channel((value >> 8) & 255), channel(value & 255)],
    ...(alpha === undefined ? {} : { alpha }),
    hex: hex.toLowerCase(),
  };
};

const length = (text: string) => ({
  value: Number.parseFloat(text) || 0,
  unit: text.endsWith("rem") ? "rem" : "px",
});
const px = (value: number) => ({ value, unit: "px" });

// A name in braces would be parsed as a reference, and an empty name is invalid.
const plainNames = (names: readonly string[]): string[] =>
  names.map((name) => name.replace(/[{}]/g, "").trim()).filter((name) => name !== "");

/** Values in the notation of the Design Tokens Format Module 2025.10. */
export const dtcgValues: TokenValues = {
  color: (hex) => srgb(hex),
  dimension: length,
  fontFamily: plainNames,
  fontWeight: Number,
  shadow: (layers) =>
    layers.map(({ y, blur, spread, color, alpha }) => ({
      color: srgb(color, alpha),
      offsetX: px(0),
      offsetY: px(y),
      blur: px(blur),
      spread: px(spread),
    })),
  noSpacing: px(0),
};

// Style Dictionary quotes a name but does not escape it.
const bareNames = (names: readonly string[]): string[] =>
  plainNames(names.map((name) => name.replace(/[^\p{L}\p{N} ._-]/gu, "")));

/** Values in CSS notation, which Style Dictionary keeps or transforms. */
export const styleDictionaryValues: TokenValues = {
  color: (hex) => hex.toLowerCase(),
  dimension: (text) => text,
  fontFamily: bareNames,
  fontWeight: Number,
  shadow: (layers) =>
    layers.map(({ y, blur, spread, alpha }) => ({
      color: `rgb(0 0 0 / ${alpha})`,
      offsetX: "0px",
      offsetY: `${y}px`,
      blur: `${blur}px`,
      spread: `${spread}px`,
    })),
  // Style Dictionary's font shorthand has no letter spacing.
  noSpacing: undefined,
};
