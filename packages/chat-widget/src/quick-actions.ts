import type { ChatPage } from "@sitewright/contracts/chat-pages";

/** The action of a button at the beginning of the chat. */
export type QuickAction =
  | { readonly label: string; readonly kind: "link"; readonly path: string }
  /** Asks for an entry of the knowledge base. */
  | { readonly label: string; readonly kind: "ask"; readonly entryId: string }
  /** Hands over to a person. */
  | { readonly label: string; readonly kind: "person" }
  /** Inserts the beginning of a question for the visitor to complete. */
  | { readonly label: string; readonly kind: "write"; readonly text: string };

const startFree = { label: "Start Free", kind: "link", path: "/app?start" } as const;
const person = (label: string) => ({ label, kind: "person" }) as const;
const ask = (label: string, entryId: string) => ({ label, kind: "ask", entryId }) as const;

const home: readonly QuickAction[] = [
  startFree,
  ask("Get Pricing", "plans-and-prices"),
  person("Book Consultation"),
];

const actions: Partial<Record<ChatPage, readonly QuickAction[]>> = {
  home,
  about: [ask("Our Process", "process"), ask("Team Experience", "about-us"), startFree],
  pricing: [ask("Compare Plans", "plans-and-prices"), ask("Custom Quote", "custom-quote"), startFree],
  contact: [
    person("Schedule Call"),
    { label: "Send Message", kind: "link", path: "/contact#message" },
    startFree,
  ],
  news: [
    ask("Latest Articles", "articles"),
    { label: "Search Topics", kind: "write", text: "Is there an article about " },
    startFree,
  ],
  app: [
    { label: "Continue Onboarding", kind: "link", path: "/app" },
    { label: "View Features", kind: "link", path: "/#features" },
    person("Get Help"),
  ],
  "help-center": [
    { label: "Common Questions", kind: "link", path: "/help-center" },
    person("Contact Support"),
    startFree,
  ],
};

/** The quick actions for a kind of page; pages without their own have the home page's. */
export const quickActionsFor = (page: ChatPage): readonly QuickAction[] => actions[page] ?? home;
