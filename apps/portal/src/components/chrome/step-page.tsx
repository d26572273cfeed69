import { type StepKey, steps } from "@sitewright/spec-core/onboarding";
import { Children, type ReactNode, useDeferredValue } from "react";
import { hasKeptScroll } from "../../lib/wizard/kept-scroll.ts";
import { isFieldFocusRequested } from "../../lib/wizard/step-change.ts";
import { useCheckLeftField } from "./check-left-field.ts";

/** A step's title, as the step list names it. */
export const stepTitle = (key: StepKey): string => steps.find((step) => step.key === key)?.title ?? "";

/** Id of a step's title, which takes the focus when the step opens. */
export const stepTitleId = "step-title";

/**
 * Renders the first section at once and the others after it is painted, so that opening a step does not wait
 * for what is below the window. Until then a window's height is reserved, so that content below does not
 * jump.
 */
function Sections({ children }: { children: ReactNode }) {
  const isWhole = useDeferredValue(true, isFieldFocusRequested() || hasKeptScroll());
  const [first, ...others] = Children.toArray(children);
  return (
    <>
      {first}
      {isWhole ? others : <div data-drawing className="h-dvh" />}
    </>
  );
}

/** The page of a step: title, one sentence on what it is for, then its sections. */
export function StepPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const checkLeftField = useCheckLeftField();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for blur of the fields inside
    <div className="grid grid-cols-[minmax(0,1fr)] gap-s-7" onBlur={checkLeftField}>
      <div>
        <h1
          id={stepTitleId}
          tabIndex={-1}
          className="mb-2.5 w-fit font-display font-[710] text-display-3 leading-[1.04] tracking-[-.03em]"
        >
          {title}
        </h1>
        <div className="max-w-[46ch] text-ink-2">{lead}</div>
      </div>
      <Sections>{children}</Sections>
    </div>
  );
}
