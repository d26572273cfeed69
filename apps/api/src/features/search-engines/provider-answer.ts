/**
 * A provider's response. `accepted`: a 2xx; `refused`: a permanent failure; `passing`: a temporary one,
 * with the time to wait if the provider gave one. `status` is the HTTP status of the response to the
 * request itself; undefined if there was none.
 */
export type ProviderAnswer =
  | { readonly outcome: "accepted"; readonly words: string }
  | { readonly outcome: "refused"; readonly words: string; readonly status?: number }
  | {
      readonly outcome: "passing";
      readonly words: string;
      readonly status?: number;
      readonly retryAfterMs?: number;
    };

/** A response with data. */
export type ProviderFinding<T> =
  | { readonly outcome: "accepted"; readonly found: T }
  | Exclude<ProviderAnswer, { readonly outcome: "accepted" }>;
