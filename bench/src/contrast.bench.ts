import { contrastRatio } from "@sitewright/spec-core/color";
import { seededRandom } from "@sitewright/spec-core/random";
import chroma from "chroma-js";
import { getContrast } from "color2k";
import { ColorSpace, contrastWCAG21, sRGB } from "colorjs.io/fn";
import { wcagContrast } from "culori";
import tinycolor from "tinycolor2";
import { hex as wcagContrastHex } from "wcag-contrast";
import { measure, type Subject } from "./measure.ts";
import { digits, type Section, times, verdict } from "./report.ts";

const targetRatio = 15;
const rounds = 200;

type Contrast = (a: string, b: string) => number;

const random = seededRandom("contrast");
const hexColor = () =>
  `#${Math.floor(random() * 2 ** 24)
    .toString(16)
    .padStart(6, "0")}`;
// A power of two, so that the index costs next to nothing beside what is measured.
const count = 1024;
const first = Array.from({ length: count }, hexColor);
const second = Array.from({ length: count }, hexColor);
const at = (colors: readonly string[], index: number): string => colors[index & (count - 1)] ?? "";

// One loop for each, spelled out: a shared one would be compiled for all of them and inline none.
const subjects: readonly (Subject & { readonly contrast: Contrast })[] = [
  {
    name: "ours",
    contrast: contrastRatio,
    repeat: (times) => {
      let sum = 0;
      for (let i = 0; i < times; i += 1) sum += contrastRatio(at(first, i), at(second, i));
      return sum;
    },
  },
  {
    name: "wcag-contrast",
    contrast: wcagContrastHex,
    repeat: (times) => {
      let sum = 0;
      for (let i = 0; i < times; i += 1) sum += wcagContrastHex(at(first, i), at(second, i));
      return sum;
    },
  },
  {
    name: "color2k",
    contrast: getContrast,
    repeat: (times) => {
      let sum = 0;
      for (let i = 0; i < times; i += 1) sum += getContrast(at(first, i), at(second, i));
      return sum;
    },
  },
  {
    name: "tinycolor2",
    contrast: tinycolor.readability,
    repeat: (times) => {
      let sum = 0;
      for (let i = 0; i < times; i += 1) sum += tinycolor.readability(at(first, i), at(second, i));
      return sum;
    },
  },
  {
    name: "chroma-js",
    contrast: chroma.contrast,
    repeat: (times) => {
      let sum = 0;
      for (let i = 0; i < times; i += 1) sum += chroma.contrast(at(first, i), at(second, i));
      return sum;
    },
  },
  {
    name: "culori",
    contrast: wcagContrast,
    repeat: (times) => {
      let sum = 0;
      for (let i = 0; i < times; i += 1) sum += wcagContrast(at(first, i), at(second, i));
      return sum;
    },
  },
  {
    name: "colorjs.io",
    contrast: contrastWCAG21,
    repeat: (times) => {
      let sum = 0;
      for (let i = 0; i < times; i += 1) sum += contrastWCAG21(at(first, i), at(second, i));
      return sum;
    },
  },
];

/** What becomes of a text that is no color. */
function onInvalid(contrast: Contrast): string {
  try {
    const ratio = contrast("#FFFFFG", "#FFFFFF");
    return ratio === 21 ? "black" : `another color (${digits(ratio)})`;
  } catch {
    return "throws";
  }
}

/** The contrast ratio of two hex strings, against the libraries that offer it. */
export function contrastSection(): Section {
  ColorSpace.register(sRGB);
  const timings = measure(subjects, rounds);
  const results = subjects.map(({ contrast }, index) => {
    const { name = "", ratio = Number.NaN, medianMs = Number.NaN } = timings[index] ?? {};
    return { name, ratio, ns: medianMs * 1e6, invalid: onInvalid(contrast) };
  });
  const peers = results.slice(1);
  const fastest = Math.min(...peers.map(({ ratio }) => ratio));
  const fastestValidating = Math.min(
    ...peers.filter(({ invalid }) => !invalid.startsWith("another")).map(({ ratio }) => ratio),
  );
  return {
    title: "Contrast ratio of two hex strings",
    note: `${count} random pairs. Target: at least ${targetRatio} times as fast as the fastest peer. Reached: ${digits(fastest)} (${verdict(fastest >= targetRatio)}); ${digits(fastestValidating)} beside the fastest that takes no wrong text for another color.`,
    columns: ["library", "time", "ns per pair", "`#FFFFFG` is"],
    rows: results.map(({ name, ratio, ns, invalid }) => [name, times(ratio), digits(ns), invalid]),
  };
}
