import { useState } from "react";
import { useSearchParams } from "react-router";
import { SignInScreen } from "../features/account/sign-in-screen.tsx";
import { SignedOutScreen } from "../features/account/signed-out-screen.tsx";
import type { Session } from "../lib/session/session.ts";
import { useFinishSignOut } from "../lib/session/use-finish-sign-out.ts";

/** In the address of the public site's links for new clients: the form for a new account opens. */
const startParameter = "start";

/** For a visitor without a session: the screen after signing out, else the sign-in. */
export function SignedOutRoute({ session: { previous } }: { session: Session }) {
  useFinishSignOut({ previous });
  const [hasReturned, setHasReturned] = useState(false);
  const [parameters] = useSearchParams();
  if (previous && !hasReturned)
    return <SignedOutScreen previous={previous} onReturn={() => setHasReturned(true)} />;
  const isNew = !previous && parameters.has(startParameter);
  return <SignInScreen email={previous?.email} initialMode={isNew ? "sign-up" : "sign-in"} />;
}
