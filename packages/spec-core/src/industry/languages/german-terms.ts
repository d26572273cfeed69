import { germanProfessions } from "./german-professions.ts";
import { germanTrades } from "./german-trades.ts";
import type { LanguageTerms } from "./language-terms.ts";

/** German words that indicate each industry. */
export const germanTerms: LanguageTerms = { ...germanProfessions, ...germanTrades };
