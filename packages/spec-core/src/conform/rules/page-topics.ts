import { specified } from "../../spec/answers.ts";
import type { Spec } from "../../spec/schema.ts";
import { stem, wordsOf } from "../site/wording.ts";

type SpecPage = Spec["siteStructure"]["pages"][number];

/** Topic words of the standard pages. */
const topics: Readonly<Record<string, string>> = {
  about: "about story history who we us our behind studio company",
  services: "services service do offer offers help solutions what",
  products: "products product shop store goods range collection catalogue",
  contact: "contact touch reach write talk hello call visit enquiry inquiry find message",
  blog: "blog journal news notes articles stories posts magazine insights writing",
  portfolio: "portfolio work works projects gallery cases selected",
  testimonials: "testimonials reviews words clients customers voices praise say feedback",
  faq: "faq questions answers asked help",
  pricing: "pricing prices price plans rates packages costs fees",
  team: "team people staff crew meet who faces",
  careers: "careers career jobs job join work open positions vacancies hiring",
};

const small = new Set("the a an and of for to in on with your you it is at by from".split(" "));

// Words with the same beginning count as one: gardener, garden, gardening.
const root = (word: string): string => (word.length > 5 ? word.slice(0, 5) : stem(word));

/**
 * Whether a heading is about its page: it shares a word with the page's name or topic, with the client's
 * answers about the business, or with the rest of the page.
 */
export function isAbout(
  heading: string,
  { page, rest, spec }: { page: SpecPage; rest: string; spec: Spec },
): boolean {
  const { name, websiteName, niche, description, audience } = spec.businessInfo;
  const facts = [name, websiteName, niche, description, audience].map((text) => specified(text) ?? "");
  const known = wordsOf(
    [topics[page.path.slice(1)] ?? topics[page.name.toLowerCase()] ?? "", ...facts, rest].join(" "),
  );
  const roots = new Set([...wordsOf(page.name), ...known.filter((word) => !small.has(word))].map(root));
  const said = wordsOf(heading);
  // A name without a letter or digit cannot be compared with words.
  return wordsOf(page.name).length === 0 || said.length === 0 || said.some((word) => roots.has(root(word)));
}
