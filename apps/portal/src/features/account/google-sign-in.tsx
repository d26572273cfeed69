import type { User } from "@sitewright/contracts";
import { Button, Note } from "@sitewright/ui";
import { useGoogleArrival } from "../../lib/session/google-arrival.ts";
import { continueInThisWindow, type GoogleEntry } from "../../lib/session/google-window.ts";
import { GoogleMark } from "./google-mark.tsx";
import { googleTexts as texts } from "./google-texts.ts";
import { type GoogleStatus, useGoogle } from "./use-google.ts";

function News({ standing, entry }: { standing: GoogleStatus; entry: GoogleEntry }) {
  if (standing === "idle" || standing === "waiting") return null;
  const isOwnChoice = standing === "closed" || standing === "cancelled";
  return (
    <Note tone={isOwnChoice ? "neutral" : "bad"} role={isOwnChoice ? "status" : "alert"}>
      <p>{texts[standing]}</p>
      {standing === "closed" && (
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
  const { standing, begin } = useGoogle(entry, onSignedIn);
  if (!isOffered) return null;
  return (
    <div className="grid gap-s-4">
      <News standing={standing} entry={entry} />
      <Button className="w-full" onClick={begin}>
        <GoogleMark /> {standing === "waiting" ? texts.waiting : texts.continue}
      </Button>
      <p className="flex items-center gap-3 text-ink-3 text-s before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
    </div>
  );
}
