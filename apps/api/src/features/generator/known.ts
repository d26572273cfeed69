import { articles } from "@sitewright/articles/articles";
import { brand } from "@sitewright/brand";
import type { Claim } from "./claims/claim.ts";
import { findClaims, type Known } from "./claims/find-claims.ts";
import { smallWords } from "./claims/vocabulary.ts";
import { factsOf } from "./text/facts.ts";

/** Statements that need no check in a text: the agency's facts, and the staff member's request. */
export const knownOf = ({ title, keyword }: { title: string; keyword: string }): Known => ({
  facts: [...factsOf(brand), title, keyword],
  vocabulary: smallWords(articles.map(({ content }) => content)),
});

/** The claims to check in a requested text. */
export const claimsIn = (text: { title: string; keyword: string; content: string }): Claim[] =>
  findClaims(text.content, knownOf(text));
