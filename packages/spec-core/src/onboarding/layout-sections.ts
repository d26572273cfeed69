import { z } from "zod";

export { type SectionName, sectionNames } from "./section-names.ts";

const flag = z.boolean();
const current = z.object({
  hero: flag,
  features: flag,
  services: flag,
  testimonials: flag,
  portfolio: flag,
  pricing: flag,
  team: flag,
  contact: flag,
});

/** Which sections are switched on. */
export type LayoutSections = z.output<typeof current>;

/** No section chosen. */
export const noSections: LayoutSections = {
  hero: false,
  features: false,
  services: false,
  testimonials: false,
  portfolio: false,
  pricing: false,
  team: false,
  contact: false,
};

// The keys in records from before the names became lowercase. Their Footer was removed: every page has one.
const stored = z.object({
  ...current.partial().shape,
  Hero: flag.optional(),
  Features: flag.optional(),
  Pricing: flag.optional(),
  Testimonials: flag.optional(),
  "Call to Action": flag.optional(),
});

/**
 * Parses section flags, the capitalised keys of old records included; a current key overrides its old
 * spelling, a missing one is off. Returns the eight lowercase keys and nothing else.
 */
export const layoutSectionsSchema = stored
  .transform((old) => ({
    hero: old.hero ?? old.Hero ?? false,
    features: old.features ?? old.Features ?? false,
    services: old.services ?? false,
    testimonials: old.testimonials ?? old.Testimonials ?? false,
    portfolio: old.portfolio ?? false,
    pricing: old.pricing ?? old.Pricing ?? false,
    team: old.team ?? false,
    contact: old.contact ?? old["Call to Action"] ?? false,
  }))
  .pipe(current);
