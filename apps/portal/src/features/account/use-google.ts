import { useClient } from "@sitewright/app-kit/services";
import { type GoogleOutcome, getSession, type User } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useGoogleArrival } from "../../lib/session/google-arrival.ts";
import { type GoogleEntry, openGoogleWindow } from "../../lib/session/google-window.ts";
import { startSession } from "../../lib/session/session.ts";

/** The status of signing in by Google. */
export type GoogleStatus = "idle" | "waiting" | "closed" | Exclude<GoogleOutcome, "signed-in">;

const statusAfter = (outcome: GoogleOutcome | null): GoogleStatus =>
  outcome === null || outcome === "signed-in" ? "idle" : outcome;

/** Signs in by a Google pop-up; on success the session query holds the person. */
export function useGoogle(entry: GoogleEntry, onSignedIn: (user: User) => void) {
  const queries = useQueryClient();
  const client = useClient();
  const arrival = useGoogleArrival((state) => state.outcome);
  const [status, setStatus] = useState<GoogleStatus>(() => statusAfter(arrival));
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const enter = async (): Promise<void> => {
    const answer = await client.call(getSession, {});
    const user = answer.ok ? answer.data.user : null;
    if (!user) {
      setStatus("failed");
      return;
    }
    onSignedIn(user);
    startSession(queries, user);
  };
  const begin = (): void => {
    stop.current();
    setStatus("waiting");
    stop.current = openGoogleWindow(entry, (end) => {
      if (end === "signed-in") enter();
      else setStatus(end);
    });
  };
  return { status, begin };
}
