import type { SignedInActor } from "../../access/actor.ts";
import type { Db } from "../../db/open.ts";
import type { Feature } from "../../wiring/feature.ts";
import { draftData } from "./personal-data-store.ts";
import { mountDraft } from "./routes.ts";
import { createDraftService, type NoteSave } from "./service.ts";

export { deleteDraftsOf, deleteSentDraft } from "./store.ts";

/** Dependencies on other features. */
interface DraftNeeds {
  /** True if the project exists and the actor may edit it as their own. */
  mayEditProject: (db: Db, actor: SignedInActor, projectId: string) => Promise<boolean>;
  /** Records the progress through a new project's form, in the transaction of the save. */
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
