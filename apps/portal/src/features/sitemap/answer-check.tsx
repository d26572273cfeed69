import type { StepKey } from "@sitewright/spec-core/onboarding";
import { Button, Note } from "@sitewright/ui";
import { useMemo, useState } from "react";
import { StepSection } from "../../components/chrome/step-section.tsx";
import { submitBlockers } from "../../lib/wizard/field-errors.ts";
import { submissionState } from "../../lib/wizard/sent-changes.ts";
import { useCompletion, useWizard } from "../../lib/wizard/wizard-store.ts";
import { AnswerDisclosure } from "./answer-disclosure.tsx";
import { AnswerList } from "./answer-list.tsx";
import { answerGroups } from "./answer-rows.ts";
import { answerTexts } from "./answer-texts.ts";
import { MissingFiles } from "./missing-files.tsx";
import { openSteps } from "./open-answers.ts";
import { OpenLink, OpenList } from "./open-link.tsx";
import { sitemapTexts as texts } from "./texts.ts";

const toggled = (shown: ReadonlySet<StepKey>, step: StepKey): ReadonlySet<StepKey> =>
  shown.has(step) ? new Set([...shown].filter((key) => key !== step)) : new Set([...shown, step]);

/** The answers and the missing ones by step, and the fields that a submission still needs. */
function useAnswers() {
  const onboarding = useWizard((state) => state.onboarding);
  const { status } = useCompletion();
  return useMemo(
    () => ({
      groups: answerGroups(onboarding),
      open: new Map(openSteps(onboarding, status).map((entry) => [entry.step, entry])),
      needed: new Set(submitBlockers(onboarding).map(({ path }) => path)),
    }),
    [onboarding, status],
  );
}

/**
 * Each step in a line, which opens to every answer with a link to its field. A step with missing answers links to them.
 * Pattern: GOV.UK Design System, check answers.
 */
export function AnswerCheck() {
  const { groups, open, needed } = useAnswers();
  const [shown, setShown] = useState<ReadonlySet<StepKey>>(new Set());
  const isEditing = useWizard((state) => state.editing !== null);
  const isUnsent = useWizard(submissionState) === "new" && !isEditing;
  const laterLead = isEditing ? answerTexts.editing : answerTexts.sent;
  const isAllShown = shown.size === groups.length;
  return (
    <StepSection
      title={texts.summary}
      action={
        <Button
          variant="ghost"
          compact
          onClick={() => setShown(new Set(isAllShown ? [] : groups.map(({ step }) => step)))}
        >
          {isAllShown ? texts.foldAll : texts.unfoldAll}
        </Button>
      }
    >
      <p className="mb-3 text-ink-2 text-s">
        {answerTexts.lead} {isUnsent ? answerTexts.unsent : laterLead}{" "}
        {isUnsent && open.size > 0 && texts.openLead}
      </p>
      {open.size === 0 && (
        <Note tone="ok" className="mb-3">
          {texts.allDone}
        </Note>
      )}
      <div className="border-ink border-t-[1.5px]">
        {groups.map((group) => {
          const here = open.get(group.step);
          return (
            <AnswerDisclosure
              key={group.step}
              step={group.step}
              isOpen={shown.has(group.step)}
              onToggle={() => setShown(toggled(shown, group.step))}
              action={here && <OpenLink open={here} />}
            >
              {here && <OpenList open={here} />}
              <AnswerList group={group} needed={needed} />
            </AnswerDisclosure>
          );
        })}
      </div>
      <MissingFiles />
    </StepSection>
  );
}
