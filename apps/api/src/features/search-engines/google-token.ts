import { JWT } from "google-auth-library";
import { z } from "zod";
import type { SearchConsoleSettings } from "../../env/search-engines.ts";
import { answerMaxMs } from "./ask-provider.ts";
import type { ProviderFinding } from "./provider-answer.ts";

/** Reading and changing what Search Console shows (https://developers.google.com/identity/protocols/oauth2/scopes). */
const scope = "https://www.googleapis.com/auth/webmasters";

/** Gets what calls of Google's are signed with. */
export interface GoogleTokens {
  get(): Promise<ProviderFinding<string>>;
  /** Forgets the present one, which Google did not take. */
  forget(): void;
}

const failureSchema = z.object({ status: z.coerce.number().optional(), message: z.string().catch("") });

/** Tokens of a service account, by Google's own package: a signed claim is exchanged for one that lasts an hour (RFC 7523). */
export function createGoogleTokens({ email, privateKey, tokenUrl }: SearchConsoleSettings): GoogleTokens {
  const create = () =>
    new JWT({
      email,
      key: privateKey,
      scopes: [scope],
      transporterOptions: {
        timeout: answerMaxMs,
        // The package knows one address; the configured one is asked, and sends nobody elsewhere.
        fetchImplementation: (_input: unknown, init?: RequestInit) =>
          fetch(tokenUrl, { ...init, redirect: "manual" }),
        // The job knows when to try again.
        retryConfig: { shouldRetry: () => false },
      },
    });
  let account = create();
  return {
    forget() {
      account = create();
    },
    async get() {
      try {
        const { token } = await account.getAccessToken();
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
