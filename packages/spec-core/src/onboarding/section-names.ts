/** The possible sections of a page, in page order. */
export const sectionNames = [
  "hero",
  "features",
  "services",
  "testimonials",
  "portfolio",
  "pricing",
  "team",
  "contact",
] as const;

export type SectionName = (typeof sectionNames)[number];
