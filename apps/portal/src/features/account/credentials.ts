import type { FormReading } from "@sitewright/app-kit/form";
import { type FormRefusal, readFailure } from "@sitewright/app-kit/form-faults";
import { type CallFailure, PASSWORD_MIN, signInBodySchema } from "@sitewright/contracts";
import { hasVisible } from "@sitewright/spec-core/onboarding";
import { isShorter, shortestPassword } from "../../lib/password/password-length.ts";
import { accountTexts } from "./texts.ts";

export type AccountMode = "sign-in" | "sign-up";

export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What is wrong with an email address; null where nothing is. */
export function emailError(email: string): string | null {
  if (email.trim() === "") return accountTexts.missingEmail;
  return signInBodySchema.shape.email.safeParse(email).success ? null : accountTexts.invalidEmail;
}

/** An old password may be shorter than the minimum for new ones. */
function passwordError(mode: AccountMode, password: string): string | null {
  if (password === "") return accountTexts.missingPassword;
  const min = mode === "sign-up" ? shortestPassword() : PASSWORD_MIN;
  return isShorter(password, min) ? accountTexts.shortPassword(min) : null;
}

/** The credentials to send, or their errors. The name is required for sign-up only. */
export function readCredentials(mode: AccountMode, credentials: Credentials): FormReading<Credentials> {
  const { name, email, password } = credentials;
  const found = {
    name: mode === "sign-up" && !hasVisible(name) ? accountTexts.missingName : null,
    email: emailError(email),
    password: passwordError(mode, password),
  };
  const faults = Object.entries(found).flatMap(([field, fault]) => (fault === null ? [] : [[field, fault]]));
  return faults.length === 0
    ? { ok: true, value: credentials }
    : { ok: false, faults: Object.fromEntries(faults) };
}

/** The part of a refusal that is about the whole form. */
function refusalText(failure: CallFailure): string {
  if (failure.kind === "offline") return accountTexts.offline;
  if (failure.kind === "unreadable") return accountTexts.authFailed;
  const { code, title, detail } = failure.problem;
  const hasOwnWords = code === "invalid-input" || code === "sign-in-failed" || code === "too-many-requests";
  return hasOwnWords ? (detail ?? title) : accountTexts.authFailed;
}

/** The errors of a refusal: at a field where it names one, else for the whole form. */
export function readRefusal(failure: CallFailure, names: readonly string[]): FormRefusal {
  if (failure.kind === "refused" && failure.problem.code === "email-taken")
    return { faults: { email: accountTexts.emailTaken }, message: null };
  return readFailure(failure, names, refusalText);
}
