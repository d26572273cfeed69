import type { Brand } from "@sitewright/brand";
import { agencyEntries } from "./agency.ts";
import { billingEntries } from "./billing.ts";
import { decliningEntries } from "./declining.ts";
import { entryOf, type KnowledgeEntry } from "./entry.ts";
import { helpEntries } from "./help.ts";
import { ownProfileEntries } from "./own-profile.ts";
import { ownSiteEntries } from "./own-site.ts";
import { portalEntries } from "./portal-steps.ts";
import { priceEntries } from "./prices.ts";
import { furtherQuestions, moreExamples, wordForWordQuestions } from "./questions/index.ts";
import { type ArticleSummary, readingEntries } from "./reading.ts";
import { serviceEntries } from "./services.ts";
import { signingUpEntries } from "./signing-up.ts";

export { type KnowledgeEntry, waysToAsk } from "./entry.ts";
export type { ArticleSummary } from "./reading.ts";
export { type LearntPattern, type StoredEntry, type StoredKnowledge, withStored } from "./stored.ts";

/**
 * Everything that the site knows: services, prices, help, the portal's steps, a client's own site, the agency, these
 * articles, and requests that are declined.
 */
export const knowledgeBase = (brand: Brand, articles: readonly ArticleSummary[]): readonly KnowledgeEntry[] =>
  [
    ...serviceEntries(brand),
    ...priceEntries(brand),
    ...billingEntries(brand),
    ...helpEntries(brand),
    ...portalEntries,
    ...ownSiteEntries,
    ...signingUpEntries,
    ...ownProfileEntries,
    ...agencyEntries(brand),
    ...readingEntries(articles),
    ...decliningEntries,
  ]
    .map(entryOf)
    .map((entry) => ({ ...entry, examples: [...entry.examples, ...moreExamples(entry.id)] }))
    .map((entry) => ({
      ...entry,
      further: furtherQuestions(entry.id),
      wordForWord: wordForWordQuestions(entry.id),
    }));
