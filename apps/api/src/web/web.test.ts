import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppEnv } from "../http/app-env.ts";
import { readBuilds } from "./builds.ts";
import { createWeb } from "./web.ts";

const apps = mkdtempSync(join(tmpdir(), "web-test-"));
const put = (path: string, content: string) => {
  mkdirSync(join(apps, path, ".."), { recursive: true });
  writeFileSync(join(apps, path), content);
};

beforeAll(() => {
  put("portal/dist/index.html", "<head></head><title>portal</title>");
  put("admin/dist/index.html", "<title>admin</title>");
  for (const app of ["portal", "admin"]) {
    put(`${app}/dist/assets/main-1a2b.js`, "export {};");
  }
  put("portal/dist/preview-frame.html", "<title>frame</title>");
  put(
    "marketing/dist/client/.vite/manifest.json",
    JSON.stringify({ "src/entry-client.ts": { file: "assets/a.js" } }),
  );
  put("marketing/dist/client/favicon.svg", "<svg/>");
  put(
    "marketing/dist/server/entry-server.js",
    `export const createSite = ({ origin, source, manifest, onFault }) => async (url, { requestId }) => {
       if (url === "/moved") return { kind: "redirect", status: 301, location: "/news" };
       if (url === "/broken") onFault(new Error("The database is gone."), { path: url, requestId });
       const assets = manifest["src/entry-client.ts"].file;
       const html = [url, origin, source.currentYear(), source.brand.productName, assets];
       if (source.isMailKept) html.push("mails are kept");
       const caching = url === "/kept" ? "public, max-age=60" : undefined;
       const frames = url === "/kept" ? ["https://map.example"] : undefined;
       const article = url.startsWith("/news/") ? { subject: url.slice(6), isBuiltIn: false } : undefined;
       const status = article ? 200 : { "/": 200, "/kept": 200, "/broken": 500, "/broken.xml": 500 }[url] ?? 404;
       return { kind: "page", status, html: html.join(" "), caching, frames, article };
     };`,
  );
});
afterAll(() => rmSync(apps, { recursive: true }));

const logged: unknown[] = [];
const never = () => Promise.reject(new Error("Nobody asked for it."));
const publicParts: Pick<Parameters<typeof createWeb>[0], "news" | "newsletter" | "noteView" | "networkOf"> = {
  news: {
    isBuiltIn: () => false,
    revision: never,
    page: never,
    find: never,
    latest: never,
    addresses: never,
    preview: never,
  },
  newsletter: {
    confirm: never,
    unsubscribe: never,
  },
  noteView: () => {},
  networkOf: () => "here",
};

async function get(path: string, headers: Record<string, string> = {}, isMailKept = false) {
  const builds = await readBuilds(apps);
  if (!builds) throw new Error("The builds were not found.");
  const web = createWeb({
    builds,
    origin: "https://agency.example",
    now: () => new Date("2031-05-06"),
    settings: { passwordMin: 12, fontKitUrl: undefined, indexNow: { key: "key-of-ours", url: "" } },
    isMailKept,
    forms: [],
    isUnlisted: async (id: string) => id === "taken-out",
    gate: { refuse: async () => undefined, countUnusable: async () => {} },
    reading: { maxMs: 1000, waitForEventLoop: async () => {} },
    log: { error: (record: unknown) => logged.push(record) },
    ...publicParts,
  });
  return new Hono<AppEnv>()
    .use((c, next) => {
      c.set("requestId", "request-7");
      return next();
    })
    .route("/", web)
    .request(path, { headers });
}

describe("the web apps on one origin", () => {
  it.each([
    ["/app", "portal"],
    ["/app/", "portal"],
    ["/app/projects", "portal"],
    ["/profile/anna", "portal"],
    ["/admin", "admin"],
    ["/admin/projects/7", "admin"],
  ])("%s answers with the document of the %s app, never cached", async (path, app) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`<title>${app}</title>`);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self';");
  });

  it("D-07.9 a post that was taken out asks not to be listed, others do not, and IndexNow finds the key", async () => {
    expect((await get("/news/taken-out")).headers.get("x-robots-tag")).toBe("noindex");
    expect((await get("/news/other")).headers.get("x-robots-tag")).toBeNull();
    expect(await (await get("/key-of-ours.txt")).text()).toBe("key-of-ours");
    expect((await get("/other-key.txt")).status).toBe(404);
  });

  it.each(["/app", "/app/reset-password", "/app/settings", "/profile/anna"])(
    "A-02.13 %s names the shortest password that the server takes",
    async (path) => {
      expect(await (await get(path)).text()).toContain('<meta name="password-min" content="12" /></head>');
    },
  );

  it("the portal's page and the public site know where mails are only kept", async () => {
    const meta = '<meta name="mail" content="kept" />';
    expect(await (await get("/app/forgot-password", {}, true)).text()).toContain(meta);
    expect(await (await get("/app/forgot-password", {}, false)).text()).not.toContain('name="mail"');
    expect(await (await get("/", {}, true)).text()).toContain("mails are kept");
    expect(await (await get("/", {}, false)).text()).not.toContain("mails are kept");
  });

  it.each([
    ["/app", "same-origin-allow-popups"],
    ["/profile/anna", "same-origin-allow-popups"],
    ["/app/google?google=signed-in", "unsafe-none"],
    ["/admin", "same-origin"],
    ["/", "same-origin"],
  ])(
    "A-03.2 %s shares its window by the policy %s, so that the portal sees its pop-up",
    async (path, policy) => {
      expect((await get(path)).headers.get("cross-origin-opener-policy")).toBe(policy);
    },
  );

  it("A-03.11 the pictures of people who sign in by Google may be shown, and nothing else of others", async () => {
    const policy = (await get("/app")).headers.get("content-security-policy") ?? "";
    const foreign = policy.match(/https?:[^ ;]*/g);
    expect(foreign).toEqual(["https://lh3.googleusercontent.com"]);
  });

  it("gives the public site the configured origin, the year, the brand and its build, and passes its status on", async () => {
    const home = await get("/");
    const text = "/ https://agency.example 2031 Sitewright assets/a.js";
    expect([home.status, await home.text()]).toEqual([200, text]);
    expect((await get("/nowhere")).status).toBe(404);
    expect(await (await get("/news?page=2")).text()).toContain("/news?page=2 ");
  });

  it("M-03.21 the public site's answers arrive as they are: moved, kept for a while, or failed and logged", async () => {
    const moved = await get("/moved");
    expect([moved.status, moved.headers.get("location")]).toEqual([301, "/news"]);
    expect((await get("/kept")).headers.get("cache-control")).toBe("public, max-age=60");
    expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
    logged.length = 0;
    const broken = await get("/broken");
    expect([broken.status, broken.headers.get("content-type")]).toEqual([500, "text/html; charset=UTF-8"]);
    // A sitemap that cannot be made now is not one that is gone.
    const file = await get("/broken.xml");
    expect([file.status, file.headers.get("cache-control")]).toEqual([500, "no-store"]);
    expect(logged).toEqual([
      { err: new Error("The database is gone."), requestId: "request-7", path: "/broken" },
    ]);
  });

  it("M-07.10 a page of the public site loads nothing of anybody else's, and frames only what it names", async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get("content-security-policy") ?? "";
    const policy = await policyOf("/");
    expect(policy.split("; ")).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|unsafe|data:|blob:/);
    expect((await policyOf("/kept")).replace(" https://map.example", "")).toBe(policy);
    expect(await policyOf("/kept")).toContain("frame-src 'self' https://map.example;");
  });

  it("hashed files are kept for a year, plain ones for an hour", async () => {
    const hashed = await get("/app/assets/main-1a2b.js");
    expect(hashed.headers.get("content-type")).toMatch(/javascript/);
    expect(hashed.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
  });

  it("a built file is sent as its packed copy to a browser that can unpack it, and plain to one that cannot", async () => {
    put("portal/dist/assets/big-3c4d.js", "export const plain = true;");
    put("portal/dist/assets/big-3c4d.js.br", "packed by Brotli");
    put("portal/dist/assets/big-3c4d.js.gz", "packed by gzip");
    const send = async (encodings: string) => {
      const response = await get("/app/assets/big-3c4d.js", { "accept-encoding": encodings });
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(response.headers.get("content-type")).toMatch(/javascript/);
      return [response.headers.get("content-encoding"), await response.text()];
    };
    expect(await send("gzip, deflate, br, zstd")).toEqual(["br", "packed by Brotli"]);
    expect(await send("gzip")).toEqual(["gzip", "packed by gzip"]);
    expect(await send("identity")).toEqual([null, "export const plain = true;"]);
  });

  it("a page of some length is packed as it is sent", async () => {
    const { status, headers } = await get(`/${"a-long-address-".repeat(100)}`, { "accept-encoding": "gzip" });
    expect([status, headers.get("content-encoding"), headers.get("vary")]).toEqual([
      404,
      "gzip",
      "Accept-Encoding",
    ]);
  });

  it.each([
    "/app/assets/gone.js",
    "/admin/gone.css",
    "/assets/gone.js",
    "/app/favicon.ico",
    "/.vite/manifest.json",
  ])("%s is 404 and never a page", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/text\/plain/);
  });

  it("/favicon.ico, which browsers and link previews ask for by themselves, leads to the icon", async () => {
    const { status, headers } = await get("/favicon.ico");
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
      301,
      "/favicon.png",
      "public, max-age=3600",
    ]);
  });

  it.each([
    "/app/..%2f..%2fapi/package.json",
    "/assets/../../../server/entry-server.js",
    "/%2e%2e/server/entry-server.js",
  ])("%s does not leave the build's folder", async (path) =>
    expect(await (await get(path)).text()).not.toContain("createSite"),
  );

  it("P-30.20 the preview's frame runs without an origin, loads only our script and fonts, and can be framed only by our pages", async () => {
    const response = await get("/app/preview-frame.html");
    expect([response.status, await response.text()]).toEqual([200, "<title>frame</title>"]);
    expect(response.headers.get("content-security-policy")?.split("; ")).toEqual([
      "sandbox allow-scripts",
      "default-src 'none'",
      "script-src 'self'",
      "font-src 'self'",
      "img-src blob:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
  });

  it("P-30.21 a frame without an origin may read the portal's built files, and no page", async () => {
    const allowed = async (path: string) => (await get(path)).headers.get("access-control-allow-origin");
    expect(await allowed("/app/assets/main-1a2b.js")).toBe("*");
    expect(await allowed("/app")).toBeNull();
    expect(await allowed("/app/preview-frame.html")).toBeNull();
  });

  it("P-41.7 only the worker that converts pictures may compile WebAssembly, and reaches nothing but this origin", async () => {
    put("portal/dist/assets/picture.worker-1a2b.js", "export {};");
    const policyOf = async (path: string) => (await get(path)).headers.get("content-security-policy") ?? "";
    expect((await policyOf("/app/assets/picture.worker-1a2b.js")).split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "connect-src 'self'",
    ]);
    for (const path of ["/app", "/app/assets/main-1a2b.js", "/admin", "/", "/app/preview-frame.html"])
      expect(await policyOf(path), path).not.toContain("wasm");
  });

  it("P-30.22 our pages start workers only from this origin", async () =>
    expect((await get("/app")).headers.get("content-security-policy")).toContain("worker-src 'self';"));

  it("without builds there is nothing to serve", async () => {
    expect(await readBuilds(join(apps, "none"))).toBeNull();
  });
});
