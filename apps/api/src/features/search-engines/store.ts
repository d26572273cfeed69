import type { SearchAnswer, SearchAnswerKind } from "@sitewright/contracts";
import { searchAnswerKinds } from "@sitewright/contracts";
import { instantOf } from "../../db/instant.ts";
import type { Db, Tx } from "../../db/open.ts";
import type { StoredState } from "./rules.ts";

interface AnswerRow {
  readonly kind: string;
  readonly isAccepted: boolean;
  readonly words: string;
  readonly at: Date;
}

const isKind = (kind: string): kind is SearchAnswerKind => searchAnswerKinds.some((known) => known === kind);

const answerOf = ({ kind, isAccepted, words, at }: AnswerRow): SearchAnswer[] =>
  isKind(kind) ? [{ kind, isAccepted, words, at: instantOf(at) }] : [];

const listedMax = 1000;

/** The stored states of these posts, by id; without ids, those of the newest thousand posts. */
export async function listStates(
  db: Tx,
  ids: readonly string[] | undefined,
): Promise<Map<string, StoredState>> {
  const rows = await db.searchState.findMany({
    ...(ids ? { where: { postId: { in: [...ids] } } } : {}),
    include: { answers: true },
    orderBy: { since: "desc" },
    take: listedMax,
  });
  return new Map(
    rows.map(({ postId, isEarlier, isHidden, answers }) => [
      postId,
      { isEarlier, isHidden, answers: answers.flatMap(answerOf) },
    ]),
  );
}

/** A post with the data for notifying search engines. */
export interface SearchedPost {
  readonly id: string;
  readonly slug: string;
  readonly isPublished: boolean;
}

/** Those of the posts that exist. */
export async function findPosts(db: Tx, ids: readonly string[]): Promise<SearchedPost[]> {
  const rows = await db.post.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, slug: true, status: true },
  });
  return rows.map(({ id, slug, status }) => ({ id, slug, isPublished: status === "published" }));
}

/** Deletes the responses about a post, which no longer count. */
export async function forgetAnswers(tx: Tx, postId: string): Promise<void> {
  await tx.searchAnswer.deleteMany({ where: { postId } });
}

/** Starts tracking a newly published post; earlier responses no longer count. */
export async function beginTracking(tx: Tx, postId: string, at: Date): Promise<void> {
  await forgetAnswers(tx, postId);
  const state = { isEarlier: false, isHidden: false, since: at };
  await tx.searchState.upsert({ where: { postId }, create: { postId, ...state }, update: state });
}

/** Starts tracking a post, unless it is tracked already. */
export async function ensureTracked(tx: Tx, postId: string, at: Date): Promise<void> {
  const create = { postId, isEarlier: false, isHidden: false, since: at };
  // With an empty update Prisma would not use a single upsert statement, and the later of two concurrent
  // calls would fail.
  await tx.searchState.upsert({ where: { postId }, create, update: { postId } });
}

/** True if the post's page asks search engines not to index it. */
export async function isHidden(db: Tx, postId: string): Promise<boolean> {
  return (await db.searchState.count({ where: { postId, isHidden: true } })) > 0;
}

/** Sets whether a post's page asks not to be indexed. Returns true if that changed. */
export async function setHidden(tx: Tx, postId: string, hidden: boolean): Promise<boolean> {
  const where = { postId, isHidden: !hidden };
  const { count } = await tx.searchState.updateMany({ where, data: { isHidden: hidden } });
  return count > 0;
}

/** The published posts whose pages ask not to be indexed. */
export async function listHidden(db: Tx): Promise<{ id: string; slug: string }[]> {
  const where = { searchState: { isHidden: true }, status: "published" };
  return db.post.findMany({ where, select: { id: true, slug: true } });
}

/** Stores a response as the last one of its kind, for posts that are still tracked. */
export function noteAnswer(
  db: Db,
  postIds: readonly string[],
  { kind, at, ...said }: Omit<SearchAnswer, "at"> & { at: Date },
): Promise<void> {
  return db.$transaction(async (tx) => {
    const tracked = await tx.searchState.findMany({
      where: { postId: { in: [...postIds] } },
      select: { postId: true },
      orderBy: { postId: "asc" },
    });
    for (const { postId } of tracked) {
      const where = { postId_kind: { postId, kind } };
      const row = { ...said, at };
      await tx.searchAnswer.upsert({ where, create: { postId, kind, ...row }, update: row });
    }
  });
}

/** Stores why a provider gave no verdict on a tracked post; an earlier verdict is kept. */
export function noteFailedInspection(
  db: Db,
  postId: string,
  { words, at }: { words: string; at: Date },
): Promise<void> {
  return db.$transaction(async (tx) => {
    if ((await tx.searchState.count({ where: { postId } })) === 0) return;
    const where = { postId_kind: { postId, kind: "inspection" } };
    const before = await tx.searchAnswer.findUnique({ where });
    const said = before?.isAccepted ? `${words} Before that, it had the page in its index.` : words;
    const create = { postId, kind: "inspection", isAccepted: false, words, at };
    await tx.searchAnswer.upsert({ where, create, update: { words: said, at } });
  });
}

const shownPost = { isHidden: false, post: { status: "published" } };
const addressOfPost = { post: { select: { id: true, slug: true } } } as const;

/**
 * Published posts to ask Google about: first those that were never inspected, then those inspected
 * longest ago.
 */
export async function listToInspect(
  db: Tx,
  { before, take }: { before: Date; take: number },
): Promise<SearchedPost[]> {
  const never = await db.searchState.findMany({
    where: { ...shownPost, answers: { none: { kind: "inspection" } } },
    select: addressOfPost,
    orderBy: { since: "desc" },
    take,
  });
  const earlier = await db.searchAnswer.findMany({
    where: { kind: "inspection", at: { lt: before }, state: shownPost },
    select: { state: { select: addressOfPost } },
    orderBy: [{ at: "asc" }, { postId: "asc" }],
    take: take - never.length,
  });
  return [...never, ...earlier.map(({ state }) => state)].map(({ post }) => ({ ...post, isPublished: true }));
}
