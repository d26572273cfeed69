import { feedbackBodySchema, sendContactMessage } from "@sitewright/contracts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../lib/api/api-client.ts";
import { CallError } from "../../lib/session/session.ts";

/** How long the thanks stay. */
export const thanksMs = 5000;

/** What the form holds. */
export interface Feedback {
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  readonly message: string;
  /** A honeypot for bots: people do not see it. */
  readonly homepage: string;
}

/** Errors by field. */
export type FeedbackErrors = Partial<Record<string, string>>;

const bodyOf = (feedback: Feedback, now: Date) =>
  feedbackBodySchema.safeParse({ ...feedback, type: "logout_feedback", timestamp: now.toISOString() });

/** Validates the form before it is sent. */
export function feedbackErrors(feedback: Feedback, now: Date): FeedbackErrors {
  const { error } = bodyOf(feedback, now);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}

/** Sends feedback. The thanks are shown for five seconds; after a failure the text stays in the form. */
export function useFeedback(onSent: () => void) {
  const [isThanking, setIsThanking] = useState(false);
  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => setIsThanking(false), thanksMs);
    return () => clearTimeout(timer);
  }, [isThanking]);
  const sending = useMutation({
    mutationFn: async (feedback: Feedback) => {
      const body = feedbackBodySchema.parse(bodyOf(feedback, new Date()).data);
      const answer = await api.call(sendContactMessage, { body });
      if (!answer.ok) throw new CallError(answer.failure);
    },
    onSuccess: () => {
      setIsThanking(true);
      onSent();
    },
    onError: (error) => console.warn("The message was not sent.", error),
  });
  return { isThanking, isSending: sending.isPending, hasFailed: sending.isError, send: sending.mutate };
}
