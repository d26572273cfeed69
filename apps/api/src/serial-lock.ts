/** A queue of one: whoever acquires it waits for everyone who asked before. */
export class SerialLock {
  #tail: Promise<void> = Promise.resolve();

  /** Resolves to the function that lets the next one in; calling it twice is harmless. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#tail;
    this.#tail = promise;
    await before;
    return resolve;
  }
}
