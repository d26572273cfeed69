import type { ContentStyleOption } from "../../../onboarding/options.ts";
import { casual } from "./casual.ts";
import { professional } from "./professional.ts";
import { technical } from "./technical.ts";
import type { Voice } from "./voice.ts";

/** The three content styles. */
export const voices: Readonly<Record<ContentStyleOption, Voice>> = {
  Casual: casual,
  Professional: professional,
  Technical: technical,
};
