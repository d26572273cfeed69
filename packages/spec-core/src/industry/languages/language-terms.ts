import type { Industry } from "../industries.ts";
import type { WeightedTerms } from "../weighted-terms.ts";

/**
 * The words that indicate each industry in a language other than English: lowercase, without accents, `ss` for `ß`,
 * a space for an apostrophe. A hyphen at the end matches any ending or further part of a compound (`zahn-`:
 * 'Zahnärztin', 'Zahnklinik'), a hyphen at the start for any first part (`-laden`: 'Fahrradladen').
 */
export type LanguageTerms = Readonly<Record<Industry, WeightedTerms>>;

/** The industries of professions and institutions. */
type Profession =
  | "Technology"
  | "Healthcare"
  | "Finance"
  | "Education"
  | "Legal Services"
  | "Professional Services";

/** The terms of the professions. */
export type ProfessionTerms = Pick<LanguageTerms, Profession>;

/** The terms of all other industries. */
export type TradeTerms = Omit<LanguageTerms, Profession>;
