import { oneLine } from "../../text/one-line.ts";
import type { Fact } from "../fact.ts";
import { isFirstName } from "./people/person-roles.ts";

interface Answers {
  readonly businessName: string;
  readonly contact: { readonly address?: string | undefined };
}

const plain = (text: string): string => oneLine(text.toLowerCase());

/**
 * Removes facts that a field of the form already contains: a part of the typed address ('Lincoln Street' of '212
 * Lincoln Street'), and the business's own name recognised as a person, unless it begins with a first name.
 */
export function withoutSaidInForm(facts: readonly Fact[], { businessName, contact }: Answers): Fact[] {
  const address = plain(contact.address ?? "");
  const name = plain(businessName);
  return facts.filter(({ kind, value }) => {
    if (kind === "address") return !address.includes(plain(value));
    const [first = ""] = value.split(" ");
    return kind !== "person" || plain(value) !== name || isFirstName(first);
  });
}
