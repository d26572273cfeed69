import type { User } from "@sitewright/contracts";
import { Button, Note } from "@sitewright/ui";
import { useGoogleArrival } from "../../lib/session/google-arrival.ts";
import { continueInThisWindow, type GoogleEntry } from "../../lib/session/google-window.ts";
import { GoogleMark } from "./google-mark.tsx";
import { googleTexts as texts } from "./google-texts.ts";
import { type GoogleStatus, useGoogle } from "./use-google.ts";

function GoogleMessage({ status, entry }: { status: GoogleStatus; entry: GoogleEntry }) {
  if (status === "idle" || status === "waiting") return null;
  const isOwnChoice = status === "closed" || status === "cancelled";
  return (
    <Note tone={isOwnChoice ? "neutral" : "bad"} role={isOwnChoice ? "status" : "alert"}>
      <p>{texts[status]}</p>
      {status === "closed" && (
        <Button compact className="mt-2" onClick={() => continueInThisWindow(entry)}>
          {texts.continueHere}
        </Button>
      )}
    </Note>
  );
}

/** Signing in by Google, where the server offers it; renders nothing where it does not. */
export function GoogleSignIn({
  entry,
  onSignedIn,
}: {
  entry: GoogleEntry;
  onSignedIn: (user: User) => void;
}) {
  const isOffered = useGoogleArrival((state) => state.isOffered);
  const { status, begin } = useGoogle(entry, onSignedIn);
  if (!isOffered) return null;
  return (
    <div className="grid gap-s-4">
      <GoogleMessage status={status} entry={entry} />
      <Button className="w-full" onClick={begin}>
        <GoogleMark /> {status === "waiting" ? texts.waiting : texts.continue}
      </Button>
      <p className="flex items-center gap-3 text-ink-3 text-s before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
    </div>
  );
}
