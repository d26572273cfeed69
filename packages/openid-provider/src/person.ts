/** The person who signs in at the provider: the claims of the ID token (OpenID Connect Core 1.0, section 5.1). */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
  readonly picture?: string;
}

/**
 * A fault of a provider, or of a party between it and its client. Most concern the ID token; `access-denied`
 * is a person who refuses consent, `down` responds to every request with 503, `moved` redirects every request
 * of the client to another host, which would serve it, `moved-keys` only the request for the keys.
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
