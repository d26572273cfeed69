import type { Feature } from "../../wiring/feature.ts";
import { createPreviewMaker } from "./make-preview.ts";
import { uploadPaths } from "./paths-store.ts";
import { uploadData } from "./personal-data-store.ts";
import { createPreviewJob } from "./preview-job.ts";
import { createPreviewQueue } from "./preview-queue.ts";
import { mountUploads } from "./routes.ts";
import { createUploadService } from "./service.ts";
import { createUploadsUnderWay } from "./under-way.ts";

/** Clients' files, with small previews of their pictures. */
export const uploads: Feature = {
  name: "uploads",
  mount(mount, context) {
    const { storage, schedule, log } = context;
    const run = createPreviewJob({ ...context, makePreview: createPreviewMaker(log) });
    const previews = createPreviewQueue({ run, schedule, log });
    const service = createUploadService({ ...context, previews, underWay: createUploadsUnderWay() });
    mountUploads(mount, { service, storage, previews, schedule });
    return previews;
  },
  storedPaths: uploadPaths,
  personalData: uploadData,
};
