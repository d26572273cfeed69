import { brand } from "@sitewright/brand";
import { ndaText, ndaVersion } from "@sitewright/brand/nda";
import { mountAgreements } from "../features/agreements/routes.ts";
import { createAgreementService } from "../features/agreements/service.ts";
import { mountDesigns } from "../features/designs/routes.ts";
import { createDesignService } from "../features/designs/service.ts";
import { mountDraft } from "../features/draft/routes.ts";
import { createDraftService } from "../features/draft/service.ts";
import { mountOutbox } from "../features/outbox/routes.ts";
import { createOutboxService } from "../features/outbox/service.ts";
import { mountAdminProjects, mountProjects } from "../features/projects/routes.ts";
import { createProjectService } from "../features/projects/service.ts";
import { createPreviews } from "../features/uploads/previews.ts";
import { mountUploads } from "../features/uploads/routes.ts";
import { createUploadService } from "../features/uploads/service.ts";
import { createUploadsUnderWay } from "../features/uploads/under-way.ts";
import type { Mount } from "../http/mount.ts";
import type { Context } from "./context.ts";

function wireUploads(mount: Mount, context: Context): void {
  const previews = createPreviews(context);
  const service = createUploadService({ ...context, previews, underWay: createUploadsUnderWay() });
  mountUploads(mount, { service, storage: context.storage, previews });
}

/** The wizard: drafts, designs, uploads, the agreement, and the projects that come of it with their mails. */
export function wireProjects(mount: Mount, context: Context): void {
  const { agencyName } = brand;
  const projects = createProjectService(context);
  mountDraft(mount, createDraftService({ ...context, mayEdit: projects.mayEdit }));
  mountProjects(mount, { service: projects, networkOf: context.networkOf });
  mountAdminProjects(mount, projects);
  mountOutbox(mount, createOutboxService({ ...context, readProject: projects.read }));
  wireUploads(mount, context);
  mountDesigns(mount, createDesignService(context));
  const nda = { version: ndaVersion, text: ndaText(agencyName) };
  mountAgreements(mount, createAgreementService({ ...context, agencyName, nda }));
}
