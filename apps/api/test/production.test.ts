import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { builtServer } from "./harness/folders.ts";
import { freePorts } from "./harness/free-ports.ts";
import { removeFolder } from "./harness/remove-folder.ts";
import { type ServerProcess, spawnServer, startServer, useDataDir } from "./harness/server-process.ts";
import { createTestDatabase, type TestDatabase } from "./harness/test-database.ts";

const appsFolder = join(builtServer, "../../..");

/** The built server as behind a proxy that terminates https; its own address is not the public one. The tests share it. */
let server: ServerProcess;
let address: string;
let dataDir: string;
let database: TestDatabase;

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  const env = {
    NODE_ENV: "production",
    APP_URL: "https://agency.example",
    TRUST_PROXY: "1",
    PORT: String(port),
  };
  dataDir = mkdtempSync(join(tmpdir(), "api-test-production-"));
  database = await createTestDatabase("empty");
  server = spawnServer({ dataDir, database: database.target, env });
  address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(isReady, { interval: 200, timeout: 120_000 });
});
afterAll(async () => {
  server.child.kill("SIGKILL");
  await server.exited;
  await database.drop();
  removeFolder(dataDir);
});

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A request as it is: no path is tidied, no method refused, no redirect followed. */
function ask(path: string, method = "GET", headers: Record<string, string> = {}): Promise<Raw> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      let body = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        body += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on("error", reject).end();
  });
}

const pages = [
  "/",
  "/contact",
  "/no-such-page",
  "/app",
  "/app/projects",
  "/app/google?google=failed",
  "/app/preview-frame.html",
]
  .concat(["/profile/some-body", "/admin", "/admin/documents", "/robots.txt", "/app/assets/gone.js"])
  .concat(["/healthz", "/api/openapi.json", "/api/auth/session", "/api/auth/google", "/api/account/export"]);

test("S60 pages, files and refusals of the server as it is delivered carry the safe headers; TRACE is refused", async () => {
  for (const path of pages) {
    const { status, headers } = await ask(path);
    const what = `${path} ${status}`;
    expect(status, what).toBeLessThan(500);
    expect(headers["x-content-type-options"], what).toBe("nosniff");
    expect(headers["referrer-policy"], what).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers["strict-transport-security"], what).toBe("max-age=31536000");
    expect(headers["x-powered-by"], what).toBeUndefined();
    const policy = String(headers["content-security-policy"]);
    const directives = policy.split("; ");
    expect(
      directives.some((part) => part.startsWith("default-src '")),
      what,
    ).toBe(true);
    expect(directives, what).toContain("base-uri 'none'");
    expect(
      directives.some((part) => part.startsWith("frame-ancestors '")),
      what,
    ).toBe(true);
    expect(policy, what).not.toMatch(/unsafe-|\*|http:/);
    // `object-src` may be left out where nothing may load at all.
    if (!directives.includes("default-src 'none'")) expect(directives, what).toContain("object-src 'none'");
    if (path.startsWith("/api/")) expect(headers["cache-control"], what).toBe("no-store");
  }
  for (const path of ["/", "/app", "/api/auth/session", "/healthz"])
    for (const method of ["TRACE", "TRACK"]) {
      const { status, body } = await ask(path, method, {
        "x-canary": "canary",
        cookie: "session=canary",
      });
      expect(method === "TRACE" ? [405] : [400, 405], `${method} ${path}`).toContain(status);
      expect(body).not.toContain("canary");
    }
});

const hidden = [
  "/.env",
  "/.env.production",
  "/.git/config",
  "/.git/HEAD",
  "/.vite/manifest.json",
  "/package.json",
]
  .concat([
    "/pnpm-lock.yaml",
    "/prisma/schema.prisma",
    "/prisma/dev.db",
    "/data/sitewright.db",
    "/sitewright.db",
  ])
  .concat([
    "/uploads/",
    "/uploads",
    "/files/",
    "/data/",
    "/docs",
    "/metrics",
    "/server-status",
    "/.well-known/nothing",
  ])
  .concat(["/api/docs", "/api/metrics", "/api/uploads/", "/api/../.env", "/app/../../api/package.json"])
  .concat([
    "/app/..%2f..%2f..%2fapi%2fpackage.json",
    "/assets/..%5c..%5cserver%5centry-server.js",
    "/server/entry-server.js",
  ])
  .concat([
    "/app/.vite/manifest.json",
    "/admin/.vite/manifest.json",
    "/app/%2e%2e/%2e%2e/package.json",
    "/main.js.map",
  ]);

test("S61 paths of the service's own files are 404 or a page, never the file, and no source map is served", async () => {
  for (const path of hidden) {
    const { status, body } = await ask(path);
    expect([400, 401, 404], path).toContain(status);
    expect(body, path).not.toMatch(
      /DATABASE_URL|\[core\]|"dependencies"|SQLite format|assetsFromManifest|provider =/,
    );
  }
  const scripts = ["portal", "admin", "marketing"].flatMap((app) =>
    readdirSync(join(appsFolder, app, "dist"), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:js|css|map)$/.test(file))
      .map((file) => join(appsFolder, app, "dist", file)),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((file) => file.endsWith(".map"))).toEqual([]);
  expect(server.output()).not.toMatch(/"status":5\d\d/);
});

const payloads = [
  "//evil.example",
  "//evil.example/%2e%2e",
  "/\\evil.example",
  "/%5cevil.example",
  "/%2f%2fevil.example",
]
  .concat([
    "/blog//evil.example",
    "/blog/%0d%0aX-Injected:1",
    "/app//evil.example",
    "/admin/%0d%0aLocation:%20//evil.example",
  ])
  .concat(["/profile//evil.example", "/profile/%2f%2fevil.example", "/api/auth/google?window=//evil.example"])
  .concat([
    "/api/auth/google/callback?state=x&code=y&next=https://evil.example",
    "/?next=https://evil.example",
  ])
  .concat([
    "/app?next=//evil.example&redirect=https://evil.example",
    "/cart",
    "/cart/",
    "/contact-us",
    "/contact-us/",
  ]);

test("S25 no address leads to another origin or starts a header", async () => {
  for (const path of payloads) {
    const { status, headers } = await ask(path, "GET", {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
    });
    expect(status, path).toBeLessThan(500);
    expect(headers["x-injected"], path).toBeUndefined();
    const { location } = headers;
    if (location === undefined) continue;
    expect(new URL(String(location), "https://agency.example").origin, path).toBe("https://agency.example");
    expect(String(location), path).toMatch(/^\/(?![/\\])/);
  }
});

const tricks = ["?dev=true", "?dev=TRUE", "?dev=true&dev=true", "?dev=1", "?DEV=true", "?dev=%74rue"];

test("S62 a production start knows no developer: no query, cookie or header signs one in, and no script knows one", async () => {
  const page = await ask("/app");
  const headers = {
    "x-dev": "true",
    "x-dev-bypass": "1",
    "content-type": "application/json",
    origin: "https://agency.example",
  };
  const cookies = ["dev=true", "dev-bypass=1", "__Host-session=developer", "isDev=true"];
  for (const trick of tricks) {
    const shown = await ask(`/app${trick}`);
    expect([shown.status, shown.body]).toEqual([200, page.body]);
    for (const cookie of cookies) {
      const signIn = await ask(`/api/auth/developer${trick}`, "POST", { ...headers, cookie });
      expect([signIn.status, signIn.headers["set-cookie"]]).toEqual([404, undefined]);
      expect((await ask(`/api/projects${trick}`, "GET", { ...headers, cookie })).status).toBe(401);
    }
  }
  for (const app of ["portal", "admin", "marketing"]) {
    const folder = join(appsFolder, app, "dist");
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (/\.(?:js|html)$/.test(file))
        expect(readFileSync(join(folder, file), "utf8"), file).not.toMatch(
          /developer@|dev-user|dev_user|fake-?uid/i,
        );
  }
});

/** That the settings are refused so is P-01 of env.test; here it is the delivered server that reads them. */
const bypassing = [{ NODE_ENV: "production" }, { NODE_ENV: "test" }, {}];

test.each(process.env.TEST_FULL ? bypassing : bypassing.slice(0, 1))(
  "S62 with the bypass on no server starts as %j",
  async (env) => {
    const server = startServer({ dataDir: useDataDir(), env: { ...env, DEV_BYPASS: "1" } });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/DEV_BYPASS/);
  },
);
