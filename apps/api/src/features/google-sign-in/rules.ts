import { hasVisible, withoutDirectionOverrides } from "@sitewright/spec-core/onboarding";
import type { ProviderClaims } from "../../auth/oauth/openid-client.ts";

/** What is stored about somebody whom Google vouches for. */
export interface KnownAccounts {
  /** The account that this very identity belongs to. */
  readonly byIdentity: { readonly id: string } | null;
  /** The account with the address that Google names. */
  readonly byEmail: {
    readonly id: string;
    readonly isVerified: boolean;
    readonly hasIdentity: boolean;
  } | null;
}

/** What a sign-in by Google leads to. */
export type Entry =
  | { readonly kind: "enter" | "link" | "take-over"; readonly accountId: string }
  | { readonly kind: "create" }
  | { readonly kind: "refuse"; readonly reason: "address-unverified" | "address-of-another" };

/**
 * Decides who somebody is. The identity alone says it (`sub`, OpenID Connect Core 1.0, section 5.7); an address links
 * an account only where both sides have verified it. An account that somebody made with an address that was not
 * theirs to confirm passes to its verified owner, who locks out whoever made it.
 */
export function decideEntry(
  { email_verified: isVerified }: Pick<ProviderClaims, "email_verified">,
  { byIdentity, byEmail }: KnownAccounts,
): Entry {
  if (byIdentity) return { kind: "enter", accountId: byIdentity.id };
  if (!isVerified) return { kind: "refuse", reason: "address-unverified" };
  if (!byEmail) return { kind: "create" };
  if (!byEmail.isVerified) return { kind: "take-over", accountId: byEmail.id };
  // Addresses are given to other people in time: the account stays with the identity that it has.
  if (byEmail.hasIdentity) return { kind: "refuse", reason: "address-of-another" };
  return { kind: "link", accountId: byEmail.id };
}

/** Where Google serves profile pictures from. Our pages may load pictures from there and nowhere else. */
const pictureHost = "lh3.googleusercontent.com";

/** The picture's address where our pages may show it, else null. */
export function pictureUrl(claim: string | undefined): string | null {
  if (!claim || claim.length > 1000 || !URL.canParse(claim)) return null;
  const { protocol, hostname, href, username } = new URL(claim);
  return protocol === "https:" && hostname === pictureHost && username === "" ? href : null;
}

/** What an account is called: the person's name, else the first part of the address. */
export function displayNameOf({ name, email }: Pick<ProviderClaims, "name" | "email">): string {
  const shown = withoutDirectionOverrides(name ?? "").trim();
  return hasVisible(shown) ? shown : (email.split("@")[0] ?? email);
}
