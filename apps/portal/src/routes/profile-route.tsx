import type { User } from "@sitewright/contracts";
import { ClientDocuments } from "@sitewright/documents/client-documents";
import { useDocuments } from "@sitewright/documents/documents-query";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { AccountForm } from "../features/account/account-form.tsx";
import type { AccountMode } from "../features/account/credentials.ts";
import { GoogleSignIn } from "../features/account/google-sign-in.tsx";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import { ProfileScreen, type WholeProfile } from "../features/profile/profile-screen.tsx";
import { setPageUser } from "../lib/api/page-user.ts";
import { useOverlayHistory } from "../lib/overlay-history.ts";
import { paths } from "../lib/paths.ts";
import { autosave } from "../lib/saving/autosave.ts";
import { knownSession, useSession } from "../lib/session/session.ts";
import { useSessionEnd } from "../lib/session/session-end.ts";
import { useSignOutAnywhere } from "../lib/session/use-sign-out-anywhere.ts";

function SignIn() {
  const [mode, setMode] = useState<AccountMode>("sign-in");
  const queries = useQueryClient();
  // Its response says whether the server offers Google.
  useSession();
  const showProfile = (user: User): void => {
    // The wizard may have been open on this page before: it works in the name of the person who was signed in then.
    if (user.uid !== knownSession(queries)?.user?.uid) {
      autosave.end();
      setPageUser(null);
    }
    void queries.invalidateQueries({ queryKey: ["profile"] });
  };
  return (
    <div className="grid gap-s-4">
      <GoogleSignIn entry="profile" onSignedIn={showProfile} />
      <AccountForm mode={mode} onModeChange={setMode} onSignedIn={showProfile} />
    </div>
  );
}

/** Where the profile was opened directly, its calls name the person who is signed in, as those of the wizard do. */
function usePageUser(uid: string | undefined): void {
  useEffect(() => {
    if (uid !== undefined) setPageUser(uid);
  }, [uid]);
}

/** Once the session has ended, the server answers with the sign-in instead of the profile. */
function usePromptAfterEnd(): void {
  const queries = useQueryClient();
  const hasEnded = useSessionEnd((state) => state.hasEnded);
  useEffect(() => {
    if (hasEnded) void queries.invalidateQueries({ queryKey: ["profile"] });
  }, [hasEnded, queries]);
}

function Whole({ view }: { view: WholeProfile }) {
  // Only while a profile is shown: going back to remove an overlay's entry would cancel the navigation to the 'not
  // found' page.
  useOverlayHistory();
  usePromptAfterEnd();
  const { profile, mayEdit, mayManageDocuments } = view;
  const { documents } = useDocuments(profile.uid);
  const viewerId = useSession().data?.user?.uid;
  usePageUser(viewerId);
  const signOut = useSignOutAnywhere();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    if (await signOut()) location.assign(paths.home);
    // The wizard shows the person a message, and the session is ended as soon as the server responds.
    else navigate(paths.wizard);
  };
  return (
    <ProfilePage
      view={view}
      onSignOut={leave}
      documentCount={documents.length}
      documents={
        <ClientDocuments
          clientId={profile.uid}
          reader={{
            isClient: mayEdit,
            viewerId,
            mayManage: mayManageDocuments,
            clientName: profile.displayName || profile.businessName || profile.email,
          }}
        />
      }
    />
  );
}

/** A client's profile with the documents shared with them. */
export function ProfileRoute() {
  const { identifier = "" } = useParams();
  return (
    <ProfileScreen identifier={identifier} signIn={<SignIn />}>
      {(view) => <Whole view={view} />}
    </ProfileScreen>
  );
}
