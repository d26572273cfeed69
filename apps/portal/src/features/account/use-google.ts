import { type GoogleOutcome, getSession, type User } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../../lib/api/api-client.ts";
import { useGoogleArrival } from "../../lib/session/google-arrival.ts";
import { type GoogleEntry, openGoogleWindow } from "../../lib/session/google-window.ts";
import { type Session, sessionQuery } from "../../lib/session/session.ts";

/** The status of signing in by Google. */
export type GoogleStatus = "idle" | "waiting" | "closed" | Exclude<GoogleOutcome, "signed-in">;

const standingAfter = (outcome: GoogleOutcome | null): GoogleStatus =>
  outcome === null || outcome === "signed-in" ? "idle" : outcome;

/** Signs in by a Google pop-up; on success the session query has the person. */
export function useGoogle(entry: GoogleEntry, onSignedIn: (user: User) => void) {
  const queries = useQueryClient();
  const arrival = useGoogleArrival((state) => state.outcome);
  const [standing, setStanding] = useState<GoogleStatus>(() => standingAfter(arrival));
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const enter = async (): Promise<void> => {
    const answer = await api.call(getSession, {});
    const user = answer.ok ? answer.data.user : null;
    if (!user) {
      setStanding("failed");
      return;
    }
    const session: Session = { user, isFreshSignIn: true, previous: null };
    onSignedIn(user);
    queries.setQueryData(sessionQuery.queryKey, session);
  };
  const begin = (): void => {
    stop.current();
    setStanding("waiting");
    stop.current = openGoogleWindow(entry, (end) => {
      if (end === "signed-in") enter();
      else setStanding(end);
    });
  };
  return { standing, begin };
}
