import { createHash, randomUUID } from "node:crypto";
import { brand } from "@sitewright/brand";
import { ndaText, ndaVersion } from "@sitewright/brand/nda";
import { adminUploadDocument, createUpload, endpoints } from "@sitewright/contracts";
import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { describe, expect, test } from "vitest";
import type { Browser, SendOptions } from "./harness/browser.ts";
import { completeAnswers, withKey } from "./harness/complete-answers.ts";
import { createTestApp, ownerEmail, type TestApp, testPassword } from "./harness/test-app.ts";

type EndpointName = (typeof endpoints)[number]["name"];

/** What belongs to Ann, the owner of the objects that the calls are about. */
interface Objects {
  projectId: string;
  uploadId: string;
  mailId: string;
  sessionId: string;
  designId: string;
  ndaRecordId: string;
  annId: string;
  documentId: string;
}

/** One endpoint's row: how to call it about Ann's objects, and the status that each kind of caller gets. */
interface Row {
  call: (objects: Objects) => { path: string } & SendOptions;
  anonymous: number;
  stranger: number;
  owner: number;
  admin: number;
}

const annEmail = "ann@harbour.example";
const position = { activeTab: "welcome", journeyStarted: true, visitedTabs: {}, completionStatus: {} };
const draft = { version: 0, state: { onboarding: defaultOnboarding, position } };
const palette = { kind: "palette", name: "Autumn", colors: defaultOnboarding.themeColors };
const textSha256 = createHash("sha256").update(ndaText(brand.agencyName)).digest("hex");
const acceptance = { action: "accepted", ndaVersion, textSha256 };
const profile = { displayName: "Ann", businessName: "" };
const typed = { title: "Terms", content: "# Terms" };
const edit = { json: completeAnswers(), headers: { "if-match": "1" } };

/** Open to everybody, or open to everybody who is signed in because it is about the caller alone. */
const everybody = (status: number) => ({ anonymous: status, stranger: status, owner: status, admin: status });
const signedIn = (status: number) => ({ ...everybody(status), anonymous: 401 });
/** About one client's object: to all others it is not there. */
const ownerOnly = (status: number) => ({ anonymous: 401, stranger: 404, owner: status, admin: 404 });
const ownerAndAdmin = (status: number) => ({ ...ownerOnly(status), admin: status });
const adminOnly = { anonymous: 401, stranger: 403, owner: 403, admin: 200 };

function pngForm(): FormData {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const form = new FormData();
  form.append("category", "media");
  form.append("file", new File([png], "dot.png", { type: "image/png" }));
  return form;
}

// A new endpoint without a row here does not compile.
const rows: Record<EndpointName, Row> = {
  healthz: { call: () => ({ path: "/healthz" }), ...everybody(200) },
  readyz: { call: () => ({ path: "/readyz" }), ...everybody(200) },
  signUp: {
    call: () => ({
      path: "/api/auth/sign-up",
      json: { email: `${randomUUID()}@x.example`, password: testPassword, name: "N" },
    }),
    ...everybody(201),
  },
  signIn: {
    call: () => ({ path: "/api/auth/sign-in", json: { email: ownerEmail, password: testPassword } }),
    ...everybody(200),
  },
  developerSignIn: { call: () => ({ path: "/api/auth/developer" }), ...everybody(404) },
  signOut: { call: () => ({ path: "/api/auth/sign-out" }), ...everybody(204) },
  getSession: { call: () => ({ path: "/api/auth/session" }), ...everybody(200) },
  beginGoogleSignIn: { call: () => ({ path: "/api/auth/google" }), ...everybody(404) },
  endGoogleSignIn: { call: () => ({ path: "/api/auth/google/callback" }), ...everybody(404) },
  verifyEmail: {
    call: () => ({ path: "/api/auth/verify-email", json: { token: "none" } }),
    ...signedIn(410),
  },
  resendVerification: { call: () => ({ path: "/api/auth/verify-email/resend" }), ...signedIn(202) },
  forgotPassword: {
    call: () => ({ path: "/api/auth/forgot-password", json: { email: "nobody@x.example" } }),
    ...everybody(202),
  },
  resetPassword: {
    call: () => ({ path: "/api/auth/reset-password", json: { token: "none", password: testPassword } }),
    ...everybody(410),
  },
  getAccountSecurity: { call: () => ({ path: "/api/account/security" }), ...signedIn(200) },
  changePassword: {
    call: () => ({
      path: "/api/account/password",
      json: { currentPassword: testPassword, newPassword: testPassword },
    }),
    ...signedIn(204),
  },
  endOtherSessions: { call: () => ({ path: "/api/account/sessions" }), ...signedIn(204) },
  endSession: {
    call: ({ sessionId }) => ({ path: `/api/account/sessions/${sessionId}` }),
    ...ownerOnly(204),
  },
  getDraft: { call: ({ projectId }) => ({ path: `/api/draft?project=${projectId}` }), ...ownerOnly(200) },
  putDraft: {
    call: ({ projectId }) => ({ path: `/api/draft?project=${projectId}`, json: draft }),
    ...ownerOnly(200),
  },
  deleteDraft: { call: ({ projectId }) => ({ path: `/api/draft?project=${projectId}` }), ...ownerOnly(204) },
  listDesigns: { call: () => ({ path: "/api/designs" }), ...signedIn(200) },
  saveDesign: { call: () => ({ path: "/api/designs", json: palette }), ...signedIn(201) },
  deleteDesign: { call: ({ designId }) => ({ path: `/api/designs/${designId}` }), ...ownerOnly(204) },
  listNdaRecords: { call: () => ({ path: "/api/agreements/nda" }), ...signedIn(200) },
  recordNda: { call: () => ({ path: "/api/agreements/nda", json: acceptance }), ...signedIn(201) },
  downloadNdaRecord: {
    call: ({ ndaRecordId }) => ({ path: `/api/agreements/nda/${ndaRecordId}/file` }),
    ...ownerOnly(200),
  },
  createProject: {
    call: () => ({ path: "/api/projects", json: completeAnswers(), headers: withKey("matrix-key-1") }),
    ...signedIn(201),
  },
  listProjects: { call: () => ({ path: "/api/projects" }), ...signedIn(200) },
  getProject: { call: ({ projectId }) => ({ path: `/api/projects/${projectId}` }), ...ownerAndAdmin(200) },
  updateProject: {
    call: ({ projectId }) => ({ path: `/api/projects/${projectId}`, ...edit }),
    ...ownerOnly(200),
  },
  finalizeProject: {
    call: ({ projectId }) => ({ path: `/api/projects/${projectId}/finalise`, ...edit }),
    ...ownerOnly(200),
  },
  deleteProject: { call: ({ projectId }) => ({ path: `/api/projects/${projectId}` }), ...ownerOnly(204) },
  getProjectSpec: {
    call: ({ projectId }) => ({ path: `/api/projects/${projectId}/spec` }),
    ...ownerAndAdmin(200),
  },
  createUpload: { call: () => ({ path: "/api/uploads", body: pngForm() }), ...signedIn(201) },
  getUploadContent: {
    call: ({ uploadId }) => ({ path: `/api/uploads/${uploadId}/content` }),
    ...ownerAndAdmin(200),
  },
  getUploadPreview: {
    call: ({ uploadId }) => ({ path: `/api/uploads/${uploadId}/preview` }),
    ...ownerAndAdmin(200),
  },
  deleteUpload: { call: ({ uploadId }) => ({ path: `/api/uploads/${uploadId}` }), ...ownerOnly(204) },
  sendProjectEmail: {
    call: ({ projectId }) => ({
      path: "/api/send-project-email",
      json: { projectData: { id: projectId }, userEmail: annEmail, userName: "Ann" },
    }),
    anonymous: 401,
    stranger: 403,
    owner: 202,
    admin: 403,
  },
  sendThankYouEmail: {
    call: ({ projectId }) => ({
      path: "/api/send-thank-you-email",
      json: { projectData: { id: projectId }, userEmail: annEmail, userName: "Ann" },
    }),
    anonymous: 401,
    stranger: 403,
    owner: 202,
    admin: 403,
  },
  sendProjectDeletionEmail: {
    call: ({ projectId }) => ({
      path: "/api/send-project-deletion-email",
      json: { userEmail: annEmail, userName: "Ann", projectId, deletedAt: "2026-03-02T09:00:00.000Z" },
    }),
    anonymous: 401,
    stranger: 403,
    owner: 404,
    admin: 403,
  },
  exportAccount: { call: () => ({ path: "/api/account/export" }), ...signedIn(200) },
  deleteAccount: {
    call: () => ({ path: "/api/account", json: { confirm: "DELETE" } }),
    anonymous: 401,
    stranger: 204,
    owner: 204,
    admin: 409,
  },
  sendContactMessage: {
    call: () => ({
      path: "/api/contact",
      json: { name: "Ann", email: annEmail, message: "Hello", reason: "question", type: "logout_feedback" },
    }),
    ...everybody(202),
  },
  adminListProjects: { call: () => ({ path: "/api/admin/projects" }), ...adminOnly },
  adminGetProject: { call: ({ projectId }) => ({ path: `/api/admin/projects/${projectId}` }), ...adminOnly },
  adminListOutbox: { call: () => ({ path: "/api/admin/outbox" }), ...adminOnly },
  adminGetOutboxMessage: { call: ({ mailId }) => ({ path: `/api/admin/outbox/${mailId}` }), ...adminOnly },
  getProfile: { call: ({ annId }) => ({ path: `/api/profiles/${annId}` }), ...everybody(200) },
  updateProfile: {
    call: ({ annId }) => ({ path: `/api/profiles/${annId}`, json: profile }),
    ...ownerOnly(200),
  },
  listDocuments: {
    call: ({ annId }) => ({ path: `/api/profiles/${annId}/documents` }),
    ...ownerAndAdmin(200),
  },
  getDocument: {
    call: ({ documentId }) => ({ path: `/api/documents/${documentId}` }),
    ...ownerAndAdmin(200),
  },
  getDocumentFile: {
    call: ({ documentId }) => ({ path: `/api/documents/${documentId}/file` }),
    ...ownerAndAdmin(200),
  },
  createReceipt: {
    call: ({ documentId }) => ({ path: `/api/documents/${documentId}/receipts`, json: { version: 1 } }),
    ...ownerOnly(200),
  },
  adminListDocumentClients: { call: () => ({ path: "/api/admin/documents/clients" }), ...adminOnly },
  adminListDocuments: {
    call: ({ annId }) => ({ path: `/api/admin/documents?client=${annId}` }),
    ...adminOnly,
  },
  adminGetDocument: {
    call: ({ documentId }) => ({ path: `/api/admin/documents/${documentId}` }),
    ...adminOnly,
  },
  adminGetDocumentVersion: {
    call: ({ documentId }) => ({ path: `/api/admin/documents/${documentId}/versions/1` }),
    ...adminOnly,
  },
  adminCreateDocument: {
    call: ({ annId }) => ({ path: "/api/admin/documents", json: { ...typed, clientId: annId } }),
    ...adminOnly,
    admin: 201,
  },
  adminUploadDocument: {
    call: ({ annId }) => ({ path: "/api/admin/documents/files", body: documentForm(annId) }),
    ...adminOnly,
    admin: 201,
  },
  adminUpdateDocument: {
    call: ({ documentId }) => ({
      path: `/api/admin/documents/${documentId}`,
      json: { title: "Terms" },
      headers: { "if-match": "1" },
    }),
    ...adminOnly,
  },
  adminDeleteDocument: {
    call: ({ documentId }) => ({ path: `/api/admin/documents/${documentId}` }),
    ...adminOnly,
    admin: 204,
  },
  adminMoveDocument: {
    call: ({ documentId }) => ({
      path: `/api/admin/documents/${documentId}/move`,
      json: { direction: "up" },
    }),
    ...adminOnly,
  },
  adminMigrateDocument: {
    call: ({ documentId }) => ({ path: `/api/admin/documents/${documentId}/migrate` }),
    ...adminOnly,
  },
};

/** A Markdown file for Ann, as an administrator uploads it. */
function documentForm(clientId: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ clientId, title: "Quote" })) form.append(name, value);
  form.append("file", new File(["# Quote"], "quote.md", { type: "text/markdown" }));
  return form;
}

async function shareDocument(app: TestApp, clientId: string): Promise<string> {
  const owner = await app.signInAsOwner();
  const answer = await owner.send("POST", "/api/admin/documents/files", { body: documentForm(clientId) });
  return adminUploadDocument.response.parse(await answer.json()).document.id;
}

async function createObjects(app: TestApp, ann: Browser): Promise<Objects> {
  const created = await ann.send("POST", "/api/projects", {
    json: completeAnswers(),
    headers: withKey("key-00000001"),
  });
  const upload = createUpload.response.parse(
    await (await ann.send("POST", "/api/uploads", { body: pngForm() })).json(),
  );
  const { project } = (await created.json()) as { project: { id: string } };
  const mail = await app.database.db.outboxMessage.findFirstOrThrow();
  await ann.send("POST", "/api/designs", { json: palette });
  const design = await app.database.db.savedDesign.findFirstOrThrow();
  await ann.send("POST", "/api/agreements/nda", { json: acceptance });
  const ndaRecord = await app.database.db.ndaRecord.findFirstOrThrow();
  const session = await app.database.db.session.findFirstOrThrow({ where: { user: { email: annEmail } } });
  return {
    projectId: project.id,
    uploadId: upload.id,
    mailId: mail.id,
    sessionId: session.id,
    designId: design.id,
    ndaRecordId: ndaRecord.id,
    annId: ndaRecord.userId,
    documentId: await shareDocument(app, ndaRecord.userId),
  };
}

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
          const { path, ...options } = row.call(objects);
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
