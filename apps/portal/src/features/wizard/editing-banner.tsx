import { ErrorBoundary } from "@sitewright/app-kit/error-boundary";
import { later } from "@sitewright/app-kit/later";
import { Button, Note } from "@sitewright/ui";
import { TriangleAlert } from "lucide-react";
import { Notice } from "../../components/chrome/notice.tsx";
import { useSaveStatus } from "../../lib/saving/save-status.ts";
import { savingTexts } from "../../lib/saving/texts.ts";
import { useWizard, type WizardState } from "../../lib/wizard/wizard-store.ts";
import { StopEditing } from "./stop-editing.tsx";
import { wizardTexts } from "./texts.ts";

/** The name of the business, marked while a stored project is edited; empty before there is a name. */
export function projectTitle({ onboarding, editing }: WizardState): string {
  const name = onboarding.formData.businessName.trim();
  return editing === null ? name : wizardTexts.editingMode(name || wizardTexts.unnamed);
}

// Loaded only after a submission.
const SentBanner = later(async () => (await import("./sent-banner.tsx")).SentBanner);

const row = "flex flex-wrap items-center justify-between gap-x-4 gap-y-2";

/** A notice that some stored answers could not be read, until the person has dismissed it. */
function Damaged() {
  const isDamaged = useSaveStatus((state) => state.isDamaged);
  if (!isDamaged) return null;
  return (
    <Note
      tone="info"
      role="status"
      className="order-1 basis-full rounded-none! px-gutter! desk:items-center desk:px-s-5!"
    >
      <div className={row}>
        <p>{savingTexts.damaged}</p>
        <Button compact variant="line" onClick={() => useSaveStatus.setState({ isDamaged: false })}>
          {savingTexts.understood}
        </Button>
      </div>
    </Note>
  );
}

/** The banner across the page: that a stored project is being edited, and how to finish. */
export function EditingBanner() {
  const isEditing = useWizard((state) => state.editing !== null);
  const title = useWizard(projectTitle);
  const wasSent = useWizard(({ sent }) => sent !== null && !sent.isNoted);
  return (
    <>
      <Damaged />
      {wasSent && (
        <ErrorBoundary fallback={null}>
          <SentBanner />
        </ErrorBoundary>
      )}
      {isEditing && (
        <Notice tone="warn" icon={<TriangleAlert aria-hidden="true" />} short={title}>
          <div className={row}>
            <p className="min-w-0 flex-[1_1_20rem]">{wizardTexts.editingBanner}</p>
            <StopEditing />
          </div>
        </Notice>
      )}
    </>
  );
}
