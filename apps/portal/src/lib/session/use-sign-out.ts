import { useClient } from "@sitewright/app-kit/services";
import { endSession } from "@sitewright/app-kit/session";
import { forgetChat } from "@sitewright/chat-widget/forget";
import { signOut } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { autosave } from "../saving/autosave.ts";
import { uploads } from "../uploads/uploads.ts";
import { notePendingSignOut } from "./pending-sign-out.ts";
import { knownSession, type Session } from "./session.ts";
import { clearSessionEnd } from "./session-end.ts";

/**
 * Saves what has not been saved (uploads in progress stay as not uploaded), signs out, and shows who was signed in and
 * where their latest answers are. The chat is removed from this browser for the next person. Resolves to false if the
 * server did not end the session: the answers leave the screen anyway, and the session is ended later
 * (`pending-sign-out.ts`).
 */
export function useSignOut(): () => Promise<boolean> {
  const queries = useQueryClient();
  const client = useClient();
  return async () => {
    uploads.interrupt();
    await autosave.flush();
    const { ok: isSignedOut } = await client.call(signOut, {});
    const user = knownSession(queries)?.user ?? null;
    if (!isSignedOut) notePendingSignOut(user?.uid ?? null);
    const left = autosave.stopForSignOut();
    forgetChat();
    const previous = user && { displayName: user.displayName, email: user.email, left, isSignedOut };
    clearSessionEnd();
    endSession<Session>(queries, { user: null, isFreshSignIn: false, previous });
    return isSignedOut;
  };
}
