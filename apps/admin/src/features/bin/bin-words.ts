import type { Binned, BinnedKind } from "@sitewright/contracts";

/** The name of each kind. */
export const kindWords: Readonly<Record<BinnedKind, string>> = {
  user: "User",
  project: "Project",
  document: "Document",
  post: "Post",
};

/** The data that an erasure deletes permanently, by kind of object. */
export const erasedWith: Readonly<Record<BinnedKind, string>> = {
  user: "The account is erased with its projects, documents, drafts, files and emails, and its address can be used again. This cannot be undone.",
  project: "The project is erased with all its versions and checks. This cannot be undone.",
  document: "The document is erased with its versions and its file. This cannot be undone.",
  post: "The post is erased with its revisions, and its former addresses stop working. This cannot be undone.",
};

const dayMs = 86_400_000;

/** The time until the erasure in words: 'in 12 days', 'today'. */
export function erasureText({ erasedAfter }: Pick<Binned, "erasedAfter">, now: Date): string {
  const days = Math.ceil((new Date(erasedAfter).getTime() - now.getTime()) / dayMs);
  if (days <= 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
