import type { Draft, DraftState } from "@sitewright/contracts";
import { draftStateSchema } from "@sitewright/contracts";
import type { SignedInActor } from "../../auth/actor.ts";
import type { Db } from "../../db/open.ts";
import { Refusal } from "../../http/refusal.ts";
import {
  type DraftKey,
  deleteDraft,
  findDraft,
  insertDraft,
  replaceDraft,
  type StoredDraft,
} from "./store.ts";

interface DraftOptions {
  db: Db;
  now: () => Date;
  newId: () => string;
  /** Whether a project is there and the actor's own to edit. */
  mayEdit: (actor: SignedInActor, projectId: string) => Promise<boolean>;
}

type Saved = Pick<Draft, "version" | "savedAt">;

/** The wizard's state on the server: one draft for a new project, one for each project being edited. */
export interface DraftService {
  read(actor: SignedInActor, projectId: string): Promise<Draft | null | Refusal>;
  save(
    actor: SignedInActor,
    projectId: string,
    draft: { version: number; state: DraftState },
  ): Promise<Saved | Refusal>;
  forget(actor: SignedInActor, projectId: string): Promise<Refusal | undefined>;
}

const draftOf = ({ version, state, updatedAt }: StoredDraft): Draft => ({
  version,
  savedAt: updatedAt.toISOString(),
  // Parsed again: an older version of this program may have written it.
  state: draftStateSchema.parse(JSON.parse(state)),
});

/** Creates the draft service. Saves never overwrite one made elsewhere: each names the version that it was made from. */
export function createDraftService({ db, now, newId, mayEdit }: DraftOptions): DraftService {
  async function keyFor(actor: SignedInActor, projectId: string): Promise<DraftKey | Refusal> {
    const isTheirs = projectId === "" || (await mayEdit(actor, projectId));
    return isTheirs ? { userId: actor.account.id, projectId } : new Refusal("not-found");
  }

  async function conflict(key: DraftKey, state: string, version: number): Promise<Saved | Refusal> {
    const stored = await findDraft(db, key);
    // The answer to this very save was lost and it came again.
    if (stored?.state === state && stored.version === version + 1) return draftOf(stored);
    return new Refusal("version-conflict", { current: stored && draftOf(stored) });
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
      const state = JSON.stringify(draft.state);
      const at = now();
      const saved =
        draft.version === 0
          ? await insertDraft(db, { ...key, id: newId(), state, at })
          : await replaceDraft(db, key, { from: draft.version, state, at });
      return saved
        ? { version: saved.version, savedAt: saved.updatedAt.toISOString() }
        : conflict(key, state, draft.version);
    },
    async forget(actor, projectId) {
      const key = await keyFor(actor, projectId);
      if (key instanceof Refusal) return key;
      await deleteDraft(db, key);
      return undefined;
    },
  };
}
