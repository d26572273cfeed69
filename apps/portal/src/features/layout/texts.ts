import type { TemplateCategory } from "@sitewright/spec-core/onboarding";

/** The name of each family of templates. */
export const categoryNames = {
  business: "Business",
  portfolio: "Portfolio",
  ecommerce: "E-commerce",
} as const satisfies Readonly<Record<TemplateCategory, string>>;

/** Every text of the layout step. */
export const layoutTexts = {
  lead: "Start from a template, then switch sections on and off until the page says what you need.",
  templates: "Templates",
  category: "Template category",
  replaces: "Choosing a template replaces the sections below.",
  sections: "Sections",
  sectionsHint: "They appear on the page in this order.",
  sectionsOn: (on: number, total: number) => `${on} of ${total} on`,
  pageLayout: "Page layout",
} as const;
