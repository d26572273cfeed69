import type { Spec } from "../schema.ts";
import type { SpecChange } from "./change.ts";
import { addressChanges, guidanceChanges, questionChanges } from "./consequences.ts";
import { factChanges } from "./fact-changes.ts";
import { listedChanges } from "./list-changes.ts";
import { offerChanges } from "./offer-changes.ts";
import { singleChanges } from "./single-answers.ts";
import { sentenceChanges } from "./word-choices.ts";

/**
 * The changes from one version of a spec to a later one, worded for the client, each with the id of the requirement
 * that it affects. Consequences of an answer (prompt, templates, shades, suggestions) are not listed separately; the
 * date, the client id and the prompt's random token never are. If all answers are the same, changed guidance is listed
 * block by block.
 */
export function diffSpecs(a: Spec, b: Spec): SpecChange[] {
  const answers = [
    ...singleChanges(a, b),
    ...factChanges(a, b),
    ...offerChanges(a, b),
    ...listedChanges(a, b),
    ...sentenceChanges(a, b),
  ];
  const changes = [...answers, ...addressChanges(a, b, answers)];
  // A spec upgraded from an older version may have other questions for the same answers.
  const asksAlike = a.metadata.upgradedFrom === b.metadata.upgradedFrom;
  const all = [...changes, ...(asksAlike ? questionChanges(a, b, changes) : [])];
  return all.length > 0 || !asksAlike ? all : guidanceChanges(a, b);
}
