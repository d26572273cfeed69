import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { sellsSoftware } from "../../software.ts";
import { hasPageNamed, isOfIndustry } from "../checks.ts";
import { type PartsQuestion, partsAsked } from "../parts.ts";
import type { QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { kind, type OwnPageKind } from "./own-page-kind.ts";

/** Matches the lowercase name of a page about goods that come again and again. */
const subscriptionPage =
  /^(?!.*\b(?:newsletter|e-?mails?|news)\b).*(?:\bsubscri(?:ptions?|bers?|be)\b|\b(?:veg(?:gie|etable)?|fruit|salad) ?box(?:es)?\b)/;

const goods =
  "(?:bread|loaf|sourdough|pastry|veg(?:gie|etable)?|fruit|salad|egg|milk|dairy|meat|fish|cheese|coffee|bean|tea|wine|beer|cider|juice|flower|bouquet|plant|book|cake|chocolate|honey|snack|meal|recipe|craft|yarn|soap|candle|pet food|dog food|food)s?";

const subscribed = saying(
  new RegExp(
    `(?<!\\p{L})${goods} (?:box |bag )?subscri(?:ptions?|bers?)(?!\\p{L})|(?<!\\p{L})(?:subscriptions? (?:box(?:es)?|(?:for|of|to) (?:a |our |the )?${goods})|subscri(?:be|bes|bing) to (?:a |our |the )?${goods}|(?:veg(?:gie|etable)?|fruit|salad) box(?:es)?|(?:weekly|fortnightly|monthly) ${goods} (?:box(?:es)?|bags?|shares?))(?!\\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:no|not|never|without|stopped|used to|newsletters?|(?:we|i) (?:have|pay for|get) an?|(?:gets?|buys?|comes?|comes? in|made) (?:from|out of) (?:the |a |our )?(?:\p{L}+ ){0,3}(?:and the |and a )?(?:\p{L}+ )?box)(?!\p{L})|n['’]t(?!\p{L})/iu,
);

const sellsGoods = isOfIndustry("Food & Hospitality", "Retail & E-commerce");
const ofGoods = new RegExp(`(?<!\\p{L})${goods}(?!\\p{L})`, "iu");

/** The typed offers that name a subscription to goods, in one line each. */
const offered = (project: Project): string[] =>
  project.form.offers
    .filter(
      ({ name, what }) =>
        isAnswered(name) &&
        /(?<!\p{L})subscri(?:ptions?|bers?|be)(?!\p{L})/iu.test(`${name} ${what}`) &&
        (sellsGoods(project) || ofGoods.test(`${project.form.niche} ${name} ${what}`)),
    )
    .map(({ name, what, price }) => [`${name}: ${what}`, price].filter((text) => text !== "").join(" "));

const sold = (project: Project): string[] =>
  sellsSoftware(project) ? [] : [...new Set([...subscribed(project), ...offered(project)])];

const whatIsGot = "what people get, how often, for how long and at what price";

const terms: PartsQuestion = {
  lead: "How does the subscription run",
  parts: [
    {
      asks: "whether the card is charged automatically (and how often)",
      answeredBy:
        /(?<!\p{L})(?:direct debit|standing order|(?:charged|billed|debited) (?:automatically|every|each|weekly|monthly)|renews? automatically|auto-?renew\p{L}*)(?!\p{L})/iu,
    },
    {
      asks: "what happens with a delivery that somebody skips (a credit, one later or nothing)",
      answeredBy:
        /(?<!\p{L})skip\p{L}*[^.!?]{0,60}(?<!\p{L})(?:credit\p{L}*|refund\p{L}*|extend\p{L}*|lost|not charged|moves? (?:on|to))(?!\p{L})/iu,
    },
    { asks: "until when people can change or end it (and what is refunded)" },
    {
      asks: "how many you can take",
      answeredBy:
        /(?<!\p{L})(?:room|space|places) for (?:\p{L}+ )?\d+|(?<!\p{L})(?:at most|up to|max(?:imum)?(?: of)?) \d+ (?:subscri|box|bag|people|members|households)/iu,
    },
    { asks: "which service runs it (and what it may cost a month)" },
    {
      asks: "whether present subscribers move over",
      answeredBy:
        /(?<!\p{L})(?:no|first|not any) (?:present |current |existing )?subscribers(?! by)(?!\p{L})/iu,
    },
  ],
};

/** The kind of a page about a subscription: what people get is asked there too. */
export const subscriptionPageKind: OwnPageKind = {
  ...kind(
    subscriptionPage,
    {
      ...terms,
      parts: [{ asks: whatIsGot }, ...terms.parts],
    },
    "page",
    /\bsubscri(?:ptions?|bers?|be)\b/i,
  ),
  fits: (project) => !sellsSoftware(project),
};

/** Asks how a subscription to goods runs, where no page about it asks. */
export const subscriptionTerms: QuestionRule = {
  id: "subscription-terms",
  path: "projectRequirements.scope.features",
  question: (project) =>
    partsAsked(
      { ...terms, parts: [{ asks: `${whatIsGot} (and whether from the launch on)` }, ...terms.parts] },
      sold(project),
    ) ?? "",
  asks: "client",
  blocks: "page",
  when: (project) => sold(project).length > 0,
  settledBy: hasPageNamed(subscriptionPage),
  quotes: sold,
};
