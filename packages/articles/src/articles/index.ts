import type { Post } from "../post.ts";
import { countWords, dateText, readTimeText } from "../read-time.ts";
import { aiInWebDevelopment } from "./ai-in-web-development.ts";
import type { Article } from "./article.ts";
import { choosingAnAgency } from "./choosing-an-agency.ts";
import { contrast } from "./contrast.ts";
import { conversion } from "./conversion.ts";
import { mobileFirst } from "./mobile-first.ts";
import { searchEngines } from "./search-engines.ts";

export type { Article } from "./article.ts";

/** The built-in articles, newest first. */
export const articles: readonly Article[] = [
  choosingAnAgency,
  aiInWebDevelopment,
  conversion,
  mobileFirst,
  searchEngines,
  contrast,
];

/** A built-in article as a post of this author. */
export function postOf({ number, ...article }: Article, author: string): Post {
  return {
    ...article,
    id: String(number),
    author,
    date: dateText(article.publishedAt),
    readTime: readTimeText(countWords(article.content)),
    image: "",
    imageAlt: "",
    keyTakeaways: [...article.keyTakeaways],
    agentCreated: false,
  };
}
