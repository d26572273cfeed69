import { type CryptoKey, SignJWT, UnsecuredJWT } from "jose";
import type { Fault, Person } from "./person.ts";

/** The contents of an ID token, and the fault to put into it, if any. */
export interface TokenOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly nonce: string | undefined;
  readonly person: Person;
  readonly now: Date;
  readonly fault: Fault | null;
}

/** A key pair of the provider, with the key id that its tokens carry. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
}

const lifetimeS = 300;

function claimsOf({ person, nonce, fault }: TokenOptions): Record<string, unknown> {
  const { sub: _, ...claims } = person;
  if (fault === "no-nonce") return claims;
  return { ...claims, nonce: fault === "wrong-nonce" ? `${nonce}x` : nonce };
}

/** Signs an ID token (OpenID Connect Core 1.0, section 2) with RS256, with the requested fault. */
export function issueIdToken(
  options: TokenOptions,
  key: SigningKey,
  foreignKey: SigningKey,
): Promise<string> {
  const { issuer, clientId, person, now, fault } = options;
  const issuedAt = Math.floor(now.getTime() / 1000) - (fault === "expired" ? 3600 : 0);
  const fill = <Token extends SignJWT | UnsecuredJWT>(token: Token): Token => {
    token
      .setIssuer(fault === "wrong-issuer" ? "https://accounts.evil.example" : issuer)
      .setAudience(fault === "wrong-audience" ? "another-client" : clientId)
      .setSubject(person.sub)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + lifetimeS);
    return token;
  };
  if (fault === "alg-none") return Promise.resolve(fill(new UnsecuredJWT(claimsOf(options))).encode());
  const token = fill(new SignJWT(claimsOf(options))).setProtectedHeader({ alg: "RS256", kid: key.id });
  return token.sign(fault === "foreign-key" ? foreignKey.privateKey : key.privateKey);
}
