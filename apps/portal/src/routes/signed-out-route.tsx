import { useState } from "react";
import { SignInScreen } from "../features/account/sign-in-screen.tsx";
import { SignedOutScreen } from "../features/account/signed-out-screen.tsx";
import type { Session } from "../lib/session/session.ts";

/** For a visitor without a session: the screen after signing out, else the sign-in. */
export function SignedOutRoute({ session: { previous } }: { session: Session }) {
  const [hasReturned, setHasReturned] = useState(false);
  if (previous && !hasReturned)
    return <SignedOutScreen previous={previous} onReturn={() => setHasReturned(true)} />;
  return <SignInScreen email={previous?.email} />;
}
