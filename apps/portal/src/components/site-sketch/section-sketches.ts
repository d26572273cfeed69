import type { SectionName } from "@sitewright/spec-core/onboarding";
import type { ComponentType } from "react";
import { ContactSketch, PricingSketch } from "./sections/action-sketches.tsx";
import { FeaturesSketch, ServicesSketch, ShelfSketch } from "./sections/column-sketches.tsx";
import { PortfolioSketch, TeamSketch, TestimonialsSketch } from "./sections/gallery-sketches.tsx";
import { HeroSketch } from "./sections/hero-sketch.tsx";
import type { SectionSketchProps } from "./sections/section-sketch-props.ts";

/** A section of the site, or the shelf: the client's own pages side by side. */
export type SketchSection = SectionName | "shelf";

/** How each section is sketched. */
export const sectionSketches: Readonly<Record<SketchSection, ComponentType<SectionSketchProps>>> = {
  hero: HeroSketch,
  features: FeaturesSketch,
  services: ServicesSketch,
  testimonials: TestimonialsSketch,
  portfolio: PortfolioSketch,
  pricing: PricingSketch,
  team: TeamSketch,
  contact: ContactSketch,
  shelf: ShelfSketch,
};
