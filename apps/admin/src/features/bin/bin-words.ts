import type { Binned, BinnedKind } from "@sitewright/contracts";

/** The name of each kind. */
export const kindWords: Readonly<Record<BinnedKind, string>> = {
  user: "User",
  project: "Project",
  document: "Document",
  post: "Post",
};

/** What an erasure deletes permanently. */
export const erasedWith: Readonly<Record<BinnedKind, string>> = {
  user: "The account goes with its projects, documents, drafts, files and mails, and its address is free again. This cannot be undone.",
  project: "The project goes with all its versions and checks. This cannot be undone.",
  document: "The document goes with its versions and its file. This cannot be undone.",
  post: "The post goes with its revisions, and its former addresses lead nowhere. This cannot be undone.",
};

const dayMs = 86_400_000;

/** When it is erased, in words: 'in 12 days', 'today'. */
export function erasureText({ erasedAfter }: Pick<Binned, "erasedAfter">, now: Date): string {
  const days = Math.ceil((new Date(erasedAfter).getTime() - now.getTime()) / dayMs);
  if (days <= 0) return "today";
  return days === 1 ? "tomorrow" : `in ${days} days`;
}
