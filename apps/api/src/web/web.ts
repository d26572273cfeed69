import { serveStatic } from "@hono/node-server/serve-static";
import { brand } from "@sitewright/brand";
import type { NewsSource, Site } from "@sitewright/marketing/server";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import type { Settings } from "../env.ts";
import type { AppEnv } from "../http/app-env.ts";
import { loggedPath } from "../http/logged-path.ts";
import type { ReadNetwork } from "../http/network-address.ts";
import type { Builds, SpaBuild } from "./builds.ts";
import { withFontKit } from "./font-kit.ts";
import { mountNewsletterLinks, type NewsletterLinks } from "./newsletter-links.ts";
import { createOgImages } from "./og-image.ts";
import { createSendPacked } from "./packed-answer.ts";
import {
  cacheFor,
  type OpenerPolicy,
  pagePolicy,
  pictureWorkerPolicy,
  previewFramePolicy,
  sendPage,
} from "./page-headers.ts";
import { mountForms, type PostOptions } from "./post-forms.ts";
import { type NoteView, noteViewOf } from "./views.ts";

const withMeta = (document: string, name: string, content: string): string =>
  document.replace("</head>", `<meta name="${name}" content="${content}" /></head>`);

/**
 * The portal's document with the data that its pages need before the first render: the minimum length of
 * a password, and whether mails are only kept in the outbox, so that no page says that one was sent.
 */
function portalPage({ builds, isMailKept, settings }: WebOptions) {
  const { document } = builds.portal;
  const withMail = isMailKept ? withMeta(document, "mail", "kept") : document;
  const withMin = withMeta(withMail, "password-min", String(settings.passwordMin));
  return withFontKit(withMin, settings.fontKitUrl);
}

/**
 * A request for a missing file must not be answered with a page, because a browser would run the HTML as
 * a script.
 */
const looksLikeFile = (path: string) =>
  /\/assets\/|\.(js|css|map|json|woff2?|png|svg|ico|txt|xml|webp)$/.test(path);

/** The only script of ours that may compile WebAssembly. */
const isPictureWorker = (path: string) => /^\/app\/assets\/picture\.worker-[\w-]+\.js$/.test(path);

/** Build manifests and similar files are in folders with a dot. */
const isHidden = (path: string) => path.includes("/.");

/** Serves the files of one build at its base path. A missing file is left to the next handler. */
function files(
  { folder, keptFolder }: Pick<SpaBuild, "folder" | "keptFolder">,
  base: string,
): MiddlewareHandler {
  const serveFrom = (root: string) =>
    serveStatic({ root, precompressed: true, rewriteRequestPath: (path) => path.slice(base.length) });
  const serve = serveFrom(folder);
  const serveKept = keptFolder === undefined ? undefined : serveFrom(keptFolder);
  return async (c, next) => {
    if (!looksLikeFile(c.req.path) || isHidden(c.req.path)) return next();
    const isHashed = c.req.path.startsWith(`${base}/assets/`);
    const otherwise = isHashed ? serveKept : undefined;
    const own = await serve(c, otherwise ? async () => {} : next);
    const response = own instanceof Response || !otherwise ? own : await otherwise(c, next);
    if (!(response instanceof Response)) return;
    // The response depends on Accept-Encoding, even if it is not compressed.
    if (!response.headers.has("Vary")) response.headers.set("Vary", "Accept-Encoding");
    response.headers.set("Cache-Control", isHashed ? cacheFor.hashedAsset : cacheFor.plainAsset);
    if (isPictureWorker(c.req.path)) response.headers.set("Content-Security-Policy", pictureWorkerPolicy);
    // Built files are the same for everybody; the preview's frame needs this header to load its files,
    // because its origin is opaque.
    if (isHashed) response.headers.set("Access-Control-Allow-Origin", "*");
    return response;
  };
}

interface WebOptions extends PostOptions {
  builds: Builds;
  /** The configured origin, for canonical links; never taken from a request's Host header. */
  origin: string;
  now: () => Date;
  settings: Pick<Settings, "passwordMin" | "fontKitUrl" | "indexNow">;
  /** True if no mail provider is configured: mails stay in the outbox and are not delivered. */
  isMailKept: boolean;
  log: Pick<Logger, "error">;
  news: NewsSource;
  newsletter: NewsletterLinks;
  /** True if an article asks search engines not to index it. */
  isUnlisted: (postId: string) => Promise<boolean>;
  /** Records the view of an article. */
  noteView: NoteView;
  networkOf: ReadNetwork;
}

/** Creates the public site from the server's data. */
function createSite({ builds, origin, now, log, news, isMailKept }: WebOptions): Site {
  return builds.marketing.createSite({
    origin,
    source: { brand, currentYear: () => now().getUTCFullYear(), isMailKept, news },
    onFault: (err, { path, requestId }) =>
      log.error({ err, requestId, path: loggedPath(path) }, "a page of the public site failed"),
  });
}

/** The public site: its pages, the files generated from its data, its forms, and pictures of its pages. */
function mountSite(web: Hono<AppEnv>, options: WebOptions): void {
  const site = createSite(options);
  const send = createSendPacked();
  const drawOgImage = createOgImages();
  mountNewsletterLinks(web, options);
  mountForms(web, { ...options, site, send });
  web.get("/og/*", async (c) => {
    const { pathname } = new URL(c.req.url);
    const answer = pathname.endsWith(".png")
      ? await site(pathname.slice(3, -4), { requestId: c.get("requestId") })
      : undefined;
    // Only headlines of our own pages are drawn, so that nobody can have other text shown under our name.
    if (answer?.kind !== "page" || answer.status !== 200 || answer.headline === undefined)
      return c.text("Not found", 404);
    const picture = await drawOgImage(answer.headline);
    // RFC 9110, section 15.6.4: clients of such pictures retry.
    if (!picture) return c.text("Too many pictures are being drawn", 503, { "Retry-After": "10" });
    return c.body(picture, 200, { "Content-Type": "image/png", "Cache-Control": cacheFor.plainAsset });
  });
  const key = options.settings.indexNow?.key;
  // IndexNow requests this file to verify that the sender of changes owns the site
  // (https://www.indexnow.org/documentation).
  if (key !== undefined) web.get(`/${key}.txt`, (c) => c.text(key));
  // Requested by clients that do not read the page's head.
  web.get("/favicon.ico", (c) => {
    c.header("Cache-Control", cacheFor.plainAsset);
    return c.redirect("/favicon.png", 301);
  });
  web.get("/*", files(options.builds.marketing, ""));
  web.get("/*", async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const answer = await site(`${pathname}${search}`, { requestId: c.get("requestId") });
    if (answer.kind === "redirect") return c.redirect(answer.location, answer.status);
    if (answer.kind === "page" && looksLikeFile(pathname))
      return answer.status === 500
        ? c.text("Something went wrong on our side", 500, { "Cache-Control": "no-store" })
        : c.text("Not found", 404);
    const response = await send(c, answer);
    const isUnlisted =
      answer.kind === "page" && answer.article && !answer.article.isBuiltIn
        ? await options.isUnlisted(answer.article.subject)
        : false;
    // https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
    if (isUnlisted) response.headers.set("X-Robots-Tag", "noindex");
    if (answer.kind === "page" && answer.article && c.req.method === "GET")
      options.noteView(answer.article, noteViewOf(c, options.networkOf));
    return response;
  });
}

/** The three web apps on this origin: the public site at /, the portal at /app and /profile, the admin at /admin. */
export function createWeb(options: WebOptions): Hono<AppEnv> {
  const { builds } = options;
  const web = new Hono<AppEnv>();
  const spa =
    ({ document, policy = pagePolicy }: { document: string; policy?: string }, opener?: OpenerPolicy) =>
    (c: Context) =>
      looksLikeFile(c.req.path)
        ? c.text("Not found", 404)
        : sendPage(c, document, { policy, ...(opener ? { opener } : {}) });
  web.use(compress());
  const portal = portalPage(options);

  web.get("/app/*", files(builds.portal, "/app"));
  web.get("/admin/*", files(builds.admin, "/admin"));
  web.get("/app/preview-frame.html", (c) =>
    sendPage(c, builds.portal.previewFrame, { policy: previewFramePolicy }),
  );
  // The callback page of the Google pop-up.
  web.get("/app/google", spa(portal, "unsafe-none"));
  for (const path of ["/app", "/app/*", "/profile/*"]) web.get(path, spa(portal, "same-origin-allow-popups"));
  for (const path of ["/admin", "/admin/*"]) web.get(path, spa(builds.admin));

  mountSite(web, options);
  // Other pages allow only GET; RFC 9110, section 15.5.6.
  web.all("/*", (c) => c.text("Method not allowed", 405, { Allow: "GET, HEAD" }));
  return web;
}
