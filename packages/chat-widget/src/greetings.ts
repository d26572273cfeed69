import type { ChatPage } from "@sitewright/contracts/chat-pages";

const general = "Hello. Ask me about websites, prices or how it works. I answer from what this site says.";

/** The chat's greeting, by the visitor's first page. Pages without their own greeting have the home page's. */
const greetings: Partial<Record<ChatPage, string>> = {
  home: general,
  about: "Hello. Ask me who we are, how we work or what it costs.",
  pricing: "Hello. Ask me what a plan includes, or what your own case would cost.",
  contact: "Hello. The form goes to a person. Ask me here for an immediate answer.",
  news: "Hello. Ask me about what you read here, or about our own work.",
  app: "Hello. Ask me about the nine steps, your files or what happens after you submit.",
  "help-center": "Hello. Ask your question in your own words; most answers are a sentence away.",
  "ai-chatbots":
    "Hello. This is one of those chatbots. Ask me what it does, what it costs or what it stores.",
};

/** The greeting for a kind of page. */
export const greetingFor = (page: ChatPage): string => greetings[page] ?? general;

/** The greeting beside an article; `{title}` is replaced by its title. */
export const articleGreeting = "Hello. You are reading “{title}”. Ask me about it, or about our own work.";

/** The launcher's labels, with and without scripts. */
export const launcherTexts = { label: "Questions?", failed: "No connection. Try again." } as const;
