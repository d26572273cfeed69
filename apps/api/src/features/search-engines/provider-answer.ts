/**
 * What a provider answered. `accepted`: a 2xx; `refused`: it will not take this, now or later; `passing`: it could not just
 * now, and said perhaps how long to wait. `status` is what it answered to the question itself; none where nobody answered.
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

/** One that says more than yes. */
export type ProviderFinding<T> =
  | { readonly outcome: "accepted"; readonly found: T }
  | Exclude<ProviderAnswer, { readonly outcome: "accepted" }>;
