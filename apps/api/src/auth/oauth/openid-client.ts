import * as openId from "openid-client";
import { z } from "zod";

/** The registration of this service at an OpenID provider. */
export interface OpenIdClientSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The provider's claims about a person, from a checked ID token (OpenID Connect Core 1.0, section 5.1). */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name: z.string().trim().max(120).optional().catch(undefined),
  picture: z.string().optional().catch(undefined),
});
export type ProviderClaims = z.output<typeof claimsSchema>;

/** The values of an attempt that are stored until the callback. All are unguessable. */
export const attemptSecretsSchema = z.object({
  state: z.string().min(32),
  nonce: z.string().min(32),
  verifier: z.string().min(43),
});
export type AttemptSecrets = z.output<typeof attemptSecretsSchema>;

/** The outcome at the provider. `reason` is for the log and holds no secret. */
export type ProviderAnswer =
  | { readonly kind: "person"; readonly claims: ProviderClaims }
  | { readonly kind: "cancelled" }
  | { readonly kind: "refused"; readonly reason: string };

/** Signing in at a provider by authorisation code with PKCE. */
export interface OpenIdClient {
  /** The provider's address that the browser is redirected to. @throws when the provider cannot be reached */
  begin(redirectUri: string, secrets: AttemptSecrets): Promise<string>;
  /** Redeems the callback. Never throws for anything that a provider or a forged address can cause. */
  finish(callback: URL, secrets: AttemptSecrets): Promise<ProviderAnswer>;
}

const timeoutS = 10;

/**
 * A client of an OpenID provider, whose endpoints are discovered at the first use. State, issuer, audience,
 * expiry, nonce and signature are checked (RFC 6749, RFC 7636, RFC 9207, OpenID Connect Core 1.0, section
 * 3.1.3.7); only asymmetric signatures by the provider's published keys count, so `none` never does.
 */
export function createOpenIdClient({ issuer, clientId, clientSecret }: OpenIdClientSettings): OpenIdClient {
  let cached: Promise<openId.Configuration> | undefined;

  function discover(): Promise<openId.Configuration> {
    // Plain http is only for a provider on this machine; the settings enforce that.
    const insecure = issuer.startsWith("http:") ? [openId.allowInsecureRequests] : [];
    const execute = [openId.enableNonRepudiationChecks, ...insecure];
    const found = openId.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute,
      timeout: timeoutS,
    });
    // After a failed discovery, the next use tries again.
    found.catch(() => {
      cached = undefined;
    });
    return found;
  }

  const configuration = (): Promise<openId.Configuration> => {
    cached ??= discover();
    return cached;
  };

  return {
    async begin(redirectUri, { state, nonce, verifier }) {
      const parameters = {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        code_challenge: await openId.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        state,
        nonce,
      };
      return openId.buildAuthorizationUrl(await configuration(), parameters).href;
    },
    async finish(callback, { state, nonce, verifier }) {
      try {
        const tokens = await openId.authorizationCodeGrant(await configuration(), callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return { kind: "person", claims: claimsSchema.parse(tokens.claims()) };
      } catch (error) {
        const isCancelled =
          error instanceof openId.AuthorizationResponseError && error.error === "access_denied";
        return isCancelled ? { kind: "cancelled" } : { kind: "refused", reason: String(error) };
      }
    },
  };
}
