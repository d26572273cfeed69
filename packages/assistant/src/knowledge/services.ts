import { type Brand, priceText, type Service } from "@sitewright/brand";
import { chatbotFeatures, chatbotIntegrations, chatbotSteps } from "@sitewright/brand/chatbots";
import { type EntryData, places } from "./entry.ts";

const pointsText = (points: readonly { readonly title: string; readonly text: string }[]): string =>
  points.map(({ title, text }) => `${title}: ${text}`).join("\n");

type FeatureId = (typeof chatbotFeatures)[number]["id"];

const featuresText = (...ids: readonly FeatureId[]): string =>
  pointsText(chatbotFeatures.filter(({ id }) => ids.includes(id)));

const about = (services: readonly Service[], id: string): string => {
  const service = services.find((candidate) => candidate.id === id);
  return service ? `${service.name}: ${service.summary} Price: ${priceText(service.price)}.` : "";
};

const offers = ({ services, addOns }: Brand): readonly EntryData[] => [
  {
    id: "web-design",
    topic: "plans",
    facet: "about",
    label: "A website for my business",
    examples: [
      "do you make websites",
      "I need a website for my business",
      "can you build a site for us",
      "we want a new homepage",
      "web design",
      "redesign of an existing site",
      "our website is old and needs a refresh",
      "somebody to create a webpage for my shop",
      "what do I get when you build my website",
      "tell me about your web design service",
    ],
    answer: `We design and build websites for businesses of any trade. ${about(services, "web-design")}`,
    links: [places.pricing, places.app],
    quickReplies: ["plans-and-prices", "process", "how-to-begin"],
  },
  {
    id: "ai-agents",
    topic: "agents",
    facet: "about",
    label: "What the AI agents do",
    examples: [
      "what are AI agents",
      "what do the agents do",
      "tell me about the agent team",
      "who writes the content, an AI",
      "can AI agents write and optimise my content",
      "explain the 18 agents",
      "agents that look after my website",
    ],
    answer: about(services, "ai-agents"),
    links: [places.addOns],
    quickReplies: ["price-agents", "plan-pro"],
  },
  {
    id: "custom-crm",
    topic: "crm",
    facet: "about",
    label: "A CRM of our own",
    examples: [
      "do you make a CRM",
      "custom crm for our company",
      "a system for clients, quotes and documents",
      "we want to manage our customers in one place",
      "replace our spreadsheet of customers",
      "software to keep track of clients",
    ],
    answer: about(addOns, "custom-crm"),
    links: [places.addOns, places.contact],
    quickReplies: ["price-crm", "custom-quote"],
  },
  {
    id: "mobile-apps",
    topic: "apps",
    facet: "about",
    label: "A mobile app",
    examples: [
      "do you build mobile apps",
      "I want an app for my business",
      "can you make an iphone app",
      "android app development",
      "an app for my customers on the phone",
      "app in the app store",
    ],
    answer: about(services, "mobile-apps"),
    links: [places.addOns, places.contact],
    quickReplies: ["price-apps", "custom-quote"],
  },
  {
    id: "wordpress-migration",
    topic: "wordpress",
    facet: "about",
    label: "Moving a WordPress site",
    examples: [
      "can you migrate my wordpress site",
      "my site runs on wordpress, can you move it",
      "move from wordpress to react",
      "I have a wordpress website, can you take it over",
      "will my old addresses keep working when you move the site",
      "convert wordpress",
      "keep my links and urls after the migration",
    ],
    answer: about(addOns, "wordpress-migration"),
    links: [places.addOns],
    quickReplies: ["price-migration", "custom-quote"],
  },
];

const chatbots = ({ services }: Brand): readonly EntryData[] => [
  {
    id: "ai-chatbots",
    topic: "chatbots",
    facet: "about",
    label: "What the chatbots do",
    examples: [
      "do you make chatbots",
      "I want a chatbot for my website",
      "what can the chatbot do",
      "a bot that answers my customers",
      "answer visitors questions at night",
      "something that replies to visitors when we are closed",
      "live chat assistant on my website",
      "tell me about the AI chatbots",
    ],
    answer: about(services, "ai-chatbots"),
    links: [places.chatbots],
    quickReplies: ["price-chatbots", "chatbot-setup", "chatbot-answers"],
  },
  {
    id: "chatbot-answers",
    topic: "chatbots",
    facet: "detail",
    label: "What a chatbot does when it does not know",
    examples: [
      "does the chatbot invent answers",
      "what if the bot does not know something",
      "can the bot be wrong",
      "will the chatbot say wrong things to customers",
      "does the chatbot hand over to a person",
      "bot passes a question on to me",
      "does the AI hallucinate or make things up",
      "where does the chatbot get its answers from",
    ],
    answer: featuresText("sources", "ambiguity", "handover"),
    links: [places.chatbots],
    quickReplies: ["chatbot-setup", "price-chatbots"],
  },
  {
    id: "chatbot-integrations",
    topic: "chatbots",
    facet: "detail",
    label: "What a chatbot works with",
    examples: [
      "what does the chatbot integrate with",
      "connect the bot to my calendar",
      "does the chatbot work with our crm",
      "chatbot on a website that someone else built",
      "can I put the chatbot on my existing site",
      "which language model does the bot use",
      "chatbot sends an email to my inbox",
      "can customers book appointments through the bot",
    ],
    answer: pointsText(chatbotIntegrations),
    links: [places.chatbots],
    quickReplies: ["chatbot-setup", "price-chatbots"],
  },
  {
    id: "chatbot-setup",
    topic: "chatbots",
    facet: "set-up",
    label: "How a chatbot is set up",
    examples: [
      "how is a chatbot set up",
      "how does the chatbot go live",
      "what do I have to do to get the chatbot running",
      "how do I train the bot",
      "how does the chatbot learn its answers",
      "install a chatbot step by step",
      "what do you need from us for the chatbot",
    ],
    answer: pointsText(chatbotSteps),
    links: [places.chatbots, places.contact],
    quickReplies: ["price-chatbots", "chatbot-integrations"],
  },
  {
    id: "chatbot-privacy",
    topic: "chatbots",
    facet: "detail",
    label: "What a chatbot keeps",
    examples: [
      "does the chatbot save conversations",
      "what does the bot store about visitors",
      "how long are chats kept",
      "is the chatbot private",
      "is this chat recorded",
      "do you keep what visitors write in the chat",
      "chatbot gdpr",
      "delete my chat",
      "how do I delete this conversation",
      "clear this chat",
      "erase what I typed in here",
      "remove my questions from the chat",
    ],
    answer: `${featuresText("privacy")}\nYou can delete this chat at once: press ‘Clear’ above.`,
    links: [places.chatbots, places.privacy],
    quickReplies: ["privacy", "chatbot-answers"],
  },
];

/** The agency's services. */
export const serviceEntries = (brand: Brand): readonly EntryData[] => [...offers(brand), ...chatbots(brand)];
