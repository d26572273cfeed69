import { Validator } from "@seriousme/openapi-schema-validator";
import { endpoints } from "@sitewright/contracts";
import { expect, test } from "vitest";
import { z } from "zod";
import { createTestApp } from "./harness/test-app.ts";

const documentSchema = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
});

async function readDocument() {
  const app = await createTestApp();
  const response = await app.open().send("GET", "/api/openapi.json");
  expect(response.headers.get("content-type")).toBe("application/json");
  return documentSchema.parse(await response.json());
}

test("S-01.1 the served document is valid OpenAPI 3.1", async () => {
  const document = await readDocument();
  const { valid, errors } = await new Validator().validate(document);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document.openapi).toMatch(/^3\.1\./);
});

const operationSchema = z.looseObject({
  parameters: z.array(
    z.looseObject({ name: z.string(), in: z.string(), description: z.string().optional() }),
  ),
  responses: z.record(z.string(), z.looseObject({ headers: z.record(z.string(), z.unknown()).optional() })),
});

test("every request header is described, and answers that ask to wait name Retry-After", async () => {
  const { paths } = await readDocument();
  const operations = Object.values(paths).flatMap((item) =>
    Object.values(item).map((operation) => operationSchema.parse(operation)),
  );
  const headers = operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === "header"));
  expect(headers.map(({ name }) => name)).toContain("idempotency-key");
  expect(headers.filter(({ description }) => !description)).toEqual([]);
  // OpenAPI 3.1 ignores a parameter of this name; the security scheme has it.
  expect(headers.map(({ name }) => name.toLowerCase())).not.toContain("authorization");
  for (const { responses } of operations)
    for (const status of ["429", "503"])
      if (responses[status]) expect(responses[status].headers).toHaveProperty("Retry-After");
});

test("S-01.2 every endpoint of the contract is in the document, and nothing else is", async () => {
  const { paths } = await readDocument();
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`),
  );
  const listed = endpoints.map(
    ({ method, path, name }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")} ${name}`,
  );
  expect(described.sort()).toEqual(listed.sort());
});

test("S-01.3 every endpoint of the contract is mounted, and every mounted call is in the contract", async () => {
  const { app } = await createTestApp();
  // Middleware and the answers to what is left over are mounted for all methods.
  const mounted = app.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  const listed = endpoints.map(({ method, path }) => `${method} ${path}`);
  const besides = ["GET /api/openapi.json", "GET /metrics"];
  expect(mounted.filter((route) => !besides.includes(route)).sort()).toEqual([...listed].sort());
});

test("S-01.4 the wizard's mail calls exist with method, path and body as specified", () => {
  const calls = new Map<string, (typeof endpoints)[number]>(
    endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  );
  const project = { projectData: { id: "p" }, userEmail: "ann@harbour.example", userName: "Ann" };
  for (const [call, body] of [
    ["POST /api/send-project-email", { ...project, isUpdate: true }],
    ["POST /api/send-thank-you-email", project],
  ] as const) {
    const endpoint = calls.get(call);
    expect(endpoint && "body" in endpoint && endpoint.body.safeParse(body).success, call).toBe(true);
  }
});
