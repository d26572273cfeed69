import type { StepKey } from "@sitewright/spec-core/onboarding";
import {
  ClipboardList,
  Hand,
  Image,
  LayoutTemplate,
  type LucideIcon,
  Network,
  Palette,
  Quote,
  Scale,
  Type,
} from "lucide-react";

/** The icon of each step, for where its title does not fit. */
export const stepIcons: Readonly<Record<StepKey, LucideIcon>> = {
  welcome: Hand,
  questionnaire: ClipboardList,
  typography: Type,
  theme: Palette,
  layout: LayoutTemplate,
  media: Image,
  style: Quote,
  legal: Scale,
  sitemap: Network,
};
