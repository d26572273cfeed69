import { type ContentDeck, contentDeckSchema, slotsMax } from "./slot.ts";

/** What is wrong with a value that should be a content deck: where (`slots.3.text`) and what. */
export interface ContentIssue {
  readonly path: string;
  readonly message: string;
}

/** The result of `parseContent`. */
export type ContentResult =
  | { readonly ok: true; readonly deck: ContentDeck }
  | { readonly ok: false; readonly issues: readonly ContentIssue[] };

/** The highest number of issues that are reported. */
const issuesMax = 50;

/** A list that is too long is rejected before its entries are checked. */
function overlong(input: unknown): ContentIssue[] {
  const lists: readonly (readonly [path: string, list: unknown])[] =
    typeof input === "object" && input !== null
      ? Object.entries(input).filter(([path]) => path === "slots" || path === "unplaced")
      : [];
  return lists.flatMap(([path, list]) =>
    Array.isArray(list) && list.length > slotsMax
      ? [{ path, message: `Too many entries: at most ${slotsMax}` }]
      : [],
  );
}

/** Ids that occur more than once. */
function repeated({ slots }: ContentDeck): ContentIssue[] {
  const seen = new Set<string>();
  return slots.flatMap(({ id }, index) => {
    const isAgain = seen.has(id);
    seen.add(id);
    return isAgain ? [{ path: `slots.${index}.id`, message: "Another slot has this id" }] : [];
  });
}

/** Reads a content deck from parsed JSON, or names the first places that are wrong, with their paths. Never throws. */
export function parseContent(input: unknown): ContentResult {
  const tooMany = overlong(input);
  if (tooMany.length > 0) return { ok: false, issues: tooMany };
  const parsed = contentDeckSchema.safeParse(input);
  const issues = parsed.success
    ? repeated(parsed.data)
    : parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join("."), message }));
  return parsed.success && issues.length === 0
    ? { ok: true, deck: parsed.data }
    : { ok: false, issues: issues.slice(0, issuesMax) };
}
