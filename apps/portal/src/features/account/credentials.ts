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

/** Errors by field. */
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

function emailError(email: string): string | null {
  if (email.trim() === "") return accountTexts.missingEmail;
  return signInBodySchema.shape.email.safeParse(email).success ? null : accountTexts.invalidEmail;
}

/** An old password may be shorter than new ones have to be. */
function passwordFault(mode: AccountMode, password: string): string | null {
  if (password === "") return accountTexts.missingPassword;
  const min = mode === "sign-up" ? shortestPassword() : PASSWORD_MIN;
  return isShorter(password, min) ? accountTexts.shortPassword(min) : null;
}

/** Validates the form before it is sent. The name belongs to sign-up only. */
export function credentialErrors(
  mode: AccountMode,
  { name, email, password }: Credentials,
): CredentialErrors {
  const found = {
    name: mode === "sign-up" && !hasVisible(name) ? accountTexts.missingName : null,
    email: emailError(email),
    password: passwordFault(mode, password),
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
}

/** The message of a refusal, for a field where it names one, else for the whole form. */
export function refusalText(failure: CallFailure): {
  readonly form?: string;
  readonly fields: CredentialErrors;
} {
  if (failure.kind === "offline") return { form: accountTexts.offline, fields: {} };
  if (failure.kind === "unreadable") return { form: accountTexts.authFailed, fields: {} };
  const { code, title, detail, errors = [] } = failure.problem;
  if (code === "email-taken") return { fields: { email: accountTexts.emailTaken } };
  if (code === "invalid-input" || code === "sign-in-failed") {
    const fields = Object.fromEntries(errors.map(({ path, message }) => [path, message]));
    if (Object.keys(fields).length > 0) return { fields };
    return { form: detail ?? title, fields: {} };
  }
  return { form: code === "too-many-requests" ? (detail ?? title) : accountTexts.authFailed, fields: {} };
}
