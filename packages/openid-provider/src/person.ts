/** The person who signs in at the provider: the claims of the ID token (OpenID Connect Core 1.0, section 5.1). */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
  readonly picture?: string;
}

/**
 * A fault of a provider, or of a party between it and its client. Most concern the ID token.
 * `access-denied`: the person refuses consent; `down`: every request gets a 503; `moved`: every request
 * of the client is redirected to another host, which would serve it; `moved-keys`: only the request for
 * the keys is.
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
