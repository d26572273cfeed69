import type { Database } from "../../db/open.ts";
import { defineJob, type Job } from "../../jobs/job.ts";
import type { OnPostChange } from "../../post-changes/post-change.ts";
import { publishKind } from "./due-job.ts";
import { holdBackPost, publishPost } from "./publish-store.ts";

interface PublishJobOptions {
  readonly database: Pick<Database, "db" | "clock">;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly onChange: OnPostChange;
}

/**
 * Publishes a scheduled post. The job engine decides by the database's clock that it is due; if the post
 * was rescheduled or unscheduled meanwhile, nothing happens. A post that can no longer be published is
 * unscheduled, and an alert is raised.
 */
export const createPublishJob = ({ database, now, newId, onChange }: PublishJobOptions): Job =>
  defineJob({
    ...publishKind,
    maxMs: 60_000,
    // The editor says when the post will be published; pausing the agent stops the writing of texts.
    isPromised: true,
    async run({ postId, at }) {
      const dueAt = new Date(at);
      // A process whose clock is behind would consider the post's date to be in the future.
      const event = {
        eventId: newId(),
        actorId: null,
        at: new Date(Math.max(now().getTime(), dueAt.getTime())),
      };
      const due = { id: postId, dueAt };
      const outcome = await publishPost(database, due, {
        origin: { ...event, revisionId: newId() },
        onChange,
      });
      if (outcome === "stored") return "published";
      if (outcome === "gone") return "no longer scheduled";
      const held =
        outcome === "conflict"
          ? outcome
          : await holdBackPost(database, due, { origin: event, alertId: newId() });
      // A concurrent save: the error makes the engine retry the job.
      if (held === "conflict") throw new Error("the post was changed while it was published");
      if (held === "gone") return "no longer scheduled";
      return outcome === "taken" ? "address taken" : "held back";
    },
  });
