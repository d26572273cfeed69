import type { OutboxMessage } from "@sitewright/contracts";

type Query = Record<string, string | undefined>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size ? `${path}?${search}` : path;
}

/** What the list of projects is narrowed to. */
export interface ProjectFilter {
  search?: string | undefined;
}

/** What the list of mails is narrowed to. */
export interface OutboxFilter {
  status?: Exclude<OutboxMessage["status"], "unknown"> | undefined;
}

/** Every address that the admin links to. */
export const paths = {
  home: "/admin",
  projectsPattern: "/admin/projects/:id?",
  projects: ({ search }: ProjectFilter = {}) => withQuery("/admin/projects", { search }),
  project: (id: string, { search }: ProjectFilter = {}) =>
    withQuery(`/admin/projects/${encodeURIComponent(id)}`, { search }),
  outboxPattern: "/admin/outbox/:id?",
  outbox: ({ status }: OutboxFilter = {}) => withQuery("/admin/outbox", { status }),
  mail: (id: string, { status }: OutboxFilter = {}) =>
    withQuery(`/admin/outbox/${encodeURIComponent(id)}`, { status }),
  /** The client portal, another app. */
  portal: "/app",
  /** A client's page in the portal, with the documents shared with them. */
  profile: (uid: string) => `/profile/${encodeURIComponent(uid)}`,
} as const;
