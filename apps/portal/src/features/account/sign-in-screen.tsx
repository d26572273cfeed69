import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import type { User } from "@sitewright/contracts";
import { Note } from "@sitewright/ui";
import { Monitor } from "lucide-react";
import { useState } from "react";
import { paths } from "../../lib/paths.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountLayout } from "./account-layout.tsx";
import { AccountTitle } from "./account-title.tsx";
import type { AccountMode } from "./credentials.ts";
import { GoogleSignIn } from "./google-sign-in.tsx";
import { type EntryMode, ModeCards } from "./mode-cards.tsx";
import { accountTexts as texts } from "./texts.ts";

/** Delay after a sign-in before the client's profile opens. */
export const profileAfterMs = 500;

/** The legal texts that signing up accepts. They open in a new tab, so that nothing typed is lost. */
function LegalNotice() {
  const { agree, terms, and, privacy, use } = texts.notice;
  return (
    <p className="border-line border-t pt-s-4 text-ink-3 text-s">
      {agree}{" "}
      <a href={paths.terms} target="_blank" rel="noreferrer" className="underline">
        {terms}
      </a>{" "}
      {and}{" "}
      <a href={paths.privacy} target="_blank" rel="noreferrer" className="underline">
        {privacy}
      </a>
      . {use}
    </p>
  );
}

interface SignInScreenProps {
  /** Initial address, for a returning person. */
  email?: string | undefined;
  /** Why the page that was opened asks to sign in. That page stays open, so there is no choice of another one. */
  reason?: string;
  initialMode?: AccountMode;
}

/** The screen for a visitor who is not signed in. */
export function SignInScreen({ email, reason, initialMode = "sign-in" }: SignInScreenProps) {
  const [entry, setEntry] = useState<EntryMode>("builder");
  const [mode, setMode] = useState<AccountMode>(initialMode);
  const title = mode === "sign-in" ? texts.title : texts.signUpTitle;
  useDocumentTitle(title);
  const goOn = (user: User): void => {
    if (entry === "profile") setTimeout(() => location.assign(paths.profile(user.uid)), profileAfterMs);
  };
  return (
    <AccountLayout>
      <Note className="mb-s-5 phone:hidden" icon={<Monitor aria-hidden="true" />}>
        {texts.mobileBanner}
      </Note>
      {reason && (
        <Note tone="info" className="mb-s-5">
          {reason}
        </Note>
      )}
      <AccountTitle>{title}</AccountTitle>
      <p className="mt-2.5 mb-s-6 text-ink-2">{texts.lead}</p>
      <div className="grid gap-s-6">
        {reason === undefined && <ModeCards mode={entry} onChange={setEntry} />}
        <div className="grid gap-s-4">
          <GoogleSignIn entry={entry} onSignedIn={goOn} />
          <AccountForm
            mode={mode}
            onModeChange={setMode}
            {...(email === undefined ? {} : { email })}
            onSignedIn={goOn}
          />
        </div>
        <LegalNotice />
      </div>
    </AccountLayout>
  );
}
