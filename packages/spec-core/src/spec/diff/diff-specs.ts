import type { Spec } from "../schema.ts";
import type { SpecChange } from "./change.ts";
import { addressChanges, guidanceChanges, questionChanges } from "./consequences.ts";
import { factChanges } from "./fact-changes.ts";
import { listedChanges } from "./list-changes.ts";
import { offerChanges } from "./offer-changes.ts";
import { singleChanges } from "./single-answers.ts";
import { sentenceChanges } from "./word-choices.ts";

/**
 * The changes from one version of a spec to a later one: a change order in the client's words and the form's,
 * each entry under the id of what it requires. What follows from an answer (prompt, templates, shades,
 * suggestions) is not listed beside it; the date, the client id and the random mark of the prompt never are.
 * Two versions that hold the same answers differ at most in our guidance, which then is listed block by
 * block.
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
  // An older version asked other questions of the same answers.
  const asksAlike = a.metadata.upgradedFrom === b.metadata.upgradedFrom;
  const all = [...changes, ...(asksAlike ? questionChanges(a, b, changes) : [])];
  return all.length > 0 || !asksAlike ? all : guidanceChanges(a, b);
}
