// Serves one origin for development: pages and API calls from the API, which restarts on changes, and
// modules from Vite with hot reload.
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

/** Starts the Vite version that an app has installed. */
async function startVite(app) {
  const folder = join(root, "apps", app);
  const { createServer } = await import(
    pathToFileURL(createRequire(join(folder, "package.json")).resolve("vite")).href
  );
  return createServer({
    root: folder,
    appType: "custom",
    server: { middlewareMode: true, ws: { server, path: `/hmr/${app}` } },
  });
}

function startApi() {
  // DRAIN_SECONDS is 0: there is no load balancer that has to notice a stop, so a restart need not wait.
  const fixed = { PORT: String(apiPort), APP_URL: origin, NODE_ENV: "development", DRAIN_SECONDS: "0" };
  const flags = ["--watch", "--watch-preserve-output", "--conditions=@sitewright/source", "--import", "tsx"];
  return spawn(process.execPath, [...flags, "src/main.ts"], {
    cwd: join(root, "apps/api"),
    stdio: "inherit",
    env: { ...process.env, ...fixed },
  });
}

const api = startApi();
const [portal, admin, marketing] = await Promise.all(["portal", "admin", "marketing"].map(startVite));

const isUnder = (url, ...bases) =>
  bases.some((base) => url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`));

function viteOf(url) {
  if (isUnder(url, "/app", "/profile")) return portal;
  return isUnder(url, "/admin") ? admin : marketing;
}

server.on("request", (request, response) => {
  const vite = viteOf(request.url);
  // Vite prefixes every absolute URL with its base, even one that already has it, so the base is removed
  // first.
  const withPage = (page) => vite.transformIndexHtml("/", page.replaceAll(`="${vite.config.base}`, '="/'));
  const ask = () => proxy(request, response, { port: apiPort, withPage });
  return isUnder(request.url, "/api") ? ask() : vite.middlewares(request, response, ask);
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
