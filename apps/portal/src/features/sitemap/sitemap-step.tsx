import { brand } from "@sitewright/brand";
import type { User } from "@sitewright/contracts";
import { Note } from "@sitewright/ui";
import type { ReactNode } from "react";
import { StepPage } from "../../components/chrome/step-page.tsx";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { WizardAside } from "../../components/chrome/wizard-aside.tsx";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { useSubmission } from "../../lib/submission/submission-store.ts";
import { submissionState } from "../../lib/wizard/sent-changes.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { AddPage } from "./add-page.tsx";
import { AnswerCheck } from "./answer-check.tsx";
import { FinishActions } from "./finish-actions.tsx";
import { FinishEditing } from "./finish-editing.tsx";
import { outcomeText } from "./outcome-text.ts";
import { PageList } from "./page-list.tsx";
import { ResetProject } from "./reset-project.tsx";
import { useSitePages } from "./site-pages.ts";
import { SubmissionErrors } from "./submission-errors.tsx";
import { finishTexts, sitemapTexts as texts } from "./texts.ts";
import { XmlPreview } from "./xml-preview.tsx";

/** The result of the last save, on the page. */
function LastOutcome() {
  const outcome = useSubmission((state) => state.outcome);
  if (outcome?.kind !== "updated") return null;
  return (
    <Note tone="ok" role="status">
      {outcomeText(outcome, brand.productName)}
    </Note>
  );
}

/** The last step: the pages with their addresses, the missing answers, the `words` of the site, and the submission. */
export function SitemapStep({ user, words }: { user: User; words?: ReactNode }) {
  const pages = useSitePages();
  const isUnsent = useWizard((state) => !state.editing && submissionState(state) === "new");
  return (
    <StepPage
      title={texts.title}
      lead={
        <p>
          {texts.lead} {isUnsent && texts.leadUnsent}
        </p>
      }
    >
      <SubmissionErrors />
      <LastOutcome />
      <StepSection
        title={pages.length === 0 ? texts.pages : texts.pageCount(pages.length)}
        action={
          <span className="flex items-center gap-3">
            {pages.length > 0 && <PlaceLetter id="pageTree" />}
            <AddPage />
          </span>
        }
      >
        <PageList pages={pages} />
      </StepSection>
      <AnswerCheck />
      {words}
      <FinishEditing user={user} />
      <FinishActions user={user} />
      <WizardAside>
        <XmlPreview pages={pages} isAdmin={user.isAdmin} />
        <StepSection title={finishTexts.againTitle} action={<ResetProject />}>
          <p className="max-w-[46ch] text-ink-2 text-s">{finishTexts.againLead}</p>
        </StepSection>
      </WizardAside>
    </StepPage>
  );
}
