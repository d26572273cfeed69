import { healthz } from "@sitewright/contracts";

/** Responses of a server that has its port but is still starting: it is alive, but not ready. */
export const whileStarting = (request: Request): Response =>
  new URL(request.url).pathname === healthz.path
    ? Response.json({ status: "ok" })
    : new Response(null, { status: 503, headers: { "retry-after": "1" } });
