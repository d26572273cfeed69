import type { PostFields } from "@sitewright/contracts";

/** A field of a post. */
export type FieldName = keyof PostFields;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Which fields differ. */
export const changedFields = (a: PostFields, b: PostFields): FieldName[] =>
  names.filter((name) => !isSame(a[name], b[name]));

// Marks are places in the content and go with it.
const names = [
  "title",
  "excerpt",
  "slug",
  "author",
  "category",
  "image",
  "imageAlt",
  "content",
  "keyTakeaways",
  "keywords",
  "internalLinks",
  "date",
  "featured",
  "agentCreated",
  "marks",
] as const satisfies readonly FieldName[];

/** The values of some fields taken from one post into another. */
function take(into: PostFields, from: PostFields, taken: readonly FieldName[]): PostFields {
  const parts = taken.map((name): Partial<PostFields> => ({ [name]: from[name] }));
  return Object.assign({ ...into }, ...parts);
}

/** What two people made of the same post. */
export interface Merged {
  /** Both sides' changes; where both changed a field to different values, the one of this side. */
  readonly mine: PostFields;
  /** The same with the other side's values there. */
  readonly theirs: PostFields;
  /** The fields that both changed to different values. */
  readonly conflicts: readonly FieldName[];
}

/**
 * Merges what two made of `base`, field by field: what one side changed is taken, what both changed alike too. Marks go
 * with the content that they are places of.
 */
export function mergeFields(
  base: PostFields,
  { mine, theirs }: Record<"mine" | "theirs", PostFields>,
): Merged {
  const byMe = changedFields(base, mine);
  const byThem = changedFields(base, theirs);
  const conflicts = byMe.filter(
    (name) => name !== "marks" && byThem.includes(name) && !isSame(mine[name], theirs[name]),
  );
  const withMarks = (taken: readonly FieldName[]): FieldName[] => [
    ...taken.filter((name) => name !== "marks"),
    ...(taken.includes("content") ? (["marks"] as const) : []),
  ];
  const fromThem = withMarks(byThem.filter((name) => !byMe.includes(name)));
  // Only marks were dealt with there, and the text is the same here.
  const onlyMarks = byThem.includes("marks") && !byMe.includes("content") && !byMe.includes("marks");
  const merged = take(mine, theirs, onlyMarks ? [...fromThem, "marks"] : fromThem);
  return { mine: merged, theirs: take(merged, theirs, withMarks(conflicts)), conflicts };
}
