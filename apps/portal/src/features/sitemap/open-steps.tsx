import { incompleteSteps } from "@sitewright/spec-core/onboarding";
import { Badge, Note } from "@sitewright/ui";
import { useMemo } from "react";
import { stepTitle } from "../../components/chrome/step-title.ts";
import { wizard } from "../../lib/wizard/actions.ts";
import { submitBlockers } from "../../lib/wizard/step-blockers.ts";
import { useCompletion } from "../../lib/wizard/use-completion.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sitemapTexts as texts } from "../../texts/sitemap.ts";

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

/** The steps that are not complete, each with the way there; those that a submission needs are marked. */
export function OpenSteps() {
  const { status } = useCompletion();
  const onboarding = useWizard((state) => state.onboarding);
  const needed = useMemo(() => new Set(submitBlockers(onboarding).map(({ step }) => step)), [onboarding]);
  const open = incompleteSteps(status).filter((key) => key !== "sitemap");
  const listed = [...new Set([...open, ...needed])];
  return (
    <>
      {listed.length === 0 ? (
        <Note tone="ok">{texts.allDone}</Note>
      ) : (
        <>
          <p className="mb-3 text-ink-2 text-s">{texts.openLead}</p>
          <ul className="border-line border-t">
            {listed.map((key) => (
              <li key={key} className="border-line border-b">
                <button
                  type="button"
                  onClick={() => wizard.goTo(key)}
                  className="flex min-h-control w-full items-center justify-between gap-3 py-2 text-left font-label underline-offset-4 hover:underline"
                >
                  {texts.goTo(stepTitle(key))}
                  {needed.has(key) && <Badge tone="warn">{texts.needed}</Badge>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <MissingFiles />
    </>
  );
}
