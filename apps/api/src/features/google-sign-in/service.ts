import type { Logger } from "pino";
import type { Account } from "../../access/actor.ts";
import { gainedRole } from "../../access/role-rules.ts";
import { normalizeEmail } from "../../auth/email-address.ts";
import type { AttemptSecrets, OpenIdClient, ProviderClaims } from "../../auth/oauth/openid-client.ts";
import type { Db } from "../../db/open.ts";
import type { Settings } from "../../env.ts";
import { decideEntry, displayNameOf, pictureUrl } from "./rules.ts";
import { enterAccount } from "./store.ts";

interface GoogleOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  newToken: () => string;
  appUrl: string;
  settings: Pick<Settings, "adminEmails">;
  /** Undefined if signing in by Google is not configured. */
  openIdClient: OpenIdClient | undefined;
  log: Pick<Logger, "info" | "warn">;
}

/** The outcome of Google's callback. */
export type GoogleReturn =
  | { readonly kind: "signed-in"; readonly account: Account }
  | { readonly kind: "cancelled" | "failed" };

/** Signing in by Google. */
export interface GoogleService {
  readonly isOffered: boolean;
  /** New secrets and the URL at Google; `unavailable` if Google does not respond. */
  begin(): Promise<{ secrets: AttemptSecrets; url: string } | "unavailable">;
  /**
   * Handles the callback. `search` is its query; `secrets` is undefined if the sign-in did not begin in
   * this browser.
   */
  finish(search: string, secrets: AttemptSecrets | undefined): Promise<GoogleReturn>;
}

/** Creates the service. The caller handles sessions and cookies. */
export function createGoogleService(options: GoogleOptions): GoogleService {
  const { db, now, newId, newToken, appUrl, settings, openIdClient, log } = options;
  const callbackUrl = new URL("/api/auth/google/callback", appUrl).href;

  async function enter(claims: ProviderClaims): Promise<GoogleReturn> {
    const email = normalizeEmail(claims.email);
    const person = {
      subject: claims.sub,
      email,
      isVerified: claims.email_verified,
      displayName: displayNameOf(claims),
      photoUrl: pictureUrl(claims.picture),
    };
    const entered = await enterAccount(db, person, {
      decide: (known) => decideEntry(claims, known),
      gainedRole: (account) => gainedRole(account, settings.adminEmails),
      newId,
      now: now(),
    });
    if ("email" in entered) return { kind: "signed-in", account: entered };
    log.warn({ reason: entered }, "a sign-in by Google was refused");
    return { kind: "failed" };
  }

  return {
    isOffered: openIdClient !== undefined,
    async begin() {
      const secrets = { state: newToken(), nonce: newToken(), verifier: newToken() };
      try {
        const url = await openIdClient?.begin(callbackUrl, secrets);
        return url === undefined ? "unavailable" : { secrets, url };
      } catch (err) {
        log.warn({ err }, "Google cannot be reached");
        return "unavailable";
      }
    },
    async finish(search, secrets) {
      if (!openIdClient || !secrets) return { kind: "failed" };
      const callback = Object.assign(new URL(callbackUrl), { search });
      const answer = await openIdClient.finish(callback, secrets);
      if (answer.kind === "person") return enter(answer.claims);
      if (answer.kind === "refused") log.warn({ reason: answer.reason }, "a sign-in by Google failed");
      return { kind: answer.kind === "cancelled" ? "cancelled" : "failed" };
    },
  };
}
