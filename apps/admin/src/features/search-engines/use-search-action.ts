import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import {
  inspectPosts,
  removeFromSearch,
  type SubmissionResult,
  submitPostsToSearch,
  submitToSearch,
} from "@sitewright/contracts";
import { useToast } from "@sitewright/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "../../lib/paths.ts";
import { failedWords } from "./index-words.ts";

/** The data of a post for search engines. */
export interface SearchedPost {
  readonly id: string;
  readonly slug: string;
}

/** The message of a result: only what a provider confirmed is shown as success. */
export function toastOf(result: SubmissionResult, what: "submit" | "remove") {
  const { success, message, warning, error = "" } = result;
  if (success) return { title: message ?? "", ...(warning ? { description: warning } : {}) };
  if (warning !== undefined && error === "") return { title: warning };
  return { tone: "error" as const, title: failedWords[what](error) };
}

/** Submitting posts, removing one and asking Google about them. Steps to do by hand are returned in `byHand`. */
export function useSearchAction() {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const [byHand, setByHand] = useState<SubmissionResult | null>(null);
  const report = (result: SubmissionResult, what: "submit" | "remove") => {
    const hasSteps = (result.instructions?.length ?? 0) > 0;
    if (hasSteps) setByHand(result);
    if (!result.requiresVerification) toast(toastOf(result, what));
  };
  const settled = { onSettled: () => queries.invalidateQueries({ queryKey: ["posts"] }) };
  const failed = (what: "submit" | "remove") => ({
    onError: (error: Error) => toast({ tone: "error", title: failedWords[what](error.message) }),
  });
  const bodyOf = ({ id, slug }: SearchedPost) => ({ postId: id, url: paths.article(slug) });
  return {
    byHand,
    closeByHand: () => setByHand(null),
    submit: useMutation({
      mutationFn: (post: SearchedPost) => dataOf(client.call(submitToSearch, { body: bodyOf(post) })),
      onSuccess: (result) => report(result, "submit"),
      ...failed("submit"),
      ...settled,
    }),
    remove: useMutation({
      mutationFn: (post: SearchedPost) => dataOf(client.call(removeFromSearch, { body: bodyOf(post) })),
      onSuccess: (result) => report(result, "remove"),
      ...failed("remove"),
      ...settled,
    }),
    submitAll: useMutation({
      mutationFn: (postIds: string[]) => dataOf(client.call(submitPostsToSearch, { body: { postIds } })),
      onSuccess: (result) => report(result, "submit"),
      ...failed("submit"),
      ...settled,
    }),
    inspect: useMutation({
      mutationFn: (postIds: string[]) => dataOf(client.call(inspectPosts, { body: { postIds } })),
      onSuccess: ({ message }) => toast({ title: message }),
      onError: (error) => toast({ tone: "error", title: error.message }),
      ...settled,
    }),
  };
}
