import type { EditedPost } from "@sitewright/contracts";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import { duePayload, publishKind } from "./due-job.ts";
import { createOutcomeAnswers } from "./edit-outcomes.ts";
import type { ManageOptions } from "./options.ts";
import {
  binPost,
  discardEdits,
  type Published,
  publishPost,
  restorePost,
  schedulePost,
  unschedulePost,
  wasDiscardedFrom,
  wasPublishedFrom,
  wasScheduledFrom,
  withdrawPost,
} from "./publish-store.ts";

type Answer = Promise<EditedPost | Refusal>;

/** Publishing, scheduling and withdrawing posts. Changes are audited in the same transaction. */
export interface PostPublishing {
  publish(staff: Staff<"posts">, post: { id: string; from: number }): Answer;
  schedule(staff: Staff<"posts">, post: { id: string; from: number; at: string }): Answer;
  unschedule(staff: Staff<"posts">, id: string): Answer;
  withdraw(staff: Staff<"posts">, id: string): Answer;
  discard(staff: Staff<"posts">, post: { id: string; from: number }): Answer;
  remove(staff: Staff<"posts">, id: string): Promise<Refusal | undefined>;
  restore(staff: Staff<"posts">, id: string): Promise<Refusal | undefined>;
}

/** Creates the publishing part. */
export function createPublishing(options: ManageOptions): PostPublishing {
  const { db, database, now, newId, jobs, onChange } = options;
  const { answer } = createOutcomeAnswers(options);
  const originBy = createOriginBy({ newId, now });

  async function answerPublished(id: string, outcome: Published): Answer {
    if (typeof outcome === "string") return answer(id, outcome);
    const detail = `It is not published yet. ${outcome.map(({ message }) => message).join(" ")}`;
    return new Refusal("invalid-input", { detail, errors: outcome });
  }

  return {
    async publish(staff, { id, from }) {
      const origin = { ...originBy(staff), revisionId: newId() };
      const outcome = await publishPost(database, { id, from }, { origin, onChange });
      // The client retries a publish whose response was lost.
      const isDone = outcome === "conflict" && (await wasPublishedFrom(db, { id, from, by: origin.actorId }));
      return answerPublished(id, isDone ? "stored" : outcome);
    },
    async schedule(staff, { id, from, at }) {
      const when = new Date(at);
      if (when <= now()) return refuseField("invalid-input", "at", "Choose a time in the future.");
      const payload = duePayload(id, when.toISOString());
      const origin = originBy(staff);
      const outcome = await schedulePost(
        database,
        { id, from, when },
        {
          origin,
          enqueue: (tx) => jobs.enqueue(tx, { job: publishKind, payload, runAt: when }),
        },
      );
      // The client retries a schedule whose response was lost.
      const isDone =
        outcome === "conflict" && (await wasScheduledFrom(db, { id, from, when, by: origin.actorId }));
      return answerPublished(id, isDone ? "stored" : outcome);
    },
    unschedule: async (staff, id) => answer(id, await unschedulePost(db, id, originBy(staff))),
    withdraw: async (staff, id) =>
      answer(id, await withdrawPost(db, id, { origin: originBy(staff), onChange })),
    async discard(staff, { id, from }) {
      const origin = originBy(staff);
      const outcome = await discardEdits(db, { id, from }, origin);
      // The client retries a discard whose response was lost.
      const isDone = outcome === "conflict" && (await wasDiscardedFrom(db, { id, from, by: origin.actorId }));
      return answer(id, isDone ? "stored" : outcome);
    },
    async remove(staff, id) {
      const outcome = await binPost(database, id, { origin: originBy(staff), onChange });
      return outcome === "stored" ? undefined : new Refusal("not-found");
    },
    async restore(staff, id) {
      const outcome = await restorePost(db, id, originBy(staff));
      return outcome === "restored" ? undefined : new Refusal("not-found");
    },
  };
}
