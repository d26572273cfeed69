/** Who signs in at the provider: the claims that their ID token carries (OpenID Connect Core 1.0, section 5.1). */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
  readonly picture?: string;
}

/**
 * Ways in which a provider, or somebody between it and its client, can go wrong. All but the first concern the ID
 * token: `access-denied` is a person who does not agree, `down` answers every call with 503.
 */
export const faults = [
  "access-denied",
  "wrong-issuer",
  "wrong-audience",
  "wrong-nonce",
  "no-nonce",
  "expired",
  "alg-none",
  "foreign-key",
  "no-id-token",
  "down",
] as const;

/** One of `faults`. */
export type Fault = (typeof faults)[number];
