/** Link targets. Anchors include their page, so that they work from every page. */
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
  signIn: "/app",
  /** Opens the portal with its form for a new account. */
  start: "/app?start",
} as const;

/** The page of a service of the brand file; the contact page for one that has none. */
const servicePaths: Readonly<Record<string, string>> = {
  "web-design": paths.pricing,
  "ai-agents": paths.addOns,
  "ai-chatbots": paths.chatbots,
  "custom-crm": paths.addOns,
  "mobile-apps": paths.addOns,
};

/** The link of a service. */
export const servicePath = (id: string): string => servicePaths[id] ?? paths.contact;

/** The address of an article. */
export const articlePath = (slug: string): string => `${paths.news}/${encodeURIComponent(slug)}`;
