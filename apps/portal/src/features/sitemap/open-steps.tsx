import { Badge, Note } from "@sitewright/ui";
import { ArrowRight } from "lucide-react";
import { useMemo } from "react";
import { stepTitle } from "../../components/chrome/step-title.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { useCompletion } from "../../lib/wizard/use-completion.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sitemapTexts as texts } from "../../texts/sitemap.ts";
import { type OpenStep, openSteps } from "./open-answers.ts";

function MissingFiles() {
  const files = useWizard((state) => state.onboarding.uploadedFiles);
  const names = files.filter((file) => file.isTemporary).map((file) => file.name);
  if (names.length === 0) return null;
  return (
    <Note tone="warn" className="mt-s-4">
      {texts.missingFiles}: {names.join(", ")}
    </Note>
  );
}

const link = "text-left underline-offset-4 hover:underline touch:min-h-[44px]";

function Step({ open: { step, isNeeded, answers } }: { open: OpenStep }) {
  return (
    <li className="border-line border-b py-3">
      <button
        type="button"
        onClick={() => wizard.goTo(step)}
        className={`${link} flex w-full items-center justify-between gap-3 font-label`}
      >
        <span className="inline-flex items-center gap-2">
          {texts.goTo(stepTitle(step))} <ArrowRight aria-hidden="true" className="flex-none text-ink-3" />
        </span>
        {isNeeded && <Badge tone="warn">{texts.needed}</Badge>}
      </button>
      {answers.length === 0 ? (
        <p className="mt-1 text-ink-2 text-s">{texts.unconfirmed}</p>
      ) : (
        <ul className="mt-1 grid gap-1 text-s">
          {answers.map((answer) => (
            <li key={answer.fieldId}>
              <button
                type="button"
                onClick={() => wizard.goTo(step, answer.fieldId)}
                className={`${link} underline decoration-line-strong hover:decoration-ink ${answer.isNeeded ? "text-ink" : "text-ink-2"}`}
              >
                {answer.text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** What is still open, by step, each with the way there; what a submission needs comes first and is marked. */
export function OpenSteps() {
  const { status } = useCompletion();
  const onboarding = useWizard((state) => state.onboarding);
  const open = useMemo(() => openSteps(onboarding, status), [onboarding, status]);
  return (
    <>
      {open.length === 0 ? (
        <Note tone="ok">{texts.allDone}</Note>
      ) : (
        <>
          <p className="mb-3 text-ink-2 text-s">{texts.openLead}</p>
          <ul aria-label={texts.open} className="border-line border-t">
            {open.map((step) => (
              <Step key={step.step} open={step} />
            ))}
          </ul>
        </>
      )}
      <MissingFiles />
    </>
  );
}
