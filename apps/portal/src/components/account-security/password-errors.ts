import type { FormReading } from "@sitewright/app-kit/form";
import { isShorter, shortestPassword } from "../../lib/password/password-length.ts";
import type { PasswordChange } from "./security-query.ts";
import { securityTexts as texts } from "./texts.ts";

/** Validates a new password before it is sent. */
export function newPasswordError(password: string): string | undefined {
  if (password === "") return texts.missingPassword;
  const min = shortestPassword();
  return isShorter(password, min) ? texts.shortPassword(min) : undefined;
}

/** The data that the form sends, or the errors in it. */
export function readChange(entered: PasswordChange): FormReading<PasswordChange> {
  const newPassword = newPasswordError(entered.newPassword);
  const faults = {
    ...(entered.currentPassword === "" ? { currentPassword: texts.missingCurrent } : {}),
    ...(newPassword === undefined ? {} : { newPassword }),
  };
  return Object.keys(faults).length === 0 ? { ok: true, value: entered } : { ok: false, faults };
}
