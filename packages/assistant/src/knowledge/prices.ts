import { type Brand, moneyText, type Plan, perMonth, priceText, type Service } from "@sitewright/brand";
import { planFeatures } from "@sitewright/brand/plan-features";
import { type EntryData, places } from "./entry.ts";

const planPrice = ({ name, monthly, annually }: Plan): string =>
  `${name}: ${moneyText(monthly)} a month, or ${moneyText(annually)} for a year (${moneyText(perMonth(annually))} a month).`;

const planText = (plan: Plan | undefined): string => {
  if (!plan) return "";
  const features = new Map<string, readonly string[]>(Object.entries(planFeatures)).get(plan.id) ?? [];
  return `${planPrice(plan)}\n${features.join("\n")}`;
};

const priceOf = (services: readonly Service[], id: string): string => {
  const service = services.find((candidate) => candidate.id === id);
  return service ? `${service.name}: ${priceText(service.price)}. You get a quote before you order.` : "";
};

const plans = ({ plans }: Brand): readonly EntryData[] => [
  {
    id: "plans-and-prices",
    topic: "plans",
    facet: "price",
    label: "What a website costs",
    examples: [
      "what are your prices",
      "how much does a website cost",
      "price list",
      "compare plans",
      "which packages do you offer",
      "what plans are there",
      "which plans do you have",
      "what is the cheapest plan",
      "how expensive is a new site for my shop",
      "cost of a website per month",
      "your rates",
    ],
    answer: plans.map((plan) => `${planPrice(plan)} ${plan.summary}`).join("\n"),
    links: [places.pricing],
    quickReplies: ["plan-essential", "plan-pro", "plan-enterprise", "annual-discount"],
  },
  {
    id: "plan-essential",
    topic: "plans",
    facet: "detail",
    label: "What Website Essential includes",
    examples: [
      "what is included in website essential",
      "essential plan",
      "what do I get for $49 a month",
      "features of the basic plan",
      "smallest plan includes what",
      "is hosting part of the essential plan",
    ],
    answer: planText(plans.find(({ id }) => id === "website-essential")),
    links: [places.pricing],
    quickReplies: ["plan-pro", "how-to-begin"],
  },
  {
    id: "plan-pro",
    topic: "plans",
    facet: "detail",
    label: "What AI-Powered Pro includes",
    examples: [
      "what is included in ai-powered pro",
      "pro plan",
      "what do I get for $150 a month",
      "most popular plan",
      "difference between essential and pro",
      "what more do I get than with the cheap plan",
      "which plan comes with AI features",
      "does the pro plan include articles and a chat",
      "the middle plan",
    ],
    answer: planText(plans.find(({ id }) => id === "ai-powered-pro")),
    links: [places.pricing],
    quickReplies: ["plan-essential", "plan-enterprise"],
  },
  {
    id: "plan-enterprise",
    topic: "plans",
    facet: "detail",
    label: "What Enterprise AI Suite includes",
    examples: [
      "what is included in the enterprise ai suite",
      "enterprise plan",
      "what do I get for $350 a month",
      "plan for several sites",
      "we are a team with more than one website",
      "roles for editors and approval in a plan",
      "the biggest plan",
      "a dedicated contact person for our sites",
    ],
    answer: planText(plans.find(({ id }) => id === "enterprise-ai-suite")),
    links: [places.pricing],
    quickReplies: ["plan-pro", "custom-quote"],
  },
];

/** A chatbot bought with a website: part of the plan with AI features, beside any other. */
const chatbotInPlan = (plans: readonly Plan[]): string => {
  const pro = plans.find(({ id }) => id === "ai-powered-pro");
  return pro
    ? `\nWith a website: ${pro.name} includes a chatbot, ${moneyText(pro.monthly)} a month together. With a smaller plan you pay the plan and the chatbot.`
    : "";
};

const offers = ({ plans, services, addOns }: Brand): readonly EntryData[] => [
  {
    id: "price-chatbots",
    topic: "chatbots",
    facet: "price",
    label: "What a chatbot costs",
    examples: [
      "how much does a chatbot cost",
      "price of the chatbot",
      "chatbot monthly fee",
      "chatbot setup cost",
      "what do you charge for a bot",
      "how much is live chat on my website",
    ],
    answer: priceOf(services, "ai-chatbots") + chatbotInPlan(plans),
    links: [places.chatbots],
    quickReplies: ["chatbot-setup", "chatbot-answers"],
  },
  {
    id: "price-agents",
    topic: "agents",
    facet: "price",
    label: "What the AI agents cost",
    examples: [
      "how much do the AI agents cost",
      "price of the agent team",
      "what does the extended team of 18 agents cost a month",
      "monthly fee for agents",
    ],
    answer: priceOf(addOns, "agent-team"),
    links: [places.addOns],
    quickReplies: ["ai-agents", "plan-pro"],
  },
  {
    id: "price-crm",
    topic: "crm",
    facet: "price",
    label: "What a CRM costs",
    examples: [
      "how much is a custom crm",
      "crm cost",
      "price of a crm system",
      "what do you charge for a client database",
    ],
    answer: priceOf(addOns, "custom-crm"),
    links: [places.addOns],
    quickReplies: ["custom-quote"],
  },
  {
    id: "price-apps",
    topic: "apps",
    facet: "price",
    label: "What a mobile app costs",
    examples: [
      "how much does an app cost",
      "price of a mobile app",
      "cost of an iphone or android app",
      "rough price for an app",
      "what do you charge to build an app",
    ],
    answer: priceOf(addOns, "mobile-app"),
    links: [places.addOns],
    quickReplies: ["custom-quote"],
  },
  {
    id: "price-migration",
    topic: "wordpress",
    facet: "price",
    label: "What moving a WordPress site costs",
    examples: [
      "how much does the wordpress migration cost",
      "price to move a wordpress site",
      "what do you charge to convert my wordpress website",
    ],
    answer: priceOf(addOns, "wordpress-migration"),
    links: [places.addOns],
    quickReplies: ["wordpress-migration", "custom-quote"],
  },
];

/** Every price on the site, from the brand's one source. */
export const priceEntries = (brand: Brand): readonly EntryData[] => [...plans(brand), ...offers(brand)];
