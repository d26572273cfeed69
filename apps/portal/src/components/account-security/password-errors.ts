import type { CallFailure } from "@sitewright/contracts";
import { isShorter, shortestPassword } from "../../lib/password/password-length.ts";
import { securityTexts as texts } from "./texts.ts";

/** Errors by field. */
export type PasswordErrors = Readonly<Partial<Record<"currentPassword" | "newPassword", string>>>;

/** Validates a new password before it is sent. */
export function newPasswordError(password: string): string | undefined {
  if (password === "") return texts.missingPassword;
  const min = shortestPassword();
  return isShorter(password, min) ? texts.shortPassword(min) : undefined;
}

/** Validates the form before it is sent. */
export function changeErrors(entered: { currentPassword: string; newPassword: string }): PasswordErrors {
  const newPassword = newPasswordError(entered.newPassword);
  return {
    ...(entered.currentPassword === "" ? { currentPassword: texts.missingCurrent } : {}),
    ...(newPassword === undefined ? {} : { newPassword }),
  };
}

/** The server's errors by field; empty where the refusal is about none. */
export function fieldErrors(failure: CallFailure): Readonly<Record<string, string>> {
  if (failure.kind !== "refused" || failure.problem.code !== "invalid-input") return {};
  return Object.fromEntries((failure.problem.errors ?? []).map(({ path, message }) => [path, message]));
}
