import { PASSWORD_MAX } from "@sitewright/contracts";
import { dictionary } from "@zxcvbn-ts/language-common";
import { authTexts } from "./auth-texts.ts";

/** Checks whether a new password is good enough; returns what is wrong with it, or undefined. */
export type PasswordPolicy = (password: string) => string | undefined;

/** Built once: the list has 49 000 entries, and every application in a test run makes its own policy. */
const common: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/**
 * The rules for new passwords: length in characters, and none of the 49 000 most common ones (zxcvbn's list
 * of leaked passwords, as NIST SP 800-63B 5.1.1.2 asks), in any capitalisation.
 */
export function createPasswordPolicy(minLength: number): PasswordPolicy {
  return (password) => {
    const length = [...password].length;
    if (length < minLength) return authTexts.weakPassword(minLength);
    if (length > PASSWORD_MAX) return authTexts.longPassword(PASSWORD_MAX);
    return common.has(password.toLowerCase()) ? authTexts.commonPassword : undefined;
  };
}
