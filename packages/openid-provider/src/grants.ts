import { createHash, randomBytes } from "node:crypto";

/** What an authorisation code stands for until it is redeemed, once. */
export interface Grant {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | undefined;
}

/** Codes given out and not yet redeemed. */
export class Grants {
  readonly #open = new Map<string, Grant>();

  /** A new code for a grant. */
  give(grant: Grant): string {
    const code = randomBytes(24).toString("base64url");
    this.#open.set(code, grant);
    return code;
  }

  /**
   * The grant of a code: for the address that it was asked for with, and whoever knows the verifier of its challenge
   * (RFC 7636, section 4.6). A code works once, right or wrong (RFC 6749, section 4.1.2).
   */
  redeem(body: URLSearchParams): Grant | undefined {
    const code = body.get("code") ?? "";
    const grant = this.#open.get(code);
    this.#open.delete(code);
    const verifier = body.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    if (!grant || grant.redirectUri !== body.get("redirect_uri") || grant.challenge !== challenge)
      return undefined;
    return grant;
  }
}
