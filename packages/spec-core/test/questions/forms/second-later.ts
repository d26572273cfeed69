import type { BuildersForm } from "../builders-form.ts";
import { bookkeeperDurban } from "./bookkeeper-durban.ts";
import { brewery } from "./brewery.ts";
import { plumber } from "./plumber.ts";
import { villageMuseum } from "./village-museum.ts";
import { yogaRetreat } from "./yoga-retreat.ts";

/** Forms that were written, and listed, after the second mending; no rule was mended by them. */
export const secondLaterForms: readonly BuildersForm[] = [
  yogaRetreat,
  plumber,
  brewery,
  bookkeeperDurban,
  villageMuseum,
];
