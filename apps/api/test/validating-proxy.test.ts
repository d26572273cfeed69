import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endpoints, isJsonResponse, isStaffAccess } from "@sitewright/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openApiDocument } from "../src/http/openapi.ts";
import { type Fetch, listen } from "../src/server/listen.ts";
import { endpointCalls } from "./harness/endpoint-calls.ts";
import { freePorts } from "./harness/free-ports.ts";
import { createFurnishedApp } from "./harness/furnished-app.ts";
import { removeFolder } from "./harness/remove-folder.ts";
import { testOrigin } from "./harness/test-app.ts";

const violationsSchema = z.array(
  z.looseObject({
    severity: z.string(),
    message: z.string(),
    location: z.array(z.coerce.string()).default([]),
  }),
);

const folder = mkdtempSync(join(tmpdir(), "prism-"));
let answer: Fetch = () => new Response(null, { status: 503 });
let proxy = "";
let prism: ChildProcess | undefined;
let closeServer = () => {};

/** Prism between the calls and whichever application is set: it holds both ways against the document and says what differs. */
beforeAll(async () => {
  const { server, port } = await listen(
    { host: "127.0.0.1", port: 0 },
    (request, bindings) => answer(request, bindings),
    () => {},
  );
  closeServer = () => server.close();
  const [prismPort = 0] = await freePorts(1);
  const document = join(folder, "openapi.json");
  const upstream = `http://127.0.0.1:${port}`;
  writeFileSync(document, JSON.stringify(openApiDocument(endpoints, testOrigin)));
  const args = ["proxy", document, upstream, "-p", String(prismPort), "-h", "127.0.0.1"];
  prism = spawn(process.execPath, [process.env.PRISM ?? "", ...args], { stdio: "ignore" });
  proxy = `http://127.0.0.1:${prismPort}`;
  while (!(await fetch(`${proxy}/healthz`).catch(() => undefined))) {
    if (prism.exitCode !== null) throw new Error(`Prism ended with ${prism.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}, 120_000);

afterAll(() => {
  prism?.kill("SIGKILL");
  closeServer();
  removeFolder(folder);
});

const calls = endpoints.filter(
  (endpoint) =>
    endpoint.name !== "developerSignIn" &&
    !("bodyType" in endpoint && endpoint.bodyType === "multipart") &&
    (!("response" in endpoint) || isJsonResponse(endpoint.response)),
);

test.each(calls.map(({ name, method, access }) => ({ name, method, access })))(
  "S-01.24 $name asks and answers as the document says",
  async ({ name, method, access }) => {
    const { app, objects, as } = await createFurnishedApp();
    answer = app.app.fetch;
    const person = isStaffAccess(access) ? "owner" : "subject";
    const cookie = access === "public" ? undefined : as(person).cookie;
    const { path, json, body, headers } = endpointCalls[name](objects);
    const content = json === undefined ? body : JSON.stringify(json);
    const response = await fetch(proxy + path, {
      method,
      redirect: "manual",
      headers: {
        origin: testOrigin,
        ...(cookie ? { cookie } : {}),
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...Object.fromEntries(
          Object.entries(headers ?? {}).flatMap(([key, value]) =>
            value === undefined ? [] : [[key, value]],
          ),
        ),
      },
      ...(content === undefined ? {} : { body: content }),
    });
    const violations = violationsSchema.parse(JSON.parse(response.headers.get("sl-violations") ?? "[]"));
    expect(violations.filter(({ severity }) => severity === "Error")).toEqual([]);
    expect(response.status, await response.text()).toBeLessThan(500);
  },
);
