import { createHash, randomBytes } from "node:crypto";

/** What an authorisation code stands for; the code can be exchanged for it once. */
export interface Grant {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string | undefined;
}

/** Codes issued and not yet redeemed. */
export class Grants {
  readonly #open = new Map<string, Grant>();

  /** Issues a new code for a grant. */
  give(grant: Grant): string {
    const code = randomBytes(24).toString("base64url");
    this.#open.set(code, grant);
    return code;
  }

  /**
   * Redeems a code, given the `redirect_uri` of its request and the verifier of its challenge (RFC 7636,
   * section 4.6). The first attempt uses the code up, whether it succeeds or not (RFC 6749, section
   * 4.1.2).
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
