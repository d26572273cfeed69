import { z } from "zod";
import type { SearchConsoleSettings } from "../../env/search-engines.ts";
import { askProvider, type ProviderResponse } from "./ask-provider.ts";
import { createGoogleTokens } from "./google-token.ts";
import type { ProviderAnswer, ProviderFinding } from "./provider-answer.ts";

/** Google's result for one address. `isIndexed`: the verdict is PASS, "can appear in search results". */
export interface Inspection {
  readonly isIndexed: boolean;
  readonly words: string;
}

/** Google's Search Console (https://developers.google.com/webmaster-tools/v1/api_reference_index). */
export interface SearchConsole {
  /** Submits the sitemap, which lists every published post. */
  submitSitemap(url: string, signal: AbortSignal): Promise<ProviderAnswer>;
  /** Inspects whether an address is in the index; counts against the property's quota. */
  inspect(url: string, signal: AbortSignal): Promise<ProviderFinding<Inspection>>;
  /** Reads the service account's permission on the property. */
  readPermission(signal: AbortSignal): Promise<ProviderFinding<string>>;
}

const inspectionSchema = z.object({
  inspectionResult: z.object({
    indexStatusResult: z.object({
      verdict: z.string(),
      coverageState: z.string().max(300).optional(),
      lastCrawlTime: z.string().max(60).optional(),
    }),
  }),
});
const siteSchema = z.object({ permissionLevel: z.string().max(100) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unreadableAnswer = {
  outcome: "passing",
  words: "Google’s answer could not be read.",
  status: 200,
} as const;

/** Creates the client for the configured property. */
export function createSearchConsole(
  settings: SearchConsoleSettings,
  { now }: { now: () => Date },
): SearchConsole {
  const { property } = settings;
  const base = settings.url.replace(/\/$/, "");
  const site = `${base}/webmasters/v3/sites/${encodeURIComponent(property)}`;
  const tokens = createGoogleTokens(settings);

  async function ask(
    call: { method: "GET" | "PUT" | "POST"; url: string; body?: unknown },
    signal: AbortSignal,
  ): Promise<ProviderResponse> {
    const token = await tokens.get();
    if (token.outcome !== "accepted") return token;
    const { method, url, body } = call;
    const answer = await askProvider("Google", url, {
      method,
      headers: {
        authorization: `Bearer ${token.found}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
      now,
    });
    if (answer.outcome === "refused" && answer.status === 401) tokens.forget();
    return answer;
  }

  return {
    async submitSitemap(url, signal) {
      const answer = await ask({ method: "PUT", url: `${site}/sitemaps/${encodeURIComponent(url)}` }, signal);
      if (answer.outcome !== "accepted") return answer;
      return {
        outcome: "accepted",
        words: `Google accepted the sitemap that lists the address (${answer.status}).`,
      };
    },
    async inspect(url, signal) {
      const body = { inspectionUrl: url, siteUrl: property, languageCode: "en" };
      const answer = await ask(
        { method: "POST", url: `${base}/v1/urlInspection/index:inspect`, body },
        signal,
      );
      if (answer.outcome !== "accepted") return answer;
      const parsed = inspectionSchema.safeParse(parseJson(answer.text));
      if (!parsed.success) return unreadableAnswer;
      const { verdict, coverageState, lastCrawlTime } = parsed.data.inspectionResult.indexStatusResult;
      const crawled = lastCrawlTime ? ` Last read by Google on ${lastCrawlTime.slice(0, 10)}.` : "";
      const words = `Google: ${coverageState ?? verdict.toLowerCase()}.${crawled}`;
      return { outcome: "accepted", found: { isIndexed: verdict === "PASS", words } };
    },
    async readPermission(signal) {
      const answer = await ask({ method: "GET", url: site }, signal);
      if (answer.outcome !== "accepted") return answer;
      const parsed = siteSchema.safeParse(parseJson(answer.text));
      return parsed.success ? { outcome: "accepted", found: parsed.data.permissionLevel } : unreadableAnswer;
    },
  };
}
