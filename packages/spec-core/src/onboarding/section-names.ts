/** The sections that a page can be made of, in the order in which they appear on it. */
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
