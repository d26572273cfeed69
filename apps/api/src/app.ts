import { endpoints } from "@sitewright/contracts";
import { Hono } from "hono";
import type { Deps } from "./deps.ts";
import { createNewsletter } from "./features/newsletter/feature.ts";
import { createNewsSource, createViews } from "./features/posts/feature.ts";
import type { AppEnv } from "./http/app-env.ts";
import { handleErrors } from "./http/error-handler.ts";
import { createEventLoopQueue, yieldBeforeRequest } from "./http/event-loop-queue.ts";
import { createMount, type Mount } from "./http/mount.ts";
import { serveOpenApi } from "./http/openapi.ts";
import { checkOrigin } from "./http/origin-check.ts";
import { createPublicGate } from "./http/public-gate.ts";
import type { Readiness } from "./http/readiness.ts";
import { logRequests } from "./http/request-log.ts";
import { setHeaders } from "./http/response-headers.ts";
import { refuseUnmatched } from "./http/unmatched.ts";
import { createJobWorker, type JobWorker } from "./jobs/worker.ts";
import { createWeb } from "./web/web.ts";
import { createContext } from "./wiring/context.ts";
import { createForms, createTokenChecks, features, personalData, storedPaths } from "./wiring/features.ts";
import { createJobs } from "./wiring/jobs.ts";
import { reportJobs } from "./wiring/report-jobs.ts";

/** The application, and the switch that takes it out of service before it stops. */
export interface App {
  app: Hono<AppEnv>;
  readiness: Readiness;
  /** Runs the jobs of this process once it is started; to be stopped before the database is closed. */
  jobs: JobWorker;
  /** Counts what views were only noted so far; to be called before the database is closed. */
  countViews(): Promise<void>;
}

/**
 * Puts the whole application together. Without effect until it gets requests. `mountMore` serves calls besides those of
 * the contract: tests prove with calls of their own what all calls have in common.
 */
export function createApp(deps: Deps, mountMore: (mount: Mount) => void = () => {}): App {
  const { database, log, newId, appUrl, builds } = deps;
  const context = createContext(deps, { storedPaths, personalData });
  const app = new Hono<AppEnv>();
  app.use(logRequests({ log, id: newId }), setHeaders(context.isSecure), checkOrigin(deps.ownOrigins));
  const waitForEventLoop = createEventLoopQueue();
  app.use("/api/*", yieldBeforeRequest(waitForEventLoop));
  app.onError(handleErrors(log));

  const gate = createPublicGate(context);
  const mount = createMount(app, {
    resolveActor: context.sessions.resolve,
    tokenChecks: createTokenChecks(context),
    gate,
    waitForEventLoop,
    schedule: deps.schedule,
    log,
    jsonBodyMaxMs: deps.timeouts.jsonBodyMaxMs,
  });
  for (const feature of features) feature.mount(mount, context);
  mountMore(mount);
  serveOpenApi(app, endpoints, appUrl);
  refuseUnmatched(app, endpoints);
  const views = createViews(context);
  if (builds) {
    const parts = {
      news: createNewsSource(context),
      newsletter: createNewsletter(context),
      noteView: views.note,
      forms: createForms(context),
      gate,
      reading: { maxMs: deps.timeouts.jsonBodyMaxMs, waitForEventLoop },
    };
    app.route("/", createWeb({ ...context, ...parts, builds, origin: appUrl }));
  }
  const jobs = createJobWorker({
    ...deps,
    ...database,
    jobs: createJobs(context),
    queue: context.jobs,
    workerId: newId(),
    report: reportJobs(context),
  });
  return { app, readiness: context.readiness, jobs, countViews: views.flush };
}
