import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import { buttonClass } from "@sitewright/ui";
import { useEffect } from "react";
import { paths } from "../../lib/paths.ts";
import { outcomeIn } from "../../lib/session/google-arrival.ts";
import { tellOutcome } from "../../lib/session/google-channel.ts";
import { googleTexts as texts } from "../../texts/google.ts";
import { Entrance } from "./entrance.tsx";

/** How long the word to the portal gets before this window closes. */
const closeAfterMs = 50;

/** The last page of the pop-up: tells the portal how signing in ended and closes itself. */
export function GoogleReturn() {
  useDocumentTitle(texts.doneTitle);
  useEffect(() => {
    tellOutcome(outcomeIn(location.search) ?? "failed");
    const timer = setTimeout(() => window.close(), closeAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Entrance>
      <h1 className="font-display font-headline text-display-3 leading-[1.04] tracking-[-.03em]">
        {texts.doneTitle}
      </h1>
      <p className="mt-2.5 mb-s-6 text-ink-2">{texts.doneBody}</p>
      <a href={paths.wizard} className={buttonClass({ variant: "ink" })}>
        {texts.doneAction}
      </a>
    </Entrance>
  );
}
