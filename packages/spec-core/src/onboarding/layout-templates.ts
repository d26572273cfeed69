import { type LayoutSections, noSections, type SectionName, sectionNames } from "./layout-sections.ts";
import type { Onboarding, TemplateCategory } from "./schema.ts";

/** A preset of sections. */
export interface LayoutTemplate {
  readonly id: string;
  readonly category: TemplateCategory;
  readonly name: string;
  readonly hint: string;
  readonly sections: readonly SectionName[];
}

/** The six presets. */
export const layoutTemplates = [
  {
    id: "business-standard",
    category: "business",
    name: "Business Standard",
    hint: "The essentials: who you are, what you do, how to reach you",
    sections: ["hero", "features", "services", "contact"],
  },
  {
    id: "business-premium",
    category: "business",
    name: "Business Premium",
    hint: "Every section, for a business with a lot to show",
    sections: sectionNames,
  },
  {
    id: "portfolio-minimal",
    category: "portfolio",
    name: "Portfolio Minimal",
    hint: "Your work and nothing in its way",
    sections: ["hero", "portfolio", "contact"],
  },
  {
    id: "portfolio-creative",
    category: "portfolio",
    name: "Portfolio Creative",
    hint: "Your work, what you offer and what clients say",
    sections: ["hero", "services", "testimonials", "portfolio", "contact"],
  },
  {
    id: "ecommerce-basic",
    category: "ecommerce",
    name: "E-commerce Basic",
    hint: "A small shop: reasons to buy and a product gallery",
    sections: ["hero", "features", "portfolio", "contact"],
  },
  {
    id: "ecommerce-advanced",
    category: "ecommerce",
    name: "E-commerce Advanced",
    hint: "A full shop: products, services, prices and reviews",
    sections: ["hero", "features", "services", "testimonials", "portfolio", "pricing", "contact"],
  },
] as const satisfies readonly LayoutTemplate[];

export type TemplateId = (typeof layoutTemplates)[number]["id"];

/** Section flags with exactly these sections on. */
export function sectionFlags(on: readonly SectionName[]): LayoutSections {
  const flags = { ...noSections };
  for (const name of on) flags[name] = true;
  return flags;
}

/** The input with this template applied: its id and category set, the whole section set replaced. */
export function applyTemplate(onboarding: Onboarding, id: TemplateId): Onboarding {
  const template = layoutTemplates.find((entry) => entry.id === id);
  if (!template) return onboarding;
  return {
    ...onboarding,
    layoutTemplates: { selected: template.id, category: template.category },
    layoutSections: sectionFlags(template.sections),
  };
}
