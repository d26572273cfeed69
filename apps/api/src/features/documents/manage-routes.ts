import {
  adminCreateDocument,
  adminDeleteDocument,
  adminExportDocuments,
  adminFindDocuments,
  adminGetDocument,
  adminGetDocumentVersion,
  adminListDocumentClients,
  adminListDocuments,
  adminMigrateDocument,
  adminMoveDocument,
  adminUpdateDocument,
  adminUploadDocument,
  DOCUMENT_MAX_BYTES,
  versionIn,
} from "@sitewright/contracts";
import { formBody } from "../../files/receive-form.ts";
import type { AppContext } from "../../http/app-env.ts";
import type { Mount } from "../../http/mount.ts";
import { bodyOf, Refusal } from "../../http/refusal.ts";
import type { DocumentManager } from "./manage-service.ts";

const readForm = (c: AppContext) =>
  formBody(c, { maxBytes: DOCUMENT_MAX_BYTES, tooLarge: "A document can be at most 512 kB." });

/** Managing clients' documents, for staff. */
export function mountAdminDocuments(mount: Mount, manager: DocumentManager): void {
  // Before the route with a path parameter, which would match "clients" and "all" as ids.
  mount(adminFindDocuments, ({ actor, query }) => manager.listAll(actor, query));
  mount(adminExportDocuments, async ({ actor, query }) => manager.export(actor, query));
  mount(adminListDocumentClients, ({ actor, query }) => manager.listClients(actor, query));
  mount(adminListDocuments, async ({ actor, query }) =>
    bodyOf("documents", await manager.list(actor, query.client)),
  );
  mount(adminGetDocument, ({ actor, params }) => manager.read(actor, params.id));
  mount(adminGetDocumentVersion, async ({ actor, params }) => {
    const version = await manager.readVersion(actor, params.id, params.version);
    return version instanceof Refusal ? version : { version };
  });
  mount(adminCreateDocument, async ({ actor, body, headers }) =>
    bodyOf("document", await manager.create(actor, body, headers["idempotency-key"])),
  );
  mount(adminUploadDocument, async ({ actor, headers, c }) => {
    const form = readForm(c);
    if (form instanceof Refusal) return form;
    return bodyOf("document", await manager.upload(actor, form, headers["idempotency-key"]));
  });
  mount(adminUpdateDocument, async ({ actor, params, headers, body }) => {
    const from = versionIn(headers["if-match"]);
    return bodyOf("document", await manager.update(actor, { ...body, id: params.id, from }));
  });
  mount(adminDeleteDocument, ({ actor, params }) => manager.remove(actor, params.id));
  mount(adminMoveDocument, async ({ actor, params, body }) =>
    bodyOf("documents", await manager.move(actor, params.id, body)),
  );
  mount(adminMigrateDocument, ({ actor, params }) => manager.migrate(actor, params.id));
}
