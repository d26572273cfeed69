import { type Capability, capabilitiesOf } from "../industry/capabilities.ts";
import { pageKey } from "../onboarding/page-tree.ts";
import type { Mentions } from "./mentions/mentions.ts";
import type { PlannedPage } from "./planned-pages.ts";
import { sellsElsewhere } from "./site-does.ts";

const articlesPage = /\b(?:blog|news|articles?|journal|stories|guides?|tips|advice|recipes?|magazine)\b/;

/** The goal that a form alone fulfills. */
const byForm = "Generate Leads";

const byPerson = "by (?:(?:tele)?phone|e-?mail)";
/** 'Registration is by telephone or e-mail', 'a call or email will do'. */
const bookedByPerson = new RegExp(
  `(?<!\\p{L})(?:book(?:ings?|ed)?|regist(?:er|ration)|reservations?|appointments?|enrol(?:l?ment)?|sign[- ]?up)(?!\\p{L})[^.!?\\n]{0,40}(?<!\\p{L})${byPerson}|(?<!\\p{L})(?:call|ring|phone) or (?:e-?mail|text|message)(?: me| us)? (?:will do|is (?:enough|fine))(?!\\p{L})`,
  "iu",
);
const online = /(?<!\p{L})(?:online|website|site|app|calendar)(?!\p{L})/iu;

/** Whether visitors book with a person, by telephone or e-mail, and no sentence wants it online. */
const isBookedWithPerson = (sentences: readonly string[]): boolean =>
  sentences.some((text) => bookedByPerson.test(text)) &&
  !sentences.some((text) => /(?<!\p{L})book/iu.test(text) && online.test(text));

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
  sentences: readonly string[] = [],
): string[] {
  const hasArticles =
    pages.length === 0 ||
    mentions.has("blog") ||
    pages.some(({ source }) => articlesPage.test(pageKey(source)));
  const kept = goals.filter((goal) => hasArticles || pageKey(goal) !== "share information");
  const isWithPerson = !mentions.has("bookingTool") && isBookedWithPerson(sentences);
  const isLess = (goal: string): boolean =>
    capabilitiesOf([goal]).some(
      (capability) =>
        (capability === "booking" && isWithPerson) || (asksForLess[capability]?.(mentions) ?? false),
    );
  const wished = kept.filter((goal) => !isLess(goal));
  const needsForm = kept.some((goal) => isLess(goal) && !capabilitiesOf([goal]).includes("education"));
  return needsForm && !wished.includes(byForm) ? [...wished, byForm] : wished;
}
