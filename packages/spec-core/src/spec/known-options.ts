import {
  type ContentStyleOption,
  contentStyleOptions,
  type ToneOption,
  toneOptions,
} from "../onboarding/options.ts";

/** The tone on offer that this answer names, if any. */
export const knownTone = (tone: string): ToneOption | undefined =>
  toneOptions.find((option) => option === tone.trim());

/** The content style on offer that this answer names, if any. */
export const knownContentStyle = (style: string): ContentStyleOption | undefined =>
  contentStyleOptions.find((option) => option === style.trim());
