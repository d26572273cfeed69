import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import type { MailTransport } from "./mail-transport.ts";
import { createResendTransport } from "./resend-transport.ts";

interface Request {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server with Resend's protocol that responds as `answer` says. A fresh port per test. */
async function provider(answer: (response: ServerResponse) => void, timeoutMs?: number) {
  const requests: Request[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    requests.push({ method, url, headers, body: JSON.parse(Buffer.concat(chunks).toString() || "{}") });
    answer(response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  closers.push(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  return { requests, address, transport: transportTo(address, timeoutMs) };
}

/** Patient, unless a test is about giving up. */
function transportTo(baseUrl: string, timeoutMs = 60_000): MailTransport {
  return createResendTransport({
    apiKey: "re_secret",
    baseUrl,
    from: "Sitewright <studio@agency.example>",
    timeoutMs,
    now: () => new Date("2026-03-01T12:00:00Z"),
  });
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

const mail = { to: "maya@client.example", subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
const send = (transport: MailTransport) => transport.send(mail, { idempotencyKey: "p1:1:thank-you" });

describe("S-04 Resend takes a mail", () => {
  test("S57 with exactly the intended recipient, both parts, the key and the idempotency key", async () => {
    const { requests, transport } = await provider(json(200, { id: "49a3999c" }));
    expect(await send(transport)).toEqual({ outcome: "sent", providerId: "49a3999c" });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: "POST", url: "/emails" });
    expect(requests[0]?.headers["idempotency-key"]).toBe("p1:1:thank-you");
    expect(requests[0]?.headers.authorization).toBe("Bearer re_secret");
    const { from, to, subject, html, text, ...rest } = requests[0]!.body;
    expect({ from, to, subject, html, text }).toEqual({
      from: "Sitewright <studio@agency.example>",
      ...mail,
    });
    expect(Object.values(rest).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe("F10 what passes is tried again", () => {
  test("a refused connection", async () => {
    expect(await send(transportTo("http://127.0.0.1:1"))).toMatchObject({ outcome: "retry" });
  });

  test("a provider that hangs, within the timeout", async () => {
    const { transport } = await provider(() => undefined, 100);
    expect(await send(transport)).toMatchObject({ outcome: "retry" });
  });

  test("a provider that sends headers and then hangs", async () => {
    const { transport } = await provider((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"id":');
    }, 300);
    expect(await send(transport)).toMatchObject({ outcome: "retry" });
  });

  test("a connection cut in the middle", async () => {
    const { transport } = await provider((response) => response.destroy());
    expect(await send(transport)).toMatchObject({ outcome: "retry" });
  });

  test("429, not before the seconds of Retry-After", async () => {
    const body = { statusCode: 429, name: "rate_limit_exceeded", message: "Too many requests." };
    const { transport } = await provider(json(429, body, { "retry-after": "90" }));
    expect(await send(transport)).toMatchObject({ outcome: "retry", retryAfterMs: 90_000 });
  });

  test("429, not before the date of Retry-After", async () => {
    const body = { statusCode: 429, name: "daily_quota_exceeded", message: "Daily quota." };
    const { transport } = await provider(json(429, body, { "retry-after": "Sun, 01 Mar 2026 12:01:00 GMT" }));
    expect(await send(transport)).toMatchObject({ outcome: "retry", retryAfterMs: 60_000 });
  });

  test.each([500, 502, 503])("%i with a web page for an answer", async (status) => {
    const { transport } = await provider(json(status, "<h1>Bad gateway</h1>"));
    expect(await send(transport)).toMatchObject({
      outcome: "retry",
      reason: expect.stringContaining(`${status}`),
    });
  });

  test.each(["<html>hello</html>", "", "null", "[]", '{"id":7}', '{"ok":true}', '"sent"'])(
    "200 with garbage %j",
    async (body) => {
      const { transport } = await provider(json(200, body));
      expect(await send(transport)).toMatchObject({ outcome: "retry" });
    },
  );

  test.each(["null", "[]", "7"])("500 with JSON that is no error: %s", async (body) => {
    const { transport } = await provider(json(500, body));
    expect(await send(transport)).toMatchObject({ outcome: "retry" });
  });

  test("409 while the same key is still being worked on", async () => {
    const body = { statusCode: 409, name: "concurrent_idempotent_requests", message: "In progress." };
    const { transport } = await provider(json(409, body));
    expect(await send(transport)).toMatchObject({ outcome: "retry" });
  });
});

describe("S75 a redirect is not followed, and tried again later", () => {
  const statuses = [301, 302, 303, 307, 308];
  const bodies = ["", '{"id":"49a3999c"}'];
  test.each(statuses.flatMap((status) => bodies.map((body) => [status, body] as const)))(
    "%i with the body %j",
    async (status, body) => {
      const other = await provider(json(200, { id: "49a3999c" }));
      const { port } = new URL(other.address);
      for (const location of [
        `${other.address}/emails`,
        `http://localhost:${port}/emails`,
        "//localhost/x",
      ]) {
        const { requests, transport } = await provider(json(status, body, { location }));
        expect(await send(transport)).toMatchObject({ outcome: "retry" });
        expect(requests).toHaveLength(1);
      }
      expect(other.requests).toEqual([]);
    },
  );

  test("the reason says so", async () => {
    const { transport } = await provider(json(302, "", { location: "https://evil.example/" }));
    expect(await send(transport)).toEqual({
      outcome: "retry",
      reason: "resend 302: the provider names another address, which is not followed",
    });
  });
});

describe("F10 what a person has to mend is parked", () => {
  test.each([
    [401, "restricted_api_key", true],
    [403, "validation_error", true],
    [422, "invalid_from_address", false],
    [400, "validation_error", false],
    [409, "invalid_idempotent_request", false],
  ])("%i %s", async (statusCode, name, isTransportFault) => {
    const { transport } = await provider(json(statusCode, { statusCode, name, message: "No." }));
    expect(await send(transport)).toEqual({
      outcome: "permanent-failure",
      reason: `resend ${statusCode}: ${name}: No.`,
      isTransportFault,
    });
  });

  test("401 with an answer that is not JSON", async () => {
    const { transport } = await provider(json(401, "Unauthorized"));
    expect(await send(transport)).toMatchObject({ outcome: "permanent-failure", isTransportFault: true });
  });

  test("S63 a reason names nobody: it is logged", async () => {
    const message = `The address ${mail.to} is on the suppression list.`;
    const { transport } = await provider(json(422, { statusCode: 422, name: "validation_error", message }));
    const result = await send(transport);
    expect(JSON.stringify(result)).toContain("The address the recipient is");
    expect(JSON.stringify(result)).not.toContain(mail.to);
  });

  test("S63 a reason never holds the key", async () => {
    const { transport } = await provider(
      json(401, { statusCode: 401, name: "missing_api_key", message: "Bad." }),
    );
    expect(JSON.stringify(await send(transport))).not.toContain("re_secret");
  });
});

test("M-11.11 a mail of a list names in its headers where one press ends it, and others have no such header", async () => {
  const { requests, transport } = await provider(json(200, { id: "m1" }));
  const unsubscribeUrl = "https://agency.example/unsubscribe/token";
  await transport.send({ ...mail, unsubscribeUrl }, { idempotencyKey: "n1" });
  await send(transport);
  expect(requests.map(({ body }) => body.headers)).toEqual([
    { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    undefined,
  ]);
});
