import type { IndexState, SubmissionResult } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { recordEvent } from "../../audit/audit-store.ts";
import type { AuditedAction } from "../../audit/events.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import type { Db, Tx } from "../../db/open.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { inspectKind } from "./inspect-job.ts";
import type { createNotifications } from "./notifications.ts";
import type { Providers } from "./providers.ts";
import { resultOf } from "./results.ts";
import { indexStateOf, isAddressOf, pathOfPost } from "./rules.ts";
import {
  ensureTracked,
  findPosts,
  forgetAnswers,
  listStates,
  type SearchedPost,
  setHidden,
} from "./store.ts";
import { searchTexts } from "./texts.ts";

type Editor = Staff<"posts">;

export interface SearchOptions {
  readonly db: Db;
  readonly now: () => Date;
  /** The database's time, which all processes share. */
  readonly databaseNow: () => Promise<Date>;
  readonly newId: () => string;
  readonly appUrl: string;
  readonly jobs: JobQueue;
  readonly providers: Providers;
  readonly notifications: ReturnType<typeof createNotifications>;
  /** Raises the revision of the public site, in the transaction of the change. */
  readonly raiseRevision: (tx: Tx) => Promise<void>;
}

/** Staff actions about search engines. */
export interface SearchEngines {
  states(staff: Editor, ids: readonly string[] | undefined): Promise<Record<string, IndexState>>;
  submit(staff: Editor, named: { postId: string; url: string }): Promise<SubmissionResult | Refusal>;
  remove(staff: Editor, named: { postId: string; url: string }): Promise<SubmissionResult | Refusal>;
  submitAll(
    staff: Editor,
    ids: readonly string[],
  ): Promise<SubmissionResult & { submitted: number; leftOut: number }>;
  inspect(staff: Editor, ids: readonly string[]): Promise<{ asked: number; message: string }>;
}

/** True if a post may be submitted: no search engine was notified, or each refused. */
const mayBeSubmitted = ({ status }: IndexState): boolean => status === "not_submitted" || status === "error";

/** Creates the service. */
export function createSearchEngines(options: SearchOptions): SearchEngines {
  const { db, now, databaseNow, newId, appUrl, jobs, providers, notifications, raiseRevision } = options;
  const originBy = createOriginBy({ newId, now });
  const stateOf = async (id: string) => indexStateOf((await listStates(db, [id])).get(id));

  const record = (tx: Tx, staff: Editor, action: AuditedAction, ids: readonly string[]) =>
    recordEvent(tx, {
      ...originBy(staff),
      action,
      subjectId: ids[0] ?? "",
      ...(ids.length > 1 ? { detail: `${ids.length} posts` } : {}),
    });

  /** The post with this id and address, if it is published. */
  async function findNamed({
    postId,
    url,
  }: {
    postId: string;
    url: string;
  }): Promise<SearchedPost | Refusal> {
    const [post] = await findPosts(db, [postId]);
    if (!post) return new Refusal("not-found");
    if (!post.isPublished) return refuseField("invalid-input", "postId", searchTexts.notPublished);
    return isAddressOf(url, { slug: post.slug, origin: appUrl })
      ? post
      : refuseField("invalid-input", "url", searchTexts.otherAddress);
  }

  const conflict = ({ status }: IndexState, wanted: string) =>
    new Refusal("version-conflict", { detail: `This post has the status ${status}. ${wanted}` });

  async function notify(
    posts: readonly SearchedPost[],
    { about, write }: { about: "submission" | "removal"; write: (tx: Tx) => Promise<void> },
  ): Promise<void> {
    const what = {
      postIds: posts.map(({ id }) => id),
      paths: posts.map(({ slug }) => pathOfPost(slug)),
      about,
    };
    const keys = await db.$transaction(async (tx) => {
      await write(tx);
      return notifications.enqueue(tx, what);
    });
    if (keys.length > 0) await notifications.wait(keys);
  }

  /** Makes the page of a removed post indexable again; responses from before no longer count. */
  async function show(tx: Tx, id: string): Promise<void> {
    await ensureTracked(tx, id, now());
    if (!(await setHidden(tx, id, false))) return;
    await forgetAnswers(tx, id);
    await raiseRevision(tx);
  }

  return {
    async states(_staff, ids) {
      const found = await listStates(db, ids);
      return Object.fromEntries([...found].map(([id, state]) => [id, indexStateOf(state)]));
    },
    async submit(staff, named) {
      const post = await findNamed(named);
      if (post instanceof Refusal) return post;
      const before = await stateOf(post.id);
      if (!mayBeSubmitted(before) && before.status !== "unknown")
        return conflict(before, "It cannot be submitted again.");
      const since = await databaseNow();
      await notify([post], {
        about: "submission",
        write: async (tx) => {
          await show(tx, post.id);
          await record(tx, staff, "post.submit", [post.id]);
        },
      });
      const { answers } = await stateOf(post.id);
      return resultOf("submission", { providers, answers, since, url: appUrl + pathOfPost(post.slug) });
    },
    async remove(staff, named) {
      const post = await findNamed(named);
      if (post instanceof Refusal) return post;
      const before = await stateOf(post.id);
      if (before.status !== "indexed") return conflict(before, "Only indexed posts can be removed.");
      const since = await databaseNow();
      await notify([post], {
        about: "removal",
        write: async (tx) => {
          // A concurrent request has already removed it.
          if (!(await setHidden(tx, post.id, true))) return;
          await raiseRevision(tx);
          await record(tx, staff, "post.unlist", [post.id]);
        },
      });
      const { answers } = await stateOf(post.id);
      return resultOf("removal", { providers, answers, since, url: appUrl + pathOfPost(post.slug) });
    },
    async submitAll(staff, ids) {
      const states = await listStates(db, ids);
      const posts = (await findPosts(db, ids)).filter(
        ({ id, isPublished }) =>
          isPublished && states.has(id) && mayBeSubmitted(indexStateOf(states.get(id))),
      );
      const [first] = posts;
      const counts = { submitted: posts.length, leftOut: new Set(ids).size - posts.length };
      if (!first) return { success: false, error: "None of these posts can be submitted.", ...counts };
      const since = await databaseNow();
      await notify(posts, {
        about: "submission",
        write: async (tx) => {
          for (const { id } of posts) await show(tx, id);
          await record(
            tx,
            staff,
            "post.submit",
            posts.map((post) => post.id),
          );
        },
      });
      const { answers } = await stateOf(first.id);
      const url = appUrl + pathOfPost(first.slug);
      return { ...resultOf("submission", { providers, answers, since, url }), ...counts };
    },
    async inspect(staff, ids) {
      await db.$transaction(async (tx) => {
        if (providers.google) await jobs.enqueue(tx, { job: inspectKind, payload: { postIds: [...ids] } });
        await record(tx, staff, "post.inspect", ids);
      });
      jobs.wake(inspectKind);
      return providers.google
        ? { asked: ids.length, message: "Google is being asked. The statuses change when it responds." }
        : { asked: 0, message: searchTexts.noGoogle };
    },
  };
}
