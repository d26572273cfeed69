/** Where links lead. Anchors name their page, so that they work from every page. */
export const paths = {
  home: "/",
  features: "/#features",
  process: "/#process",
  testimonials: "/#testimonials",
  about: "/about",
  pricing: "/pricing",
  addOns: "/pricing#add-ons",
  chatbots: "/ai-chatbots",
  help: "/help-center",
  news: "/news",
  newsletter: "/newsletter",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  app: "/app",
} as const;

/** The page that describes a service of the brand file; the contact page for one that has none. */
const servicePaths: Readonly<Record<string, string>> = {
  "web-design": paths.pricing,
  "ai-agents": paths.addOns,
  "ai-chatbots": paths.chatbots,
  "custom-crm": paths.addOns,
  "mobile-apps": paths.addOns,
};

/** Where the link of a service leads. */
export const servicePath = (id: string): string => servicePaths[id] ?? paths.contact;

/** Where an article stands. */
export const articlePath = (slug: string): string => `${paths.news}/${encodeURIComponent(slug)}`;
