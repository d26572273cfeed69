/** Kinds of pages with the chat. Stored conversations contain these and no address, which could identify a person. */
export const chatPages = [
  "home",
  "about",
  "pricing",
  "contact",
  "news",
  "help-center",
  "ai-chatbots",
  "app",
  "profile",
  "other",
] as const;

/** One of them. */
export type ChatPage = (typeof chatPages)[number];

const named: readonly string[] = chatPages;
const isNamed = (name: string): name is ChatPage => named.includes(name);

/** The kind of page at a path. */
export function chatPageOf(path: string): ChatPage {
  const [, name = ""] = path.split("/");
  if (name === "") return "home";
  return isNamed(name) ? name : "other";
}
