import type { BuildersForm } from "../builders-form.ts";
import { bedAndBreakfast } from "./bed-and-breakfast.ts";
import { bookkeeperDurban } from "./bookkeeper-durban.ts";
import { brewery } from "./brewery.ts";
import { caterer } from "./caterer.ts";
import { craftShop } from "./craft-shop.ts";
import { drivingSchool } from "./driving-school.ts";
import { familyClinic } from "./family-clinic.ts";
import { furnitureCharity } from "./furniture-charity.ts";
import { mobileGroomer } from "./mobile-groomer.ts";
import { plumber } from "./plumber.ts";
import { tattooCollective } from "./tattoo-collective.ts";
import { villageMuseum } from "./village-museum.ts";
import { yogaRetreat } from "./yoga-retreat.ts";

/** Forms by which the rules were mended a second time. */
export const thirteenTuningForms: readonly BuildersForm[] = [
  caterer,
  drivingSchool,
  mobileGroomer,
  bedAndBreakfast,
  tattooCollective,
  craftShop,
  furnitureCharity,
  familyClinic,
  bookkeeperDurban,
  brewery,
  plumber,
  villageMuseum,
  yogaRetreat,
];
