import { type Endpoint, endpoints } from "@sitewright/contracts";
import { expect, test } from "vitest";
import type { Browser } from "./harness/browser.ts";
import { type EndpointName, endpointCalls } from "./harness/endpoint-calls.ts";
import { createFurnishedApp, type FurnishedApp } from "./harness/furnished-app.ts";

/** Files are revalidated each time, so that a browser uses its own copy; everything else that is not shared is never cached. */
const revalidated: ReadonlySet<string> = new Set(["getUploadContent", "getUploadPreview"]);

/** The calls with public content that never changes at its address. */
const shared: ReadonlySet<string> = new Set(["getPostPicture"]);

const tokenOf = ({ cookie }: Browser): string => cookie?.split("=")[1] ?? "no cookie";

function expectSafe(response: Response, what: string): void {
  const { headers } = response;
  expect(headers.get("x-content-type-options"), what).toBe("nosniff");
  expect(["strict-origin-when-cross-origin", "no-referrer"], what).toContain(headers.get("referrer-policy"));
  expect(headers.get("strict-transport-security"), what).toBe("max-age=31536000");
  expect(headers.get("cross-origin-resource-policy"), what).toBe("same-origin");
  for (const name of ["x-powered-by", "server", "access-control-allow-origin"])
    expect(headers.get(name), `${what} ${name}`).toBeNull();
  const directives = (headers.get("content-security-policy") ?? "").split("; ");
  expect(directives, what).toContain("default-src 'none'");
  expect(directives, what).toContain("base-uri 'none'");
  expect(directives, what).toContain("frame-ancestors 'none'");
  expect(directives.join(), what).not.toMatch(/script-src|unsafe-eval|\*/);
  if (!directives.includes("sandbox")) expect(directives.join(), what).not.toContain("unsafe-inline");
}

/** Asks for a call in all ways in which it is answered or refused, and looks at each answer. */
async function expectSafeAnswers(
  { app, objects, as }: FurnishedApp,
  { name, method, path }: { name: EndpointName; method: Endpoint["method"]; path: string },
): Promise<void> {
  const ann = as("subject");
  const call = endpointCalls[name](objects);
  const tokens = [tokenOf(ann)];
  const send = async (browser: Browser, asked: { method: string; path: string; headers?: object }) => {
    const { path: _, ...options } = call;
    const response = await browser.send(asked.method, asked.path, {
      ...options,
      headers: { ...call.headers, ...asked.headers },
    });
    const what = `${asked.method} ${asked.path} ${response.status}`;
    expectSafe(response, what);
    // S14: a session's token is sent only in its cookie.
    const shown = `${response.headers.get("location")} ${await response.clone().text()}`;
    for (const secret of [...tokens, tokenOf(browser), "$argon2"]) expect(shown, what).not.toContain(secret);
    const kept = response.headers.get("cache-control");
    if (!path.startsWith("/api/")) return;
    if (revalidated.has(name) && response.ok) expect(kept, what).toMatch(/^private, /);
    else if (shared.has(name) && response.ok) expect(kept, what).toMatch(/^public, .*immutable/);
    else expect(kept, what).toBe("no-store");
  };
  const here = { method, path: call.path };
  await send(app.open(), here);
  await send(app.open(), { ...here, headers: { "content-type": "text/plain" } });
  await send(ann, { ...here, headers: { origin: "https://evil.example" } });
  await send(ann, { method, path: path.replace(/:\w+/g, "nothing") });
  await send(ann, { method: "OPTIONS", path: call.path });
  await send(ann, { method: "PATCH", path: call.path });
  await send(ann, here);
  await send(as("owner"), here);
}

const calls = endpoints.map(({ name, method, path }) => ({ name, method, path }));
const title =
  "whatever it answers, to whomever, carries the safe headers and no token, and no shared cache keeps what is not everybody's";

// Reading changes nothing (S23), so one application answers all of these.
test(`S60 S14 every call that reads: ${title}`, async () => {
  const furnished = await createFurnishedApp();
  for (const call of calls.filter(({ method }) => method === "GET")) await expectSafeAnswers(furnished, call);
});

test.each(calls.filter(({ method }) => method !== "GET"))(`S60 S14 $name: ${title}`, async (call) => {
  await expectSafeAnswers(await createFurnishedApp(), call);
});

test("S60 a picture that the browser has already is 304 with the same headers, a wrong range 416", async () => {
  const { objects, as } = await createFurnishedApp();
  const { uploadId } = objects;
  const ann = as("subject");
  const path = `/api/uploads/${uploadId}/content`;
  const etag = (await ann.send("GET", path)).headers.get("etag") ?? "";
  const known = await ann.send("GET", path, { headers: { "if-none-match": etag } });
  const beyond = await ann.send("GET", path, { headers: { range: "bytes=100000-" } });
  expect([known.status, beyond.status]).toEqual([304, 416]);
  for (const response of [known, beyond]) expectSafe(response, String(response.status));
});
