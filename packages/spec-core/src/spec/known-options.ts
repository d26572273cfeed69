import {
  type ContentStyleOption,
  contentStyleOptions,
  type ToneOption,
  toneOptions,
} from "../onboarding/options.ts";

/** The listed tone that this answer names; undefined if it names none. */
export const knownTone = (tone: string): ToneOption | undefined =>
  toneOptions.find((option) => option === tone.trim());

/** The listed content style that this answer names; undefined if it names none. */
export const knownContentStyle = (style: string): ContentStyleOption | undefined =>
  contentStyleOptions.find((option) => option === style.trim());
