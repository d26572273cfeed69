/** Who signs in at the provider: the claims that their ID token carries (OpenID Connect Core 1.0, section 5.1). */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
  readonly picture?: string;
}

/**
 * A way in which a provider, or somebody between it and its client, can go wrong. Most concern the ID token;
 * `access-denied` is a person who does not agree, `down` answers every call with 503, `moved` sends every call of the client on to another host, which
 * would serve it, `moved-keys` only that for the keys.
 */
export type Fault =
  | "access-denied"
  | "wrong-issuer"
  | "wrong-audience"
  | "wrong-nonce"
  | "no-nonce"
  | "expired"
  | "alg-none"
  | "foreign-key"
  | "no-id-token"
  | "moved"
  | "moved-keys"
  | "down";
