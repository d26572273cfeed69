import type { Feature } from "../../wiring/feature.ts";
import { mountAdminDocuments } from "./manage-routes.ts";
import { createDocumentManager } from "./manage-service.ts";
import { documentPaths } from "./paths-store.ts";
import { documentData } from "./personal-data-store.ts";
import { mountDocuments } from "./routes.ts";
import { createDocumentService } from "./service.ts";

/** Documents that the agency shares with a client: read by the client, managed by staff. */
export const documents: Feature = {
  name: "documents",
  mount(mount, context) {
    const service = createDocumentService({ ...context, access: context.settings.profileAccess });
    mountDocuments(mount, { service, storage: context.storage });
    mountAdminDocuments(mount, createDocumentManager(context));
  },
  storedPaths: documentPaths,
  personalData: documentData,
};
