import type { Project } from "./project.ts";
import { blockedThings, type Clarification } from "./questions/clarification.ts";
import { leftOutQuestion } from "./questions/left-out.ts";
import { isQuotedIn, openPointQuestions } from "./questions/open-points.ts";
import { ownPageQuestions } from "./questions/own-pages.ts";
import { askedOf } from "./questions/rule.ts";
import { agesQuestion } from "./questions/rules/ages.ts";
import { basicQuestions } from "./questions/rules/basics.ts";
import { bookingQuestions } from "./questions/rules/booking.ts";
import { claimQuestions } from "./questions/rules/careful-claims.ts";
import { closures } from "./questions/rules/closures.ts";
import { contactQuestions } from "./questions/rules/contact.ts";
import { formQuestions } from "./questions/rules/contact-form.ts";
import { riskQuestions } from "./questions/rules/customers-risk.ts";
import { detailQuestions } from "./questions/rules/details.ts";
import { emergencyQuestions } from "./questions/rules/emergencies.ts";
import { estimates } from "./questions/rules/estimates.ts";
import { faqWording, withoutPairsOnMaterial } from "./questions/rules/faq.ts";
import { fullTimes } from "./questions/rules/full-times.ts";
import { gasAndElectrics } from "./questions/rules/gas-and-electrics.ts";
import { incompleteDetailQuestions } from "./questions/rules/incomplete-details.ts";
import { keptCurrentQuestions } from "./questions/rules/kept-current.ts";
import { launchQuestions } from "./questions/rules/launch.ts";
import { launchDateQuestion } from "./questions/rules/launch-date.ts";
import { launchPrices } from "./questions/rules/launch-prices.ts";
import { lawQuestions } from "./questions/rules/law.ts";
import { linkedService } from "./questions/rules/linked-service.ts";
import { logoQuestions } from "./questions/rules/logo.ts";
import { nameSpelling } from "./questions/rules/name-spelling.ts";
import { namedThings } from "./questions/rules/named-things.ts";
import { offerQuestions } from "./questions/rules/offers.ts";
import { offersApart } from "./questions/rules/offers-apart.ts";
import { hoursQuestions } from "./questions/rules/opening-hours.ts";
import { ownTextQuestions } from "./questions/rules/own-texts.ts";
import { materialQuestions } from "./questions/rules/page-material.ts";
import { pageQuestions } from "./questions/rules/pages.ts";
import { shownQuestions } from "./questions/rules/people-and-works.ts";
import { placeLeftQuestion } from "./questions/rules/places-left.ts";
import { addressMoves, offersEnding, permissionQuestion } from "./questions/rules/plans-for-us.ts";
import { protectedQuestions } from "./questions/rules/protected.ts";
import { passingQuestions } from "./questions/rules/said-in-passing.ts";
import { serviceQuestions } from "./questions/rules/services.ts";
import { shopQuestions } from "./questions/rules/shop.ts";
import { withSentencesBefore } from "./questions/said-before.ts";
import { unclearAnswers } from "./questions/unclear-answers.ts";

export type { Clarification } from "./questions/clarification.ts";

const rules = [
  ...basicQuestions,
  ...lawQuestions,
  ...contactQuestions,
  ...hoursQuestions,
  closures,
  ...formQuestions,
  estimates,
  ...bookingQuestions,
  ...shopQuestions,
  ...offerQuestions,
  ...pageQuestions,
  ...shownQuestions,
  ...materialQuestions,
  ...ownTextQuestions,
  ...serviceQuestions,
  ...detailQuestions,
  ...incompleteDetailQuestions,
  nameSpelling,
  ...namedThings,
  ...claimQuestions,
  ...emergencyQuestions,
  ...keptCurrentQuestions,
  placeLeftQuestion,
  offersEnding,
  addressMoves,
  permissionQuestion,
  fullTimes,
  agesQuestion,
  offersApart,
  ...passingQuestions,
  ...protectedQuestions,
  ...riskQuestions,
  gasAndElectrics,
  linkedService,
  ...logoQuestions,
  ...launchQuestions,
  launchDateQuestion,
  launchPrices,
];

/**
 * Questions about minor remarks, with a pattern for the ids of questions that cover the same. A sentence that one of
 * those quotes is left out here; a question without quotes left is not asked.
 */
const inPassing: Readonly<Record<string, RegExp>> = {
  "words-waiting": /^(?:open-|closures$)/,
};

const withoutRepeated = (asked: readonly Clarification[]): Clarification[] =>
  asked.flatMap((question) => {
    const asksIt = inPassing[question.id];
    if (!asksIt || question.quotes.length === 0) return [question];
    const others = asked.filter(({ id }) => id !== question.id && asksIt.test(id));
    const quotes = question.quotes.filter((text) => !isQuotedIn(text, others));
    return quotes.length > 0 ? [{ ...question, quotes }] : [];
  });

/** Leaves out of the question about the FAQ page the sentences that another question quotes. */
const withoutOthersAnswers = (all: readonly Clarification[]): Clarification[] => {
  const asked = withoutPairsOnMaterial(all);
  const quotedElsewhere = new Set(asked.flatMap(({ id, quotes }) => (id === "faq" ? [] : quotes)));
  return asked.map((question) => {
    if (question.id !== "faq") return question;
    const quotes = question.quotes.filter((text) => !quotedElsewhere.has(text));
    return { ...question, question: faqWording(quotes), quotes };
  });
};

/**
 * The open questions of a builder: only those that the answers leave open and whose answer would change the site.
 * Questions that block the launch come first, then those that block a page.
 */
export function clarificationsOf(project: Project): Clarification[] {
  const ruled = [...askedOf(rules, project), ...ownPageQuestions(project)];
  const named = [...ruled, ...unclearAnswers(project, ruled)];
  const pointed = withoutRepeated([...named, ...openPointQuestions(project, named)]);
  const asked = [...pointed, ...leftOutQuestion(project, pointed)];
  const once = withSentencesBefore(project, withoutOthersAnswers(asked));
  return blockedThings.flatMap((thing) => once.filter(({ blocks }) => blocks === thing));
}
