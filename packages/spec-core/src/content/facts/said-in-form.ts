import { oneLine } from "../../text/one-line.ts";
import type { Fact } from "../fact.ts";
import { isFirstName } from "./people/person-roles.ts";

interface Answers {
  readonly businessName: string;
  readonly contact: { readonly address?: string | undefined };
}

const plain = (text: string): string => oneLine(text.toLowerCase());

/** The words of an address between single spaces, so that '4 Mill Lane' is no part of '14 Mill Lane'. */
const spaced = (address: string): string => ` ${plain(address.replace(/[,.;:()]/gu, " "))} `;

/** 'studio at' before an address in a sentence. */
const lead = /^\p{Ll}+ (?:at|in|on) /u;

/** Whether each part of an address is in the typed one: 'Mill Lane in Leeds' is in '14 Mill Lane, Leeds LS1 1AA'. */
const isIn = (address: string, typed: string): boolean =>
  address
    .replace(lead, "")
    .split(/,| in /u)
    .filter((part) => part.trim() !== "")
    .every((part) => spaced(typed).includes(spaced(part)));

/**
 * Removes facts that a field of the form already contains: a part of the typed address ('Lincoln Street' of '212
 * Lincoln Street'), and the business's own name recognised as a person, unless it begins with a first name. A part of
 * an address that is not for visitors stays, and is withheld like it.
 */
export function withoutSaidInForm(
  facts: readonly Fact[],
  { businessName, contact }: Answers,
  typed: readonly Fact[],
): Fact[] {
  const address = contact.address ?? "";
  const isWithheld = typed.some(
    ({ kind, field, proposal }) => kind === "address" && field === "contact.address" && proposal === "keep",
  );
  const name = plain(businessName);
  return facts.flatMap((fact) => {
    const { kind, value } = fact;
    if (kind === "address" && isIn(value, address)) return isWithheld ? [{ ...fact, proposal: "keep" }] : [];
    const [first = ""] = value.split(" ");
    return kind === "person" && plain(value) === name && !isFirstName(first) ? [] : [fact];
  });
}
