import type { OnboardingFormData } from "@sitewright/spec-core/onboarding";
import { LetterMark } from "@sitewright/ui";
import { useDeferredValue, useId } from "react";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { letteredAnswers, letterOf } from "./answer-letters.ts";
import { questionnaireTexts as texts } from "./texts.ts";

const answerText = (answer: OnboardingFormData[keyof OnboardingFormData]): string =>
  Array.isArray(answer) ? answer.join(", ") : String(answer).trim();

/** The client's answers so far; each has the letter of its field. */
export function AnswerSummary() {
  const id = useId();
  // A deferred value, so that rendering it does not delay typing.
  const form = useDeferredValue(useWizard((state) => state.onboarding.formData));
  return (
    <section aria-labelledby={id} className="desk:max-w-[40rem]">
      <h2 id={id} className="mb-s-4 font-display font-title text-[1.25rem] leading-[1.2] tracking-title">
        {texts.summary}
      </h2>
      <dl className="border-line border-t">
        {letteredAnswers.map(({ name, label }) => {
          const text = answerText(form[name]);
          return (
            <div key={name} className="relative grid gap-0.5 border-line border-b py-3 pl-10">
              <dt className="text-ink-3 text-xs">
                <LetterMark
                  letter={letterOf(name)}
                  variant={text === "" ? "quiet" : "filled"}
                  className="absolute top-3 left-0"
                />
                {label}
              </dt>
              {text === "" ? (
                <dd className="text-ink-3 text-s">{texts.notAnswered}</dd>
              ) : (
                <dd
                  dir="auto"
                  className="wrap-anywhere whitespace-pre-line font-[520] font-display text-[1.0625rem] leading-snug"
                >
                  {text}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
