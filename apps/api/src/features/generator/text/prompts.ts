import { categoryNames, type PostCategory } from "@sitewright/articles";
import { generatedWords } from "@sitewright/contracts";
import type { ModelMessage } from "../../../model-provider/model-provider.ts";

/** The subject of a post. */
export interface Topic {
  readonly title: string;
  readonly keyword: string;
  readonly category: PostCategory;
}

/** The further instructions to a model. */
export interface Background {
  /** Facts about the agency that may be used. */
  readonly facts: readonly string[];
  /** Our own texts, as examples of the style. */
  readonly voice: readonly string[];
}

const { min, max } = generatedWords;
/** The length to ask for is the middle of the range, because models count inaccurately. */
const wanted = Math.round((min + max) / 2);

function system({ facts, voice }: Background): string {
  return `You write articles for the website of an agency. Your readers are busy owners of small businesses.

Write plainly and concretely, in British English, in whole paragraphs. Use light markdown: headings begin with "## ", lists with "- ". No heading of the first level, no tables, no HTML, no pictures, no links.

Facts. These are all the facts about the agency that you may use. State no other number, date, price, name of a person, company, product or study, no quotation and no superlative: where one would help, say it without.
${facts.map((fact) => `- ${fact}`).join("\n")}

Voice. Write like these pieces of earlier articles, but take no facts from them.
${voice.map((text) => `---\n${text}`).join("\n")}
---`;
}

const task = ({ title, keyword, category }: Topic): string =>
  `Write the article “${title}”, category ${categoryNames[category]}, of about ${wanted} words. Its keyword is “${keyword}”: use it where it comes naturally. Begin with two or three paragraphs without a heading, then six to eight sections, the last of which is a short closing. After it, add a section “## Key takeaways” with three to five points. Do not repeat the title.`;

/** Asks for the whole article. */
export const askForArticle = (topic: Topic, background: Background): ModelMessage[] => [
  { role: "system", content: system(background) },
  { role: "user", content: task(topic) },
];

const withText = (topic: Topic, background: Background, text: string): ModelMessage[] => [
  ...askForArticle(topic, background),
  { role: "assistant", content: text },
];

/** Asks to continue a text that was cut off. */
export const askToGoOn = (topic: Topic, background: Background, text: string): ModelMessage[] => [
  ...withText(topic, background, text),
  {
    role: "user",
    content:
      "Your text broke off. Go on exactly where it ends, with the next word, up to the closing. Repeat nothing.",
  },
];

/** Asks for more sections, with the given number of words. */
export const askForMore = (
  topic: Topic,
  background: Background,
  { text, words }: { text: string; words: number },
): ModelMessage[] => [
  ...withText(topic, background, text),
  {
    role: "user",
    content: `The article is too short. Write further sections of about ${words} words together, which stand before the closing and say something new. Begin each with a heading. Write these sections alone.`,
  },
];

/** Asks for a section in fewer words. */
export const askForShorter = (section: string, words: number): ModelMessage[] => [
  {
    role: "system",
    content: "You shorten texts. You keep their meaning, their voice and their markdown, and add nothing.",
  },
  {
    role: "user",
    content: `Shorten this section to at most ${words} words. Keep its heading. Answer with the section alone.\n\n${section}`,
  },
];
