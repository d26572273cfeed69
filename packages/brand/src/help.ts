import type { Brand } from "./brand-shape.ts";
import { accountHelp } from "./help/account.ts";
import { billingHelp } from "./help/billing.ts";
import { featuresHelp } from "./help/features.ts";
import type { HelpCategory } from "./help/help-shape.ts";
import { startHelp } from "./help/start.ts";
import { technicalHelp } from "./help/technical.ts";

/** Everything that the help centre answers, in the order of its tabs. */
export const helpCategories = (brand: Brand): readonly HelpCategory[] => [
  startHelp(brand),
  featuresHelp,
  billingHelp(brand),
  technicalHelp(brand),
  accountHelp,
];
