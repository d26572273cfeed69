/** Something that waits, and for whom. */
export interface Waiting {
  readonly id: string;
  readonly owner: string;
}

/** A queue in which owners take turns: however much one of them has waiting, another's first is served next but one. */
export class FairQueue {
  // A Map keeps the order of insertion (ECMA-262, Map objects): whoever was served goes to its end.
  readonly #waiting = new Map<string, string[]>();
  readonly #maxPerOwner: number;

  constructor(maxPerOwner: number) {
    this.#maxPerOwner = maxPerOwner;
  }

  /** Queues something once. False when it does not wait now: its owner has as much waiting as may be. */
  add({ id, owner }: Waiting): boolean {
    const own = this.#waiting.get(owner) ?? [];
    if (own.includes(id)) return true;
    if (own.length >= this.#maxPerOwner) return false;
    this.#waiting.set(owner, [...own, id]);
    return true;
  }

  /** Takes out what is served next. */
  next(): Waiting | undefined {
    for (const [owner, [id, ...others]] of this.#waiting) {
      this.#waiting.delete(owner);
      if (others.length > 0) this.#waiting.set(owner, others);
      if (id !== undefined) return { id, owner };
    }
    return undefined;
  }

  /** Takes something out before its turn; nothing there is no fault. */
  remove({ id, owner }: Waiting): void {
    const others = (this.#waiting.get(owner) ?? []).filter((other) => other !== id);
    if (others.length > 0) this.#waiting.set(owner, others);
    else this.#waiting.delete(owner);
  }

  clear(): void {
    this.#waiting.clear();
  }
}
