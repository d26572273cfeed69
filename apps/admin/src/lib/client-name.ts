import type { DocumentClient } from "@sitewright/contracts";

type NamedClient = Pick<DocumentClient, "displayName" | "businessName" | "email">;

/** A client's name. */
export const clientName = ({ displayName, businessName, email }: NamedClient): string =>
  displayName || businessName || email;

/** A client's name inside a sentence; staff must know before sharing that someone else may have signed up with the address. */
export const warnedClientName = (client: NamedClient & Pick<DocumentClient, "emailVerified">): string =>
  client.emailVerified ? clientName(client) : `${clientName(client)} (address unconfirmed)`;
