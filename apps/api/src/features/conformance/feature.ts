import type { Feature } from "../../wiring/feature.ts";
import { createCheckJob } from "./check-job.ts";
import { archivePaths } from "./paths-store.ts";
import { mountSiteChecks } from "./routes.ts";
import { createRunCheck } from "./run-check.ts";
import { createSiteChecks } from "./service.ts";

/** Checking built sites against the specifications of their projects. Findings end with the project. */
export const conformance: Feature = {
  name: "conformance",
  mount(mount, context) {
    mountSiteChecks(mount, createSiteChecks(context));
  },
  jobs: (context) => [createCheckJob({ ...context, runCheck: createRunCheck(context) })],
  storedPaths: archivePaths,
  personalData: { tables: ["SiteCheck"] },
};
