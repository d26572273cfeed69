import type { StepKey } from "@sitewright/spec-core/onboarding";
import { pickerColor, Swatch } from "@sitewright/ui";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { stepTitle } from "../../components/chrome/step-page.tsx";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { answerDigest, digestColors } from "./answer-digest.ts";
import { answerTexts as texts } from "./answer-texts.ts";

function Digest({ step }: { step: StepKey }) {
  const onboarding = useWizard((state) => state.onboarding);
  const parts = answerDigest(step, onboarding);
  const colors = digestColors(step, onboarding);
  return (
    <p className={clsx("truncate text-s", parts.length === 0 ? "text-ink-3" : "text-ink-2")}>
      {colors.length > 0 && (
        <span className="mr-1.5">
          {colors.map(([name, color]) => (
            <Swatch
              key={name}
              color={pickerColor(color)}
              className="mr-1 inline-block h-3.5 w-4 align-[-.15em]"
            />
          ))}
        </span>
      )}
      {parts.length === 0 && texts.open}
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && " · "}
          <span>{part}</span>
        </span>
      ))}
    </p>
  );
}

interface AnswerDisclosureProps {
  step: StepKey;
  isOpen: boolean;
  onToggle: () => void;
  /** The link to its missing answers. */
  action: ReactNode;
  /** All answers of the step; rendered while it is open. */
  children: ReactNode;
}

/** A step in a line, with a digest of its answers; expanded, all of them. Pattern: WAI-ARIA APG, accordion. */
export function AnswerDisclosure({ step, isOpen, onToggle, action, children }: AnswerDisclosureProps) {
  const id = useId();
  const panelId = useId();
  return (
    <section aria-labelledby={id} className="border-line border-b">
      <div className="relative flex items-center gap-3 py-1.5">
        <div className="min-w-0 flex-1">
          <h3 className="font-display font-title text-[1.0625rem] leading-snug tracking-title">
            <button
              id={id}
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panelId : undefined}
              onClick={onToggle}
              className="min-h-6 text-left after:absolute after:inset-0"
            >
              {stepTitle(step)}
            </button>
          </h3>
          <Digest step={step} />
        </div>
        {action}
        <ChevronDown
          aria-hidden="true"
          className={clsx("flex-none text-ink-3 transition-transform", isOpen && "rotate-180")}
        />
      </div>
      {isOpen && (
        <div id={panelId} className="mb-3 border-line border-t">
          {children}
        </div>
      )}
    </section>
  );
}
