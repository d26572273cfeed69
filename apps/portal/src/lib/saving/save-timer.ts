const firstMs = 2000;
const longestMs = 30_000;

/**
 * The delay before the next retry after `failures` failures in a row (from 1): exponential back-off from 2 s to 30 s,
 * minus a random part of up to half, so that many devices do not retry at the same moment.
 */
export function retryDelayMs(failures: number, random: () => number): number {
  const full = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return full / 2 + (full / 2) * random();
}

/** `retryDelayMs` with the page's own randomness. */
export const retryDelay = (failures: number): number => retryDelayMs(failures, Math.random);

/** Debounce of the save after a change; a change reaches the server within two seconds. */
export const saveAfterMs = 1000;
/** A change of another tab is left to that tab to save for this time. */
export const otherTabSavesWithinMs = 4000;

/** Schedules the next save, one at a time, with back-off after failures. */
export class SaveTimer {
  readonly #save: () => void;
  readonly #random: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** Earliest next request that the server allows (Retry-After), on the clock of `performance.now()`. */
  #notBefore = 0;

  constructor({ save, random }: { readonly save: () => void; readonly random: () => number }) {
    this.#save = save;
    this.#random = random;
  }

  get hasFailed(): boolean {
    return this.#failures > 0;
  }

  /** Replaces the scheduled save by one after this many milliseconds, no sooner than the server allows. */
  schedule(afterMs: number): void {
    this.cancel();
    this.#timer = setTimeout(this.#save, Math.max(afterMs, this.#notBefore - performance.now()));
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** A save failed: schedules a retry, no sooner than `atLeastMs` from now. */
  scheduleRetry(atLeastMs: number): void {
    this.#failures += 1;
    this.#notBefore = performance.now() + atLeastMs;
    this.schedule(retryDelayMs(this.#failures, this.#random));
  }

  /** The server has responded. */
  resetFailures(): void {
    this.#failures = 0;
    this.#notBefore = 0;
  }
}
