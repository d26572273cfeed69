import {
  createProject,
  deleteProject,
  finalizeProject,
  getProject,
  getProjectSpec,
  getProjectVersion,
  listProjects,
  listProjectVersions,
  sendProjectDeletionEmail,
  sendProjectEmail,
  sendThankYouEmail,
  sentDraftIn,
  updateProject,
  versionIn,
} from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { ReadNetwork } from "../../http/network-address.ts";
import { bodyOf } from "../../http/refusal.ts";
import type { ProjectMailRequests } from "./mail-requests.ts";
import type { RemoveProject } from "./remove.ts";
import type { Revise } from "./revise.ts";
import type { ProjectService } from "./service.ts";
import type { Submit } from "./submit.ts";

interface ProjectCalls {
  service: ProjectService;
  submit: Submit;
  revise: Revise;
  remove: RemoveProject;
  networkOf: ReadNetwork;
}

/** A client's own projects. */
export function mountProjects(
  mount: Mount,
  { service, submit, revise, remove, networkOf }: ProjectCalls,
): void {
  mount(createProject, async ({ actor, headers, body, c }) => {
    const key = headers["idempotency-key"];
    const input = { onboarding: body, key, draft: sentDraftIn(headers), network: networkOf(c) };
    return bodyOf("project", await submit(actor, input));
  });
  mount(listProjects, ({ actor, query }) => service.list(actor, query));
  mount(getProject, async ({ actor, params }) => bodyOf("project", await service.read(actor, params.id)));
  mount(updateProject, async ({ actor, params, headers, body, c }) => {
    const from = versionIn(headers["if-match"]);
    const sent = { onboarding: body, draft: sentDraftIn(headers), network: networkOf(c) };
    const change = { ...sent, id: params.id, from, isFinalized: false };
    return bodyOf("project", await revise(actor, change));
  });
  mount(finalizeProject, async ({ actor, params, headers, body, c }) => {
    const from = versionIn(headers["if-match"]);
    const sent = { onboarding: body, draft: sentDraftIn(headers), network: networkOf(c) };
    const change = { ...sent, id: params.id, from, isFinalized: true };
    return bodyOf("project", await revise(actor, change));
  });
  mount(deleteProject, ({ actor, params }) => remove.own(actor, params.id));
  mount(getProjectSpec, ({ actor, params }) => service.readSpec(actor, params.id));
  mount(listProjectVersions, async ({ actor, params }) =>
    bodyOf("versions", await service.listVersions(actor, params.id)),
  );
  mount(getProjectVersion, ({ actor, params }) => service.readVersion(actor, params.id, params.version));
}

/** The documented calls that request mails about a project. */
export function mountProjectMails(mount: Mount, mails: ProjectMailRequests): void {
  mount(sendProjectEmail, ({ actor, body: { projectData, userEmail, isUpdate } }) =>
    mails.request(actor, {
      projectId: projectData.id,
      userEmail,
      kind: isUpdate ? "update" : "confirmation",
    }),
  );
  mount(sendThankYouEmail, ({ actor, body: { projectData, userEmail } }) =>
    mails.request(actor, { projectId: projectData.id, userEmail, kind: "thank-you" }),
  );
  mount(sendProjectDeletionEmail, ({ actor, body }) => mails.confirmDeletion(actor, body));
}
