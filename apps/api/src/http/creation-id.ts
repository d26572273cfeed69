import { createHash } from "node:crypto";

/**
 * The content to be created, and its idempotency key; without a key every request creates another one.
 */
export interface Creation {
  readonly accountId: string;
  /** The kind of thing, such as "post". */
  readonly kind: string;
  readonly key: string | undefined;
  /** The complete content. */
  readonly content: string;
}

/**
 * The id of a created object. The same key and content give the same id, so that a double click or a
 * retry after a lost response creates nothing twice. Other content with the same key gets another id and
 * is created too, so that no input is lost.
 */
export function creationId(newId: () => string, { accountId, kind, key, content }: Creation): string {
  if (key === undefined) return newId();
  const hash = createHash("sha256").update(JSON.stringify([accountId, kind, key, content]));
  return hash.digest("hex").slice(0, 32);
}
