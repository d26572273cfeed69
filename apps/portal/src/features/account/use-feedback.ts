import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { feedbackBodySchema, sendContactMessage } from "@sitewright/contracts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** How long the thanks stay. */
export const thanksMs = 5000;

/** What the form holds. */
export interface Feedback {
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  readonly message: string;
  /** People do not see it. */
  readonly homepage: string;
}

/** What is wrong with which field. */
export type FeedbackFaults = Partial<Record<string, string>>;

const bodyOf = (feedback: Feedback, now: Date) =>
  feedbackBodySchema.safeParse({ ...feedback, type: "logout_feedback", timestamp: now.toISOString() });

/** What the form refuses before anything is sent. */
export function feedbackFaults(feedback: Feedback, now: Date): FeedbackFaults {
  const { error } = bodyOf(feedback, now);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}

/** Sends feedback. The thanks show for five seconds; a failure is told, and what was written stays. */
export function useFeedback(onSent: () => void) {
  const [isThanking, setIsThanking] = useState(false);
  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => setIsThanking(false), thanksMs);
    return () => clearTimeout(timer);
  }, [isThanking]);
  const client = useClient();
  const sending = useMutation({
    mutationFn: async (feedback: Feedback) => {
      const body = feedbackBodySchema.parse(bodyOf(feedback, new Date()).data);
      await dataOf(client.call(sendContactMessage, { body }));
    },
    onSuccess: () => {
      setIsThanking(true);
      onSent();
    },
    onError: (error) => console.warn("The message was not sent.", error),
  });
  return { isThanking, isSending: sending.isPending, hasFailed: sending.isError, send: sending.mutate };
}
