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

/** Every address inside the admin area, below /admin. */
export const paths = {
  projects: ({ search }: ProjectFilter = {}) => withQuery("/projects", { search }),
  project: (id: string, { search }: ProjectFilter = {}) =>
    withQuery(`/projects/${encodeURIComponent(id)}`, { search }),
  outbox: ({ status }: OutboxFilter = {}) => withQuery("/outbox", { status }),
  mail: (id: string, { status }: OutboxFilter = {}) =>
    withQuery(`/outbox/${encodeURIComponent(id)}`, { status }),
} as const;

/** Where the client portal stands, outside this app. */
export const portalUrl = "/app";

/** A client's page in the portal, with the documents shared with them. */
export const profileUrl = (uid: string): string => `/profile/${encodeURIComponent(uid)}`;
