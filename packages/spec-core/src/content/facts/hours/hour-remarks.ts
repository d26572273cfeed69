import { canMatch } from "../../regex-prefilter/prefiltered-match.ts";
import type { CountryRules } from "../data/countries.ts";
import { closedOnSun, emergenciesBesides, limitsHours, untilSoldOut } from "./data/hour-remarks.ts";
import { isKind } from "./hour-runs.ts";
import { hourTokens } from "./hour-tokens.ts";

const bracket = /\s?\([^()]*\)/gu;
const sentenceAfter = /(?<=[.!?] )\p{Lu}[^.!?;]{6,}(?:[.!?;]|$)|(?<=;)[^.!?;]{6,}(?:[.!?;]|$)/gu;
const says = isKind("day", "every", "time", "noon", "midnight", "closed", "season", "always", "nth");

/** Whether words among hours are about something else: '(afternoons home visits)', 'Please ring the bell.' */
function isAside(words: string, country: CountryRules | null): boolean {
  if (limitsHours.test(words)) return false;
  const tokens = hourTokens(words, country);
  return tokens.some(isKind("other")) && !tokens.some(says);
}

/** Removes from opening hours what does not change them: remarks, emergencies, and 'or sold out'. */
export function withoutHourRemarks(text: string, country: CountryRules | null): string {
  let hours = text;
  for (const pattern of [untilSoldOut, ...emergenciesBesides])
    if (canMatch(pattern, hours)) hours = hours.replace(pattern, "");
  if (canMatch(closedOnSun, hours)) hours = hours.replace(closedOnSun, "Sunday");
  const without = (words: string): string => (isAside(words, country) ? "" : words);
  return hours.replace(bracket, without).replace(sentenceAfter, without).trim();
}
