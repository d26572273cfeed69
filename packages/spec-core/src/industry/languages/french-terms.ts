import { frenchProfessions } from "./french-professions.ts";
import { frenchTrades } from "./french-trades.ts";
import type { LanguageTerms } from "./language-terms.ts";

/** What gives each industry away in French. */
export const frenchTerms: LanguageTerms = { ...frenchProfessions, ...frenchTrades };
