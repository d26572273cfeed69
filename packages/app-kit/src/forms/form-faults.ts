import type { CallFailure } from "@sitewright/contracts";
import { failureText } from "../failure-text.ts";

/** The errors of fields, by their names. */
export type FormFaults = Readonly<Partial<Record<string, string>>>;

/** The errors of a failure: of fields where it names some, else of the whole form. */
export interface FormRefusal {
  readonly faults: FormFaults;
  readonly message: string | null;
}

/** The first error of each field, by its path. */
export const firstFaults = (
  found: readonly { readonly path: string; readonly message: string }[],
): FormFaults => Object.fromEntries(found.map(({ path, message }) => [path, message]).toReversed());

/**
 * The failure as errors of the form's fields where the service named some, else as a message for the whole
 * form.
 */
export function readFailure(
  failure: CallFailure,
  names: readonly string[],
  text: (failure: CallFailure) => string = failureText,
): FormRefusal {
  const errors = failure.kind === "refused" ? (failure.problem.errors ?? []) : [];
  const found = errors.filter(({ path }) => names.includes(path));
  return { faults: firstFaults(found), message: found.length > 0 ? null : text(failure) };
}
