import type { AdminUser } from "@sitewright/contracts";
import { Avatar, Badge, Empty, TextLink } from "@sitewright/ui";
import type { ListKind } from "../../components/list-kind.ts";
import { TableTime } from "../../components/table-time.tsx";
import { countText } from "../../lib/count-text.ts";
import { paths } from "../../lib/paths.ts";
import { roleWord, userName } from "./user-words.ts";

/** Columns, filters and texts of the list of accounts. */
export const userKind: ListKind<AdminUser> = {
  one: "user",
  many: "users",
  caption: "Users",
  idOf: ({ uid }) => uid,
  nameOf: userName,
  picture: (user) => <Avatar name={userName(user)} src={user.photoURL} size="sm" />,
  below: ({ email }) => email,
  belowUnder: "46rem",
  nameColumn: { head: "Name", sorts: { ascending: "name" } },
  defaultSort: "newest",
  searchedIn: "address, name, business or phone number",
  // Many clients name their business in a project only, not in their profile.
  elsewhere: { many: "projects", to: paths.projects },
  columns: [
    {
      id: "email",
      head: "Email",
      className: "w-[15rem] @max-[72rem]:w-[13rem] @max-[46rem]:hidden truncate",
      sorts: { ascending: "email" },
      cell: ({ email }) => email,
    },
    {
      id: "business",
      head: "Business",
      className: "w-[11rem] @max-[72rem]:w-[10rem] @max-[60rem]:hidden truncate",
      cell: ({ businessName }) => businessName,
    },
    {
      id: "role",
      head: "Role",
      className: "w-[7rem] @max-[36rem]:w-[6rem]",
      cell: ({ role, emailVerified }) =>
        role === null && !emailVerified ? (
          <Badge tone="warn">Unconfirmed</Badge>
        ) : (
          <Badge tone={role === null ? "neutral" : "info"}>{roleWord(role)}</Badge>
        ),
    },
    {
      id: "projects",
      head: "Projects",
      isNumeric: true,
      className: "w-[5rem] @max-[52rem]:hidden",
      cell: ({ projectCount }) => countText(projectCount),
    },
    {
      id: "documents",
      head: "Documents",
      isNumeric: true,
      className: "w-[6rem] @max-[72rem]:hidden",
      cell: ({ documentCount }) => countText(documentCount),
    },
    {
      id: "created",
      head: "Joined",
      isNumeric: true,
      className: "w-[9.25rem] @max-[36rem]:w-[5rem] text-ink-2",
      sorts: { descending: "newest", ascending: "oldest" },
      cell: ({ createdAt }) => <TableTime at={createdAt} />,
    },
  ],
  filters: [
    {
      name: "kind",
      label: "Kind",
      any: "Everyone",
      options: [
        ["client", "Clients"],
        ["staff", "Staff"],
        ["unverified", "Address unconfirmed"],
      ],
    },
  ],
  empty: (
    <Empty
      level={2}
      title="No users yet"
      action={<TextLink href={paths.portal}>Open the client portal</TextLink>}
    >
      Everyone who signs up appears here, newest first.
    </Empty>
  ),
};
