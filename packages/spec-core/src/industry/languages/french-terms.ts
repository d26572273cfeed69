import { frenchProfessions } from "./french-professions.ts";
import { frenchTrades } from "./french-trades.ts";
import type { LanguageTerms } from "./language-terms.ts";

/** French words that indicate each industry. */
export const frenchTerms: LanguageTerms = { ...frenchProfessions, ...frenchTrades };
