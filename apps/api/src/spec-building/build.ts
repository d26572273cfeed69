import type { Onboarding } from "@sitewright/spec-core/onboarding";
import { buildSpec, type Spec, type SpecContext } from "@sitewright/spec-core/spec";

/**
 * The context of a specification in a form that can be sent to a thread: with the two ids instead of the
 * function that generates them.
 */
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
