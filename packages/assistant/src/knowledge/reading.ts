import type { PostSummary } from "@sitewright/articles";
import { type EntryData, places } from "./entry.ts";

/** The parts of an article that the assistant uses. */
export type ArticleSummary = Pick<PostSummary, "slug" | "title" | "excerpt">;

interface AskedArticle extends Pick<EntryData, "id" | "label" | "examples"> {
  /** The answer to the question itself, where the article's excerpt only invites to read on. */
  readonly reply?: string;
}

/** Questions that the built-in articles answer; any other article is found by its title. */
const asked: Readonly<Record<string, AskedArticle>> = {
  "how-to-choose-a-web-agency": {
    id: "article-choosing",
    label: "How to choose an agency",
    reply: "Compare what each agency writes down after an hour with you, not its portfolio.",
    examples: [
      "how do I choose a web agency",
      "what makes a good web designer",
      "what to look for before hiring an agency",
      "how to compare agencies",
      "questions to ask a web designer",
    ],
  },
  "ai-builds-the-site-who-checks-it": {
    id: "article-ai",
    label: "Can AI build a website",
    reply: "It can, and it makes mistakes that somebody has to find.",
    examples: [
      "can an AI build my website",
      "are websites built by AI any good",
      "who checks what the AI built",
      "why not let chatgpt make my site",
    ],
  },
  "what-a-contrast-certificate-proves": {
    id: "article-contrast",
    label: "What a contrast certificate proves",
    reply: "That text can be told from its ground: it lists every pair of colours with its ratio.",
    examples: [
      "what is a contrast certificate",
      "what does the contrast certificate prove",
      "article on contrast",
    ],
  },
  "conversion-begins-in-the-briefing": {
    id: "article-conversion",
    label: "Getting more enquiries",
    reply: "That begins with the goal that you give your site, not with the colour of a button.",
    examples: [
      "how do I get more customers from my site",
      "improve conversion",
      "visitors do not buy or get in touch",
      "more leads and enquiries from the website",
      "nobody contacts us through our website",
    ],
  },
  "mobile-first-is-arithmetic": {
    id: "article-mobile",
    label: "Websites on phones",
    reply: "A site is planned for the phone first; the wide screen grows from there.",
    examples: [
      "what is mobile first",
      "is the website good on mobile phones",
      "responsive design",
      "why does a site have to work on a phone",
      "headlines on small screens",
    ],
  },
  "what-a-sitemap-can-do-for-search": {
    id: "article-search",
    label: "Being found by search engines",
    reply: "Nobody can promise a place in a search engine; a clear sitemap helps it to find every page.",
    examples: [
      "how do I get found on google",
      "seo",
      "search engine optimisation",
      "ranking in google",
      "does a sitemap help with search",
      "will people find my website in search results",
      "first page of google",
    ],
  },
};

const articleEntry = ({ slug, title, excerpt }: ArticleSummary): EntryData => {
  const known: AskedArticle = asked[slug] ?? { id: `article-${slug}`, label: title, examples: [] };
  const { id, label, examples, reply } = known;
  return {
    id,
    topic: id,
    facet: "about",
    label,
    examples: [title, ...examples],
    answer: reply ? `${reply}\n${excerpt}` : excerpt,
    links: [{ text: title, path: `/news/${slug}` }],
  };
};

/** An entry for the news, and one for each article. */
export const readingEntries = (articles: readonly ArticleSummary[]): readonly EntryData[] => [
  {
    id: "articles",
    topic: "articles",
    facet: "about",
    label: "The articles",
    examples: [
      "do you have a blog",
      "latest articles",
      "what do you write about",
      "search topics in your news",
      "something to read about web design",
      "where is your feed for a feed reader",
    ],
    answer:
      "The news has our articles on websites, the newest first. A feed reader can follow them: give it the address of that page.",
    links: [places.news],
    quickReplies: ["newsletter"],
  },
  ...articles.map(articleEntry),
];
