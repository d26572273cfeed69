import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { z } from "zod";
import type { AppContext } from "../../http/app-env.ts";
import { attemptSecretsSchema } from "./openid-client.ts";

/** An attempt to sign in at a provider, stored in the browser until the callback. */
const attemptSchema = attemptSecretsSchema.extend({
  window: z.enum(["popup", "same"]),
  entry: z.enum(["builder", "profile"]),
  /** Milliseconds since 1970. */
  startedAt: z.int(),
});
export type Attempt = z.output<typeof attemptSchema>;

/** The maximum time that the user may spend at the provider. */
const attemptMaxS = 600;

/**
 * Stores one sign-in attempt in the browser that makes it: readable only by this server, deleted after
 * ten minutes or one use.
 */
export interface AttemptCookie {
  write(c: AppContext, attempt: Attempt): void;
  /**
   * Returns the attempt and deletes it; undefined if there is none, it was not set by this server,
   * or it has expired.
   */
  take(c: AppContext): Attempt | undefined;
}

function decode(value: string): Attempt | undefined {
  try {
    return attemptSchema.parse(JSON.parse(Buffer.from(value, "base64url").toString()));
  } catch {
    return undefined;
  }
}

/**
 * The cookie of attempts. Lax, because the callback is a navigation from another site; on https its name
 * binds it to this host (RFC 6265bis, section 4.1.3), so that no subdomain can set one.
 */
export function createAttemptCookie({
  isSecure,
  now,
}: {
  isSecure: boolean;
  now: () => Date;
}): AttemptCookie {
  const name = "google-attempt";
  const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure: isSecure } as const;
  const prefix = isSecure ? { prefix: "host" as const } : {};
  return {
    write(c, attempt) {
      const value = Buffer.from(JSON.stringify(attempt)).toString("base64url");
      setCookie(c, name, value, { ...attributes, ...prefix, maxAge: attemptMaxS });
    },
    take(c) {
      const value = isSecure ? getCookie(c, name, "host") : getCookie(c, name);
      if (value === undefined) return undefined;
      deleteCookie(c, name, { ...attributes, ...prefix });
      const attempt = decode(value);
      const isFresh = attempt && now().getTime() - attempt.startedAt < attemptMaxS * 1000;
      return isFresh ? attempt : undefined;
    },
  };
}
