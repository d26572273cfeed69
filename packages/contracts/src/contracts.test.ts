import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  adminAgentReport,
  createClient,
  createProject,
  type Endpoint,
  endpoints,
  endpointUrl,
  exportAccount,
  getProject,
  getSession,
  isJsonResponse,
  problemCatalog,
  problemSchema,
  sentDraftHeaders,
} from "./index.ts";

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  createClient({ fetch: async () => new Response(JSON.stringify(body), { status, headers }) });

describe("the contract table", () => {
  it("names each call once and each method and path once", () => {
    expect(new Set(endpoints.map((e) => e.name)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map((e) => `${e.method} ${e.path}`)).size).toBe(endpoints.length);
  });

  it.each(endpoints)("$name declares exactly the parameters of its path", (endpoint) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((m) => m[1]);
    const declared = "params" in endpoint ? Object.keys(endpoint.params.shape) : [];
    expect(declared).toEqual(inPath);
  });

  it.each(endpoints.filter((e) => "response" in e && isJsonResponse(e.response)))(
    "$name's answer can be described as JSON Schema",
    ({ response }: Endpoint) => {
      if (isJsonResponse(response)) expect(() => z.toJSONSchema(response, { io: "output" })).not.toThrow();
    },
  );
});

/** The numbers that a part of a call takes by name. */
function numbersOf(part: z.ZodType): [string, number | undefined][] {
  const { properties = {} } = z.toJSONSchema(part, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).flatMap(([name, property]) =>
    typeof property === "object" && (property.type === "integer" || property.type === "number")
      ? [[name, property.maximum]]
      : [],
  );
}

describe("S42.1 no number that a call names is larger than a column of either database holds", () => {
  const parts = endpoints.flatMap((endpoint: Endpoint) =>
    [endpoint.params, endpoint.query, endpoint.body].flatMap((part) =>
      part ? numbersOf(part).map(([name, maximum]) => ({ call: endpoint.name, name, maximum })) : [],
    ),
  );

  it.each(parts)("$name of $call", ({ maximum }) => {
    expect(maximum).toBeLessThanOrEqual(2 ** 31 - 1);
  });
});

describe("problem details", () => {
  it("every code has a client or server error status (RFC 9110)", () => {
    for (const { status } of Object.values(problemCatalog)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
    }
  });
});

describe("the client", () => {
  it("escapes path parameters and leaves out undefined query values", () => {
    expect(endpointUrl(getProject, { params: { id: "a/b?c" } })).toBe("/api/projects/a%2Fb%3Fc");
    expect(endpointUrl(getSession, { query: { a: undefined, b: "1 2" } })).toBe("/api/auth/session?b=1+2");
  });

  it("gives a refusal as a value, with its field paths and the time to wait", async () => {
    const problem = problemSchema.parse({
      type: "about:blank",
      title: "Some answers need another look.",
      status: 422,
      code: "invalid-input",
      errors: [{ path: "formData.goals", message: "Choose at least one goal." }],
    });
    const result = await answer(422, problem, { "retry-after": "30" }).call(getSession, {});
    expect(result).toEqual({ ok: false, failure: { kind: "refused", problem, retryAfterS: 30 } });
  });

  it("distinguishes an answer outside the contract from a refusal", async () => {
    expect(await answer(502, "bad gateway").call(getSession, {})).toMatchObject({
      ok: false,
      failure: { kind: "unreadable", status: 502 },
    });
    expect(await answer(200, { user: 7 }).call(getSession, {})).toMatchObject({
      failure: { kind: "unreadable", status: 200 },
    });
  });

  it("calls a network failure offline", async () => {
    const client = createClient({ fetch: () => Promise.reject(new TypeError("fetch failed")) });
    expect(await client.call(getSession, {})).toEqual({ ok: false, failure: { kind: "offline" } });
  });

  it("S-01.23 gives a file as it was sent, and calls one that broke off offline", async () => {
    const over = (body: ReadableStream<Uint8Array>) =>
      createClient({
        fetch: async () => new Response(body, { headers: { "content-type": "application/zip" } }),
      }).call(exportAccount, {});
    const bytes = new TextEncoder().encode("PK archive");
    const whole = await over(new Blob([bytes]).stream());
    expect(whole.ok && [whole.data.type, await whole.data.text()]).toEqual(["application/zip", "PK archive"]);
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytes),
      pull: (controller) => controller.error(new TypeError("terminated")),
    });
    expect(await over(broken)).toEqual({ ok: false, failure: { kind: "offline" } });
  });

  it("sends JSON with its type and the headers asked for", async () => {
    let seen: Request | undefined;
    const client = createClient({
      baseUrl: "http://localhost",
      fetch: async (url, init) => {
        seen = new Request(url, init);
        return new Response("{}", { status: 500 });
      },
    });
    await client.call(createProject, { headers: { "idempotency-key": "12345678" }, body: {} as never });
    expect(seen?.method).toBe("POST");
    expect(seen?.headers.get("content-type")).toBe("application/json");
    expect(seen?.headers.get("idempotency-key")).toBe("12345678");
  });
});

it("a time that a caller names is one that every database can read", () => {
  const { "draft-saved-at": savedAt } = sentDraftHeaders;
  expect(savedAt.safeParse("2026-03-02T09:00:00.000Z").success).toBe(true);
  expect(savedAt.safeParse("0000-01-01T00:00:00.000Z").success).toBe(false);
  const report = adminAgentReport.query;
  expect(report.safeParse({ from: "2026-03-01", to: "2026-03-02" }).success).toBe(true);
  expect(report.safeParse({ from: "0000-01-01", to: "0000-01-02" }).success).toBe(false);
});
