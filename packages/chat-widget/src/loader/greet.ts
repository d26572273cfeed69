import { keys } from "../storage-keys.ts";
import { newConversation } from "./new-conversation.ts";
import { readList, store } from "./stored-list.ts";
import { articleTitle } from "./title-rule.ts";

/**
 * Begins the history with the page's greeting if it is empty; false while an article's title is not loaded.
 * The launcher's markup has the texts.
 */
export function greet({ dataset, ownerDocument }: HTMLElement, isLastTry: boolean): boolean {
  if (readList(keys.history).length > 0) return true;
  const { greeting = "", articleGreeting, newsSuffix = "" } = dataset;
  const title = articleGreeting && articleTitle(ownerDocument.title, newsSuffix, isLastTry);
  if (articleGreeting && !title && !isLastTry) return false;
  const now = Date.now();
  const content = articleGreeting && title ? articleGreeting.replace("{title}", () => title) : greeting;
  const timestamp = new Date(now).toISOString();
  store(
    keys.history,
    JSON.stringify([{ id: `${now}`, type: "assistant", content, timestamp, isInitialGreeting: true }]),
  );
  store(keys.conversation, newConversation());
  return true;
}
