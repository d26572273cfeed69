import { type Draft, type DraftState, draftStateSchema } from "@sitewright/contracts";
import type { SignedInActor } from "../../access/actor.ts";
import { instantOf } from "../../db/instant.ts";
import type { Db, Tx } from "../../db/open.ts";
import { readStored } from "../../db/stored-json.ts";
import { Refusal } from "../../http/refusal.ts";
import type { ReportUnreadable } from "../../staff-notices/unreadable.ts";
import {
  type DraftKey,
  deleteDraft,
  findDraft,
  insertDraft,
  replaceDraft,
  type StoredDraft,
  setDraftAside,
} from "./store.ts";

/** Records a save of a new project's draft. `previous` is undefined for the first save. */
export type NoteSave = (
  tx: Tx,
  save: {
    readonly formId: string;
    readonly userId: string;
    readonly state: DraftState;
    readonly previous: { readonly state: DraftState; readonly savedAt: Date } | undefined;
    readonly at: Date;
  },
) => Promise<void>;

interface DraftOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** True if the project exists and the actor may edit it as their own. */
  mayEdit: (actor: SignedInActor, projectId: string) => Promise<boolean>;
  reportUnreadable: ReportUnreadable;
  noteSave: NoteSave;
}

type Known = { id: string; draft: Draft } | undefined;
type Saved = Pick<Draft, "version" | "savedAt">;

/** The wizard's state on the server: one draft for a new project, one for each project being edited. */
export interface DraftService {
  read(actor: SignedInActor, projectId: string): Promise<Draft | null | Refusal>;
  save(
    actor: SignedInActor,
    projectId: string,
    draft: { version: number; state: DraftState; sentBefore?: DraftState | undefined },
  ): Promise<Saved | Refusal>;
  remove(actor: SignedInActor, projectId: string): Promise<Refusal | undefined>;
}

/**
 * Creates the draft service. Each save names the version that it is based on, so that it never overwrites
 * a save from another browser.
 */
export function createDraftService(options: DraftOptions): DraftService {
  const { db, now, newId, mayEdit, reportUnreadable, noteSave } = options;

  async function keyFor(actor: SignedInActor, projectId: string): Promise<DraftKey | Refusal> {
    const isTheirs = projectId === "" || (await mayEdit(actor, projectId));
    return isTheirs ? { userId: actor.account.id, projectId } : new Refusal("not-found");
  }

  /** A stored draft as the API returns it; null if it cannot be read, which is reported to the staff. */
  async function draftOf({ id, version, state, updatedAt }: StoredDraft): Promise<Draft | null> {
    const read = readStored(draftStateSchema, state);
    if (read.isReadable) return { version, savedAt: instantOf(updatedAt), state: read.value };
    await reportUnreadable("draft", [{ id, reason: read.reason }]);
    return null;
  }

  async function isStored(key: DraftKey, state: DraftState | undefined, version: number): Promise<boolean> {
    const stored = state && (await findDraft(db, key));
    return stored?.version === version && stored.state === JSON.stringify(state);
  }

  async function conflict(key: DraftKey, state: string, version: number): Promise<Saved | Refusal> {
    const stored = await findDraft(db, key);
    const current = stored && (await draftOf(stored));
    // The client retries a save whose response was lost.
    if (current && stored.state === state && stored.version === version + 1) return current;
    return new Refusal("version-conflict", { current });
  }

  /**
   * The stored draft. One that cannot be read must neither block saving nor be overwritten, so it is set
   * aside.
   */
  async function findReadable(key: DraftKey): Promise<{ id: string; draft: Draft } | undefined> {
    const stored = await findDraft(db, key);
    const draft = stored && (await draftOf(stored));
    if (stored && !draft) await setDraftAside(db, key, stored);
    return stored && draft ? { id: stored.id, draft } : undefined;
  }

  /**
   * Stores a save and records the progress through the form; undefined if a concurrent save was stored
   * first.
   */
  function store(key: DraftKey, draft: { version: number; state: DraftState; text: string }, known: Known) {
    const { version: from, text: state } = draft;
    const at = now();
    const formId = known?.id ?? newId();
    const previous = known && { state: known.draft.state, savedAt: new Date(known.draft.savedAt) };
    return db.$transaction(async (tx) => {
      const saved = await (from === 0
        ? insertDraft(tx, { ...key, id: formId, state, at })
        : replaceDraft(tx, key, { from, state, at }));
      if (saved && key.projectId === "")
        await noteSave(tx, { formId, userId: key.userId, state: draft.state, previous, at });
      return saved;
    });
  }

  return {
    async read(actor, projectId) {
      const key = await keyFor(actor, projectId);
      if (key instanceof Refusal) return key;
      const stored = await findDraft(db, key);
      return stored && draftOf(stored);
    },
    async save(actor, projectId, draft) {
      const key = await keyFor(actor, projectId);
      if (key instanceof Refusal) return key;
      const text = JSON.stringify(draft.state);
      const storeFrom = async (version: number) =>
        store(key, { state: draft.state, version, text }, await findReadable(key));
      const next = draft.version + 1;
      const saved =
        (await storeFrom(draft.version)) ??
        ((await isStored(key, draft.sentBefore, next)) ? await storeFrom(next) : undefined);
      return saved
        ? { version: saved.version, savedAt: instantOf(saved.updatedAt) }
        : conflict(key, text, draft.version);
    },
    async remove(actor, projectId) {
      const key = await keyFor(actor, projectId);
      if (key instanceof Refusal) return key;
      await deleteDraft(db, key);
      return undefined;
    },
  };
}
