import type { Brand } from "@sitewright/brand";
import { helpCategories } from "@sitewright/brand/help";
import type { EntryData } from "./entry.ts";
import { answering, billing } from "./help-examples-list.ts";
import { account, technical } from "./help-technical-list.ts";

/** An answer without the 'Yes' or 'No' to the help centre's own question, which visitors may ask in any words. */
const withoutReply = (answer: string): string =>
  answer.replace(/^(?:Yes|No)[.,:] (\p{L})/u, (_, first: string) => first.toUpperCase());

/** Items of the help centre whose questions other entries answer, each in more detail: the ids of these entries. */
export const answeredByOthers: Readonly<Record<string, readonly string[]>> = {
  "what-does-it-cost": ["plans-and-prices"],
  "is-vat-included": ["no-vat"],
  "bookings-and-orders": ["no-shop"],
  "changes-to-a-live-site": ["no-live-changes"],
  "domain-and-hosting": ["hosting"],
  "talk-to-a-person": ["talk-to-a-person", "opening-hours"],
  "what-else-you-make": ["custom-crm", "mobile-apps", "wordpress-migration", "ai-agents", "ai-chatbots"],
  "terms-and-privacy": ["terms", "privacy"],
};

const helpExamples = [...answering, ...billing, ...technical, ...account];

/**
 * The help centre's answers, in its own words, without those that other entries give. An item without examples is asked
 * for by its own question.
 */
export function helpEntries(brand: Brand): readonly EntryData[] {
  const known = new Map(helpExamples.map((examples) => [examples.item, examples]));
  return helpCategories(brand)
    .flatMap(({ id, items }) => items.map((item) => ({ ...item, category: id })))
    .filter(({ id }) => !Object.hasOwn(answeredByOthers, id))
    .map(({ id: item, category, question, answer: said }) => {
      const answer = withoutReply(said);
      const links = [{ text: "Read it in the help centre", path: `/help-center?topic=${category}#${item}` }];
      const found = known.get(item);
      return found
        ? { ...found, examples: [question, ...found.examples], answer, links }
        : { id: item, topic: item, facet: "about", label: question, examples: [question], answer, links };
    });
}
