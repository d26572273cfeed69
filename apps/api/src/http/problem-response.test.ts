import { problemCatalog, problemSchema } from "@sitewright/contracts";
import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { AppEnv } from "./app-env.ts";
import { handleErrors } from "./error-handler.ts";
import { sendProblem } from "./problem-response.ts";
import { Refusal } from "./refusal.ts";
import { setHeaders } from "./response-headers.ts";

/** Whatever a handler may have said about an answer before it turned out that there is none. */
const ofAnAnswer = {
  "Content-Length": "1000000",
  "Content-Type": "application/pdf",
  "Content-Disposition": 'attachment; filename="secret plans.pdf"',
  "Content-Range": "bytes 0-9/1000000",
  "Content-Encoding": "gzip",
  "Content-Language": "en",
  "Content-Location": "/elsewhere",
  "Content-Security-Policy": "sandbox",
  "Accept-Ranges": "bytes",
  "Cache-Control": "private, max-age=86400",
  "Cross-Origin-Opener-Policy": "unsafe-none",
  ETag: '"abc"',
  "Last-Modified": "Mon, 02 Mar 2026 09:00:00 GMT",
  Location: "/elsewhere",
  "Transfer-Encoding": "chunked",
  Vary: "Cookie",
  "X-Anything": "else",
};

/** The answer of a handler that refuses, or throws, after it has said this much. */
async function refusing(
  refusal: Refusal,
  { isThrown = false, said = {} }: { isThrown?: boolean; said?: object },
): Promise<Response> {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.header("X-Request-Id", "r1");
    await next();
  }, setHeaders(true));
  app.onError(handleErrors({ log: pino({ level: "silent" }), onFull() {} }));
  app.get("/api/file", (c) => {
    for (const [name, value] of Object.entries(said)) c.header(name, String(value));
    if (isThrown) throw new Error("the disk is gone");
    return sendProblem(c, refusal);
  });
  return app.request("/api/file");
}

const headersOf = async (response: Promise<Response>) => [...(await response).headers].sort();

const codes = problemSchema.shape.code.options;

test.each(codes)("S74 %s has no header of the response that it replaces", async (code) => {
  const refusal = new Refusal(code, { retryAfterS: 7 });
  const plain = await headersOf(refusing(refusal, {}));
  expect(await headersOf(refusing(refusal, { said: ofAnAnswer }))).toEqual(plain);
  expect(Object.fromEntries(plain)).toMatchObject({
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    "retry-after": "7",
    "x-request-id": "r1",
    "strict-transport-security": expect.any(String),
  });
});

test("S74 nor does a fault that is thrown", async () => {
  const refusal = new Refusal("internal-error");
  const thrown = refusing(refusal, { isThrown: true, said: ofAnAnswer });
  expect(await headersOf(thrown)).toEqual(await headersOf(refusing(refusal, {})));
  expect((await thrown).status).toBe(500);
});

test("S74 headers about the request stay: its cookies and the methods that the address allows", async () => {
  const said = { "Set-Cookie": "session=1; HttpOnly", Allow: "GET, HEAD" };
  const { headers } = await refusing(new Refusal("method-not-allowed"), { said });
  expect([headers.getSetCookie(), headers.get("allow")]).toEqual([["session=1; HttpOnly"], "GET, HEAD"]);
});

test("S-01.7 every refusal says why in `error`: its detail, else the first field's fault, else its title", async () => {
  const errors = [{ path: "email", message: "Invalid email address." }];
  const errorOf = async (refusal: Refusal) =>
    problemSchema.parse(await (await refusing(refusal, {})).json()).error;
  for (const code of codes) {
    expect(await errorOf(new Refusal(code))).toBe(problemCatalog[code].title);
    expect(await errorOf(new Refusal(code, { errors }))).toBe("Invalid email address.");
    expect(await errorOf(new Refusal(code, { errors, detail: "Not today." }))).toBe("Not today.");
  }
});
