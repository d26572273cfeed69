import { z } from "zod";
import type { Database, Tx } from "../../db/open.ts";
import { defineJob, type Job, type JobKind } from "../../jobs/job.ts";
import type { OnPostChange } from "./change.ts";
import { notifyHeldBack } from "./held-back.ts";
import { holdBackPost, publishPost } from "./publish-store.ts";

/** The job that publishes one post when its time has come. */
export const publishKind: JobKind<{ postId: string; at: string }> = {
  kind: "publish-post",
  schema: z.object({ postId: z.string(), at: z.iso.datetime() }),
};

interface PublishJobOptions {
  readonly database: Pick<Database, "db" | "clock">;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly onChange: OnPostChange;
}

/**
 * Publishes a scheduled post. That its time has come is the engine's word, by the database's clock; a post that was
 * scheduled anew or not at all meanwhile is left to another job. One that cannot be published any more is not scheduled any
 * more, and an alert is raised.
 */
export const createPublishJob = ({ database, now, newId, onChange }: PublishJobOptions): Job =>
  defineJob({
    ...publishKind,
    maxMs: 60_000,
    async run({ postId, at }) {
      const { db } = database;
      const dueAt = new Date(at);
      // A process whose clock is behind would take the day that the post is dated for one still to come.
      const event = {
        eventId: newId(),
        actorId: null,
        at: new Date(Math.max(now().getTime(), dueAt.getTime())),
      };
      const due = { id: postId, dueAt };
      const outcome = await publishPost(db, due, { origin: { ...event, revisionId: newId() }, onChange });
      if (outcome === "stored") return "published";
      if (outcome === "gone") return "no longer scheduled";
      const notifyStaff = (tx: Tx) => notifyHeldBack(tx, database, { id: newId(), postId });
      const held =
        outcome === "conflict" ? outcome : await holdBackPost(db, due, { origin: event, notifyStaff });
      // Saved at this very moment: tried again.
      if (held === "conflict") throw new Error("the post was changed while it was published");
      if (held === "gone") return "no longer scheduled";
      return outcome === "taken" ? "address taken" : "held back";
    },
  });
