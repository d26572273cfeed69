import type { ThemeColorName } from "../../color/theme-colors.ts";
import type { FactKind } from "../../content/fact.ts";
import type { SocialNetwork } from "../../onboarding/form-data.ts";
import type { TemplateCategory } from "../../onboarding/schema.ts";
import type { PictureRole } from "../../onboarding/uploaded-file.ts";
import type { FontRole } from "../../typography/fonts.ts";

// The labels as the client sees them in the form.

export const colorLabels: Readonly<Record<ThemeColorName, string>> = {
  primary: "Primary colour",
  accent: "Accent colour",
  background: "Background colour",
  text: "Text colour",
  h1: "Heading 1 colour",
  h2: "Heading 2 colour",
  h3: "Heading 3 colour",
};

export const networkLabels: Readonly<Record<SocialNetwork, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  twitter: "X (Twitter)",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  tiktok: "TikTok",
};

export const fontRoleLabels: Readonly<Record<FontRole, string>> = {
  h1: "Heading 1",
  h2: "Heading 2",
  h3: "Heading 3",
  body: "Body text",
};

export const categoryLabels: Readonly<Record<TemplateCategory, string>> = {
  business: "Business",
  portfolio: "Portfolio",
  ecommerce: "E-commerce",
};

export const factLabels: Readonly<Record<FactKind, string>> = {
  phone: "Phone",
  email: "E-mail",
  address: "Address",
  hours: "Opening hours",
  price: "Prices",
  service: "Services and products",
  person: "People",
  founded: "Founded",
  registration: "Registration number",
  social: "Social links",
};

/** The names of the uses of a picture. */
export const pictureLabels: Readonly<Record<PictureRole, string>> = {
  opening: "opening picture",
  logo: "logo",
  team: "picture of the team",
  product: "picture of a product",
  work: "picture of the work",
  place: "picture of the place",
  other: "picture for anything else",
};
