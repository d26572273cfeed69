// npm run test:dev: the development server from an empty data folder. Part of the long run: the API starts from its sources.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");
const data = mkdtempSync(join(tmpdir(), "sitewright-dev-"));
const limitMs = 5 * 60_000;

/** Listens on a port, 0 for a free one, and lets go of it; resolves with the port, or undefined if it is taken. */
const tryPort = (port) =>
  new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(undefined));
    server.listen(port, () => {
      const { port: bound } = server.address();
      server.close(() => resolve(bound));
    });
  });

/** A free port whose next one, the API's, is free too. */
async function freePort() {
  const port = await tryPort(0);
  return (await tryPort(port + 1)) === undefined ? freePort() : port;
}

const port = await freePort();
const origin = `http://localhost:${port}`;
let child;
let output = "";

/** Repeats a request while the API starts, which it also does anew when a source is edited during the test. */
async function ask(path, options) {
  for (const began = Date.now(); ; await wait(200)) {
    const answer = await fetch(origin + path, { redirect: "manual", ...options }).catch(() => undefined);
    if (answer && answer.status !== 503) return answer;
    if (child.exitCode !== null || Date.now() - began > limitMs) throw new Error(`No answer:\n${output}`);
  }
}

before(() => {
  child = spawn(process.execPath, ["scripts/dev/serve.mjs"], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: "warn" },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
});

after(async () => {
  const ended = new Promise((resolve) => child.once("close", resolve));
  child.kill("SIGTERM");
  await ended;
  rmSync(data, { recursive: true, force: true });
});

const html = /^text\/html/;
const answers = [
  ["/", 200, html],
  ["/pricing", 200, html],
  ["/news", 200, html],
  ["/unknown", 404, html],
  ["/sitemap.xml", 200, /^application\/xml/],
  ["/robots.txt", 200, /^text\/plain/],
  ["/app", 200, html],
  ["/app/sign-in", 200, html],
  ["/app/preview-frame.html", 200, html],
  ["/profile", 200, html],
  ["/admin", 200, html],
  ["/api/auth/session", 200, /^application\/json/],
  ["/readyz", 200, /^application\/json/],
];

/** Addresses of the scripts and style sheets that a page loads. */
const partsOf = (page) =>
  [...page.matchAll(/<(script|link)\b[^>]*>/g)]
    .filter(([tag, name]) => name === "script" || tag.includes('rel="stylesheet"'))
    .flatMap(([tag]) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? []);

for (const [path, status, type] of answers)
  test(`S-18.1 in development ${path} answers with ${status}, and so does all that it loads`, async () => {
    const answer = await ask(path);
    const body = await answer.text();
    assert.equal(answer.status, status, body.slice(0, 500));
    assert.match(answer.headers.get("content-type"), type);
    if (type !== html) return;
    assert.match(body, /@vite\/client/);
    for (const part of partsOf(body)) {
      const loaded = await ask(part, { headers: { accept: part.includes(".css") ? "text/css" : "*/*" } });
      assert.equal(loaded.status, 200, part);
      assert.match(loaded.headers.get("content-type"), /^text\/(css|javascript)/, part);
    }
  });

test("S-18.2 in development a form without a script is received by its page", async () => {
  const post = (fields) =>
    ask("/contact", { method: "POST", headers: { origin }, body: new URLSearchParams(fields) });
  const refused = await post({ name: "Ada Lovelace" });
  assert.equal(refused.status, 400);
  assert.match(await refused.text(), /value="Ada Lovelace"/);
  const sent = {
    name: "Ada Lovelace",
    email: "ada@client.example",
    message: "A site for an engine, please.",
  };
  assert.equal((await post(sent)).status, 303);
});
