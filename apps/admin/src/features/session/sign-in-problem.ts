import { CallError } from "@sitewright/app-kit/calls";

/** Where each refusal of a sign-in is shown: at a field, or above the button. */
export interface SignInProblem {
  email?: string | undefined;
  password?: string | undefined;
  whole?: string | undefined;
}

/** Sorts a refusal by the field that it speaks of; what belongs to no field stands for the whole form. */
export function signInProblem(error: Error | null): SignInProblem {
  if (!error) return {};
  const faults =
    error instanceof CallError && error.failure.kind === "refused"
      ? (error.failure.problem.errors ?? [])
      : [];
  const messageAt = (path: string) => faults.find((fault) => fault.path === path)?.message;
  const atFields = { email: messageAt("email"), password: messageAt("password") };
  if (atFields.email || atFields.password) return atFields;
  return { whole: error.message };
}
