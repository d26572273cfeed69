import { secretDigest } from "../../auth/secret-digest.ts";
import type { Db } from "../../db/open.ts";
import { deleteByIds, listSubscriberIds } from "./store.ts";

/** Deletes the restored subscribers whose ids have one of these digests: they had left. Returns how many. */
export async function eraseUnsubscribed(db: Db, digests: ReadonlySet<string>): Promise<number> {
  const ids = digests.size > 0 ? await listSubscriberIds(db) : [];
  return deleteByIds(
    db,
    ids.filter((id) => digests.has(secretDigest(id))),
  );
}
