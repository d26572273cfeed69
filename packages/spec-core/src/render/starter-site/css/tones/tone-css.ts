import type { ToneOption } from "../../../../onboarding/options.ts";
import { boldCss } from "./bold.ts";
import { corporateCss } from "./corporate.ts";
import { funCss } from "./fun.ts";
import { minimalistCss } from "./minimalist.ts";
import { modernCss } from "./modern.ts";

/** The art direction of each tone: density, rules, radii, and the composition of hero and pictures. */
export const toneCss: Readonly<Record<ToneOption, string>> = {
  Modern: modernCss,
  Corporate: corporateCss,
  Minimalist: minimalistCss,
  Bold: boldCss,
  Fun: funCss,
};
