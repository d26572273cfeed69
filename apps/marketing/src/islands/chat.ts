import { startChat } from "@sitewright/chat-widget/loader";

/** Starts the chat of a page. */
export function startSiteChat(page: Document): void {
  const launcher = page.querySelector<HTMLAnchorElement>("a[data-chat]");
  if (launcher) startChat(launcher);
}
