import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { buildSpec, type Spec, type SpecContext } from "@sitewright/spec-core/spec";

/** The context of a specification as a thread can be given it: with the two ids instead of their source. */
export interface BuildContext extends Omit<SpecContext, "id"> {
  readonly ids: readonly [string, string];
}

/** Builds a specification in this thread. */
export function build(answers: Onboarding, { ids, ...context }: BuildContext): Spec {
  const left = [...ids];
  const id = (): string => {
    const next = left.shift();
    if (next === undefined) throw new Error("A specification took more ids than it was given.");
    return next;
  };
  return buildSpec(answers, { ...context, id });
}
