import type { Project } from "../../project.ts";
import { any, does, hasPageNamed, mentions, shows } from "../checks.ts";
import type { Check } from "../rule.ts";
import { coursePage } from "./courses.ts";

/** Content that the owners have to update. */
interface Changing {
  readonly name: string;
  readonly when: Check;
  /** Matches a sentence that says that this changes. */
  readonly said: RegExp;
}

/** The sentences about a price that changes daily or weekly. */
export const priceChanges = ({ words }: Project): string[] =>
  words.statements
    .filter(({ text }) =>
      /\b(?:prices?|rates?)\b.{0,30}\bchanges? (?:every|each|daily|weekly|with)|\bprices? of the day\b/i.test(
        text,
      ),
    )
    .map(({ text }) => text);

const changing: readonly Changing[] = [
  {
    name: "the products",
    when: any(shows("Products"), does("shop")),
    said: /(?<!\p{L})(?:products?|range|goods|bottles?|flavou?rs?)(?!\p{L})/iu,
  },
  {
    name: "the menu",
    when: hasPageNamed(/\bmenus?\b|speisekarte|\bcarte\b/),
    said: /(?<!\p{L})(?:menus?|dish(?:es)?|specials?)(?!\p{L})/iu,
  },
  {
    name: "the dates",
    when: mentions("events"),
    said: /(?<!\p{L})(?:dates?|schedules?|timetables?|calendar|programme|events?|line-?ups?|fixtures)(?!\p{L})/iu,
  },
  {
    name: "the course dates",
    when: hasPageNamed(coursePage),
    said: /(?<!\p{L})(?:courses?|class(?:es)?|workshops?|terms?)(?!\p{L})/iu,
  },
  {
    name: "the list of what is available",
    when: hasPageNamed(/second[- ]?hand|\bused\b|for sale|\bavailab|listings|properties|adopt/),
    said: /(?<!\p{L})(?:lists?|stock|availab\p{L}*|excel|spread ?sheets?|inventory|listings?)(?!\p{L})/iu,
  },
  { name: "the posts", when: shows("Blog"), said: /(?<!\p{L})(?:posts?|articles?|blog|news)(?!\p{L})/iu },
  {
    name: "the job ads",
    when: does("jobs"),
    said: /(?<!\p{L})(?:jobs?|vacanc(?:y|ies)|positions?)(?!\p{L})/iu,
  },
  {
    name: "the prices",
    when: any(shows("Pricing", "pricing"), (project) => priceChanges(project).length > 0),
    said: /(?<!\p{L})(?:prices?|rates?|fees?|tariffs?)(?!\p{L})/iu,
  },
];

/**
 * The content that changes, worded as items of a list: what the sentences name, otherwise what the pages hold.
 */
export function changingThings(project: Project, sentences: readonly string[]): string[] {
  const named = changing.filter(({ said }) => sentences.some((text) => said.test(text)));
  const held = changing.filter(({ when }) => when(project));
  const names = (named.length > 0 ? named : held).map(({ name }) => name);
  return names.length === 0 ? ["texts and pictures"] : names;
}

/** Whether a sentence names what changes. */
export const namesChanging = (text: string): boolean => changing.some(({ said }) => said.test(text));

/** '1 spot open', 'a waitlist for beginners': how many can still come. */
const openPlaces =
  /(?<!\p{L})(?:spots?|spaces?|openings|vacanc(?:y|ies)|places (?:open|free|left|available)|(?:open|free) places|wait(?:ing)?[- ]?lists?)(?!\p{L})/iu;

/** Whether these sentences only say that the number of free places changes. */
export const areOfPlaces = (sentences: readonly string[]): boolean =>
  sentences.length > 0 && sentences.every((text) => openPlaces.test(text));
