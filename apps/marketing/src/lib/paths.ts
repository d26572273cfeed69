/** Where links lead. Anchors name their page, so that they work from every page. */
export const paths = {
  home: "/",
  features: "/#features",
  process: "/#process",
  testimonials: "/#testimonials",
  pricing: "/#pricing",
  contact: "/#contact",
  news: "/news",
  newsletter: "/newsletter",
  privacy: "/privacy",
  terms: "/terms",
  app: "/app",
} as const;

/** Where an article stands. */
export const articlePath = (slug: string): string => `${paths.news}/${encodeURIComponent(slug)}`;
