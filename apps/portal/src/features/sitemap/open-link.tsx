import { Badge } from "@sitewright/ui";
import { ArrowRight } from "lucide-react";
import { stepTitle } from "../../components/chrome/step-page.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import type { OpenStep } from "./open-answers.ts";
import { sitemapTexts as texts } from "./texts.ts";

/** The number of missing answers on a step: of the required ones if any, else of the optional ones. */
function countText({ answers }: OpenStep): string {
  const needed = answers.filter(({ isRequired }) => isRequired).length;
  if (needed > 0) return texts.neededCount(needed);
  return answers.length > 0 ? texts.openCount(answers.length) : texts.untouched;
}

/** A link to a step with the number of its missing answers. */
export function OpenLink({ open }: { open: OpenStep }) {
  return (
    <button
      type="button"
      aria-label={`${texts.goTo(stepTitle(open.step))}: ${countText(open)}`}
      onClick={() => wizard.goTo(open.step)}
      className="group relative z-1 inline-flex flex-none items-center gap-1.5 py-2 touch:min-h-[44px]"
    >
      <Badge tone={open.isRequired ? "warn" : "neutral"}>{countText(open)}</Badge>
      <ArrowRight
        aria-hidden="true"
        className="flex-none text-ink-3 transition-transform group-hover:translate-x-0.5"
      />
    </button>
  );
}

const link =
  "text-left underline decoration-line-strong underline-offset-4 hover:decoration-ink touch:min-h-[44px]";

/** Links to the fields of the missing answers of a step; a note where only its confirmation is missing. */
export function OpenList({ open: { step, answers } }: { open: OpenStep }) {
  if (answers.length === 0) return <p className="py-2.5 text-ink-2 text-s">{texts.unconfirmed}</p>;
  return (
    <ul aria-label={texts.open} className="grid gap-1 py-2.5 text-s">
      {answers.map(({ fieldId, text, isRequired }) => (
        <li key={fieldId} className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            onClick={() => wizard.goTo(step, fieldId)}
            className={`${link} ${isRequired ? "text-ink" : "text-ink-2"}`}
          >
            {text}
          </button>
          {isRequired && <Badge tone="warn">{texts.needed}</Badge>}
        </li>
      ))}
    </ul>
  );
}
