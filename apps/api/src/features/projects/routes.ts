import {
  adminGetProject,
  adminListProjects,
  createProject,
  deleteProject,
  finalizeProject,
  getProject,
  getProjectSpec,
  listProjects,
  updateProject,
} from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import type { ReadNetwork } from "../../http/network-address.ts";
import { Refusal } from "../../http/refusal.ts";
import { versionOf } from "./rules.ts";
import type { ProjectService } from "./service.ts";

const wrapped = <Project>(project: Project | Refusal) => (project instanceof Refusal ? project : { project });

/** A client's own projects. */
export function mountProjects(
  mount: Mount,
  { service, networkOf }: { service: ProjectService; networkOf: ReadNetwork },
): void {
  mount(createProject, async ({ actor, headers, body, c }) => {
    const key = headers["idempotency-key"];
    return wrapped(await service.submit(actor, { onboarding: body, key, network: networkOf(c) }));
  });
  mount(listProjects, ({ actor, query }) => service.list(actor, query));
  mount(getProject, async ({ actor, params }) => wrapped(await service.read(actor, params.id)));
  mount(updateProject, async ({ actor, params, headers, body, c }) => {
    const from = versionOf(headers["if-match"]);
    const change = { id: params.id, from, onboarding: body, isFinalized: false, network: networkOf(c) };
    return wrapped(await service.revise(actor, change));
  });
  mount(finalizeProject, async ({ actor, params, headers, body, c }) => {
    const from = versionOf(headers["if-match"]);
    const change = { id: params.id, from, onboarding: body, isFinalized: true, network: networkOf(c) };
    return wrapped(await service.revise(actor, change));
  });
  mount(deleteProject, ({ actor, params }) => service.remove(actor, params.id));
  mount(getProjectSpec, ({ actor, params }) => service.readSpec(actor, params.id));
}

/** Everybody's projects, for administrators. */
export function mountAdminProjects(mount: Mount, service: ProjectService): void {
  mount(adminListProjects, ({ actor, query }) => service.listAll(actor, query));
  mount(adminGetProject, async ({ actor, params }) => wrapped(await service.readAny(actor, params.id)));
}
