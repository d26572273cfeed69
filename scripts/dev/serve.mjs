// One origin for development: pages from Vite with hot reload, everything else from the API, which restarts on change.
import { spawn } from "node:child_process";
import http from "node:http";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { proxy } from "./proxy.mjs";

const root = resolve(import.meta.dirname, "../..");
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const origin = `http://localhost:${port}`;
const server = http.createServer();

/** The Vite version that an app has installed. */
async function startVite(app, appType) {
  const folder = join(root, "apps", app);
  const { createServer } = await import(
    pathToFileURL(createRequire(join(folder, "package.json")).resolve("vite")).href
  );
  return createServer({
    root: folder,
    appType,
    server: { middlewareMode: true, hmr: { server, path: `/hmr/${app}` } },
  });
}

function startApi() {
  const env = { ...process.env, PORT: String(apiPort), APP_URL: origin, NODE_ENV: "development" };
  const flags = ["--watch", "--watch-preserve-output", "--conditions=@sitewright/source", "--import", "tsx"];
  return spawn(process.execPath, [...flags, "src/main.ts"], {
    cwd: join(root, "apps/api"),
    stdio: "inherit",
    env,
  });
}

const api = startApi();
const [portal, admin, marketing] = await Promise.all([
  startVite("portal", "spa"),
  startVite("admin", "spa"),
  startVite("marketing", "custom"),
]);

/** Renders a page of the public site from its sources. */
async function renderPage(request, response) {
  try {
    const { createSite } = await marketing.ssrLoadModule("/src/entry-server.ts");
    const { brand } = await marketing.ssrLoadModule(join(root, "packages/brand/src/index.ts"));
    const source = { brand, currentYear: () => new Date().getFullYear() };
    const manifest = { entry: { file: "src/entry-client.ts", isEntry: true, css: ["src/styles.css"] } };
    const site = createSite({ source, manifest, origin, onFault: (error) => console.error(error) });
    const answer = await site(request.url);
    if (answer.kind === "redirect")
      return response.writeHead(answer.status, { location: answer.location }).end();
    response.writeHead(answer.status, { "content-type": "text/html; charset=utf-8" });
    response.end(await marketing.transformIndexHtml(request.url, answer.html));
  } catch (error) {
    marketing.ssrFixStacktrace(error);
    console.error(error);
    response.writeHead(500, { "content-type": "text/plain" }).end(String(error.stack));
  }
}

const isUnder = (url, ...bases) =>
  bases.some((base) => url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`));

server.on("request", (request, response) => {
  const url = request.url ?? "/";
  if (isUnder(url, "/api", "/healthz", "/readyz", "/metrics")) return proxy(request, response, apiPort);
  if (isUnder(url, "/app", "/profile")) {
    if (!url.startsWith("/app/")) request.url = "/app/";
    return portal.middlewares(request, response);
  }
  if (isUnder(url, "/admin")) {
    if (!url.startsWith("/admin/")) request.url = "/admin/";
    return admin.middlewares(request, response);
  }
  marketing.middlewares(request, response, () => renderPage(request, response));
});

async function stop() {
  api.kill("SIGTERM");
  await Promise.all([portal, admin, marketing].map((vite) => vite.close()));
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
api.once("exit", (code) => process.exit(code ?? 1));

server.once("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is taken. Set PORT to another one.` : error);
  api.kill("SIGTERM");
  process.exitCode = 1;
});
server.listen(port, () => console.log(`Development: ${origin}  ${origin}/app  ${origin}/admin`));
