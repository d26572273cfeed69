import { accountQuestions } from "./account.ts";
import { addOnPricesQuestions } from "./add-on-prices.ts";
import { agencyQuestions } from "./agency.ts";
import { ambiguousAgencyAndAccount } from "./ambiguous/agency-and-account.ts";
import { ambiguousPrices } from "./ambiguous/prices.ts";
import { ambiguousProject } from "./ambiguous/project.ts";
import { ambiguousServices } from "./ambiguous/services.ts";
import { openTopics, waysToName } from "./ambiguous/topics.ts";
import { articlesQuestions } from "./articles.ts";
import { beginningQuestions } from "./beginning.ts";
import { changingPlansQuestions } from "./changing-plans.ts";
import { chatbotsQuestions } from "./chatbots.ts";
import { contactQuestions } from "./contact.ts";
import { designStepsQuestions } from "./design-steps.ts";
import { filesQuestions } from "./files.ts";
import { legalQuestions } from "./legal.ts";
import { notAnsweredQuestions } from "./not-answered.ts";
import { notOfferedQuestions } from "./not-offered.ts";
import { notStatedQuestions } from "./not-stated.ts";
import { otherStepsQuestions } from "./other-steps.ts";
import { ownSiteQuestions } from "./own-site.ts";
import { payingQuestions } from "./paying.ts";
import { plansQuestions } from "./plans.ts";
import { pricesQuestions } from "./prices.ts";
import { processQuestions } from "./process.ts";
import type { Questions } from "./questions.ts";
import { smallTalkQuestions } from "./small-talk.ts";
import { softwareQuestions } from "./software.ts";
import { agencyStories } from "./stories/agency.ts";
import { buyingStories } from "./stories/buying.ts";
import { furtherVoices } from "./stories/further-voices.ts";
import { planningStories } from "./stories/planning.ts";
import { submittedQuestions } from "./submitted.ts";
import { troubleQuestions } from "./trouble.ts";
import { websitesQuestions } from "./websites.ts";
import { wordForWord } from "./word-for-word.ts";

const byEntry: Questions = {
  ...websitesQuestions,
  ...chatbotsQuestions,
  ...softwareQuestions,
  ...pricesQuestions,
  ...plansQuestions,
  ...addOnPricesQuestions,
  ...payingQuestions,
  ...changingPlansQuestions,
  ...beginningQuestions,
  ...processQuestions,
  ...submittedQuestions,
  ...filesQuestions,
  ...troubleQuestions,
  ...accountQuestions,
  ...designStepsQuestions,
  ...otherStepsQuestions,
  ...ownSiteQuestions,
  ...contactQuestions,
  ...agencyQuestions,
  ...legalQuestions,
  ...articlesQuestions,
  ...notOfferedQuestions,
  ...notStatedQuestions,
  ...notAnsweredQuestions,
  ...smallTalkQuestions,
};

const stories: readonly Readonly<Record<string, string>>[] = [
  buyingStories,
  planningStories,
  agencyStories,
  furtherVoices,
];

/** Texts by the ids of the entries that each of its lines may mean. */
const byEntries = (lists: readonly Readonly<Record<string, string>>[]) =>
  lists.flatMap((list) => Object.entries(list).map(([ids, text]) => ({ ids: ids.split(", "), text })));

const ambiguous = byEntries([
  ambiguousServices,
  ambiguousProject,
  ambiguousPrices,
  ambiguousAgencyAndAccount,
]);

const topics = byEntries([openTopics]);
const exact = byEntries([wordForWord]);

/** The lines of a text, without indentation; empty ones left out. */
export const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Ids of the entries that have questions here. */
export const askedIds: readonly string[] = [
  ...Object.keys(byEntry),
  ...stories.flatMap(Object.keys),
  ...[...ambiguous, ...topics, ...exact].flatMap(({ ids }) => ids),
];

const namesOf = (text: string): readonly string[] =>
  linesOf(text).flatMap((topic) => waysToName.map((name) => name(topic)));

/** Examples of an entry beside those that its data has. */
export const moreExamples = (id: string): readonly string[] => linesOf(byEntry[id]?.examples ?? "");

/** Questions of an entry that are only for the index, including those that may mean another entry as well. */
export const furtherQuestions = (id: string): readonly string[] => [
  ...linesOf(byEntry[id]?.further ?? ""),
  ...stories.flatMap((story) => linesOf(story[id] ?? "")),
  ...ambiguous.filter(({ ids }) => ids.includes(id)).flatMap(({ text }) => linesOf(text)),
  ...topics.filter(({ ids }) => ids.includes(id)).flatMap(({ text }) => namesOf(text)),
];

/** Questions that mean an entry only in exactly these words. */
export const wordForWordQuestions = (id: string): readonly string[] =>
  exact.filter(({ ids }) => ids.includes(id)).flatMap(({ text }) => linesOf(text));
