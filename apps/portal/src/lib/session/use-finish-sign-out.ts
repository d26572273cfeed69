import { useClient } from "@sitewright/app-kit/services";
import { fetchSession } from "@sitewright/app-kit/session";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { retryDelay } from "../saving/save-timer.ts";
import { finishSignOut } from "./pending-sign-out.ts";
import { noteSignedOut, type Session } from "./session.ts";

/** Ends the session of the person who signed out as soon as the server responds, while this page is open. */
export function useFinishSignOut({ previous }: Pick<Session, "previous">): void {
  const queries = useQueryClient();
  const client = useClient();
  const isDue = previous !== null && !previous.isSignedOut;
  const { mutate } = useMutation({
    mutationFn: async () => finishSignOut(client, (await fetchSession(client)).user),
    onSuccess: () => noteSignedOut(queries),
  });
  useEffect(() => {
    if (!isDue) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const finish = (): void => {
      clearTimeout(timer);
      const onError = (): void => {
        failures += 1;
        timer = setTimeout(finish, retryDelay(failures));
      };
      mutate(undefined, { onError });
    };
    finish();
    window.addEventListener("online", finish);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", finish);
    };
  }, [isDue, mutate]);
}
