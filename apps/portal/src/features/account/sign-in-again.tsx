import type { User } from "@sitewright/contracts";
import { Dialog } from "@sitewright/ui";
import { useState } from "react";
import { autosave } from "../../lib/saving/autosave.ts";
import { useSaveStatus } from "../../lib/saving/save-status.ts";
import { savingTexts as texts } from "../../lib/saving/texts.ts";
import { AccountForm } from "./account-form.tsx";
import type { AccountMode } from "./credentials.ts";
import { GoogleSignIn } from "./google-sign-in.tsx";

/**
 * A dialog for a session that has ended: the person signs in again in place and nothing is lost. It stays
 * open until then. A different person gets their own answers, as after any sign-in.
 */
export function SignInAgain({ user }: { user: User }) {
  const [mode, setMode] = useState<AccountMode>("sign-in");
  const isKept = useSaveStatus((state) => state.isKeptOnDevice);
  const goOn = (next: User): void => {
    if (next.uid === user.uid) autosave.resume();
  };
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      initialFocus="title"
      title={texts.sessionTitle}
      description={isKept ? texts.sessionBody : texts.sessionUnkept}
    >
      <div className="grid gap-s-4">
        <GoogleSignIn entry="builder" onSignedIn={goOn} />
        <AccountForm mode={mode} onModeChange={setMode} email={user.email} onSignedIn={goOn} />
      </div>
    </Dialog>
  );
}
