import type { DocumentClient } from "@sitewright/contracts";

type NamedClient = Pick<DocumentClient, "displayName" | "businessName" | "email" | "emailVerified">;

/** A client's name; staff must know before sharing that someone else may have signed up with the address. */
export function clientName({ displayName, businessName, email, emailVerified }: NamedClient): string {
  const name = displayName || businessName || email;
  return emailVerified ? name : `${name} (address unconfirmed)`;
}
