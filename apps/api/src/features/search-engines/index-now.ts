import type { IndexNowSettings } from "../../env/search-engines.ts";
import { askProvider } from "./ask-provider.ts";
import type { ProviderAnswer } from "./provider-answer.ts";

/** The path of the key file, which proves ownership of the site. */
export const keyAddress = ({ key }: IndexNowSettings, origin: string): string => `${origin}/${key}.txt`;

/** The meaning of error statuses (https://www.indexnow.org/documentation, response codes). */
const refusals: Readonly<Record<number, string>> = {
  400: "IndexNow answered 400: it could not read the request.",
  403: "IndexNow answered 403: it did not find the key at its address on this site.",
  422: "IndexNow answered 422: the address does not belong to the host of the key.",
};

interface IndexNowCall {
  readonly settings: IndexNowSettings;
  /** Scheme and host of this site. */
  readonly origin: string;
  /** Absolute URLs of this site, at most 10,000. */
  readonly urls: readonly string[];
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** Notifies the search engines of IndexNow that these addresses are new, changed or deleted. */
export async function notifyIndexNow({
  settings,
  origin,
  urls,
  signal,
  now,
}: IndexNowCall): Promise<ProviderAnswer> {
  const { key, url } = settings;
  const body = { host: new URL(origin).host, key, keyLocation: keyAddress(settings, origin), urlList: urls };
  const answer = await askProvider("IndexNow", url, {
    method: "POST",
    headers: { "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
    signal,
    now,
  });
  switch (answer.outcome) {
    case "accepted":
      return answer.status === 202
        ? { outcome: "accepted", words: "IndexNow received the address and is still checking the key (202)." }
        : { outcome: "accepted", words: `IndexNow accepted the address (${answer.status}).` };
    case "refused":
      return { outcome: "refused", words: refusals[answer.status ?? 0] ?? answer.words };
    case "passing":
      return answer;
  }
}
