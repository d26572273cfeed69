import { Avatar, Button, Note } from "@sitewright/ui";
import type { LeftAnswers } from "../../lib/saving/work.ts";
import { accountTexts as texts } from "../../texts/account.ts";
import { savingTexts } from "../../texts/saving.ts";
import { Entrance } from "./entrance.tsx";

/** What somebody who has just signed out sees: that their work is kept, who they were, and the way back. */
export function SignedOutScreen({
  previous,
  onReturn,
}: {
  previous: { displayName: string; email: string; left: LeftAnswers };
  onReturn: () => void;
}) {
  return (
    <Entrance>
      <h1 className="font-display font-headline text-display-3 leading-[1.04] tracking-[-.03em]">
        {texts.signedOutTitle}
      </h1>
      <p className="mt-2.5 mb-s-6 max-w-[46ch] text-ink-2">{texts.signedOutLead}</p>
      {previous.left !== "saved" && (
        <Note tone="warn" role="status" className="mb-s-6">
          {previous.left === "aside" ? savingTexts.waitingAside : savingTexts.lostAside}
        </Note>
      )}
      <p className="mb-2 text-ink-3 text-s">{texts.signedOutAs}</p>
      <div className="mb-s-6 flex items-center gap-3 border-line border-y py-s-4">
        <Avatar name={previous.displayName || previous.email} />
        <div className="min-w-0">
          <p className="font-label">{previous.displayName}</p>
          <p className="break-words text-ink-2 text-s">{previous.email}</p>
        </div>
      </div>
      <Button variant="primary" onClick={onReturn}>
        {texts.backToSignIn}
      </Button>
    </Entrance>
  );
}
