import {
  type Endpoint,
  endpoints,
  includesPermission,
  isStaffAccess,
  isTokenAccess,
  type Permission,
  type StaffRole,
} from "@sitewright/contracts";
import { expect, test } from "vitest";
import { readProblem } from "./harness/answers.ts";
import { type EndpointName, endpointCalls } from "./harness/endpoint-calls.ts";
import { annEmail } from "./harness/endpoint-samples.ts";
import { createFurnishedApp, type FurnishedApp } from "./harness/furnished-app.ts";
import { createTestApp, type TestApp } from "./harness/test-app.ts";

/** Everybody who can make a call, and the staff by role. The subject is Ann, whose objects the calls are about. */
const staffCallers = ["editor", "builder", "manager", "owner"] as const satisfies StaffRole[];
const callers = ["anonymous", "otherClient", ...staffCallers, "subject"] as const;
type Caller = (typeof callers)[number];

/** The status that each of them gets. */
type Row = Record<Caller, number>;

/** The same status for all staff. */
const staff = (status: number) => ({ editor: status, builder: status, manager: status, owner: status });

/** Which roles have which permission, as A-14 says it: written down apart from the roles' own data. */
const holders = {
  projects: ["builder", "manager", "owner"],
  specifications: ["builder", "manager", "owner"],
  documents: ["builder", "manager", "owner"],
  conformance: ["builder", "manager", "owner"],
  users: ["manager", "owner"],
  outbox: ["manager", "owner"],
  newsletter: ["editor", "manager", "owner"],
  posts: ["editor", "manager", "owner"],
  audit: ["manager", "owner"],
  settings: ["manager", "owner"],
  knowledge: ["editor", "manager", "owner"],
  roles: ["owner"],
} as const satisfies Partial<Record<Permission, readonly StaffRole[]>>;
type Held = keyof typeof holders;

/** One status for the staff with a permission, another for the rest of them. */
const staffWith = (permission: Held, status: number, otherwise: number) => ({
  ...staff(otherwise),
  ...Object.fromEntries(holders[permission].map((role) => [role, status])),
});

/** Open to everybody, or open to everybody who is signed in because it is only about the caller. */
const everybody = (status: number): Row => ({
  anonymous: status,
  otherClient: status,
  subject: status,
  ...staff(status),
});
const signedIn = (status: number): Row => ({ ...everybody(status), anonymous: 401 });
/** About one client's object: to all others it is not there. */
const subjectOnly = (status: number): Row => ({
  anonymous: 401,
  otherClient: 404,
  subject: status,
  ...staff(404),
});
const subjectAnd = (permission: Held): Row => ({ ...subjectOnly(200), ...staffWith(permission, 200, 404) });
const staffOnly = (permission: Held, status = 200): Row => ({
  anonymous: 401,
  otherClient: 403,
  subject: 403,
  ...staffWith(permission, status, 403),
});
/** For a person who has a link, while nobody else is signed in in that browser. */
const linkAlone = (status: number): Row => ({ ...everybody(403), anonymous: status });

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
  endSession: subjectOnly(204),
  getDraft: subjectOnly(200),
  putDraft: subjectOnly(200),
  deleteDraft: subjectOnly(204),
  listDesigns: signedIn(200),
  saveDesign: signedIn(201),
  deleteDesign: subjectOnly(204),
  listNdaRecords: signedIn(200),
  recordNda: signedIn(201),
  downloadNdaRecord: subjectOnly(200),
  createProject: signedIn(201),
  listProjects: signedIn(200),
  getProject: subjectAnd("projects"),
  updateProject: subjectOnly(200),
  finalizeProject: subjectOnly(200),
  deleteProject: subjectOnly(204),
  getProjectSpec: subjectAnd("specifications"),
  listProjectVersions: subjectAnd("specifications"),
  getProjectVersion: subjectAnd("specifications"),
  createUpload: signedIn(201),
  getUploadContent: subjectAnd("projects"),
  getUploadPreview: subjectAnd("projects"),
  deleteUpload: subjectOnly(204),
  sendProjectEmail: { anonymous: 401, otherClient: 403, subject: 202, ...staff(403) },
  sendThankYouEmail: { anonymous: 401, otherClient: 403, subject: 202, ...staff(403) },
  sendProjectDeletionEmail: { anonymous: 401, otherClient: 403, subject: 404, ...staff(403) },
  exportAccount: signedIn(200),
  deleteAccount: { ...signedIn(204), owner: 409 },
  sendContactMessage: everybody(202),
  sendChatMessage: everybody(200),
  confirmChatAnswer: everybody(204),
  handOverChat: everybody(204),
  eraseChat: everybody(204),
  listNews: everybody(200),
  getNewsPost: everybody(200),
  subscribe: everybody(202),
  adminListSubscribers: staffOnly("newsletter"),
  adminExportSubscribers: staffOnly("newsletter"),
  adminExportOutbox: staffOnly("outbox"),
  adminExportDocuments: staffOnly("documents"),
  adminDropOff: staffOnly("projects"),
  listIndexStates: staffOnly("posts"),
  submitToSearch: staffOnly("posts"),
  removeFromSearch: staffOnly("posts"),
  submitPostsToSearch: staffOnly("posts"),
  inspectPosts: staffOnly("posts", 202),
  getSearchSetup: staffOnly("posts"),
  checkSearchAccess: staffOnly("posts"),
  generatePost: staffOnly("posts", 202),
  listGenerations: staffOnly("posts"),
  getGeneration: staffOnly("posts"),
  watchGeneration: staffOnly("posts"),
  cancelGeneration: staffOnly("posts"),
  adminOverview: staffOnly("projects"),
  adminListProjects: staffOnly("projects"),
  adminExportProjects: staffOnly("projects"),
  adminDeleteProject: staffOnly("projects", 204),
  adminListProjectVersions: staffOnly("specifications"),
  adminGetProjectVersion: staffOnly("specifications"),
  adminDownloadBundle: staffOnly("projects"),
  adminListSiteChecks: staffOnly("conformance"),
  adminCreateSiteCheck: staffOnly("conformance", 202),
  adminGetSiteCheck: staffOnly("conformance"),
  adminDeleteSiteCheck: staffOnly("conformance", 204),
  adminDecideWords: staffOnly("specifications"),
  adminListNotes: staffOnly("projects"),
  adminCreateNote: staffOnly("projects", 201),
  adminDeleteNote: staffOnly("projects", 204),
  adminSendMail: staffOnly("outbox", 202),
  adminRetryMail: staffOnly("outbox", 204),
  adminDismissMail: staffOnly("outbox", 204),
  adminListMessages: staffOnly("outbox"),
  adminExportMessages: staffOnly("outbox"),
  adminGetMessage: staffOnly("outbox"),
  adminReadMessage: staffOnly("outbox", 204),
  adminAnswerMessage: staffOnly("outbox", 202),
  adminMarkMessageDone: staffOnly("outbox", 204),
  adminReopenMessage: staffOnly("outbox", 204),
  adminDeleteMessage: staffOnly("outbox", 204),
  adminListUsers: staffOnly("users"),
  adminExportUsers: staffOnly("users"),
  adminGetUser: staffOnly("users"),
  adminDeleteUser: staffOnly("users", 204),
  adminListPosts: staffOnly("posts"),
  adminCreatePost: staffOnly("posts", 201),
  adminGetPost: staffOnly("posts"),
  updatePost: staffOnly("posts"),
  deletePost: staffOnly("posts", 204),
  adminRestorePost: staffOnly("posts", 204),
  adminPublishPost: staffOnly("posts"),
  adminSchedulePost: staffOnly("posts"),
  adminUnschedulePost: staffOnly("posts"),
  adminWithdrawPost: staffOnly("posts"),
  adminDiscardPostEdits: staffOnly("posts"),
  adminListPostRevisions: staffOnly("posts"),
  adminGetPostRevision: staffOnly("posts"),
  adminRestorePostRevision: staffOnly("posts"),
  adminCreatePostPreview: staffOnly("posts", 201),
  adminEndPostPreview: staffOnly("posts", 204),
  adminOfferPostLinks: staffOnly("posts"),
  adminUploadPostPicture: staffOnly("posts", 201),
  getContentViews: staffOnly("posts"),
  getPostPicture: everybody(200),
  adminListBin: staffOnly("projects"),
  adminRestore: staffOnly("projects", 204),
  adminErase: staffOnly("projects", 204),
  adminListAudit: staffOnly("audit"),
  adminExportAudit: staffOnly("audit"),
  adminFindDocuments: staffOnly("documents"),
  adminGetProject: staffOnly("projects"),
  adminListOutbox: staffOnly("outbox"),
  adminGetOutboxMessage: staffOnly("outbox"),
  adminCreateUser: staffOnly("users", 201),
  adminAgents: staffOnly("settings"),
  adminAddAgent: staffOnly("settings", 201),
  adminAgentReport: staffOnly("settings"),
  adminExportAgents: staffOnly("settings"),
  adminChangeAgent: staffOnly("settings", 204),
  adminRemoveAgent: staffOnly("settings", 204),
  adminRestartAgent: staffOnly("settings", 202),
  adminAcknowledgeAlert: staffOnly("settings", 204),
  adminResolveAlert: staffOnly("settings", 204),
  adminListStaff: staffOnly("roles"),
  adminInviteStaff: staffOnly("roles", 201),
  adminCancelInvitation: staffOnly("roles", 204),
  adminChangeRole: staffOnly("roles"),
  adminRemoveStaff: staffOnly("roles", 204),
  getStaffInvitation: everybody(200),
  acceptStaffInvitation: linkAlone(204),
  getProfile: everybody(200),
  updateProfile: subjectOnly(200),
  listDocuments: subjectAnd("documents"),
  getDocument: subjectAnd("documents"),
  getDocumentFile: subjectAnd("documents"),
  createReceipt: subjectOnly(200),
  adminListDocumentClients: staffOnly("documents"),
  adminListDocuments: staffOnly("documents"),
  adminGetDocument: staffOnly("documents"),
  adminGetDocumentVersion: staffOnly("documents"),
  adminCreateDocument: staffOnly("documents", 201),
  adminUploadDocument: staffOnly("documents", 201),
  adminUpdateDocument: staffOnly("documents"),
  adminDeleteDocument: staffOnly("documents", 204),
  adminMoveDocument: staffOnly("documents"),
  adminMigrateDocument: staffOnly("documents"),
  adminChatAnalytics: staffOnly("knowledge"),
  adminListUnmatched: staffOnly("knowledge"),
  adminDismissUnmatched: staffOnly("knowledge", 204),
  adminTestPattern: staffOnly("knowledge"),
  adminRunSuite: staffOnly("knowledge"),
  adminListKnowledge: staffOnly("knowledge"),
  adminGetKnowledge: staffOnly("knowledge"),
  adminCreateKnowledge: staffOnly("knowledge", 201),
  adminUpdateKnowledge: staffOnly("knowledge"),
  adminDeleteKnowledge: staffOnly("knowledge", 204),
  adminListPatterns: staffOnly("knowledge"),
  adminLearnPatterns: staffOnly("knowledge", 201),
  adminForgetPattern: staffOnly("knowledge", 204),
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

const isRefusal = (status: number): boolean => status >= 400;

/** True for calls that change nothing: one that only reads, and a refused one. */
const changesNothing = (
  caller: Caller,
  { name, method }: { name: EndpointName; method: Endpoint["method"] },
): boolean => method === "GET" || isRefusal(rows[name][caller]);

async function call(
  { app, objects, as }: FurnishedApp,
  caller: Caller,
  { name, method }: { name: EndpointName; method: Endpoint["method"] },
): Promise<number> {
  const browser = caller === "anonymous" ? app.open() : as(caller);
  const { path, ...options } = endpointCalls[name](objects);
  return (await browser.send(method, path, options)).status;
}

const matrix = endpoints.map(({ name, method, access }) => ({ name, method, access }));
/** Whom an endpoint is for: 'public', 'client', a permission or the scope of a link. */
const audienceOf = ({ access }: Pick<Endpoint, "access">): string =>
  typeof access === "string" ? access : Object.values(access).join(" ");

// One installation serves a whole group: a refused call that changed something would show in the calls after it as well.
test.each([...Map.groupBy(matrix, audienceOf)])(
  "S26 S34 every caller gets the status of its row where nothing is changed: calls for %s",
  async (_, group) => {
    const furnished = await createFurnishedApp();
    for (const endpoint of group)
      for (const caller of callers.filter((each) => changesNothing(each, endpoint))) {
        const before = await countAnns(furnished.app);
        const status = await call(furnished, caller, endpoint);
        expect.soft(status, `${endpoint.name} as ${caller}`).toBe(rows[endpoint.name][caller]);
        if (isRefusal(status))
          expect.soft(await countAnns(furnished.app), `${endpoint.name} as ${caller}`).toEqual(before);
      }
  },
);

const changes = matrix.flatMap((endpoint) => {
  const changing = callers.filter((caller) => !changesNothing(caller, endpoint));
  return changing.length > 0 ? [{ ...endpoint, changing }] : [];
});

test.each(changes)("S26 S34 $name changes something for $changing", async (endpoint) => {
  const furnished = await createFurnishedApp();
  // Clients change only their own objects. There is one object that staff, or the holder of a link, change.
  const isAboutOwn = typeof endpoint.access === "string";
  for (const [index, caller] of endpoint.changing.entries()) {
    const status = await call(furnished, caller, endpoint);
    if (index === 0 || isAboutOwn) expect(status, caller).toBe(rows[endpoint.name][caller]);
    else expect([401, 403], caller).not.toContain(status);
  }
});

test.each(matrix)("S26 S34 $name: its access says the same as its row", ({ name, access }) => {
  if (access === "public" || isTokenAccess(access)) return;
  const row = rows[name];
  expect(row.anonymous).toBe(401);
  if (!isStaffAccess(access)) return;
  expect([row.otherClient, row.subject]).toEqual([403, 403]);
  for (const role of staffCallers)
    expect(row[role] === 403, role).toBe(!includesPermission(role, access.permission));
});

/** A screen's own flags, as they would look if they were sent along. */
const flags = "isAdmin=true&admin=1&role=admin&dev=true&actor=admin";
const flagHeaders = {
  "x-admin": "true",
  "x-role": "admin",
  "x-user": "owner@sitewright.example",
  "x-forwarded-user": "owner@sitewright.example",
  authorization: "Basic b3duZXI6b3duZXI=",
};

test("S37 S38 no flag in a query, a header or a cookie opens an administrator's call, nor the list behind it", async () => {
  const { app, objects, as } = await createFurnishedApp();
  const ann = as("subject");
  const before = await countAnns(app);
  const calls = endpoints.filter(({ access }) => isStaffAccess(access));
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
