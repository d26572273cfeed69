import type { Upload } from "@sitewright/contracts";
import type { Tx } from "../../db/open.ts";
import { createPreviewMaker } from "../../files/make-preview.ts";
import type { Feature } from "../../wiring/feature.ts";
import { uploadPaths } from "./paths-store.ts";
import { uploadData } from "./personal-data-store.ts";
import { createPreviewJob } from "./preview-job.ts";
import { createPreviews } from "./previews.ts";
import { mountUploads } from "./routes.ts";
import { createUploadService } from "./service.ts";
import { findUploadsOf, uploadOf } from "./store.ts";
import { createUploadsUnderWay } from "./under-way.ts";
import { createUnusedJob } from "./unused-job.ts";

/** Of these files, those that are stored and belong to the account, as the API returns them. */
export const findUploads = async (tx: Tx, userId: string, ids: readonly string[]): Promise<Upload[]> =>
  (await findUploadsOf(tx, userId, ids)).map(uploadOf);

/** Clients' files, with small previews of their pictures. */
export const uploads: Feature = {
  name: "uploads",
  mount(mount, context) {
    const previews = createPreviews(context);
    const service = createUploadService({ ...context, previews, underWay: createUploadsUnderWay() });
    const { storage, networkOf } = context;
    mountUploads(mount, { service, storage, previews, networkOf });
  },
  jobs: (context) => [
    createPreviewJob({ ...context, makePreview: createPreviewMaker(context.log) }),
    createUnusedJob(context),
  ],
  storedPaths: uploadPaths,
  personalData: uploadData,
};
