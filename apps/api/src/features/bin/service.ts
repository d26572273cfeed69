import { BIN_DAYS, type Binned, type BinnedKind, binnedKinds, type Permission } from "@sitewright/contracts";
import type { Logger } from "pino";
import { can, type Staff } from "../../access/permissions.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { EventOrigin } from "../../audit/events.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { instantOf } from "../../db/instant.ts";
import type { Db, Tx } from "../../db/open.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import type { Storage } from "../../storage/storage.ts";
import { dayMs } from "../../time-units.ts";
import { decodeBinCursor, encodeBinCursor } from "./bin-cursor.ts";
import {
  findDeleters,
  listDocuments,
  listPosts,
  listProjects,
  listUsers,
  type Restored,
  restoreDocument,
  restoreProject,
  restoreUser,
} from "./bin-store.ts";
import { eraseDocument, erasePost, eraseProject, type Record } from "./erase-store.ts";

/** External dependencies, and dependencies on other features. */
export interface BinOptions {
  db: Db;
  storage: Storage;
  now: () => Date;
  newId: () => string;
  log: Pick<Logger, "warn">;
  /** Erases an account in the bin, with all its data. */
  eraseAccount: (id: string, record: Record) => Promise<Refusal | undefined>;
  /** Deletes every draft of a project. */
  deleteDrafts: (tx: Tx, projectId: string) => Promise<void>;
  /** Restores a post. */
  restorePost: (db: Db, id: string, origin: EventOrigin) => Promise<Restored>;
}

/** The key of an item in the bin. */
export interface BinKey {
  readonly kind: BinnedKind;
  readonly id: string;
}

/** Objects deleted by staff: kept for a while, restored, or erased permanently. */
export interface Bin {
  list(
    staff: Staff<"projects">,
    cursor: string | undefined,
  ): Promise<{ entries: Binned[]; nextCursor: string | null } | Refusal>;
  restore(staff: Staff<"projects">, key: BinKey): Promise<Refusal | undefined>;
  erase(staff: Staff<"projects">, key: BinKey): Promise<Refusal | undefined>;
}

/** Items of a page. */
const pageSize = 100;

export const binnedMs = BIN_DAYS * dayMs;

/** The permission required for each kind: the same as for deleting it. */
const needed = {
  user: "users",
  project: "projects",
  document: "documents",
  post: "posts",
} as const satisfies {
  [kind in BinnedKind]: Permission;
};
const lists = { user: listUsers, project: listProjects, document: listDocuments, post: listPosts } as const;
const withAccount =
  "This belongs to an account in the bin. Restore the account, and this is restored with it.";

/** Creates the function that erases an item in the bin permanently. `actorId` is null for the daily emptying. */
export function createErase(options: BinOptions) {
  const { db, storage, now, newId, log, eraseAccount, deleteDrafts } = options;
  return async ({ kind, id }: BinKey, actorId: string | null): Promise<Refusal | undefined> => {
    const event = { actorId, action: `${kind}.erase`, subjectId: id } as const;
    const record: Record = (tx) => recordEvent(tx, { ...event, eventId: newId(), at: now() });
    if (kind === "user") return eraseAccount(id, record);
    if (kind === "project")
      return (await eraseProject(db, id, { record, deleteDrafts })) ? undefined : new Refusal("not-found");
    if (kind === "post") return (await erasePost(db, id, record)) ? undefined : new Refusal("not-found");
    const storagePath = await eraseDocument(db, id, record);
    if (storagePath === undefined) return new Refusal("not-found");
    if (storagePath !== null)
      await storage
        .delete(storagePath)
        .catch((err: unknown) =>
          log.warn({ err, documentId: id }, "an erased document's file is left for the sweep"),
        );
    return undefined;
  };
}

/** Creates the bin. */
export function createBin(options: BinOptions): Bin {
  const { db, now, newId, restorePost } = options;
  const originBy = createOriginBy({ newId, now });
  const restores = {
    user: restoreUser,
    project: restoreProject,
    document: restoreDocument,
    post: restorePost,
  } as const;
  const erase = createErase(options);
  return {
    async list(staff, cursor) {
      const after = cursor === undefined ? undefined : decodeBinCursor(cursor);
      if (cursor !== undefined && !after)
        return refuseField("invalid-request", "cursor", "This is no cursor of this list.");
      const kinds = binnedKinds.filter((kind) => can(staff, needed[kind]));
      const found = [];
      for (const kind of kinds)
        found.push(
          ...(await lists[kind](db, { after, take: pageSize + 1 })).map((row) => ({ ...row, kind })),
        );
      // Sorting keeps the order of kinds and ids within an instant.
      const rows = found.sort((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime()).slice(0, pageSize);
      const last = found.length > pageSize ? rows.at(-1) : undefined;
      const names = await findDeleters(
        db,
        rows.map(({ id }) => id),
      );
      const entries = rows.map(({ kind, id, name, owner, deletedAt }) => ({
        kind,
        id,
        name,
        owner,
        deletedAt: instantOf(deletedAt),
        deletedBy: names.get(id) ?? "",
        erasedAfter: instantOf(new Date(deletedAt.getTime() + binnedMs)),
      }));
      return { entries, nextCursor: last ? encodeBinCursor(last) : null };
    },
    async restore(staff, { kind, id }) {
      if (!can(staff, needed[kind])) return new Refusal("forbidden");
      const outcome = await restores[kind](db, id, originBy(staff));
      if (outcome === "account-deleted") return new Refusal("in-use", { detail: withAccount });
      return outcome === "restored" ? undefined : new Refusal("not-found");
    },
    erase: async (staff, key) =>
      can(staff, needed[key.kind]) ? erase(key, staff.account.id) : new Refusal("forbidden"),
  };
}
