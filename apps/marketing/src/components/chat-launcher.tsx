import type { Brand } from "@sitewright/brand";
import { articleGreeting, greetingFor, launcherTexts } from "@sitewright/chat-widget/greetings";
import { chatPageOf } from "@sitewright/contracts/chat-pages";
import { MessageCircleQuestionMark } from "lucide-react";
import { newsTitleSuffix } from "../lib/news-texts.ts";
import { paths } from "../lib/paths.ts";

/** Opens the chat; without scripts it is a link to the contact page. It carries the texts that greet a first visit. */
export function ChatLauncher({ path, brand }: { path: string; brand: Brand }) {
  const article = path.startsWith(`${paths.news}/`)
    ? { "data-article-greeting": articleGreeting, "data-news-suffix": newsTitleSuffix(brand.productName) }
    : {};
  return (
    <a
      href={paths.contact}
      className="chat-launcher"
      data-chat
      data-greeting={greetingFor(chatPageOf(path))}
      data-failed={launcherTexts.failed}
      data-external={brand.externalChat}
      {...article}
    >
      <MessageCircleQuestionMark aria-hidden="true" />
      <span>{launcherTexts.label}</span>
    </a>
  );
}
