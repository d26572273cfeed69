/** Where links lead. Anchors name their page, so that they work from every page. */
export const paths = {
  home: "/",
  features: "/#features",
  process: "/#process",
  testimonials: "/#testimonials",
  pricing: "/#pricing",
  contact: "/#contact",
  privacy: "/privacy",
  terms: "/terms",
  app: "/app",
} as const;
