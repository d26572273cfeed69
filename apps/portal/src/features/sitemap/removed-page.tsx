import type { OnboardingFormData } from "@sitewright/spec-core/onboarding";
import { Button } from "@sitewright/ui";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { sitemapTexts as texts } from "./texts.ts";

interface Removal {
  name: string;
  before: OnboardingFormData;
  after: OnboardingFormData;
}

/**
 * Removing a page, and undoing the last removal: the page returns to its position, under its name. Undo is offered only
 * while the answers are as the removal left them (compared by identity).
 */
export function usePageRemoval() {
  const formData = useWizard((state) => state.onboarding.formData);
  const [last, setLast] = useState<Removal | null>(null);
  return {
    removed: last !== null && last.after === formData ? last.name : null,
    remove(source: string, name: string): void {
      wizard.removePage(source);
      setLast({ name, before: formData, after: useWizard.getState().onboarding.formData });
    },
    putBack(): void {
      if (last === null) return;
      const { pages, customPages } = last.before;
      wizard.updateForm({ pages, customPages });
      setLast(null);
    },
  };
}

/** Says which page was removed, with Undo; visible on the screen however long the list above it is. */
export function RemovedPage({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  return (
    <p className="above-foot sticky z-10 flex flex-wrap items-center gap-x-3 bg-surface py-1 text-ink-2 text-s">
      <span className="wrap-anywhere min-w-0">{texts.pageGone(name)}</span>
      <Button variant="ghost" compact aria-label={texts.putBack(name)} onClick={onPutBack}>
        <Undo2 aria-hidden="true" /> {texts.undo}
      </Button>
    </p>
  );
}
