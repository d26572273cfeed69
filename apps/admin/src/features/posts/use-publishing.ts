import { dataOf, failureOf, isAccessDenied } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { sessionKey } from "@sitewright/app-kit/session";
import {
  adminDiscardPostEdits,
  adminPublishPost,
  adminSchedulePost,
  adminUnschedulePost,
  adminWithdrawPost,
  type EditedPost,
} from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PostSaver } from "./post-saver.ts";

/** The publishing actions. */
export type PublishingAction =
  | { readonly action: "publish" | "unschedule" | "withdraw" | "discard" }
  /** `at`: an instant, ISO 8601. */
  | { readonly action: "schedule"; readonly at: string };

const done = {
  publish: "Post published",
  schedule: "Post scheduled",
  unschedule: "Post unscheduled",
  withdraw: "Post withdrawn",
  discard: "Edits discarded; they are kept in the revisions",
} as const;

/** The reasons against publishing; empty where an action failed for another cause. */
export function publishingFaults(error: Error | null): readonly string[] {
  const failure = error && failureOf(error);
  return failure?.kind === "refused" ? (failure.problem.errors ?? []).map(({ message }) => message) : [];
}

/** Publishing actions on a post: everything is saved first, so that the current text in the editor is published. */
export function usePublishing(saver: PostSaver) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const send = async (publishing: PublishingAction): Promise<{ post: EditedPost }> => {
    if (!(await saver.flush())) throw new Error("Your last changes are not saved yet.");
    const { id, version } = saver.read().post;
    const params = { id };
    const headers = { "if-match": String(version) };
    switch (publishing.action) {
      case "publish":
        return dataOf(client.call(adminPublishPost, { params, headers }));
      case "schedule":
        return dataOf(client.call(adminSchedulePost, { params, headers, body: { at: publishing.at } }));
      case "unschedule":
        return dataOf(client.call(adminUnschedulePost, { params }));
      case "withdraw":
        return dataOf(client.call(adminWithdrawPost, { params }));
      case "discard":
        return dataOf(client.call(adminDiscardPostEdits, { params, headers }));
    }
  };
  return useMutation({
    mutationFn: send,
    onSuccess: ({ post }, { action }) => {
      saver.accept(post);
      toast({ title: done[action] });
      void queries.invalidateQueries({ queryKey: ["posts", "list"] });
    },
    onError: (error) => {
      saver.acceptFromRefusal(error);
      // Everything is saved by then: the sign-in may take the editor's place.
      if (isAccessDenied(error)) void queries.invalidateQueries({ queryKey: sessionKey });
      if (publishingFaults(error).length === 0)
        toast({ tone: "error", title: "The post could not be changed.", description: error.message });
    },
  });
}
