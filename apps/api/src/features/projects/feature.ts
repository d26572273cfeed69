import type { SignedInActor } from "../../access/actor.ts";
import type { Db } from "../../db/open.ts";
import type { Feature } from "../../wiring/feature.ts";
import { mountAdminProjects } from "./admin-routes.ts";
import { createBuildInTurn } from "./build-in-turn.ts";
import { createBundle } from "./bundle.ts";
import { createCatalog } from "./catalog.ts";
import { createDecideWords } from "./decide-words.ts";
import { createReadFiles, type FindUploads } from "./file-store.ts";
import { createMailRequests } from "./mail-requests.ts";
import { createNotes } from "./notes.ts";
import type { DeleteDrafts, DeleteSentDraft, ProjectOptions } from "./options.ts";
import { projectData } from "./personal-data-store.ts";
import { createRemove } from "./remove.ts";
import { createRevise } from "./revise.ts";
import { mountProjectMails, mountProjects } from "./routes.ts";
import { forChanging } from "./rules.ts";
import { createProjectService } from "./service.ts";
import { findProject } from "./store.ts";
import { createSubmit } from "./submit.ts";

/** True if the project exists and the actor may edit it as their own. */
export const mayEditProject = async (db: Db, actor: SignedInActor, id: string): Promise<boolean> =>
  forChanging(actor, await findProject(db, id)) !== undefined;

/** Dependencies on other features. */
interface ProjectNeeds {
  findUploads: FindUploads;
  deleteDrafts: DeleteDrafts;
  deleteSentDraft: DeleteSentDraft;
  onSubmitted: ProjectOptions["onSubmitted"];
}

/** Submitted projects with their versions, specifications and mails. */
export const projects = ({ findUploads, ...needs }: ProjectNeeds): Feature => ({
  name: "projects",
  mount(mount, context) {
    const options = { ...context, ...needs, readFiles: createReadFiles(findUploads) };
    const buildInTurn = createBuildInTurn(options);
    const service = createProjectService(context);
    const remove = createRemove(options);
    mountProjects(mount, {
      service,
      submit: createSubmit({ ...options, buildInTurn }),
      revise: createRevise({ ...options, buildInTurn }),
      remove,
      networkOf: context.networkOf,
    });
    const catalog = createCatalog(context);
    const notes = createNotes(context);
    const bundle = createBundle(context);
    const decideWords = createDecideWords(options);
    mountAdminProjects(mount, { service, catalog, notes, remove, bundle, decideWords });
    mountProjectMails(mount, createMailRequests({ ...context, readProject: service.read }));
  },
  personalData: projectData,
});
