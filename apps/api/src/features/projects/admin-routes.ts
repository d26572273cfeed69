import {
  adminCreateNote,
  adminDecideWords,
  adminDeleteNote,
  adminDeleteProject,
  adminDownloadBundle,
  adminExportProjects,
  adminGetProject,
  adminGetProjectVersion,
  adminListNotes,
  adminListProjects,
  adminListProjectVersions,
} from "@sitewright/contracts";
import type { Mount } from "../../http/mount.ts";
import { bodyOf } from "../../http/refusal.ts";
import type { DownloadBundle } from "./bundle.ts";
import type { ProjectCatalog } from "./catalog.ts";
import type { DecideWords } from "./decide-words.ts";
import type { ProjectNotes } from "./notes.ts";
import type { RemoveProject } from "./remove.ts";
import type { ProjectService } from "./service.ts";

interface AdminCalls {
  service: ProjectService;
  catalog: ProjectCatalog;
  notes: ProjectNotes;
  remove: RemoveProject;
  bundle: DownloadBundle;
  decideWords: DecideWords;
}

/** All clients' projects, for staff. */
export function mountAdminProjects(
  mount: Mount,
  { service, catalog, notes, remove, bundle, decideWords }: AdminCalls,
): void {
  mount(adminListProjects, ({ actor, query }) => catalog.list(actor, query));
  mount(adminExportProjects, async ({ actor, query }) => catalog.export(actor, query));
  mount(adminGetProject, async ({ actor, params }) =>
    bodyOf("project", await service.readAny(actor, params.id)),
  );
  mount(adminDeleteProject, ({ actor, params }) => remove.any(actor, params.id));
  mount(adminListProjectVersions, async ({ actor, params }) =>
    bodyOf("versions", await service.listVersions(actor, params.id)),
  );
  mount(adminGetProjectVersion, ({ actor, params }) => service.readVersion(actor, params.id, params.version));
  mount(adminDownloadBundle, ({ actor, params }) => bundle(actor, params.id));
  mount(adminDecideWords, ({ actor, params, body }) => decideWords(actor, { id: params.id, ...body }));
  mount(adminListNotes, async ({ actor, params }) => bodyOf("notes", await notes.list(actor, params.id)));
  mount(adminCreateNote, async ({ actor, params, headers, body }) =>
    bodyOf(
      "note",
      await notes.add(actor, { projectId: params.id, text: body.text }, headers["idempotency-key"]),
    ),
  );
  mount(adminDeleteNote, ({ actor, params }) =>
    notes.remove(actor, { projectId: params.id, id: params.note }),
  );
}
