import { raiseAlert } from "../alerts/alert-store.ts";
import { recordEvent } from "../audit/audit-store.ts";
import type { Database, Tx } from "../db/open.ts";
import { restoreTexts } from "./texts.ts";

/** The mails and posts that a restore holds back for review. */
export interface HeldBack {
  readonly mails: number;
  readonly posts: number;
}

interface Settling {
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * Jobs that a restore does not run again: they send something outside, or write a text that may
 * have been stopped since the backup.
 */
const heldJobs = ["publish-post", "search-engines", "write-post"];

/**
 * Unschedules all scheduled posts: they may have been unscheduled, changed or deleted since the
 * backup. Returns how many.
 */
async function holdPosts(tx: Tx, { clock }: Pick<Database, "clock">, { now: at, newId }: Settling) {
  const posts = await tx.post.findMany({
    where: { status: "scheduled" },
    select: { id: true, wasPublished: true, publishedAt: true, createdAt: true },
  });
  for (const { id, wasPublished, publishedAt, createdAt } of posts) {
    const status = wasPublished ? "withdrawn" : "draft";
    const listedAt = publishedAt ?? createdAt;
    await tx.post.update({
      where: { id },
      data: { status, scheduledFor: null, listedAt, version: { increment: 1 } },
    });
    const event = { eventId: newId(), actorId: null, at, subjectId: id, detail: "held back" };
    await recordEvent(tx, { ...event, action: "post.unschedule" });
    const alert = { id: newId(), kind: "held-back", level: "warning", agent: "", detail: id } as const;
    await raiseAlert(tx, { clock }, alert);
  }
  return posts.length;
}

/**
 * Ends what may have ended since the backup: sessions, mailed links, invitations, draft preview
 * links and texts that were being written. Queued mails and scheduled posts are held back, because
 * they may have been sent or unscheduled since.
 */
export function settleRestored({ db, clock }: Database, settling: Settling): Promise<HeldBack> {
  return db.$transaction(async (tx) => {
    await tx.session.deleteMany({});
    await tx.accountToken.deleteMany({});
    await tx.staffInvitation.deleteMany({});
    // Heartbeats of the processes that ran at the time of the backup: they would be reported as
    // lost workers.
    await tx.agentWorker.deleteMany({});
    await tx.post.updateMany({
      where: { previewDigest: { not: null } },
      data: { previewDigest: null, previewUntil: null },
    });
    const posts = await holdPosts(tx, { clock }, settling);
    await tx.job.deleteMany({ where: { kind: { in: heldJobs }, status: { in: ["pending", "running"] } } });
    await tx.generation.updateMany({
      where: { state: { in: ["waiting", "writing"] } },
      data: { state: "failed", error: restoreTexts.textEnded, finishedAt: settling.now },
    });
    const { count: mails } = await tx.outboxMessage.updateMany({
      where: { status: { in: ["pending", "sending"] } },
      data: { status: "dead", lastError: restoreTexts.heldBack, lockedBy: null, lockedUntil: null },
    });
    return { mails, posts };
  });
}
