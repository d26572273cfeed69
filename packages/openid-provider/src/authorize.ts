import { consentPage } from "./consent-page.ts";
import type { Grants } from "./grants.ts";
import type { Fault } from "./person.ts";

/** The response to an authorisation request. */
export type AuthorizeAnswer =
  | { readonly kind: "refused"; readonly error: string }
  | { readonly kind: "page"; readonly html: string }
  | { readonly kind: "redirect"; readonly location: string };

interface AuthorizeRules {
  readonly clientId: string;
  readonly redirectUris: readonly string[] | undefined;
  readonly asksForConsent: boolean;
  readonly fault: Fault | null;
  readonly grants: Grants;
}

function requestError(query: URLSearchParams, { clientId, redirectUris }: AuthorizeRules): string | null {
  const redirectUri = query.get("redirect_uri") ?? "";
  if (query.get("client_id") !== clientId) return "invalid_client";
  if (!URL.canParse(redirectUri) || (redirectUris && !redirectUris.includes(redirectUri)))
    return "redirect_uri_mismatch";
  const isCode = query.get("response_type") === "code" && query.get("code_challenge_method") === "S256";
  const isOpenId = query.get("scope")?.split(" ").includes("openid") ?? false;
  return isCode && isOpenId && query.get("code_challenge") ? null : "invalid_request";
}

/** True for a request that contains the person's answer from the consent page. */
export const isAnswered = (query: URLSearchParams): boolean => query.has("consented");

/** The authorisation endpoint (RFC 6749, section 4.1.1, with RFC 7636): PKCE by S256 is required. */
export function authorize(query: URLSearchParams, rules: AuthorizeRules): AuthorizeAnswer {
  const error = requestError(query, rules);
  if (error) return { kind: "refused", error };
  if (rules.asksForConsent && !isAnswered(query)) return { kind: "page", html: consentPage(query) };
  const redirectUri = query.get("redirect_uri") ?? "";
  const back = new URL(redirectUri);
  const state = query.get("state");
  if (state !== null) back.searchParams.set("state", state);
  if (rules.fault === "access-denied" || query.get("consented") === "no") {
    back.searchParams.set("error", "access_denied");
  } else {
    const nonce = query.get("nonce") ?? undefined;
    const challenge = query.get("code_challenge") ?? "";
    back.searchParams.set("code", rules.grants.give({ redirectUri, challenge, nonce }));
  }
  return { kind: "redirect", location: back.href };
}
