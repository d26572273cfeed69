import { z } from "zod";
import type { JobKind } from "../../jobs/job.ts";

/** The job that publishes one post when it is due. */
export const publishKind: JobKind<{ postId: string; at: string }> = {
  kind: "publish-post",
  schema: z.object({ postId: z.string(), at: z.iso.datetime() }),
};
