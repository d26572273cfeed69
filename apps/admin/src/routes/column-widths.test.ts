import { expect, it } from "vitest";
import { belowClasses, type ListColumn, type ListKind } from "../components/list-kind.ts";
import { auditKind } from "../features/audit/audit-kind.tsx";
import { documentKind } from "../features/documents/document-kind.tsx";
import { messageKind } from "../features/messages/message-kind.tsx";
import { mailKind } from "../features/outbox/mail-kind.tsx";
import { postKind } from "../features/posts/post-kind.tsx";
import { projectKind } from "../features/projects/project-kind.tsx";
import { subscriberKind } from "../features/subscribers/subscriber-kind.tsx";
import { userKind } from "../features/users/user-kind.tsx";

type Columns = readonly Pick<ListColumn<never>, "className">[];

/** Width of the checkboxes, in rem. */
const tick = 2.4;
/** The column that the search engines add. */
const search = {
  id: "search",
  head: "Search engines",
  className: "w-[9rem] @max-[60rem]:hidden",
  cell: () => "",
};

/** The width that a column's classes give it in a table of this width, in rem: the class with the smallest limit wins. */
function widthAt(className: string, table: number): number {
  const rules = className.split(" ").flatMap((name) => {
    const [, limit, width] = /^(?:@max-\[([\d.]+)rem\]:)?(?:hidden|w-\[([\d.]+)rem\])$/.exec(name) ?? [];
    if (limit === undefined && width === undefined) return [];
    return [{ limit: Number(limit ?? Number.POSITIVE_INFINITY), width: Number(width ?? 0) }];
  });
  const applied = rules.filter(({ limit }) => table < limit).sort((a, b) => a.limit - b.limit);
  return applied[0]?.width ?? 0;
}

const roomForName = (columns: Columns, table: number): number =>
  columns.reduce((room, { className = "" }) => room - widthAt(className, table), table - tick);

const kinds: readonly { many: string; columns: Columns }[] = [
  auditKind,
  documentKind,
  mailKind,
  postKind({ columns: [search] }),
  projectKind,
  subscriberKind,
  userKind,
];

it.each(kinds)("$many keep room for the name at every width of the window", ({ columns }) => {
  // From the table beside an open panel on a laptop to that on a wide screen, in rem.
  const widths = Array.from({ length: 80 }, (_, index) => 40 + index);
  const narrow = widths.filter((table) => roomForName(columns, table) < 11);
  expect(narrow).toEqual([]);
});

type Shown = Pick<ListKind<never>, "many" | "belowUnder"> & {
  columns: readonly Pick<ListColumn<never>, "id" | "className">[];
};

it.each<[Shown, string]>([
  [auditKind, "subject"],
  [documentKind, "client"],
  [mailKind, "recipient"],
  [messageKind, "message"],
  [postKind({}), "date"],
  [projectKind, "client"],
  [subscriberKind, "state"],
  [userKind, "email"],
])(
  "D-02.306 $0.many: at every width either the column “$1” or the line below the name is shown",
  (kind, id) => {
    const hidden = /@max-\[([\d.]+rem)\]:hidden/.exec(
      kind.columns.find((column) => column.id === id)?.className ?? "",
    );
    const under = kind.belowUnder ?? "36rem";
    expect(under).toBe(hidden?.[1]);
    expect(belowClasses[under]).toBe(`@max-[${under}]:block`);
  },
);
