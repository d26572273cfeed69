// Measures each library's contrast ratio of two hex strings, in turns, and prints the times.

import { contrastRatio } from "@sitewright/spec-core/color";
import { seededRandom } from "@sitewright/spec-core/random";
import chroma from "chroma-js";
import { getContrast } from "color2k";
import { ColorSpace, contrastWCAG21, sRGB } from "colorjs.io/fn";
import { wcagContrast } from "culori";
import tinycolor from "tinycolor2";
import { hex as wcagContrastHex } from "wcag-contrast";
import { measure, type Subject } from "./measure.ts";
import { digits } from "./report.ts";

const rounds = 200;

type Contrast = (a: string, b: string) => number;

const random = seededRandom("contrast");
const hexColor = () =>
  `#${Math.floor(random() * 2 ** 24)
    .toString(16)
    .padStart(6, "0")}`;
// A power of two, so that computing the index costs next to nothing.
const count = Number(process.argv[2]);
const first = Array.from({ length: count }, hexColor);
const second = Array.from({ length: count }, hexColor);
const at = (colors: readonly string[], index: number): string => colors[index & (count - 1)] ?? "";

// Each library has its own loop: a shared one would be compiled for all of them, and none would be
// inlined.
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

/** Each library's result for a text that is not a colour. */
function onInvalid(contrast: Contrast): string {
  try {
    const ratio = contrast("#FFFFFG", "#FFFFFF");
    return ratio === 21 ? "black" : `another color (${digits(ratio)})`;
  } catch {
    return "throws";
  }
}

ColorSpace.register(sRGB);
const timings = measure(subjects, rounds);
const results = subjects.map(({ contrast }, index) => {
  const { name = "", ratio = Number.NaN, medianMs = Number.NaN } = timings[index] ?? {};
  return { name, ratio, ns: medianMs * 1e6, invalid: onInvalid(contrast) };
});
console.log(JSON.stringify(results));
