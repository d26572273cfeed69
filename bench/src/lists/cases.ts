import {
  adminFindDocuments,
  adminListAudit,
  adminListMessages,
  adminListOutbox,
  adminListProjects,
  adminListUsers,
} from "@sitewright/contracts";

/** The staff lists with all their sort orders. */
export const lists = [
  { name: "users", path: adminListUsers.path, sorts: ["newest", "oldest", "name", "email"] },
  { name: "projects", path: adminListProjects.path, sorts: ["newest", "oldest", "updated", "name"] },
  { name: "documents", path: adminFindDocuments.path, sorts: ["updated", "newest", "title"] },
  { name: "messages", path: adminListMessages.path, sorts: ["newest", "oldest"] },
  { name: "mails", path: adminListOutbox.path, sorts: ["newest", "oldest"] },
  { name: "audit", path: adminListAudit.path, sorts: ["newest", "oldest"] },
] as const;

/** The URL of a page of a list. */
export function listAddress(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${path}?${new URLSearchParams(given)}`;
}
