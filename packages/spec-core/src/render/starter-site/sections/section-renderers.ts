import type { SectionName } from "../../../onboarding/layout-sections.ts";
import type { Html } from "../html.ts";
import type { PageContext } from "../page-context.ts";
import { contact } from "./contact.ts";
import { features } from "./features.ts";
import { hero } from "./hero.ts";
import { portfolio } from "./portfolio.ts";
import { pricing } from "./pricing.ts";
import { services } from "./services.ts";
import { team } from "./team.ts";
import { testimonials } from "./testimonials.ts";

/** The renderer of each section of the home page. */
export const sectionRenderers: Readonly<Record<SectionName, (context: PageContext) => Html>> = {
  hero,
  features,
  services,
  testimonials,
  portfolio,
  pricing,
  team,
  contact,
};
