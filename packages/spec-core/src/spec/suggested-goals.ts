import { type Capability, capabilitiesOf } from "../industry/capabilities.ts";
import { pageKey } from "../onboarding/page-tree.ts";
import type { Mentions } from "./mentions/mentions.ts";
import type { PlannedPage } from "./planned-pages.ts";
import { sellsElsewhere } from "./site-does.ts";

const articlesPage = /\b(?:blog|news|articles?|journal|stories|guides?|tips|advice|recipes?|magazine)\b/;

/** The goal that a form alone fulfills. */
const byForm = "Generate Leads";

/**
 * Whether the answers need less than a goal: bookings that a person confirms, goods paid at the counter, lessons
 * without media.
 */
const asksForLess: Readonly<Partial<Record<Capability, (mentions: Mentions) => boolean>>> = {
  booking: ({ has }) => has("bookingRequest") && !has("bookingTool"),
  store: (mentions) => {
    const { has } = mentions;
    return (
      sellsElsewhere(mentions) ||
      (has("payLater") && !has("payOnline") && !has("delivery") && !has("mailOrder") && !has("shopTool"))
    );
  },
  education: ({ has }) => !has("video") && !has("videoEmbed") && !has("members"),
};

/**
 * The goals that suggestions are based on. 'Share Information' suggests articles, so it is dropped if the client chose
 * pages and neither a page nor a sentence is about articles. A goal for which a form is enough is replaced by the goal
 * of a form.
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
