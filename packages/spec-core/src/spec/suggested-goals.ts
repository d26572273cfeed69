import { type Capability, capabilitiesOf } from "../industry/capabilities.ts";
import { pageKey } from "../onboarding/page-tree.ts";
import type { Mentions } from "./mentions/mentions.ts";
import type { PlannedPage } from "./planned-pages.ts";

const articlesPage = /\b(?:blog|news|articles?|journal|stories|guides?|tips|advice|recipes?|magazine)\b/;

/** What a form alone does as well. */
const byForm = "Generate Leads";

/** Whether a goal asks for more than the answers do: dates that a person confirms, goods paid for at the counter, lessons without any media. */
const asksForLess: Readonly<Partial<Record<Capability, (mentions: Mentions) => boolean>>> = {
  booking: ({ has }) => has("bookingRequest") && !has("bookingTool"),
  store: ({ has }) =>
    has("payLater") && !has("payOnline") && !has("delivery") && !has("mailOrder") && !has("shopTool"),
  education: ({ has }) => !has("video") && !has("videoEmbed") && !has("members"),
};

/**
 * The goals that suggestions go by. 'Share Information' suggests articles: not where the client chose the pages and
 * neither a page nor a sentence is about any. A goal for which a form is enough asks for a form.
 */
export function suggestedGoals(
  goals: readonly string[],
  pages: readonly PlannedPage[],
  mentions: Mentions,
): string[] {
  const hasArticles =
    pages.length === 0 ||
    mentions.has("blog") ||
    pages.some(({ source }) => articlesPage.test(pageKey(source)));
  const kept = goals.filter((goal) => hasArticles || pageKey(goal) !== "share information");
  const isLess = (goal: string): boolean =>
    capabilitiesOf([goal]).some((capability) => asksForLess[capability]?.(mentions) ?? false);
  const wished = kept.filter((goal) => !isLess(goal));
  const needsForm = kept.some((goal) => isLess(goal) && !capabilitiesOf([goal]).includes("education"));
  return needsForm && !wished.includes(byForm) ? [...wished, byForm] : wished;
}
