import type { Brand } from "./brand-shape.ts";

/**
 * The white-label file: names, contact details, prices and claims of the agency that runs this copy.
 * Edit the values, and those of the files beside it (plan-features, people, chatbots, questions, help, legal), then set
 * `sampleBrand` to false. The phone number is from the range that Ofcom reserves for drama, so nobody has it.
 */
export const brand = {
  productName: "Sitewright",
  agencyName: "Sitewright",
  initial: "S",
  restOfName: "itewright",
  tagline: "Your website, built to the letter.",
  host: "sitewright.example",
  contact: {
    email: "hello@sitewright.example",
    supportEmail: "support@sitewright.example",
    phone: "+44 20 7946 0127",
    address: {
      lines: ["Greenwich", "London", "SE10"],
      locality: "London",
      postalCode: "SE10",
      country: "GB",
    },
    hours: [
      {
        label: "Mon-Fri 9:00-18:00 GMT",
        days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
        opens: "09:00",
        closes: "18:00",
      },
      { label: "Sat 10:00-16:00 GMT", days: ["Saturday"], opens: "10:00", closes: "16:00" },
      { label: "Sun closed", days: ["Sunday"] },
    ],
    place: { latitude: 51.4826, longitude: -0.0096, drawing: "greenwich" },
    timeZone: "Europe/London",
  },
  claims: {
    projects: { figure: "500+", label: "projects" },
    satisfaction: { figure: "98%", label: "satisfaction" },
    designers: { figure: "50+", label: "designers" },
    agents: { figure: "18+", label: "AI agents" },
    costReduction: { figure: "95%", label: "cost reduction" },
    experience: { figure: "Over 20 years", label: "in web design" },
  },
  rating: { value: 4.9, best: 5, reviewCount: 127 },
  services: [
    {
      id: "web-design",
      name: "Web design",
      summary:
        "A site built from your own specification: pages, colours, type, tone and sitemap, with every colour checked for contrast before anyone writes code.",
      price: { from: { amount: 49, currency: "USD" }, per: "month" },
    },
    {
      id: "ai-agents",
      name: "AI agents",
      summary: "A team of 18 agents that write, optimise and maintain your content.",
      price: { from: { amount: 150, currency: "GBP" }, per: "month", isExact: true },
    },
    {
      id: "ai-chatbots",
      name: "AI chatbots",
      summary: "Answers your visitors’ questions on every page, day and night.",
      price: {
        setup: { amount: 199, currency: "GBP" },
        from: { amount: 24, currency: "GBP" },
        per: "month",
      },
    },
    {
      id: "custom-crm",
      name: "Custom CRM",
      summary: "Your clients, quotes and documents, arranged the way you work.",
      price: { from: { amount: 2000, currency: "GBP" }, per: "once" },
    },
    {
      id: "mobile-apps",
      name: "Mobile apps",
      summary: "Your brand and your specification, as an app.",
      price: { from: { amount: 3000, currency: "GBP" }, per: "once" },
    },
  ],
  plans: [
    {
      id: "website-essential",
      name: "Website Essential",
      summary: "One business, one site, built from your specification.",
      monthly: { amount: 49, currency: "USD" },
      annually: { amount: 470, currency: "USD" },
      isMostPopular: false,
      aiFeatures: false,
    },
    {
      id: "ai-powered-pro",
      name: "AI-Powered Pro",
      summary: "Your site with the AI features switched on: content, images and chat.",
      monthly: { amount: 150, currency: "USD" },
      annually: { amount: 1440, currency: "USD" },
      isMostPopular: true,
      aiFeatures: true,
    },
    {
      id: "enterprise-ai-suite",
      name: "Enterprise AI Suite",
      summary: "Everything we make, for teams with several sites.",
      monthly: { amount: 350, currency: "USD" },
      annually: { amount: 3360, currency: "USD" },
      isMostPopular: false,
      aiFeatures: true,
    },
  ],
  addOns: [
    {
      id: "custom-crm",
      name: "Custom CRM",
      summary: "Your clients, quotes and documents in one place.",
      price: { from: { amount: 2000, currency: "GBP" }, per: "once" },
    },
    {
      id: "mobile-app",
      name: "Mobile app",
      summary: "Your brand as an app, from the same specification.",
      price: { from: { amount: 3000, currency: "GBP" }, per: "once" },
    },
    {
      id: "wordpress-migration",
      name: "WordPress to React migration",
      summary: "Your old site, moved over with every address intact.",
      price: { from: { amount: 800, currency: "GBP" }, per: "once" },
    },
    {
      id: "agent-team",
      name: "Extended 18-agent team",
      summary: "The whole team of agents working on your content.",
      price: { from: { amount: 150, currency: "GBP" }, per: "month", isExact: true },
    },
  ],
  guarantee: "30-day money-back guarantee",
  testimonials: [
    {
      quote: "I wrote down what I tell people at the counter. That is what went live.",
      highlight: "That is what went live.",
      author: "Bakery owner",
      role: "Greenwich, on the Website Essential plan",
    },
    {
      quote:
        "Every time I changed my mind, I could see what it changed. We never argued about what was agreed.",
      highlight: "I could see what it changed.",
      author: "Practice manager, dentist",
      role: "Deptford, on the AI-Powered Pro plan",
    },
  ],
  socialLinks: [
    { network: "LinkedIn", url: "https://linkedin.example/sitewright" },
    { network: "Instagram", url: "https://instagram.example/sitewright" },
  ],
  sampleBrand: true,
} as const satisfies Brand;
