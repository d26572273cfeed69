import type { Brand } from "@sitewright/brand";
import { helpCategories } from "@sitewright/brand/help";
import type { HelpCategory } from "@sitewright/brand/help/help-shape";
import { type HelpView, shortened } from "../features/help/help-answers.tsx";
import { HelpPage } from "../features/help/help-page.tsx";
import { createHelpSearch, type SearchHelp, searchMax } from "../features/help/search-help.ts";
import { paths } from "../lib/paths.ts";
import { breadcrumbData, questionsData } from "../lib/structured-data/page-data.ts";
import { constantVersion, defineRoute, found, notFound, type Page } from "./route.ts";

/** The categories and the search of the help centre, created once per brand. */
const centres = new WeakMap<Brand, { categories: readonly HelpCategory[]; search: SearchHelp }>();

function centreOf(brand: Brand) {
  const known = centres.get(brand);
  if (known) return known;
  const categories = helpCategories(brand);
  const centre = { categories, search: createHelpSearch(categories) };
  centres.set(brand, centre);
  return centre;
}

/** The view of an address; undefined for an unknown topic. */
function viewOf(
  query: URLSearchParams,
  { categories, search }: ReturnType<typeof centreOf>,
): HelpView | undefined {
  const asked = query.get("q")?.trim() ?? "";
  if (asked !== "") return { kind: "found", query: asked.slice(0, searchMax), found: search(asked) };
  const topic = query.get("topic") ?? categories[0]?.id;
  const category = categories.find(({ id }) => id === topic);
  return category && { kind: "category", category };
}

/** What distinguishes a view's title from others, in tabs and for screen readers. */
function titleOf(view: HelpView, [first]: readonly HelpCategory[]): string {
  if (view.kind === "found") return `“${shortened(view.query)}”: `;
  return view.category === first ? "" : `${view.category.title}: `;
}

const descriptionMax = 170;

/** As many of a topic's questions as search engines show, so that each topic has its own description. */
function descriptionOf({ items }: HelpCategory): string {
  let description = "";
  for (const { question } of items) {
    const longer = description === "" ? question : `${description} ${question}`;
    if (longer.length > descriptionMax) break;
    description = longer;
  }
  return description;
}

/** The parts of a page that search engines read: a topic has an address of its own, a search counts as the centre. */
function listingOf(
  view: HelpView,
  [first]: readonly HelpCategory[],
): Pick<Page, "description" | "canonicalQuery"> {
  if (view.kind === "category" && view.category !== first)
    return { description: descriptionOf(view.category), canonicalQuery: `?topic=${view.category.id}` };
  return {
    description:
      "How to begin, what the preview and the specification are, what is free, what to do when something does not work, and who can see your project.",
  };
}

/** Answers to frequent questions: by topic, or searched. */
export const helpRoute = defineRoute({
  pattern: paths.help,
  cacheVersion: constantVersion,
  async load({ brand }, { query }) {
    const centre = centreOf(brand);
    const view = viewOf(query, centre);
    return view ? found({ categories: centre.categories, view }) : notFound;
  },
  make: ({ categories, view }, { productName, contact, guarantee }) => ({
    title: `${titleOf(view, categories)}Help Center: ${productName}`,
    ...listingOf(view, categories),
    jsonLd: (origin) => [
      // Only what the page shows: search engines refuse answers that a visitor does not find there.
      ...(view.kind === "category"
        ? [questionsData({ origin, path: paths.help, questions: view.category.items })]
        : []),
      breadcrumbData({ origin, path: paths.help, name: "Help Center" }),
    ],
    endsWithAction: true,
    body: <HelpPage categories={categories} view={view} contact={contact} guarantee={guarantee} />,
  }),
});
