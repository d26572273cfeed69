import { endpoints } from "@sitewright/contracts";
import { describe, expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import type { Browser } from "./harness/browser.ts";
import { annEmail, createObjects, type EndpointName, endpointCalls } from "./harness/endpoint-calls.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

/** The status that each kind of caller gets for a call about Ann's objects. */
interface Row {
  anonymous: number;
  stranger: number;
  owner: number;
  admin: number;
}

/** Open to everybody, or open to everybody who is signed in because it is about the caller alone. */
const everybody = (status: number) => ({ anonymous: status, stranger: status, owner: status, admin: status });
const signedIn = (status: number) => ({ ...everybody(status), anonymous: 401 });
/** About one client's object: to all others it is not there. */
const ownerOnly = (status: number) => ({ anonymous: 401, stranger: 404, owner: status, admin: 404 });
const ownerAndAdmin = (status: number) => ({ ...ownerOnly(status), admin: status });
const adminOnly = { anonymous: 401, stranger: 403, owner: 403, admin: 200 };

// A new endpoint without a row here does not compile.
const rows: Record<EndpointName, Row> = {
  healthz: everybody(200),
  readyz: everybody(200),
  signUp: everybody(201),
  signIn: everybody(200),
  developerSignIn: everybody(404),
  signOut: everybody(204),
  getSession: everybody(200),
  beginGoogleSignIn: everybody(404),
  endGoogleSignIn: everybody(404),
  verifyEmail: signedIn(410),
  resendVerification: signedIn(202),
  forgotPassword: everybody(202),
  resetPassword: everybody(410),
  getAccountSecurity: signedIn(200),
  changePassword: signedIn(204),
  endOtherSessions: signedIn(204),
  endSession: ownerOnly(204),
  getDraft: ownerOnly(200),
  putDraft: ownerOnly(200),
  deleteDraft: ownerOnly(204),
  listDesigns: signedIn(200),
  saveDesign: signedIn(201),
  deleteDesign: ownerOnly(204),
  listNdaRecords: signedIn(200),
  recordNda: signedIn(201),
  downloadNdaRecord: ownerOnly(200),
  createProject: signedIn(201),
  listProjects: signedIn(200),
  getProject: ownerAndAdmin(200),
  updateProject: ownerOnly(200),
  finalizeProject: ownerOnly(200),
  deleteProject: ownerOnly(204),
  getProjectSpec: ownerAndAdmin(200),
  createUpload: signedIn(201),
  getUploadContent: ownerAndAdmin(200),
  getUploadPreview: ownerAndAdmin(200),
  deleteUpload: ownerOnly(204),
  sendProjectEmail: { anonymous: 401, stranger: 403, owner: 202, admin: 403 },
  sendThankYouEmail: { anonymous: 401, stranger: 403, owner: 202, admin: 403 },
  sendProjectDeletionEmail: { anonymous: 401, stranger: 403, owner: 404, admin: 403 },
  exportAccount: signedIn(200),
  deleteAccount: { anonymous: 401, stranger: 204, owner: 204, admin: 409 },
  sendContactMessage: everybody(202),
  adminListProjects: adminOnly,
  adminGetProject: adminOnly,
  adminListOutbox: adminOnly,
  adminGetOutboxMessage: adminOnly,
  adminCreateUser: { ...adminOnly, admin: 201 },
  getProfile: everybody(200),
  updateProfile: ownerOnly(200),
  listDocuments: ownerAndAdmin(200),
  getDocument: ownerAndAdmin(200),
  getDocumentFile: ownerAndAdmin(200),
  createReceipt: ownerOnly(200),
  adminListDocumentClients: adminOnly,
  adminListDocuments: adminOnly,
  adminGetDocument: adminOnly,
  adminGetDocumentVersion: adminOnly,
  adminCreateDocument: { ...adminOnly, admin: 201 },
  adminUploadDocument: { ...adminOnly, admin: 201 },
  adminUpdateDocument: adminOnly,
  adminDeleteDocument: { ...adminOnly, admin: 204 },
  adminMoveDocument: adminOnly,
  adminMigrateDocument: adminOnly,
};

async function countAnns({ database: { db } }: TestApp): Promise<number[]> {
  const where = { user: { email: annEmail } };
  return Promise.all([
    db.project.count({ where }),
    db.projectVersion.count({ where: { project: where } }),
    db.draft.count({ where }),
    db.upload.count({ where }),
    db.outboxMessage.count({ where }),
    db.savedDesign.count({ where }),
    db.ndaRecord.count({ where }),
    db.clientDocument.count({ where: { client: { email: annEmail } } }),
    db.documentReceipt.count({ where }),
  ]);
}

async function openAs(app: TestApp, caller: string, ann: Browser): Promise<Browser> {
  if (caller === "anonymous") return app.open();
  if (caller === "stranger") return app.signUp("bob@forge.example");
  return caller === "admin" ? app.signInAsOwner() : ann;
}

describe.each(endpoints.map(({ name, method, access }) => ({ name, method, access })))(
  "S26 S34 $name",
  ({ name, method, access }) => {
    const row = rows[name];

    // In this order one database serves three callers: what a stranger may do concerns the stranger alone.
    test.each([{ callers: ["anonymous", "stranger", "owner"] as const }, { callers: ["admin"] as const }])(
      `${name} as $callers`,
      async ({ callers }) => {
        const app = await createTestApp();
        const ann = await app.signUp(annEmail);
        const objects = await createObjects(app, ann);
        const before = await countAnns(app);
        for (const caller of callers) {
          const browser = await openAs(app, caller, ann);
          const { path, ...options } = endpointCalls[name](objects);
          const response = await browser.send(method, path, options);
          expect(response.status, caller).toBe(row[caller]);
          if (response.status === 401 || response.status === 403 || response.status === 404)
            expect(await countAnns(app), caller).toEqual(before);
        }
      },
    );

    test(`${name}: its access says the same as its row`, () => {
      if (access !== "public") expect(row.anonymous).toBe(401);
      if (access === "admin") expect([row.stranger, row.owner]).toEqual([403, 403]);
    });
  },
);

/** What a screen's own flags would look like if they were sent along. */
const flags = "isAdmin=true&admin=1&role=admin&dev=true&actor=admin";
const flagHeaders = {
  "x-admin": "true",
  "x-role": "admin",
  "x-user": "owner@sitewright.example",
  "x-forwarded-user": "owner@sitewright.example",
  authorization: "Basic b3duZXI6b3duZXI=",
};

test("S37 S38 no flag in a query, a header or a cookie opens an administrator's call, nor the list behind it", async () => {
  const app = await createTestApp();
  const ann = await app.signUp(annEmail);
  const objects = await createObjects(app, ann);
  const before = await countAnns(app);
  const calls = endpoints.filter(({ access }) => access === "admin");
  expect(calls.length).toBeGreaterThan(10);
  for (const { name, method } of calls) {
    const { path, ...options } = endpointCalls[name](objects);
    for (const [cookie, status] of [
      [`${ann.cookie}; isAdmin=true; role=admin; userType=admin`, 403],
      ["isAdmin=true; role=admin; __Host-user=owner", 401],
    ] as const) {
      const headers = { ...options.headers, ...flagHeaders, cookie };
      const asked = `${path}${path.includes("?") ? "&" : "?"}${flags}`;
      const answer = await app.open().send(method, asked, { ...options, headers });
      expect(answer.status, name).toBe(status);
      expect(Object.keys(await readProblem(answer)).sort(), name).toEqual([
        "code",
        "error",
        "requestId",
        "status",
        "title",
        "type",
      ]);
    }
  }
  expect(await countAnns(app)).toEqual(before);
});

test("S35 tricks with method, case, slashes and encoding reach nothing that the plain address refuses", async () => {
  const app = await createTestApp();
  const browser = await app.signUp(annEmail);
  const tricks = [
    "/API/admin/projects",
    "/api//admin/projects",
    "/api/admin/projects/",
    "/api/%61dmin/projects",
    "/api/admin/projects;x",
    "/api/./admin/projects",
    "/api/x/%2e%2e/admin/projects",
  ];
  for (const path of tricks) expect([403, 404], path).toContain((await browser.send("GET", path)).status);
  const override = { "x-http-method-override": "DELETE" };
  expect((await browser.send("POST", "/api/admin/projects", { headers: override, json: {} })).status).toBe(
    405,
  );
  expect((await browser.send("HEAD", "/api/admin/projects")).status).toBe(403);
  expect((await app.open().send("HEAD", "/api/projects")).status).toBe(401);
});
