import type { BuildersForm } from "../builders-form.ts";
import { danceSchool } from "./dance-school.ts";
import { farmShop } from "./farm-shop.ts";
import { solar } from "./solar.ts";
import { tattooStudio } from "./tattoo-studio.ts";
import { translator } from "./translator.ts";

/** Forms that were written, and listed, after the rules were mended; no rule was mended by them. */
export const fiveHeldOutForms: readonly BuildersForm[] = [
  tattooStudio,
  farmShop,
  translator,
  danceSchool,
  solar,
];
