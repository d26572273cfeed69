import { z } from "zod";
import type { SearchConsoleSettings } from "../../env/search-engines.ts";
import { answerMaxMs } from "./ask-provider.ts";
import type { ProviderFinding } from "./provider-answer.ts";

/**
 * Scope for reading and changing Search Console data
 * (https://developers.google.com/identity/protocols/oauth2/scopes).
 */
const scope = "https://www.googleapis.com/auth/webmasters";

/** Gets the access tokens for Google's APIs. */
export interface GoogleTokens {
  get(): Promise<ProviderFinding<string>>;
  /** Drops the cached token, because Google rejected it. */
  forget(): void;
}

const failureSchema = z.object({ status: z.coerce.number().optional(), message: z.string().catch("") });

/**
 * Tokens of a service account, by Google's own package: a signed claim is exchanged for a token that is valid
 * for an hour (RFC 7523).
 */
export function createGoogleTokens({ email, privateKey, tokenUrl }: SearchConsoleSettings): GoogleTokens {
  async function create() {
    // Loaded only if a service account is configured.
    const { JWT } = await import("google-auth-library");
    return new JWT({
      email,
      key: privateKey,
      scopes: [scope],
      transporterOptions: {
        timeout: answerMaxMs,
        // The package uses a fixed address; this sends its requests to the configured one, without redirects.
        fetchImplementation: (_input: unknown, init?: RequestInit) =>
          fetch(tokenUrl, { ...init, redirect: "manual" }),
        // The job retries instead.
        retryConfig: { shouldRetry: () => false },
      },
    });
  }
  let account: ReturnType<typeof create> | undefined;
  return {
    forget() {
      account = undefined;
    },
    async get() {
      try {
        account ??= create();
        const { token } = await (await account).getAccessToken();
        if (typeof token === "string" && token !== "") return { outcome: "accepted", found: token };
        return { outcome: "passing", words: "Google gave no token for the service account." };
      } catch (error) {
        const { status, message } = failureSchema.parse(error);
        if (status === undefined || status === 429 || status >= 500)
          return { outcome: "passing", words: `Google gave no token (${status ?? "no answer"}).` };
        // RFC 6749, section 5.2: a code, and perhaps a description.
        const said = /^[a-z_]+: .*/
          .exec(message)?.[0]
          .replace(/: undefined$/, "")
          .slice(0, 200);
        return {
          outcome: "refused",
          words: `Google refused the service account (${status})${said ? `: ${said}` : ""}.`,
        };
      }
    },
  };
}
