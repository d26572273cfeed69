import { memoPerObject } from "../../memo.ts";
import type { Spec } from "../../spec/schema.ts";
import { type ExtraScript, extraScripts } from "../../typography/font-family.ts";

/** The scripts in which Fontsource splits a family, one file each. */
export type FontSubset = ExtraScript | "latin" | "latin-ext";

/** The `unicode-range` of each script as Fontsource 5 splits every family of the catalog. */
export const subsetRanges: Readonly<Record<FontSubset, string>> = {
  "cyrillic-ext": "U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F",
  cyrillic: "U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116",
  "greek-ext": "U+1F00-1FFF",
  greek: "U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF",
  vietnamese:
    "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB",
  "latin-ext":
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF",
  latin:
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD",
};

/** The letters that only these files have; 'ă' and 'đ' are in the extended Latin one, too. */
const ownLetters: Readonly<Record<ExtraScript, RegExp>> = {
  "cyrillic-ext": /[\u0460-\u048f\u0492-\u04af\u04b2-\u052f\u1c80-\u1c8a\u2de0-\u2dff\ua640-\ua69f]/u,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u,
  "greek-ext": /[\u1f00-\u1fff]/u,
  greek: /[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ff]/u,
  vietnamese: /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef1]|\u0300|\u0301|\u0303|\u0309|\u0323/u,
};

/**
 * The scripts beside Latin in which a client writes, in the order of their faces: of equal ranges a browser takes the
 * last. They are read from the whole specification, since a file that no page needs is never loaded.
 */
export const scriptsOf = memoPerObject((spec: Spec): readonly ExtraScript[] => {
  const texts = JSON.stringify(spec);
  return extraScripts.filter((script) => ownLetters[script].test(texts));
});
