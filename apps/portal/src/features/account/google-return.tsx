import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import { buttonClass } from "@sitewright/ui";
import { useEffect } from "react";
import { paths } from "../../lib/paths.ts";
import { outcomeIn } from "../../lib/session/google-arrival.ts";
import { postOutcome } from "../../lib/session/google-channel.ts";
import { AccountLayout } from "./account-layout.tsx";
import { AccountTitle } from "./account-title.tsx";
import { googleTexts as texts } from "./google-texts.ts";

/** The time after which this window closes when it has posted the result. */
const closeAfterMs = 50;

/** The last page of the pop-up: posts the result to the portal and closes itself. */
export function GoogleReturn() {
  useDocumentTitle(texts.doneTitle);
  useEffect(() => {
    postOutcome(outcomeIn(location.search) ?? "failed");
    const timer = setTimeout(() => window.close(), closeAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AccountLayout>
      <AccountTitle>{texts.doneTitle}</AccountTitle>
      <p className="mt-2.5 mb-s-6 text-ink-2">{texts.doneBody}</p>
      <a href={paths.wizard} className={buttonClass({ variant: "ink" })}>
        {texts.doneAction}
      </a>
    </AccountLayout>
  );
}
