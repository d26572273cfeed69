import { Button, Note, useToast } from "@sitewright/ui";
import { X } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { useEditSent } from "../../lib/projects/edit-sent.ts";
import { loadProjectTexts } from "../../lib/projects/texts.ts";
import { useLoadFailed } from "../../lib/projects/use-load-failed.ts";
import { acknowledgeSent, sentProjectBeforeChanges } from "../../lib/wizard/sent-changes.ts";
import { type SentProject, useWizard } from "../../lib/wizard/wizard-store.ts";
import { sentTexts as texts } from "./sent-texts.ts";

/** The message after the first change is shown long enough to read it and to press its button. */
export const firstChangeToastMs = 12_000;

function useEditSentWithToasts(): { edit: (sent: SentProject) => void; isBusy: boolean } {
  const { toast } = useToast();
  const { mutate, isPending } = useEditSent(
    (isAlong) => toast({ tone: "info", title: isAlong ? texts.along : texts.notAlong }),
    useLoadFailed(),
  );
  return { edit: mutate, isBusy: isPending };
}

/** A toast at the first change after a submission; dismissed once the person has decided. */
function useFirstChangeToast(sent: SentProject | null, edit: (sent: SentProject) => void): void {
  const { toast, dismiss } = useToast();
  const wasThere = useRef(sent !== null);
  const latest = useRef(edit);
  latest.current = edit;
  const sentId = sent?.id;
  useEffect(() => {
    if (!sent || wasThere.current) return;
    wasThere.current = true;
    const id = toast({
      tone: "info",
      title: texts.title,
      durationMs: firstChangeToastMs,
      description: (
        <>
          {texts.body(sent.name)}{" "}
          <button
            type="button"
            className="underline underline-offset-4 touch:min-h-[44px]"
            onClick={() => latest.current(sent)}
          >
            {texts.edit}
          </button>
        </>
      ),
    });
    return () => dismiss(id);
  }, [sentId]);
}

/** Scrolls by the height of the banner in browsers without scroll anchoring, so that the page does not jump. */
function useScrollCompensation(box: RefObject<HTMLElement | null>, isThere: boolean): void {
  useLayoutEffect(() => {
    if (!isThere || window.scrollY === 0 || CSS.supports("overflow-anchor", "auto")) return;
    window.scrollBy({ top: box.current?.offsetHeight ?? 0, behavior: "instant" });
  }, [box, isThere]);
}

/**
 * A banner on every step, from the first change after a submission on: it is not sent yet; with
 * buttons to edit the submitted project and to begin a second one. Once dismissed it is not shown again.
 */
export function SentBanner() {
  const sent = useWizard(sentProjectBeforeChanges);
  const { edit, isBusy } = useEditSentWithToasts();
  const box = useRef<HTMLElement>(null);
  useFirstChangeToast(sent, edit);
  useScrollCompensation(box, sent !== null);
  if (!sent) return null;
  return (
    <section ref={box} aria-label={texts.title} className="order-1 basis-full">
      <Note tone="info" className="rounded-none! px-gutter! py-2! desk:items-center desk:px-s-5!">
        <div className="flex items-start justify-between gap-x-4 phone:items-center">
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="min-w-0 flex-[1_1_15rem] max-phone:text-xs">{texts.body(sent.name)}</p>
            <Button
              compact
              variant="line"
              busy={isBusy}
              busyLabel={loadProjectTexts.loading}
              onClick={() => edit(sent)}
            >
              {texts.edit}
            </Button>
          </div>
          {/* On a phone the sentence beside the cross explains it. */}
          <Button
            compact
            variant="ghost"
            className="max-phone:-mt-1 max-phone:-mr-2 max-phone:px-3!"
            onClick={acknowledgeSent}
          >
            <X aria-hidden="true" className="phone:hidden" />
            <span className="sr-only phone:not-sr-only">{texts.keep}</span>
          </Button>
        </div>
      </Note>
    </section>
  );
}
