import {
  type FieldProblem,
  type Problem,
  type ProblemCode,
  problemCatalog,
  type User,
} from "@sitewright/contracts";
import type { Spec } from "@sitewright/spec-core/spec";
import type { Mail } from "../features/outbox/queries.ts";
import type { AdminProject } from "../features/projects/queries.ts";

/** What the service knows; a test may change it while the screens run. */
export interface ServerState {
  user: User | null;
  projects: AdminProject[];
  mails: Mail[];
  specs: Record<string, Spec>;
  /** Who can sign in, by e-mail and password. */
  accounts: { user: User; password: string }[];
  /** Paths (by start) that do not answer as they should: refused with this code, or no answer at all. */
  faults: { path: string; fault: ProblemCode | "offline" }[];
}

const pageSize = 2;

function answer(data: unknown): Response {
  return Response.json(data);
}

function refuse(code: ProblemCode, errors?: FieldProblem[]): Response {
  const { status, title } = problemCatalog[code];
  const common = { type: "about:blank", code, status, title, error: title };
  const problem: Problem = { ...common, ...(errors && { errors }) };
  return Response.json(problem, {
    status: problem.status,
    headers: { "content-type": "application/problem+json" },
  });
}

function page<T>(items: readonly T[], query: URLSearchParams): { items: T[]; nextCursor: string | null } {
  const from = Number(query.get("cursor") ?? 0);
  const to = from + pageSize;
  return { items: items.slice(from, to), nextCursor: to < items.length ? String(to) : null };
}

function listProjects({ projects }: ServerState, query: URLSearchParams): Response {
  const search = (query.get("search") ?? "").toLowerCase();
  const found = projects.filter((project) =>
    [project.businessName, project.clientName, project.industry].join(" ").toLowerCase().includes(search),
  );
  const { items, nextCursor } = page(found, query);
  return answer({ projects: items, nextCursor, total: found.length });
}

function listMails({ mails }: ServerState, query: URLSearchParams): Response {
  const status = query.get("status");
  const { items, nextCursor } = page(
    mails.filter((mail) => status === null || mail.status === status),
    query,
  );
  return answer({ messages: items, nextCursor });
}

async function signIn(state: ServerState, request: Request): Promise<Response> {
  const { email, password } = await request.json();
  if (!email.includes("@"))
    return refuse("invalid-input", [{ path: "email", message: "Invalid email address." }]);
  const account = state.accounts.find((entry) => entry.user.email === email);
  if (!account) return refuse("sign-in-failed");
  if (account.password !== password)
    return refuse("sign-in-failed", [{ path: "password", message: "Incorrect password." }]);
  state.user = account.user;
  return answer({ user: account.user });
}

function readOne(state: ServerState, path: string): Response {
  const id = path.split("/")[4];
  if (path.startsWith("/api/projects/")) {
    const spec = state.specs[path.split("/")[3] ?? ""];
    return spec ? answer(spec) : refuse("not-found");
  }
  const project = state.projects.find((entry) => entry.id === id);
  const message = state.mails.find((entry) => entry.id === id);
  if (path.startsWith("/api/admin/projects/") && project) return answer({ project });
  if (path.startsWith("/api/admin/outbox/") && message) return answer({ message });
  return refuse("not-found");
}

function route(state: ServerState, request: Request): Response | Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  switch (`${request.method} ${pathname}`) {
    case "GET /api/auth/session":
      return answer({ user: state.user });
    case "POST /api/auth/sign-in":
      return signIn(state, request);
    case "POST /api/auth/sign-out":
      state.user = null;
      return new Response(null, { status: 204 });
  }
  if (!state.user) return refuse("sign-in-required");
  if (!state.user.isAdmin) return refuse("forbidden");
  if (pathname === "/api/admin/projects") return listProjects(state, searchParams);
  if (pathname === "/api/admin/outbox") return listMails(state, searchParams);
  return readOne(state, pathname);
}

/** The service at the network's edge: a fetch that answers by the contract from the given state, and its log. */
export function createFakeServer(changes: Partial<ServerState> = {}) {
  const state: ServerState = {
    user: null,
    projects: [],
    mails: [],
    specs: {},
    accounts: [],
    faults: [],
    ...changes,
  };
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(new URL(String(input), "http://admin.example"), init);
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
    const broken = state.faults.find(({ path }) => pathname.startsWith(path));
    if (broken?.fault === "offline") throw new TypeError("Failed to fetch");
    return broken ? refuse(broken.fault) : route(state, request);
  };
  return { state, requests, fetch };
}
