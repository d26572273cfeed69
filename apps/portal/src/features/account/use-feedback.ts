import { dataOf } from "@sitewright/app-kit/calls";
import type { FormReading } from "@sitewright/app-kit/form";
import { firstFaults } from "@sitewright/app-kit/form-faults";
import { useClient } from "@sitewright/app-kit/services";
import { feedbackBodySchema, sendContactMessage } from "@sitewright/contracts";
import { useEffect, useState } from "react";
import type { z } from "zod";

/** The time for which the thanks are shown. */
export const thanksMs = 5000;

/** The form's values. */
export interface Feedback {
  readonly name: string;
  readonly email: string;
  readonly reason: string;
  readonly message: string;
  /** A honeypot for bots: people do not see it. */
  readonly homepage: string;
}

/** The values to send. */
export type FeedbackBody = z.output<typeof feedbackBodySchema>;

/** The feedback to send, or its errors. */
export function readFeedback(feedback: Feedback, now: Date): FormReading<FeedbackBody> {
  const body = { ...feedback, type: "logout_feedback", timestamp: now.toISOString() };
  const { data, error } = feedbackBodySchema.safeParse(body);
  if (data) return { ok: true, value: data };
  const found = error.issues.map(({ path, message }) => ({ path: String(path[0]), message }));
  return { ok: false, faults: firstFaults(found) };
}

/** Returns a function that sends feedback. It rejects with a CallError. */
export function useSendFeedback(): (body: FeedbackBody) => Promise<void> {
  const client = useClient();
  return async (body) => void (await dataOf(client.call(sendContactMessage, { body })));
}

/** The thanks, shown for five seconds. */
export function useThanks() {
  const [isThanking, setIsThanking] = useState(false);
  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => setIsThanking(false), thanksMs);
    return () => clearTimeout(timer);
  }, [isThanking]);
  return { isThanking, thank: () => setIsThanking(true) };
}
