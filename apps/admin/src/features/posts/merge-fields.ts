import { type PostFields, postFieldsSchema } from "@sitewright/contracts";

/** A field of a post. */
export type FieldName = keyof PostFields;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Which fields differ. */
export const changedFields = (a: PostFields, b: PostFields): FieldName[] =>
  names.filter((name) => !isSame(a[name], b[name]));

// From the schema: a field that is missing here would never count as changed, and so never be saved.
const names: readonly FieldName[] = postFieldsSchema.keyof().options;

/** A post with some fields of another. */
function take(into: PostFields, from: PostFields, taken: readonly FieldName[]): PostFields {
  const parts = taken.map((name): Partial<PostFields> => ({ [name]: from[name] }));
  return Object.assign({ ...into }, ...parts);
}

/** Marks are positions in the content, and are taken with it. */
const withMarks = (taken: readonly FieldName[]): FieldName[] => [
  ...taken.filter((name) => name !== "marks"),
  ...(taken.includes("content") ? (["marks"] as const) : []),
];

/** The result of merging two versions of a post. */
export interface Merged {
  /** The version that both were made from. */
  readonly base: PostFields;
  /** Both sides' changes; on a conflict, the value of this side. */
  readonly mine: PostFields;
  /** The same with the other side's value on a conflict. */
  readonly theirs: PostFields;
  /** The fields that both changed to different values. */
  readonly conflicts: readonly FieldName[];
}

/**
 * Merges two versions made from `base`, field by field: a change of one side is taken, and so is an identical change of
 * both. Marks go with the content, as positions in it.
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
  const fromThem = withMarks(byThem.filter((name) => !byMe.includes(name)));
  // The other side changed only marks, and the text is the same here.
  const onlyMarks = byThem.includes("marks") && !byMe.includes("content") && !byMe.includes("marks");
  const merged = take(mine, theirs, onlyMarks ? [...fromThem, "marks"] : fromThem);
  return { base, mine: merged, theirs: take(merged, theirs, withMarks(conflicts)), conflicts };
}

/** Fields edited here, with the other side's values where a merge had conflicts. */
export const takeTheirs = (fields: PostFields, { theirs, conflicts }: Merged): PostFields =>
  take(fields, theirs, withMarks(conflicts));

/**
 * The base to merge from, where `sent` may have been stored after it: a field that the server has as it was sent is
 * not a change of another person.
 */
export function baseAfterSending(
  base: PostFields,
  { sent, theirs }: Record<"sent" | "theirs", PostFields>,
): PostFields {
  const differing = changedFields(sent, theirs);
  return take(
    base,
    sent,
    names.filter((name) => !differing.includes(name)),
  );
}
