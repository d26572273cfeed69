import { singular } from "../../../text/singular.ts";
import type { Fact } from "../../fact.ts";
import { activityAtEnd } from "./data/activity-words.ts";
import { deedAfterName, unsureStart } from "./data/matched-name-words.ts";

/** A name in the singular: 'perm' for 'Perms'. */
const one = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/\p{L}+$/u, singular);

const inText = ({ kind, field, proposal }: Fact): boolean =>
  kind === "service" && field !== "offers" && proposal === "print";

const key = (name: string): string => name.trim().toLowerCase();

const perNight = /(?:(?<!\p{L})(?:a|per|each) |\/ ?)(?:night|week|month)(?!\p{L})/iu;

/** The only service whose name begins with that of a price and says more: 'gents trim' for 'gents £10'. */
function fullerName({ about, proposal, field, text }: Fact, facts: readonly Fact[]): string | undefined {
  const start = `${about.toLowerCase()} `;
  if (about === "" || proposal === "keep" || field === "offers" || unsureStart.test(about)) return undefined;
  const begin = ({ kind, value, about: other }: Fact): boolean =>
    (kind === "service" ? value : kind === "price" ? other : "").toLowerCase().startsWith(start);
  const [only, second] = facts.filter(begin);
  if (!only || second || !inText(only)) return undefined;
  const rest = only.value.slice(start.length);
  const isOffered = facts.some((fact) => fact.kind === "service" && one(fact.value) === one(about));
  // 'Sofa £60' is not the price of 'sofa beds', 'cut £20' not that of 'cut and colour', 'dog £25' not of 'dog walking'.
  const isSame = deedAfterName.test(rest) || (isOffered && activityAtEnd.test(rest));
  // What is paid by the night is lodging or lent.
  const isByNight = perNight.test(text) && !/^(?:hire|rentals?)$/iu.test(rest);
  return isSame && !isByNight ? only.value : undefined;
}

/**
 * The facts, where a price has the name of its service: 'gents £10' after 'gents trim' is the price of the trim. The
 * name stays as typed where it is not certain.
 */
export function withMatchedNames(facts: readonly Fact[]): readonly Fact[] {
  const names = new Map<string, string>();
  for (const fact of facts) {
    const name = fact.kind === "price" ? fullerName(fact, facts) : undefined;
    if (name !== undefined) names.set(key(fact.about), name);
  }
  if (names.size === 0) return facts;
  return facts.flatMap((fact) => {
    if (inText(fact) && names.has(key(fact.value))) return [];
    const isPrice = fact.kind === "price" && fact.field !== "offers";
    const about = isPrice ? names.get(key(fact.about)) : undefined;
    return about === undefined ? [fact] : [{ ...fact, about }];
  });
}
