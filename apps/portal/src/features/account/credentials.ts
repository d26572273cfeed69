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

function emailError(email: string): string | null {
  if (email.trim() === "") return accountTexts.missingEmail;
  return signInBodySchema.shape.email.safeParse(email).success ? null : accountTexts.invalidEmail;
}

/** An old password may be shorter than new ones have to be. */
function passwordError(mode: AccountMode, password: string): string | null {
  if (password === "") return accountTexts.missingPassword;
  const min = mode === "sign-up" ? shortestPassword() : PASSWORD_MIN;
  return isShorter(password, min) ? accountTexts.shortPassword(min) : null;
}

/** The credentials as they are sent, or what is wrong with them. The name is asked for in sign-up alone. */
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

/** What a refusal says of the whole form. */
function refusalText(failure: CallFailure): string {
  if (failure.kind === "offline") return accountTexts.offline;
  if (failure.kind === "unreadable") return accountTexts.authFailed;
  const { code, title, detail } = failure.problem;
  const hasOwnWords = code === "invalid-input" || code === "sign-in-failed" || code === "too-many-requests";
  return hasOwnWords ? (detail ?? title) : accountTexts.authFailed;
}

/** What a refusal says to the person: to a field where it names one, else to the whole form. */
export function readRefusal(failure: CallFailure, names: readonly string[]): FormRefusal {
  if (failure.kind === "refused" && failure.problem.code === "email-taken")
    return { faults: { email: accountTexts.emailTaken }, message: null };
  return readFailure(failure, names, refusalText);
}
