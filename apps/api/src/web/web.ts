import { serveStatic } from "@hono/node-server/serve-static";
import { brand } from "@sitewright/brand";
import type { Site } from "@sitewright/marketing/server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import type { Settings } from "../env.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Builds } from "./builds.ts";
import { withFontKit } from "./font-kit.ts";
import {
  cacheFor,
  type OpenerPolicy,
  pagePolicy,
  pictureWorkerPolicy,
  previewFramePolicy,
  sendPage,
} from "./page-headers.ts";
import { withPasswordMin } from "./password-min.ts";
import { mountForms, type PostOptions } from "./post-forms.ts";
import { sendSiteAnswer } from "./site-answer.ts";

/** A missing file must not be answered with a page: a browser would run HTML as a script. */
const looksLikeFile = (path: string) =>
  /\/assets\/|\.(js|css|map|json|woff2?|png|svg|ico|txt|xml|webp)$/.test(path);

/** The one script of ours that may compile WebAssembly. */
const isPictureWorker = (path: string) => /^\/app\/assets\/picture\.worker-[\w-]+\.js$/.test(path);

/** Build manifests and their like lie in folders with a dot. */
const isHidden = (path: string) => path.includes("/.");

/** Files of one build, at the address that the build was made for. What is not there falls through. */
function files(folder: string, base: string): MiddlewareHandler {
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(base.length),
  });
  return async (c, next) => {
    if (!looksLikeFile(c.req.path) || isHidden(c.req.path)) return next();
    const response = await serve(c, next);
    if (!(response instanceof Response)) return;
    const isHashed = c.req.path.startsWith(`${base}/assets/`);
    // Which of its copies is sent depends on what the browser can unpack, also where it was the plain one.
    if (!response.headers.has("Vary")) response.headers.set("Vary", "Accept-Encoding");
    response.headers.set("Cache-Control", isHashed ? cacheFor.hashedAsset : cacheFor.plainAsset);
    if (isPictureWorker(c.req.path)) response.headers.set("Content-Security-Policy", pictureWorkerPolicy);
    // Built files are the same for everybody; the preview's frame, which has no origin, asks for its own from here.
    if (isHashed) response.headers.set("Access-Control-Allow-Origin", "*");
    return response;
  };
}

interface WebOptions extends PostOptions {
  builds: Builds;
  /** The configured one, never a request's Host header: for canonical links. */
  origin: string;
  now: () => Date;
  settings: Pick<Settings, "passwordMin" | "fontKitUrl">;
  log: Pick<Logger, "error">;
}

/** The public site, of what the server knows. */
function createSite({ builds, origin, now, log }: WebOptions): Site {
  return builds.marketing.createSite({
    origin,
    source: { brand, currentYear: () => now().getUTCFullYear() },
    onFault: (err, path) => log.error({ err, path }, "a page of the public site failed"),
  });
}

/** The three web apps on this origin: the public site at /, the portal at /app and /profile, the admin at /admin. */
export function createWeb(options: WebOptions): Hono<AppEnv> {
  const { builds, settings } = options;
  const web = new Hono<AppEnv>();
  const spa =
    ({ document, policy = pagePolicy }: { document: string; policy?: string }, opener?: OpenerPolicy) =>
    (c: Context) =>
      looksLikeFile(c.req.path)
        ? c.text("Not found", 404)
        : sendPage(c, document, { policy, ...(opener ? { opener } : {}) });
  web.use(compress());
  const portal = withFontKit(
    withPasswordMin(builds.portal.document, settings.passwordMin),
    settings.fontKitUrl,
  );

  web.get("/app/*", files(builds.portal.folder, "/app"));
  web.get("/admin/*", files(builds.admin.folder, "/admin"));
  web.get("/app/preview-frame.html", (c) =>
    sendPage(c, builds.portal.previewFrame, { policy: previewFramePolicy }),
  );
  // Where signing in by Google comes back to in its pop-up.
  web.get("/app/google", spa(portal, "unsafe-none"));
  for (const path of ["/app", "/app/*", "/profile/*"]) web.get(path, spa(portal, "same-origin-allow-popups"));
  for (const path of ["/admin", "/admin/*"]) web.get(path, spa(builds.admin));

  web.get("/*", files(builds.marketing.folder, ""));
  const site = createSite(options);
  web.get("/*", async (c) => {
    if (looksLikeFile(c.req.path)) return c.text("Not found", 404);
    const { pathname, search } = new URL(c.req.url);
    return sendSiteAnswer(c, await site(`${pathname}${search}`));
  });
  mountForms(web, site, options);
  // Other pages are only read; RFC 9110, section 15.5.6.
  web.all("/*", (c) => c.text("Method not allowed", 405, { Allow: "GET, HEAD" }));
  return web;
}
