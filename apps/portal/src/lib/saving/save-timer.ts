const firstMs = 2000;
const longestMs = 30_000;

/**
 * How long after the n-th failure in a row (from 1) the next try is made: twice as long each time, at most half a
 * minute, less up to a half by chance, so that many devices do not come back in one moment.
 */
export function retryDelayMs(failures: number, random: () => number): number {
  const full = Math.min(longestMs, firstMs * 2 ** (failures - 1));
  return full / 2 + (full / 2) * random();
}

/** How long the answers rest before they are sent; a change reaches the server within two seconds. */
export const saveAfterMs = 1000;
/** How long what another tab changed waits for that tab to save it. */
export const followAfterMs = 4000;

/** Says when to save next: one appointment at a time, later after each failure in a row. */
export class SaveClock {
  readonly #save: () => void;
  readonly #random: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** When the server wants to be asked again, on the page's own clock. */
  #notBefore = 0;

  constructor({ save, random }: { readonly save: () => void; readonly random: () => number }) {
    this.#save = save;
    this.#random = random;
  }

  /** Whether the last save failed. */
  get hasFailed(): boolean {
    return this.#failures > 0;
  }

  /** Saves after this many milliseconds, no sooner than the server wants, instead of whenever it was to be. */
  plan(afterMs: number): void {
    this.cancel();
    this.#timer = setTimeout(this.#save, Math.max(afterMs, this.#notBefore - performance.now()));
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** A save failed: tries again, no sooner than the server wants. */
  fail(atLeastMs: number): void {
    this.#failures += 1;
    this.#notBefore = performance.now() + atLeastMs;
    this.plan(retryDelayMs(this.#failures, this.#random));
  }

  /** The server has answered. */
  succeed(): void {
    this.#failures = 0;
    this.#notBefore = 0;
  }
}
