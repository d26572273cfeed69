import type { LanguageTerms } from "./language-terms.ts";
import { spanishProfessions } from "./spanish-professions.ts";
import { spanishTrades } from "./spanish-trades.ts";

/** What gives each industry away in Spanish. */
export const spanishTerms: LanguageTerms = { ...spanishProfessions, ...spanishTrades };
