import { steps } from "@sitewright/spec-core/onboarding";
import { useId } from "react";
import { stepLeads } from "../../components/chrome/texts.ts";
import { welcomeTexts as texts } from "./texts.ts";

/** The nine steps in a sentence each. */
export function WhatIsAsked() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container desk:max-w-[40rem]">
      <h2 id={id} className="font-display font-title text-[1.25rem] leading-[1.2] tracking-title">
        {texts.asideTitle}
      </h2>
      <p className="mt-1.5 mb-s-4 text-ink-2 text-s">{texts.asideLead}</p>
      <ol className="border-line border-t">
        {steps.map(({ key, title }, index) => (
          <li
            key={key}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] items-baseline gap-x-3 border-line border-b py-3"
          >
            <b className="font-[650] font-display text-[1rem] text-ink-3 leading-none">{index + 1}</b>
            <div className="@min-[34rem]:flex items-baseline justify-between gap-x-4">
              <span className="block font-label">{title}</span>
              <span className="text-ink-2 text-s">{stepLeads[key]}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
