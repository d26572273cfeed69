import { Badge, Button, ButtonLink, ConfirmDialog, Note } from "@sitewright/ui";
import { CalendarClock, ExternalLink, Send, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ScrollArea } from "../../components/scroll-area.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { useCloseUnshown, useDialogAddress } from "../../lib/dialog-address.ts";
import { paths } from "../../lib/paths.ts";
import type { PostSaver } from "./post-saver.ts";
import { statusTones, statusWords } from "./post-words.ts";
import { PreviewLink } from "./preview-link.tsx";
import type { SaverState } from "./saver-state.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { publishingFaults, usePublishing } from "./use-publishing.ts";

interface PublishBarProps {
  saver: PostSaver;
  state: SaverState;
}

function PostStatusLine({ state: { post } }: Pick<PublishBarProps, "state">) {
  const { status, hasEdits, scheduledFor } = post;
  return (
    <p className="flex flex-wrap items-center gap-2 text-ink-2 text-s">
      <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
      {scheduledFor && (
        <span>
          for <SentenceTime at={scheduledFor} isInside />
        </span>
      )}
      {hasEdits && <span>Readers do not see your edits yet.</span>}
    </p>
  );
}

interface FaultsProps {
  title: string;
  faults: readonly string[];
  onDismiss: () => void;
}

/** The reasons against publishing, shown until they are dismissed or publishing is tried again. */
function Faults({ title, faults, onDismiss }: FaultsProps) {
  if (faults.length === 0) return null;
  return (
    <Note tone="bad" role="alert" className="w-full">
      <div className="flex items-start gap-2">
        <div className="mr-auto min-w-0">
          <b>{title}</b>
          <ScrollArea className="max-h-[11rem] pl-4 [overflow-wrap:anywhere]">
            <ul className="list-disc">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </ScrollArea>
        </div>
        <Button compact variant="ghost" aria-label="Dismiss what prevents publishing" onClick={onDismiss}>
          <X aria-hidden="true" />
        </Button>
      </div>
    </Note>
  );
}

/** The dialog of the address. What ends later closes it only where it is still open: Back may have closed it. */
function useOwnDialog() {
  const dialog = useDialogAddress();
  const now = useRef(dialog);
  useEffect(() => {
    now.current = dialog;
  });
  return {
    ...dialog,
    closeIfOpen: (): void => {
      if (now.current.open === "schedule" || now.current.open === "withdraw") now.current.close();
    },
  };
}

/** The published state of a post, and the publishing actions. */
export function PublishBar({ saver, state }: PublishBarProps) {
  const publishing = usePublishing(saver);
  const dialog = useOwnDialog();
  const { status, hasEdits, slug } = state.post;
  const isPublished = status === "published";
  useCloseUnshown(dialog, "schedule", !isPublished);
  useCloseUnshown(dialog, "withdraw", isPublished);
  const run = (action: "publish" | "unschedule" | "withdraw" | "discard") =>
    publishing.mutate({ action }, { onSettled: dialog.closeIfOpen });
  const isBusy = (action: string) => publishing.isPending && publishing.variables?.action === action;
  return (
    <>
      <PostStatusLine state={state} />
      <div className="grid w-full grid-cols-2 gap-2 phone:ml-auto phone:flex phone:w-auto phone:flex-wrap">
        <PreviewLink saver={saver} state={state} dialog={dialog} />
        {isPublished && (
          <ButtonLink href={paths.article(slug)} target="_blank" rel="noopener" variant="ghost">
            <ExternalLink aria-hidden="true" /> View on site
          </ButtonLink>
        )}
        {hasEdits && (
          <Button busy={isBusy("discard")} busyLabel="Discarding..." onClick={() => run("discard")}>
            Discard edits
          </Button>
        )}
        {isPublished && <Button onClick={() => dialog.show("withdraw")}>Withdraw</Button>}
        {status === "scheduled" && (
          <Button busy={isBusy("unschedule")} busyLabel="Unscheduling..." onClick={() => run("unschedule")}>
            Unschedule
          </Button>
        )}
        {!isPublished && (
          <Button onClick={() => dialog.show("schedule")}>
            <CalendarClock aria-hidden="true" /> {status === "scheduled" ? "Reschedule" : "Schedule"}
          </Button>
        )}
        {(!isPublished || hasEdits || saver.isDirty) && (
          <Button
            variant="primary"
            className="max-phone:col-span-2"
            busy={isBusy("publish")}
            busyLabel="Publishing..."
            onClick={() => run("publish")}
          >
            <Send aria-hidden="true" /> {isPublished ? "Publish edits" : "Publish"}
          </Button>
        )}
      </div>
      <Faults
        title={
          publishing.variables?.action === "schedule"
            ? "It is not scheduled yet."
            : "It is not published yet."
        }
        faults={publishingFaults(publishing.error)}
        onDismiss={publishing.reset}
      />
      {dialog.open === "schedule" && !isPublished && (
        <ScheduleDialog
          scheduledFor={state.post.scheduledFor}
          isBusy={publishing.isPending}
          onSchedule={(at) =>
            publishing.mutate({ action: "schedule", at }, { onSettled: dialog.closeIfOpen })
          }
          onClose={dialog.close}
        />
      )}
      {dialog.open === "withdraw" && isPublished && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && dialog.close()}
          title="Withdraw post"
          description="Readers and search engines see that it is gone. You can publish it again at the same address, with the same date."
          confirmLabel="Withdraw"
          busy={publishing.isPending}
          busyLabel="Withdrawing..."
          onConfirm={() => run("withdraw")}
        />
      )}
    </>
  );
}
