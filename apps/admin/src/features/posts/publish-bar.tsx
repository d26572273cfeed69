import { Badge, Button, ButtonLink, ConfirmDialog, Note } from "@sitewright/ui";
import { CalendarClock, ExternalLink, Send, X } from "lucide-react";
import { useState } from "react";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { paths } from "../../lib/paths.ts";
import type { PostSaver, SaverState } from "./post-saver.ts";
import { statusTones, statusWords } from "./post-words.ts";
import { PreviewLink } from "./preview-link.tsx";
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
          for <SentenceTime at={scheduledFor} />
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
          <ul className="max-h-[11rem] list-disc overflow-y-auto pl-4 [overflow-wrap:anywhere]">
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
        <Button compact variant="ghost" aria-label="Dismiss what prevents publishing" onClick={onDismiss}>
          <X aria-hidden="true" />
        </Button>
      </div>
    </Note>
  );
}

/** The published state of a post, and the publishing actions. */
export function PublishBar({ saver, state }: PublishBarProps) {
  const acting = usePublishing(saver);
  const [asked, setAsked] = useState<"schedule" | "withdraw" | null>(null);
  const { status, hasEdits, slug } = state.post;
  const isPublished = status === "published";
  const act = (what: "publish" | "unschedule" | "withdraw" | "discard") =>
    acting.mutate({ act: what }, { onSettled: () => setAsked(null) });
  const isBusy = (what: string) => acting.isPending && acting.variables?.act === what;
  return (
    <>
      <PostStatusLine state={state} />
      <div className="grid w-full grid-cols-2 gap-2 phone:ml-auto phone:flex phone:w-auto phone:flex-wrap">
        <PreviewLink saver={saver} state={state} />
        {isPublished && (
          <ButtonLink href={paths.article(slug)} target="_blank" rel="noopener" variant="ghost">
            <ExternalLink aria-hidden="true" /> View on site
          </ButtonLink>
        )}
        {hasEdits && (
          <Button busy={isBusy("discard")} busyLabel="Discarding..." onClick={() => act("discard")}>
            Discard edits
          </Button>
        )}
        {isPublished && <Button onClick={() => setAsked("withdraw")}>Withdraw</Button>}
        {status === "scheduled" && (
          <Button busy={isBusy("unschedule")} busyLabel="Unscheduling..." onClick={() => act("unschedule")}>
            Unschedule
          </Button>
        )}
        {!isPublished && (
          <Button onClick={() => setAsked("schedule")}>
            <CalendarClock aria-hidden="true" /> {status === "scheduled" ? "Reschedule" : "Schedule"}
          </Button>
        )}
        {(!isPublished || hasEdits || saver.isDirty) && (
          <Button
            variant="primary"
            className="max-phone:col-span-2"
            busy={isBusy("publish")}
            busyLabel="Publishing..."
            onClick={() => act("publish")}
          >
            <Send aria-hidden="true" /> {isPublished ? "Publish edits" : "Publish"}
          </Button>
        )}
      </div>
      <Faults
        title={acting.variables?.act === "schedule" ? "It is not scheduled yet." : "It is not published yet."}
        faults={publishingFaults(acting.error)}
        onDismiss={acting.reset}
      />
      {asked === "schedule" && (
        <ScheduleDialog
          scheduledFor={state.post.scheduledFor}
          isBusy={acting.isPending}
          onSchedule={(at) => acting.mutate({ act: "schedule", at }, { onSettled: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === "withdraw" && (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          title="Withdraw post"
          description="Readers and search engines see that it is gone (410). You can publish it again at the same address, with the same date."
          confirmLabel="Withdraw"
          busy={acting.isPending}
          busyLabel="Withdrawing..."
          onConfirm={() => act("withdraw")}
        />
      )}
    </>
  );
}
