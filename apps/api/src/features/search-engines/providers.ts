import type { Settings } from "../../env.ts";
import { notifyIndexNow } from "./index-now.ts";
import type { ProviderAnswer } from "./provider-answer.ts";
import { createSearchConsole, type SearchConsole } from "./search-console.ts";

/** The providers that are set up. */
export interface Providers {
  readonly indexNow:
    | { notify(urls: readonly string[], signal: AbortSignal): Promise<ProviderAnswer> }
    | undefined;
  readonly google: SearchConsole | undefined;
}

interface ProviderOptions {
  readonly settings: Pick<Settings, "indexNow" | "searchConsole">;
  readonly appUrl: string;
  readonly now: () => Date;
}

/** Creates the clients of the configured providers. */
export function createProviders({ settings, appUrl, now }: ProviderOptions): Providers {
  const { indexNow, searchConsole } = settings;
  return {
    indexNow: indexNow && {
      notify: (urls, signal) => notifyIndexNow({ settings: indexNow, origin: appUrl, urls, signal, now }),
    },
    google: searchConsole && createSearchConsole(searchConsole, { now }),
  };
}
