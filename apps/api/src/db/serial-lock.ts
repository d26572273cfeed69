/** A mutex with a queue: `acquire` waits for all earlier callers. */
export class SerialLock {
  #tail: Promise<void> = Promise.resolve();

  /** Resolves to the release function; calling it twice has no effect. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#tail;
    this.#tail = promise;
    await before;
    return resolve;
  }
}
