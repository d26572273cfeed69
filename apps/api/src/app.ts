import { endpoints } from "@sitewright/contracts";
import { Hono } from "hono";
import type { Deps } from "./deps.ts";
import { mountHealth } from "./features/health/routes.ts";
import { createReadiness, type Readiness } from "./features/health/service.ts";
import type { PreviewQueue } from "./features/uploads/preview-queue.ts";
import type { AppEnv } from "./http/app-env.ts";
import { handleErrors } from "./http/error-handler.ts";
import { createMount } from "./http/mount.ts";
import { serveOpenApi } from "./http/openapi.ts";
import { checkOrigin } from "./http/origin-check.ts";
import { createPublicGate } from "./http/public-gate.ts";
import { logRequests } from "./http/request-log.ts";
import { setHeaders } from "./http/response-headers.ts";
import { beginInTurn, createTurns } from "./http/turns.ts";
import { refuseUnmatched } from "./http/unmatched.ts";
import { createWeb } from "./web/web.ts";
import { createContext } from "./wiring/context.ts";
import { wireAccounts } from "./wiring/wire-accounts.ts";
import { wireClients } from "./wiring/wire-clients.ts";
import { wireProjects } from "./wiring/wire-projects.ts";

/** The application, and the switch that takes it out of service before it stops. */
export interface App {
  app: Hono<AppEnv>;
  readiness: Readiness;
  /** What works in the background: to be stopped before the database is closed. */
  previews: Pick<PreviewQueue, "idle" | "stop">;
}

/** Puts the whole application together. Without effect until it gets requests. */
export function createApp(deps: Deps): App {
  const { database, log, newId, appUrl, builds } = deps;
  const context = createContext(deps);
  const app = new Hono<AppEnv>();
  app.use(logRequests({ log, id: newId }), setHeaders(context.isSecure), checkOrigin(deps.ownOrigins));
  const nextTurn = createTurns();
  app.use("/api/*", beginInTurn(nextTurn));
  app.onError(handleErrors(log));

  const readiness = createReadiness(database, log);
  const gate = createPublicGate(context);
  const { tokenChecks, sessions } = context;
  const mount = createMount(app, { ...deps, gate, nextTurn, tokenChecks, resolveActor: sessions.resolve });
  mountHealth(mount, readiness);
  wireAccounts(mount, context);
  const previews = wireProjects(mount, context);
  wireClients(mount, context);
  serveOpenApi(app, endpoints, appUrl);
  refuseUnmatched(app, endpoints);
  if (builds) app.route("/", createWeb({ ...deps, builds, origin: appUrl }));
  return { app, readiness, previews };
}
