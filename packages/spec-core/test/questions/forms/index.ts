import type { BuildersForm } from "../builders-form.ts";
import { barbers } from "./barbers.ts";
import { cleaners } from "./cleaners.ts";
import { escapeRoom } from "./escape-room.ts";
import { goldsmith } from "./goldsmith.ts";
import { locksmith } from "./locksmith.ts";
import { plantNursery } from "./plant-nursery.ts";
import { podiatrist } from "./podiatrist.ts";
import { roofer } from "./roofer.ts";
import { theatreClub } from "./theatre-club.ts";
import { yarnShop } from "./yarn-shop.ts";

/** The forms by which the rules were mended. */
export const buildersForms: readonly BuildersForm[] = [
  locksmith,
  yarnShop,
  barbers,
  podiatrist,
  goldsmith,
  escapeRoom,
  plantNursery,
  roofer,
  theatreClub,
  cleaners,
];
