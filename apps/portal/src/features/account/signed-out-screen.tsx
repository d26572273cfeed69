import { useDocumentTitle } from "@sitewright/app-kit/document-title";
import { brand } from "@sitewright/brand";
import { Avatar, Button, Note, TextLink } from "@sitewright/ui";
import { Confetti } from "../../components/confetti.tsx";
import { paths } from "../../lib/paths.ts";
import { savingTexts } from "../../lib/saving/texts.ts";
import type { Previous } from "../../lib/session/session.ts";
import { AccountLayout } from "./account-layout.tsx";
import { AccountTitle } from "./account-title.tsx";
import { FeedbackForm } from "./feedback-form.tsx";
import { PromiseCards } from "./promise-cards.tsx";
import { signedOutTexts as texts } from "./signed-out-texts.ts";

function Who({ displayName, email }: Previous) {
  return (
    <div>
      <p className="mb-2 text-ink-3 text-s">{texts.as}</p>
      <div className="flex items-center gap-3 border-line border-y py-s-4">
        <Avatar name={displayName || email} />
        <div className="min-w-0">
          <p className="font-label">{displayName}</p>
          <p className="break-words text-ink-2 text-s">{email}</p>
        </div>
      </div>
    </div>
  );
}

/** The screen after signing out: thanks, where the answers are, signing in again, and a feedback form. */
export function SignedOutScreen({ previous, onReturn }: { previous: Previous; onReturn: () => void }) {
  const { left, isSignedOut } = previous;
  const title = isSignedOut ? texts.title : texts.notEndedTitle;
  useDocumentTitle(title);
  return (
    <AccountLayout>
      {left === "saved" && isSignedOut && <Confetti />}
      <AccountTitle>{title}</AccountTitle>
      <p className="mt-2.5 mb-s-6 max-w-[46ch] text-ink-2">
        {texts.lead} {left === "saved" && isSignedOut && texts.saved}
      </p>
      <div className="grid gap-s-6">
        {!isSignedOut && (
          <Note tone="bad" role="alert">
            {texts.notEnded}
          </Note>
        )}
        {left !== "saved" && (
          <Note tone="warn" role="status">
            {left === "on-device" ? savingTexts.waitingAside : savingTexts.lostAside}
          </Note>
        )}
        <Who {...previous} />
        <div className="flex flex-wrap items-center gap-x-s-5 gap-y-3">
          <Button variant="primary" onClick={onReturn}>
            {texts.back}
          </Button>
          <p className="flex gap-s-5">
            <TextLink href={paths.home}>{texts.agency(brand.agencyName)}</TextLink>
            <TextLink href={paths.features}>{texts.features}</TextLink>
          </p>
        </div>
        {left === "saved" && <PromiseCards />}
        <section aria-labelledby="feedback-title" className="border-line border-t pt-s-6">
          <h2
            id="feedback-title"
            className="font-display font-title text-display-4 leading-tight tracking-title"
          >
            {texts.formTitle}
          </h2>
          <p className="mt-1 mb-s-4 text-ink-2 text-s">{texts.formLead}</p>
          <FeedbackForm name={previous.displayName} email={previous.email} />
        </section>
      </div>
    </AccountLayout>
  );
}
