import { createHash } from "node:crypto";

/** What somebody wants made, and under which key; without one each call makes another. */
export interface Creation {
  readonly accountId: string;
  /** What is made, such as "post". */
  readonly what: string;
  readonly key: string | undefined;
  /** All that it is made of. */
  readonly content: string;
}

/**
 * The id of what a call makes. Sent again under its key, the same content has the same id, so that a double press or a
 * retry after a lost answer makes nothing twice; other content under that key is made too, so that nothing typed is lost.
 */
export function creationId(newId: () => string, { accountId, what, key, content }: Creation): string {
  if (key === undefined) return newId();
  const hash = createHash("sha256").update(JSON.stringify([accountId, what, key, content]));
  return hash.digest("hex").slice(0, 32);
}
