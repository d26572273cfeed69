import type { SentDraft } from "@sitewright/contracts";
import type { Tx } from "../../db/open.ts";

/** The owner and subject of a draft: `projectId` is empty for a new project. */
export interface DraftKey {
  userId: string;
  projectId: string;
}

/** A draft as its row stores it; `state` is JSON. */
export interface StoredDraft {
  id: string;
  version: number;
  state: string;
  updatedAt: Date;
}

const shown = { id: true, version: true, state: true, updatedAt: true } as const;

/** Finds a draft. */
export function findDraft(db: Tx, key: DraftKey): Promise<StoredDraft | null> {
  return db.draft.findUnique({ where: { userId_projectId: key }, select: shown });
}

/** Stores the first version; undefined if a draft already exists. */
export async function insertDraft(
  tx: Tx,
  draft: DraftKey & { id: string; state: string; at: Date },
): Promise<Omit<StoredDraft, "id"> | undefined> {
  const { id, userId, projectId, state, at } = draft;
  const added = await tx.$executeRaw`
    INSERT INTO drafts (id, user_id, project_id, version, state, updated_at)
    VALUES (${id}, ${userId}, ${projectId}, 1, ${state}, ${at})
    ON CONFLICT (user_id, project_id) DO NOTHING`;
  return added === 1 ? { version: 1, state, updatedAt: at } : undefined;
}

/** Replaces the draft if it still has the given version; undefined otherwise. */
export async function replaceDraft(
  tx: Tx,
  key: DraftKey,
  change: { from: number; state: string; at: Date },
): Promise<Omit<StoredDraft, "id"> | undefined> {
  const next = { version: change.from + 1, state: change.state, updatedAt: change.at };
  const { count } = await tx.draft.updateMany({ where: { ...key, version: change.from }, data: next });
  return count === 1 ? next : undefined;
}

/**
 * The prefix of the project id of a draft that was set aside. No project has such an id, so no request
 * finds the draft.
 */
const asidePrefix = "aside";

/** Deletes every draft of a project, including those set aside. */
export async function deleteDraftsOf(tx: Tx, projectId: string): Promise<void> {
  const aside = { startsWith: `${asidePrefix}/`, endsWith: `/${projectId}` };
  await tx.draft.deleteMany({ where: { OR: [{ projectId }, { projectId: aside }] } });
}

export const isAside = (projectId: string): boolean => projectId.startsWith(`${asidePrefix}/`);

/**
 * Sets an unreadable draft aside so that the next save can be stored. It is kept unchanged for its
 * owner's export and for repair. Does nothing if a concurrent save was stored first.
 */
export async function setDraftAside(db: Tx, { projectId }: DraftKey, draft: StoredDraft): Promise<void> {
  const { id, version } = draft;
  await db.draft.updateMany({
    where: { id, version },
    data: { projectId: `${asidePrefix}/${id}/${projectId}` },
  });
}

/** Deletes a draft unless it has been saved again since. */
export async function deleteSentDraft(tx: Tx, key: DraftKey, { version, savedAt }: SentDraft): Promise<void> {
  await tx.draft.deleteMany({ where: { ...key, version, updatedAt: savedAt } });
}

/** Deletes a draft; no error if there is none. */
export async function deleteDraft(db: Tx, key: DraftKey): Promise<void> {
  await db.draft.deleteMany({ where: key });
}
