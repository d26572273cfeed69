import type { EnvVariables } from "./schema.ts";

/** Settings for sending URLs to search engines by IndexNow (https://www.indexnow.org/documentation). */
export interface IndexNowSettings {
  /** Not a secret: it is served at `/KEY.txt`, which proves ownership of the site. */
  readonly key: string;
  readonly url: string;
}

/** Settings for Google's Search Console, which a service account calls that was added to the property as a user. */
export interface SearchConsoleSettings {
  /** `sc-domain:example.com`, or a URL prefix with a trailing slash. */
  readonly property: string;
  /** Email address of the service account. */
  readonly email: string;
  /** PEM. */
  readonly privateKey: string;
  readonly url: string;
  readonly tokenUrl: string;
}

/** Undefined while no key is set: nothing is sent then. */
export const indexNowSettings = ({ INDEXNOW_KEY: key, INDEXNOW_URL: url }: EnvVariables) =>
  key ? ({ key, url } satisfies IndexNowSettings) : undefined;

/** Undefined while it is not set up. */
export function searchConsoleSettings(env: EnvVariables): SearchConsoleSettings | undefined {
  const { SEARCH_CONSOLE_PROPERTY: property, SEARCH_CONSOLE_EMAIL: email } = env;
  const { SEARCH_CONSOLE_PRIVATE_KEY: privateKey, SEARCH_CONSOLE_URL: url } = env;
  if (!property || !email || !privateKey) return undefined;
  return { property, email, privateKey, url, tokenUrl: env.SEARCH_CONSOLE_TOKEN_URL };
}
