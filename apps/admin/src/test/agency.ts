import {
  type FakeAnswer,
  type Handlers,
  ok,
  problem,
  type SeenRequest,
} from "@sitewright/app-kit/fake-server";
import {
  type AdminMessage,
  type AdminUser,
  type Agent,
  type AgentDashboard,
  type AgentReportRow,
  expectedUserHeader,
  type ListedInvitation,
  type ListedPost,
  type Overview,
  type ProblemCode,
  type ProjectNote,
  type StaffMember,
  signInBodySchema,
  type User,
} from "@sitewright/contracts";
import type { Spec } from "@sitewright/spec-core/spec";
import type { Mail } from "../features/outbox/queries.ts";
import type { AdminProject } from "../features/projects/queries.ts";
import { testNow } from "./samples.ts";

/** Two days of one task. */
const sampleReport: readonly AgentReportRow[] = [
  { day: "2026-11-19", done: 1, failed: 0, averageTaskTime: 100, averageResponse: 1 },
  { day: "2026-11-20", done: 3, failed: 2, averageTaskTime: 300, averageResponse: 1 },
].map((row) => ({ ...row, agent: "Mail courier", task: "Send emails" }));

/** The fake service's state; a test may change it while the screens run. */
export interface AgencyState {
  user: User | null;
  users: AdminUser[];
  staff: StaffMember[];
  invitations: ListedInvitation[];
  projects: AdminProject[];
  mails: Mail[];
  messages: AdminMessage[];
  posts: ListedPost[];
  notes: ProjectNote[];
  agents: AgentDashboard | null;
  /** An agent that another person has changed meanwhile; null for none. */
  decided: Agent | null;
  specs: Record<string, Spec>;
  /** The accounts that can sign in. */
  accounts: { user: User; password: string }[];
  /** The server has no mail provider. */
  isMailKept: boolean;
  /** Paths (by prefix) that fail: refused with this code, or without a response. */
  faults: { path: string; fault: ProblemCode | "offline" }[];
}

const pageSize = 2;

/** A page of the matches, and their number. */
function page<T>(found: readonly T[], query: URLSearchParams) {
  const from = Number(query.get("cursor") ?? 0);
  const to = from + pageSize;
  const nextCursor = to < found.length ? String(to) : null;
  return { items: found.slice(from, to), counted: { nextCursor, total: found.length, isTotalCapped: false } };
}

const has = (query: URLSearchParams, ...texts: readonly string[]): boolean =>
  texts
    .join(" ")
    .toLowerCase()
    .includes((query.get("search") ?? "").toLowerCase());

function listUsers({ users }: AgencyState, query: URLSearchParams): FakeAnswer {
  const { items, counted } = page(
    users.filter(({ email, displayName }) => has(query, email, displayName)),
    query,
  );
  return ok({ users: items, ...counted });
}

function listMessages({ messages }: AgencyState, query: URLSearchParams): FakeAnswer {
  const { items, counted } = page(messages, query);
  return ok({ messages: items, ...counted });
}

function listProjects({ projects }: AgencyState, query: URLSearchParams): FakeAnswer {
  const found = projects.filter(({ businessName, clientName, industry }) =>
    has(query, businessName, clientName, industry),
  );
  const { items, counted } = page(found, query);
  return ok({ projects: items, ...counted });
}

function listMails({ mails }: AgencyState, query: URLSearchParams): FakeAnswer {
  const status = query.get("status");
  const { items, counted } = page(
    mails.filter((mail) => status === null || mail.status === status),
    query,
  );
  return ok({ messages: items, ...counted });
}

const overviewOf = ({ users, projects, mails, messages, isMailKept }: AgencyState): Overview => ({
  users: users.length,
  projects: projects.length,
  documents: 0,
  agents: 0,
  posts: 0,
  deadMails: mails.filter(({ status }) => status === "dead").length,
  keptMails: isMailKept ? mails.filter(({ transport }) => transport === "local").length : 0,
  mails: mails.length,
  openMessages: messages.length,
  unansweredQuestions: 0,
  subscribers: 0,
  staff: 1,
  weeks: [{ from: "2026-11-16", projects: projects.length }],
});

function signIn(state: AgencyState, body: unknown): FakeAnswer {
  const sent = new Map<string, unknown>(Object.entries(body ?? {}));
  const email = signInBodySchema.shape.email.safeParse(sent.get("email"));
  if (!email.success)
    return problem("invalid-input", { errors: [{ path: "email", message: "Invalid email address." }] });
  const account = state.accounts.find(({ user }) => user.email === email.data);
  if (!account) return problem("sign-in-failed");
  if (account.password !== sent.get("password"))
    return problem("sign-in-failed", { errors: [{ path: "password", message: "Incorrect password." }] });
  state.user = account.user;
  return ok({ user: account.user });
}

/** The service's responses from this state. */
export function agencyHandlers(state: AgencyState): Handlers {
  const forStaff = (answer: (request: SeenRequest) => FakeAnswer) => (request: SeenRequest) => {
    const expected = request.headers[expectedUserHeader];
    if (!state.user || (expected !== undefined && expected !== state.user.uid))
      return problem("sign-in-required");
    return state.user.role ? answer(request) : problem("forbidden");
  };
  const found = (entry: unknown, body: unknown): FakeAnswer => (entry ? ok(body) : problem("not-found"));
  const handlers: Handlers = {
    "GET /api/auth/session": () => ok({ user: state.user }),
    "POST /api/auth/sign-in": ({ body }) => signIn(state, body),
    "POST /api/auth/sign-out": () => {
      state.user = null;
      return { status: 204 };
    },
    "GET /api/admin/overview": forStaff(() => ok(overviewOf(state))),
    "GET /api/admin/staff": forStaff(() => ok({ staff: state.staff, invitations: state.invitations })),
    "GET /api/admin/users": forStaff(({ query }) => listUsers(state, query)),
    "GET /api/admin/messages": forStaff(({ query }) => listMessages(state, query)),
    "GET /api/admin/projects/:id/notes": forStaff(() => ok({ notes: state.notes })),
    "DELETE /api/admin/projects/:id/notes/:note": forStaff(({ params }) => {
      state.notes = state.notes.filter(({ id }) => id !== params.note);
      return { status: 204 };
    }),
    "GET /api/admin/projects": forStaff(({ query }) => listProjects(state, query)),
    "GET /api/admin/projects/:id": forStaff(({ params }) => {
      const project = state.projects.find(({ id }) => id === params.id);
      return found(project, { project });
    }),
    "GET /api/projects/:id/spec": forStaff(({ params }) => {
      const spec = state.specs[params.id ?? ""];
      return found(spec, spec);
    }),
    "GET /api/admin/agents": forStaff(() => found(state.agents, state.agents)),
    "PUT /api/admin/agents/:id": forStaff(({ body }) => {
      const sent = new Map<string, unknown>(Object.entries(body ?? {})).get("settingsVersion");
      return state.decided && state.decided.settingsVersion !== sent
        ? problem("version-conflict", { current: state.decided })
        : { status: 204 };
    }),
    "POST /api/admin/agents/:id/restart": forStaff(() => ({ status: 202 })),
    "POST /api/admin/alerts/:id/resolve": forStaff(() => ({ status: 204 })),
    "GET /api/admin/agents/report": forStaff(({ query }) =>
      ok({ from: query.get("from"), to: query.get("to"), rows: sampleReport }),
    ),
    "GET /api/admin/posts": forStaff(() => {
      const { posts } = state;
      return ok({ posts, nextCursor: null, total: posts.length, isTotalCapped: false });
    }),
    "DELETE /api/news/posts/:id": forStaff(({ params }) => {
      const before = state.posts.length;
      state.posts = state.posts.filter(({ id }) => id !== params.id);
      return state.posts.length < before ? { status: 204 } : problem("not-found");
    }),
    "GET /api/admin/outbox": forStaff(({ query }) => listMails(state, query)),
    "POST /api/admin/outbox/:id/retry": forStaff(() => ({ status: 204 })),
    "POST /api/admin/outbox/:id/dismiss": forStaff(({ params }) => {
      state.mails = state.mails.map((mail) =>
        mail.id === params.id ? { ...mail, status: "cancelled" } : mail,
      );
      return { status: 204 };
    }),
    "POST /api/send-admin-email": forStaff(() =>
      ok({ success: true, id: "mail-new", isKept: state.isMailKept }),
    ),
    "POST /api/admin/staff/invitations": forStaff(({ body }) => {
      const invitation = { id: "invitation", createdAt: testNow, expiresAt: testNow, ...Object(body) };
      const isRepeated = state.invitations.some(({ email }) => email === invitation.email);
      return ok({ invitation, isKept: state.isMailKept, isRepeated });
    }),
    "GET /api/admin/outbox/:id": forStaff(({ params }) => {
      const message = state.mails.find(({ id }) => id === params.id);
      return found(message, { message });
    }),
  };
  const withFaults = Object.entries(handlers).map(
    ([key, answer]) =>
      [
        key,
        (request: SeenRequest) => {
          const broken = state.faults.find(({ path }) => request.path.startsWith(path));
          if (!broken) return answer(request);
          return broken.fault === "offline" ? "offline" : problem(broken.fault);
        },
      ] as const,
  );
  return Object.fromEntries(withFaults);
}
