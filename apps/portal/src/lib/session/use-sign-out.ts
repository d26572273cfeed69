import { useClient } from "@sitewright/app-kit/services";
import { endSession } from "@sitewright/app-kit/session";
import { forgetChat } from "@sitewright/chat-widget/forget";
import { signOut } from "@sitewright/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { autosave } from "../saving/autosave.ts";
import { uploads } from "../uploads/uploads.ts";
import { notePendingSignOut } from "./pending-sign-out.ts";
import { knownSession, type Session } from "./session.ts";
import { clearSessionEnd, useSessionEnd } from "./session-end.ts";

/**
 * Saves what has not been saved (uploads in progress stay as not uploaded), signs out, and shows who was signed in and
 * where their latest answers are. The chat is removed from this browser for the next person. Resolves to false if the
 * server did not end the session: the answers leave the screen anyway, and the session is ended later
 * (`pending-sign-out.ts`). A further call joins the running one; after it, it takes nothing back.
 * `prepare` is awaited first.
 */
export function useSignOut(prepare?: () => Promise<void>): () => Promise<boolean> {
  const queries = useQueryClient();
  const client = useClient();
  const start = async (): Promise<boolean> => {
    await prepare?.();
    uploads.interrupt();
    await autosave.flush();
    const { ok: isSignedOut } = await client.call(signOut, {});
    const known = knownSession(queries);
    const user = known?.user;
    if (!isSignedOut && user) notePendingSignOut(user.uid);
    const left = autosave.stopForSignOut();
    forgetChat();
    const previous = user
      ? { displayName: user.displayName, email: user.email, left, isSignedOut }
      : (known?.previous ?? null);
    clearSessionEnd();
    endSession<Session>(queries, { user: null, isFreshSignIn: false, previous });
    return isSignedOut;
  };
  return () => {
    const signingOut =
      useSessionEnd.getState().signingOut ??
      start().finally(() => useSessionEnd.setState({ signingOut: null }));
    useSessionEnd.setState({ signingOut });
    return signingOut;
  };
}
