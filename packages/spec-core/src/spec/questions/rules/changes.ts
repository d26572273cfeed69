import type { Project } from "../../project.ts";
import { any, does, hasPageNamed, mentions, shows } from "../checks.ts";
import type { Check } from "../rule.ts";
import { coursePage } from "./courses.ts";

/** Content that the owners have to update. */
interface Changing {
  readonly name: string;
  readonly when: Check;
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
  { name: "the products", when: any(shows("Products"), does("shop")) },
  { name: "the menu", when: hasPageNamed(/\bmenus?\b|speisekarte|\bcarte\b/) },
  { name: "the dates", when: mentions("events") },
  { name: "the course dates", when: hasPageNamed(coursePage) },
  {
    name: "the list of what is available",
    when: hasPageNamed(/second[- ]?hand|\bused\b|for sale|\bavailab|listings|properties|adopt/),
  },
  { name: "the posts", when: shows("Blog") },
  { name: "the job ads", when: does("jobs") },
  {
    name: "the prices",
    when: any(shows("Pricing", "pricing"), (project) => priceChanges(project).length > 0),
  },
];

/** The content that changes, worded as items of a list. */
export function changingThings(project: Project): string[] {
  const names = changing.filter(({ when }) => when(project)).map(({ name }) => name);
  return names.length === 0 ? ["texts and pictures"] : names;
}
