import { categoryNames, postCategories } from "@sitewright/articles";
import { type ListedPost, postStatuses } from "@sitewright/contracts";
import { Badge, Empty } from "@sitewright/ui";
import type { ListKind } from "../../components/list-kind.ts";
import { TableTime } from "../../components/table-time.tsx";
import type { PostSlots } from "./post-slots.ts";
import { excerptPreview, statusTones, statusWords } from "./post-words.ts";

function Status({ post: { status, hasEdits } }: { post: ListedPost }) {
  return (
    <>
      <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
      {hasEdits && <span className="block text-ink-3 text-xs">with unpublished edits</span>}
    </>
  );
}

const usualColumns: ListKind<ListedPost>["columns"] = [
  {
    id: "status",
    head: "Status",
    className: "w-[8.5rem] @max-[36rem]:w-[6.75rem]",
    cell: (post) => <Status post={post} />,
  },
  {
    id: "category",
    head: "Category",
    className: "w-[7rem] @max-[46rem]:hidden text-ink-2",
    cell: ({ category }) => categoryNames[category],
  },
  {
    id: "written",
    head: "Written by",
    className: "w-[7rem] @max-[80rem]:hidden text-ink-2",
    cell: ({ agentCreated }) => (agentCreated ? "An agent" : "A person"),
  },
];

const figures: ListKind<ListedPost>["columns"] = [
  {
    id: "views",
    head: "Views",
    isNumeric: true,
    className: "w-[5rem] @max-[46rem]:hidden",
    sorts: { descending: "most-viewed", ascending: "least-viewed" },
    cell: ({ views }) => views.toLocaleString("en-GB"),
  },
  {
    id: "date",
    head: "Date",
    isNumeric: true,
    className: "w-[9.25rem] @max-[36rem]:hidden text-ink-2",
    sorts: { descending: "newest", ascending: "oldest" },
    cell: ({ listedAt }) => <TableTime at={listedAt} />,
  },
];

/** Columns, filters and texts of the list of posts, with the columns that other features add. */
export const postKind = ({ columns = [] }: PostSlots): ListKind<ListedPost> => ({
  one: "post",
  many: "posts",
  caption: "Blog posts",
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title || "Untitled",
  below: ({ listedAt }) => <TableTime at={listedAt} />,
  nameColumn: { head: "Title", sorts: { ascending: "title", descending: "title-z" } },
  defaultSort: "newest",
  searchedIn: "title, address, excerpt or keywords",
  columns: [
    {
      id: "excerpt",
      head: "Excerpt",
      className: "w-[14rem] @max-[76rem]:hidden text-ink-2",
      cell: excerptPreview,
    },
    ...usualColumns,
    ...columns,
    ...figures,
  ],
  filters: [
    {
      name: "status",
      label: "Status",
      any: "Any status",
      options: [
        ...postStatuses.map((status) => [status, statusWords[status]] as const),
        ["bin", "In the bin"],
      ],
    },
    {
      name: "category",
      label: "Category",
      any: "Any category",
      options: postCategories.map((category) => [category, categoryNames[category]] as const),
    },
    {
      name: "written",
      label: "Written by",
      any: "Agents and people",
      options: [
        ["agent", "Agents"],
        ["person", "People"],
      ],
    },
  ],
  noMatch: "No posts found matching your criteria.",
  empty: (
    <Empty level={2} title="No posts yet">
      Published posts appear in the news alongside the built-in articles.
    </Empty>
  ),
});
