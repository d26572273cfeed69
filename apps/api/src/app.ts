import { endpoints } from "@sitewright/contracts";
import { Hono } from "hono";
import type { Deps } from "./deps.ts";
import { watchRoom } from "./disk/watch-room.ts";
import { createNewsletterService } from "./features/newsletter/feature.ts";
import { createNewsSource, createViews } from "./features/posts/feature.ts";
import { createIsUnlisted, withoutUnlisted } from "./features/search-engines/feature.ts";
import type { DeletionsUnderWay } from "./files/deletions-under-way.ts";
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
import type { Job } from "./jobs/job.ts";
import type { Supervisor } from "./jobs/supervisor.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { createWeb } from "./web/web.ts";
import { createAgents } from "./wiring/agents.ts";
import { createContext } from "./wiring/context.ts";
import { createForms, createTokenChecks, features, personalData, storedPaths } from "./wiring/features.ts";
import { createJobs } from "./wiring/jobs.ts";

/** The application, and the switch that takes it out of service before it stops. */
export interface App {
  app: Hono<AppEnv>;
  readiness: Readiness;
  /** The agents of this process, which run its jobs once started; stop them before the database is closed. */
  jobs: Supervisor;
  /** The deletions of files that go on after their answers; stop them before the process ends. */
  fileDeletions: Pick<DeletionsUnderWay, "ended" | "stop">;
  /** Writes the view counts that are still in memory; call it before the database is closed. */
  countViews(): Promise<void>;
  /** Checks the free disk space and raises an alert if too little is left. */
  checkRoom(): Promise<void>;
}

/**
 * Builds the whole application; nothing runs until it receives requests. `mountMore` adds routes to
 * those of the contract: tests use their own routes to check what all routes have in common.
 */
export function createApp(deps: Deps, mountMore: (mount: Mount) => void = () => {}): App {
  const { log, newId, appUrl, builds, reserve } = deps;
  let jobList: readonly Job[] = [];
  const context = createContext(deps, { storedPaths, personalData, listJobs: () => jobList });
  jobList = createJobs(context);
  const app = new Hono<AppEnv>();
  app.use(
    logRequests({ log, id: newId, metrics: deps.metrics }),
    setHeaders(context.isSecure),
    checkOrigin(deps.ownOrigins),
  );
  const waitForEventLoop = createEventLoopQueue(context.networkOf);
  app.use("/api/*", yieldBeforeRequest(waitForEventLoop));
  const faults = { log, onFull: reserve.release };
  app.onError(handleErrors(faults));

  const gate = createPublicGate(context);
  const mount = createMount(app, {
    resolveActor: context.sessions.resolve,
    isCurrent: context.sessions.isCurrent,
    tokenChecks: createTokenChecks(context),
    gate,
    waitForEventLoop,
    schedule: deps.schedule,
    faults,
    isRoomLow: reserve.isSpent,
    accountTurns: context.accountTurns,
    jsonBodyMaxMs: deps.timeouts.jsonBodyMaxMs,
  });
  for (const feature of features) feature.mount(mount, context);
  mountMore(mount);
  serveOpenApi(app, endpoints, appUrl);
  serveMetrics(app, { metrics: deps.metrics, token: deps.settings.metricsToken, appUrl });
  refuseUnmatched(app, endpoints);
  const views = createViews(context);
  if (builds) {
    const parts = {
      news: withoutUnlisted(createNewsSource(context), context),
      isUnlisted: createIsUnlisted(context),
      newsletter: createNewsletterService(context),
      noteView: views.note,
      forms: createForms(context),
      gate,
      reading: { maxMs: deps.timeouts.jsonBodyMaxMs, waitForEventLoop },
    };
    app.route("/", createWeb({ ...context, ...parts, builds, origin: appUrl }));
  }
  const jobs = createAgents(context);
  const checkRoom = watchRoom(reserve, context.notifyStaff);
  const { readiness, fileDeletions } = context;
  return { app, readiness, jobs, fileDeletions, countViews: views.flush, checkRoom };
}
