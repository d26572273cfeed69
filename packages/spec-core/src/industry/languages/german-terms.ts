import { germanProfessions } from "./german-professions.ts";
import { germanTrades } from "./german-trades.ts";
import type { LanguageTerms } from "./language-terms.ts";

/** What gives each industry away in German. */
export const germanTerms: LanguageTerms = { ...germanProfessions, ...germanTrades };
