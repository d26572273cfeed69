import { steps } from "@sitewright/spec-core/onboarding";
import { useCompletion, useWizard } from "../../lib/wizard/wizard-store.ts";
import { welcomeTexts as texts } from "./texts.ts";

/** The numbers of steps, of completed steps and of uploaded files. */
export function ProgressFigures() {
  const { completed } = useCompletion();
  const fileCount = useWizard(
    (state) => state.onboarding.uploadedFiles.filter((file) => !file.isTemporary).length,
  );
  const figures = [
    { label: texts.statSteps, figure: steps.length },
    { label: texts.statCompleted, figure: completed },
    { label: texts.statFiles(fileCount), figure: fileCount },
  ];
  return (
    <dl className="grid grid-cols-[repeat(3,minmax(min-content,1fr))] border-line border-y">
      {figures.map(({ label, figure }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-1.5 py-s-4 pr-2 [&+div]:border-line [&+div]:border-l [&+div]:pl-s-4"
        >
          <dt className="text-ink-2 text-s leading-snug">{label}</dt>
          <dd className="font-bold font-display text-[1.75rem] leading-none tracking-title">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
