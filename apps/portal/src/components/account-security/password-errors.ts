import type { CallFailure } from "@sitewright/contracts";
import { isShorter, shortestPassword } from "../../lib/password/password-length.ts";
import { securityTexts as texts } from "./texts.ts";

/** What is wrong with which field. */
export type PasswordErrors = Readonly<Partial<Record<"currentPassword" | "newPassword", string>>>;

/** What is wrong with a new password before anything is sent. */
export function newPasswordError(password: string): string | undefined {
  if (password === "") return texts.missingPassword;
  const min = shortestPassword();
  return isShorter(password, min) ? texts.shortPassword(min) : undefined;
}

/** What the form refuses before it sends anything. */
export function changeErrors(entered: { currentPassword: string; newPassword: string }): PasswordErrors {
  const newPassword = newPasswordError(entered.newPassword);
  return {
    ...(entered.currentPassword === "" ? { currentPassword: texts.missingCurrent } : {}),
    ...(newPassword === undefined ? {} : { newPassword }),
  };
}

/** What the server found wrong, by field; empty where the refusal is about none. */
export function fieldErrors(failure: CallFailure): Readonly<Record<string, string>> {
  if (failure.kind !== "refused" || failure.problem.code !== "invalid-input") return {};
  return Object.fromEntries((failure.problem.errors ?? []).map(({ path, message }) => [path, message]));
}
