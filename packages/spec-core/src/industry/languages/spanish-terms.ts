import type { LanguageTerms } from "./language-terms.ts";
import { spanishProfessions } from "./spanish-professions.ts";
import { spanishTrades } from "./spanish-trades.ts";

/** Spanish words that indicate each industry. */
export const spanishTerms: LanguageTerms = { ...spanishProfessions, ...spanishTrades };
