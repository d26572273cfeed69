import type { SignedInActor } from "../../access/actor.ts";
import type { Db } from "../../db/open.ts";
import type { Feature } from "../../wiring/feature.ts";
import { draftData } from "./personal-data-store.ts";
import { mountDraft } from "./routes.ts";
import { createDraftService, type NoteSave } from "./service.ts";

export { deleteDraftsOf } from "./store.ts";

/** What drafts need of other features. */
interface DraftNeeds {
  /** Whether a project is there and the actor's own to edit. */
  mayEditProject: (db: Db, actor: SignedInActor, projectId: string) => Promise<boolean>;
  /** Notes how far somebody is with a new project, in the transaction of the save. */
  noteSave: NoteSave;
}

/** The wizard's state on the server. */
export const draft = ({ mayEditProject, noteSave }: DraftNeeds): Feature => ({
  name: "draft",
  mount(mount, context) {
    const { db } = context;
    const mayEdit = (actor: SignedInActor, id: string) => mayEditProject(db, actor, id);
    mountDraft(mount, createDraftService({ ...context, mayEdit, noteSave }));
  },
  personalData: draftData,
});
