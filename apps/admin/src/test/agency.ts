import {
  type FakeAnswer,
  type Handlers,
  ok,
  problem,
  type SeenRequest,
} from "@sitewright/app-kit/fake-server";
import { type ProblemCode, signInBodySchema, type User } from "@sitewright/contracts";
import type { Spec } from "@sitewright/spec-core/spec";
import type { Mail } from "../features/outbox/queries.ts";
import type { AdminProject } from "../features/projects/queries.ts";

/** What the service knows; a test may change it while the screens run. */
export interface AgencyState {
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

function page<T>(items: readonly T[], query: URLSearchParams): { items: T[]; nextCursor: string | null } {
  const from = Number(query.get("cursor") ?? 0);
  const to = from + pageSize;
  return { items: items.slice(from, to), nextCursor: to < items.length ? String(to) : null };
}

function listProjects({ projects }: AgencyState, query: URLSearchParams): FakeAnswer {
  const search = (query.get("search") ?? "").toLowerCase();
  const found = projects.filter((project) =>
    [project.businessName, project.clientName, project.industry].join(" ").toLowerCase().includes(search),
  );
  const { items, nextCursor } = page(found, query);
  return ok({ projects: items, nextCursor, total: found.length });
}

function listMails({ mails }: AgencyState, query: URLSearchParams): FakeAnswer {
  const status = query.get("status");
  const matching = mails.filter((mail) => status === null || mail.status === status);
  const { items, nextCursor } = page(matching, query);
  return ok({ messages: items, nextCursor });
}

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

/** The service's answers from this state. */
export function agencyHandlers(state: AgencyState): Handlers {
  const forStaff = (answer: (request: SeenRequest) => FakeAnswer) => (request: SeenRequest) => {
    if (!state.user) return problem("sign-in-required");
    return state.user.isAdmin ? answer(request) : problem("forbidden");
  };
  const found = (entry: unknown, body: unknown): FakeAnswer => (entry ? ok(body) : problem("not-found"));
  const handlers: Handlers = {
    "GET /api/auth/session": () => ok({ user: state.user }),
    "POST /api/auth/sign-in": ({ body }) => signIn(state, body),
    "POST /api/auth/sign-out": () => {
      state.user = null;
      return { status: 204 };
    },
    "GET /api/admin/projects": forStaff(({ query }) => listProjects(state, query)),
    "GET /api/admin/projects/:id": forStaff(({ params }) => {
      const project = state.projects.find(({ id }) => id === params.id);
      return found(project, { project });
    }),
    "GET /api/projects/:id/spec": forStaff(({ params }) => {
      const spec = state.specs[params.id ?? ""];
      return found(spec, spec);
    }),
    "GET /api/admin/outbox": forStaff(({ query }) => listMails(state, query)),
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
