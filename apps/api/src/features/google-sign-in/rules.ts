import { hasVisible, withoutDirectionOverrides } from "@sitewright/spec-core/onboarding";
import { nameFromEmail } from "../../auth/email-address.ts";
import type { ProviderClaims } from "../../auth/oauth/openid-client.ts";

/** The stored accounts that match a Google identity. */
export interface KnownAccounts {
  /** The account with exactly this identity. */
  readonly byIdentity: { readonly id: string; readonly isInBin: boolean } | null;
  /** The account with the address from Google. */
  readonly byEmail: {
    readonly id: string;
    readonly isInBin: boolean;
    readonly isVerified: boolean;
    readonly hasIdentity: boolean;
  } | null;
}

/** The outcome of a sign-in by Google. */
export type Entry =
  | { readonly kind: "enter" | "link" | "take-over"; readonly accountId: string }
  | { readonly kind: "create" }
  | { readonly kind: "refuse"; readonly reason: "address-unverified" | "address-of-another" | "in-the-bin" };

/**
 * Decides which account a Google identity belongs to. Only the subject identifies it (`sub`, OpenID
 * Connect Core 1.0, section 5.7); an address links an account only if both sides have verified it. An
 * account that was registered with an unconfirmed address passes to the verified owner of the address,
 * and its previous user is locked out.
 */
export function decideEntry(
  { email_verified: isVerified }: Pick<ProviderClaims, "email_verified">,
  { byIdentity, byEmail }: KnownAccounts,
): Entry {
  if ((byIdentity ?? byEmail)?.isInBin) return { kind: "refuse", reason: "in-the-bin" };
  if (byIdentity) return { kind: "enter", accountId: byIdentity.id };
  if (!isVerified) return { kind: "refuse", reason: "address-unverified" };
  if (!byEmail) return { kind: "create" };
  if (!byEmail.isVerified) return { kind: "take-over", accountId: byEmail.id };
  // Addresses may be reassigned to other people: the account stays linked to its first identity.
  if (byEmail.hasIdentity) return { kind: "refuse", reason: "address-of-another" };
  return { kind: "link", accountId: byEmail.id };
}

/** The host of Google's profile pictures. Our pages may load pictures from no other host. */
const pictureHost = "lh3.googleusercontent.com";

/** The picture's URL if our pages may load it, otherwise null. */
export function pictureUrl(claim: string | undefined): string | null {
  if (!claim || claim.length > 1000 || !URL.canParse(claim)) return null;
  const { protocol, hostname, href, username } = new URL(claim);
  return protocol === "https:" && hostname === pictureHost && username === "" ? href : null;
}

/** An account's name: the name from Google, otherwise the part of the address before the @. */
export function displayNameOf({ name, email }: Pick<ProviderClaims, "name" | "email">): string {
  const shown = withoutDirectionOverrides(name ?? "").trim();
  return hasVisible(shown) ? shown : nameFromEmail(email);
}
