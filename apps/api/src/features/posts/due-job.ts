import { z } from "zod";
import type { JobKind } from "../../jobs/job.ts";

interface DuePayload {
  postId: string;
  at: string;
}

/** The job that publishes one post when it is due. */
export const publishKind: JobKind<DuePayload> = {
  kind: "publish-post",
  schema: z.object({ postId: z.string(), at: z.iso.datetime() }),
};

/** What the job of a post is stored with; the id comes first, which `dueBeginning` relies on. */
export const duePayload = (postId: string, at: string): DuePayload => ({ postId, at });

/** The beginning of the stored payload of each job of a post, up to its time. */
export function dueBeginning(postId: string): string {
  const end = JSON.stringify({ at: "" }).slice(1);
  return JSON.stringify(duePayload(postId, "")).slice(0, -end.length);
}
