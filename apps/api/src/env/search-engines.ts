import type { EnvVariables } from "./schema.ts";

/** How addresses are sent to search engines by IndexNow (https://www.indexnow.org/documentation). */
export interface IndexNowSettings {
  /** No secret: it is served at `/KEY.txt`, which shows that the site is ours. */
  readonly key: string;
  readonly url: string;
}

/** How Google's Search Console is asked, by a service account that was added to the property as a user. */
export interface SearchConsoleSettings {
  /** `sc-domain:example.com`, or the beginning of an address with a slash at its end. */
  readonly property: string;
  /** The service account. */
  readonly email: string;
  /** PEM. */
  readonly privateKey: string;
  readonly url: string;
  readonly tokenUrl: string;
}

/** Undefined while no key is set: then nothing is sent. */
export const indexNowSettings = ({ INDEXNOW_KEY: key, INDEXNOW_URL: url }: EnvVariables) =>
  key ? ({ key, url } satisfies IndexNowSettings) : undefined;

/** Undefined while it is not set up. */
export function searchConsoleSettings(env: EnvVariables): SearchConsoleSettings | undefined {
  const { SEARCH_CONSOLE_PROPERTY: property, SEARCH_CONSOLE_EMAIL: email } = env;
  const { SEARCH_CONSOLE_PRIVATE_KEY: privateKey, SEARCH_CONSOLE_URL: url } = env;
  if (!property || !email || !privateKey) return undefined;
  return { property, email, privateKey, url, tokenUrl: env.SEARCH_CONSOLE_TOKEN_URL };
}
