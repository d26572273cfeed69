import { withoutDenied } from "../../../industry/denied.ts";
import { memoByText } from "../../../memo.ts";
import type { Project } from "../../project.ts";
import { all, any, does, hasFact, hasPageNamed, isOfIndustry, mentions, not, shows } from "../checks.ts";
import { isMobileTrade } from "../mobile-trade.ts";
import { type Part, partsOpen } from "../parts.ts";
import { tellsReach } from "../reach.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { meeting, receivesAtOwn, worksAlone } from "../visits.ts";
import { knows } from "../ways.ts";
import { wantsNoPrices } from "../wishes.ts";
import { hasGuests } from "./booking.ts";
import { isCoverOpen } from "./customers-risk.ts";
import { insured } from "./named-things.ts";
import { payerPage } from "./page-names.ts";
import {
  aids,
  alone,
  bring,
  bringToLesson,
  charging,
  contract,
  hoursOfTeaching,
  lessonPrice,
  notTreated,
  notTreatedOfRisks,
  ofBookings,
  ofCover,
  ofTravel,
  papers,
  place,
  prepare,
  schemes,
  teaching,
  travel,
  treatment,
  type WorkKind,
  workKinds,
} from "./work-kinds.ts";

const isOfKind = ({ trade, unless }: WorkKind, text: string): boolean =>
  trade.test(text) && !unless?.test(text);

// The trade does not change while the client types the description.
const tradesKept = 16;
const kindOfTrade = memoByText(
  (trade) => workKinds.find((kind) => isOfKind(kind, trade)) ?? null,
  tradesKept,
);

// 'Pilates studio, no physiotherapy' names a trade that it is not.
const tradeOf = ({ niche, businessName }: Project["form"]): string =>
  `${withoutDenied(niche)}\n${businessName}`;

function kindOf(project: Project): WorkKind | undefined {
  const { form } = project;
  return (
    kindOfTrade(tradeOf(form)) ??
    workKinds.find(({ industries = [] }) => isOfIndustry(...industries)(project)) ??
    // A single offer is seldom the trade: a dog trainer's consultation, a baker's tasting box.
    workKinds.find(
      (each) => form.offers.filter(({ name }) => isOfKind(each, name)).length * 2 > form.offers.length,
    )
  );
}

const termsOf = (project: Project): readonly Part[] => kindOf(project)?.terms ?? [];

const answerTexts = ({ words, form }: Project): string[] => [
  ...words.statements
    .filter(({ field }) => field === "description" || field === "contentNotes")
    .map(({ text }) => text),
  ...form.offers.map(({ name, what, price }) => `${name}: ${what} ${price}`),
];

/** Conditions of which a nurse may treat only a part: 'diabetic feet', wounds. */
const risks = /(?<!\p{L})(?:diabet\p{L}*|wounds?|ulcers?|infect\p{L}*)(?!\p{L})/iu;

const treatsRisks: Check = (project) =>
  kindOf(project) === treatment && answerTexts(project).some((text) => risks.test(text));

/**
 * The part in the wording for businesses that visit people, work alone or treat risky conditions; empty if it does not
 * apply.
 */
const suited = (part: Part, project: Project): Part[] => {
  const visits = meeting(project) === "visits";
  if (part === notTreated && treatsRisks(project)) return [notTreatedOfRisks];
  if (part === bring && visits) return [prepare];
  const own = alone.get(part);
  if (own && worksAlone(project)) return [own];
  // Nobody travels to customers who come to the owner's own room.
  if ((part === travel || part === place) && receivesAtOwn(project)) return [];
  // Lessons at the customer's place need nothing brought along, and sales over a counter need no power or parking.
  return (part === bringToLesson && visits) || (part === place && does("shop")(project)) ? [] : [part];
};

/** With at least this many priced offers, the question about what they include asks how the work is charged. */
const pricedMin = 3;
const hasPriceList: Check = ({ form }) =>
  form.offers.filter(({ price }) => /\d/u.test(price)).length >= pricedMin;

/** Whether the hours are given, or a note tells days that are not for the site. */
const tellsDays: Check = (project) =>
  knows(project, "hours") ||
  project.words.statements.some(
    ({ text, field }) =>
      field === "onlyForUs" &&
      /(?<!\p{L})(?:weekdays?|(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:days?)?) (?:slots?|mornings?|afternoons?|evenings?|mornings|morns?|from|\d)/iu.test(
        text,
      ),
  );

const openTerms = (project: Project): string[] => {
  const elsewhere = [
    ...(wantsNoPrices(project) || shows("Pricing", "pricing")(project) ? [lessonPrice] : []),
    ...(does("booking")(project) ? ofBookings : []),
    ...(isMobileTrade(project) || tellsReach(project) ? ofTravel : []),
    ...(isCoverOpen(project) ? ofCover : []),
    ...(insured(project).length > 0 || hasPageNamed(payerPage)(project) ? [schemes] : []),
    ...(mentions("upload")(project) ? [papers] : []),
    ...(hasPriceList(project) ? [charging] : []),
    ...(isOfIndustry("Legal Services")(project) ? [contract] : []),
    ...(worksAlone(project) && tellsDays(project) ? [hoursOfTeaching] : []),
  ];
  const asked = termsOf(project)
    .filter((part) => !elsewhere.includes(part))
    .flatMap((part) => suited(part, project));
  return partsOpen(asked, [answerTexts(project).join("\n")]);
};

/** A question about a single open term is seldom needed. */
const openTermsMin = 2;
/** With this many open terms, a page about the work is not complete. */
const pageTermsMin = 3;

const isTaughtOrTreated: Check = (project) => {
  const kind = kindOf(project);
  return kind === treatment || kind === aids || kind === teaching;
};

const isNamedTrade: Check = ({ form }) => kindOfTrade(tradeOf(form)) !== null;

const leads = {
  comes: "What people want to know before they come to you",
  visits: "What people want to know before you come to them",
  both: "What people want to know beforehand",
} as const;

/** Asks what customers want to know before they agree, by the business's way of working. */
export const workTerms: QuestionRule = {
  id: "work-terms",
  path: "content.facts",
  question: (project) => `${leads[meeting(project)]}: ${openTerms(project).join(" ")}`,
  asks: "client",
  // Teachers and therapists have to state their qualification, their audience and the procedure.
  blocks: blocksPageIf(
    any(
      treatsRisks,
      all(
        isTaughtOrTreated,
        (project) => openTerms(project).length >= pageTermsMin,
        // Where services or their prices are known, no page has a gap for these.
        shows("Services", "services"),
        not(hasFact("service", "price")),
      ),
    ),
  ),
  when: (project) => openTerms(project).length >= openTermsMin,
  settledBy: any(
    // Overnight stays have questions of their own.
    hasGuests,
    // A shop has its terms of sale.
    all(does("shop"), not(isNamedTrade)),
    // The question about a page for new customers asks the same.
    hasPageNamed(/\bnew (?:patients?|clients?|customers?)\b|\bfirst visit\b/),
  ),
};
