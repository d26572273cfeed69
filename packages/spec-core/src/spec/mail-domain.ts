import { ownMailDomain } from "../onboarding/mail-providers.ts";
import { isAnswered } from "./answers.ts";
import type { Project } from "./project.ts";

/**
 * The domain of the business's e-mail address; null if another domain is known, the address belongs to a mail provider,
 * or visitors must not read it.
 */
export function mailDomain({ form, words }: Pick<Project, "form" | "words">): string | null {
  if (isAnswered(form.domainName)) return null;
  const domains = words.facts
    .filter(({ kind, isConfirmed, isDecided, proposal }) =>
      kind === "email" ? isConfirmed || (!isDecided && proposal === "print") : false,
    )
    .map(({ value }) => ownMailDomain(value));
  return domains.find((domain) => domain !== null) ?? null;
}
