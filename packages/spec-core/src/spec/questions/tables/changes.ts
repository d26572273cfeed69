import type { Project } from "../../project.ts";
import { any, does, hasPageNamed, mentions, shows } from "../checks.ts";
import type { Check } from "../rule.ts";
import { coursePage } from "./courses.ts";

/** A thing on a site that its owners change, and whether it is by itself a reason to ask who does. */
interface Changing {
  readonly name: string;
  readonly when: Check;
  readonly isOften: boolean;
}

/** A price that is another one each day, or each week. */
const mentionsPriceChanges: Check = ({ words }) =>
  words.statements.some(({ text }) =>
    /\b(?:prices?|rates?)\b.{0,30}\bchanges? (?:every|each|daily|weekly|with)|\bprices? of the day\b/i.test(
      text,
    ),
  );

const changing: readonly Changing[] = [
  { name: "the products", when: any(shows("Products"), does("shop")), isOften: true },
  { name: "the menu", when: hasPageNamed(/\bmenus?\b|speisekarte|\bcarte\b/), isOften: true },
  { name: "the dates", when: mentions("events"), isOften: true },
  { name: "the course dates", when: hasPageNamed(coursePage), isOften: false },
  {
    name: "the list of what is available",
    when: hasPageNamed(/second[- ]?hand|\bused\b|for sale|\bavailab|listings|properties|adopt/),
    isOften: true,
  },
  { name: "the posts", when: shows("Blog"), isOften: false },
  { name: "the job ads", when: does("jobs"), isOften: false },
  {
    name: "the prices",
    when: any(shows("Pricing", "pricing"), mentionsPriceChanges),
    isOften: false,
  },
];

/** True where something changes so often that the way it does decides how the site is built. */
export const changesOften: Check = (project) =>
  mentions("maintenance")(project) || changing.some(({ when, isOften }) => isOften && when(project));

/** The things that change, worded for a list. */
export function changingThings(project: Project): string[] {
  const names = changing.filter(({ when }) => when(project)).map(({ name }) => name);
  return names.length === 0 ? ["texts and pictures"] : names;
}
