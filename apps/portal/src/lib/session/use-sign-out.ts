import { useClient } from "@sitewright/app-kit/services";
import { endSession } from "@sitewright/app-kit/session";
import { forgetChat } from "@sitewright/chat-widget/forget";
import { signOut } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { autosave } from "../saving/autosave.ts";
import { uploads } from "../uploads/uploads.ts";
import { knownSession, type Session } from "./session.ts";
import { clearSessionEnd } from "./session-end.ts";

/**
 * Saves what has not been saved (uploads in progress stay as not uploaded), signs out, and shows who was
 * signed in and where their latest answers are. The chat is removed from this browser for the next person. A
 * failed sign-out shows the same: the person wanted to leave.
 */
export function useSignOut(): () => Promise<void> {
  const queries = useQueryClient();
  const client = useClient();
  return async () => {
    uploads.interrupt();
    await autosave.flush();
    const answer = await client.call(signOut, {});
    if (!answer.ok) console.warn("The server did not end the session.", answer.failure);
    const left = autosave.stopForSignOut();
    forgetChat();
    const user = knownSession(queries)?.user ?? null;
    const previous = user && { displayName: user.displayName, email: user.email, left };
    clearSessionEnd();
    endSession<Session>(queries, { user: null, isFreshSignIn: false, previous });
  };
}
