/**
 * A provider's answer. `accepted`: a 2xx; `refused`: a permanent failure; `passing`: a temporary one, perhaps
 * with the time to wait. `status` is that of the response to the request itself; none where there was none.
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

/** An answer with data. */
export type ProviderFinding<T> =
  | { readonly outcome: "accepted"; readonly found: T }
  | Exclude<ProviderAnswer, { readonly outcome: "accepted" }>;
