import { useClient } from "@sitewright/app-kit/services";
import { type AdminMessage, adminReadMessage } from "@sitewright/contracts";
import { Badge, Skeleton } from "@sitewright/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link } from "react-router";
import { EmailLink } from "../../components/email-link.tsx";
import { Fact } from "../../components/fact.tsx";
import { Failed } from "../../components/failed.tsx";
import { PanelSection } from "../../components/panel-section.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { SidePanel } from "../../components/side-panel.tsx";
import { paths } from "../../lib/paths.ts";
import { AnswerForm } from "./answer-form.tsx";
import { DeleteMessage } from "./delete-message.tsx";
import { MarkDone, OpenAgain } from "./done-buttons.tsx";
import { messageState, sourceWord } from "./message-kind.tsx";
import { messageQuery } from "./queries.ts";

/** Marks the message as read, once. A failure is retried at the next opening. */
function useMarkAsRead({ id, readAt }: AdminMessage): void {
  const client = useClient();
  const queries = useQueryClient();
  useEffect(() => {
    if (readAt !== null) return;
    void client.call(adminReadMessage, { params: { id } }).then((answer) => {
      if (answer.ok) void queries.invalidateQueries({ queryKey: ["messages"] });
    });
  }, [id, readAt, client, queries]);
}

/** When and by whom the message was answered or marked as done. */
function OutcomeFact({ message: { id, email, answeredAt, outcome } }: { message: AdminMessage }) {
  if (answeredAt === null) return null;
  const isDone = outcome?.kind === "done";
  return (
    <Fact label={isDone ? "Done" : "Answered"}>
      <SentenceTime at={answeredAt} />
      {outcome?.by && ` by ${outcome.by}`}
      <div className="mt-1.5">
        {isDone ? (
          <OpenAgain id={id} answeredAt={answeredAt} />
        ) : (
          <Link to={paths.outbox({ search: email })} className="underline">
            Show in the Outbox
          </Link>
        )}
      </div>
    </Fact>
  );
}

function MessageDetails({ message }: { message: AdminMessage }) {
  useMarkAsRead(message);
  const { word, tone } = messageState(message);
  const { id, email, company, userId, createdAt, answeredAt, outcome } = message;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <Badge tone={tone}>{word}</Badge>
        {answeredAt === null && <MarkDone id={id} />}
      </div>
      <dl>
        <Fact label="Email">
          <EmailLink address={email} />
        </Fact>
        {company && <Fact label="Company">{company}</Fact>}
        <Fact label="Source">{sourceWord(message)}</Fact>
        <Fact label="Received">
          <SentenceTime at={createdAt} />
        </Fact>
        <OutcomeFact message={message} />
        {userId && (
          <Fact label="Account">
            <Link to={paths.user(userId)} className="underline">
              View client
            </Link>
          </Fact>
        )}
      </dl>
      <PanelSection title="Message">
        <p
          dir="auto"
          className="whitespace-pre-wrap rounded-sm border border-line bg-raised px-4 py-3 [overflow-wrap:anywhere]"
        >
          {message.message}
        </p>
      </PanelSection>
      <PanelSection title={outcome?.kind === "answered" ? "Answer again" : "Answer"}>
        <AnswerForm message={message} />
      </PanelSection>
      <DeleteMessage message={message} />
    </>
  );
}

/** One message beside the list. */
export function MessagePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(messageQuery(useClient(), id));
  const { data } = query;
  return (
    <SidePanel title={data ? data.name || data.email : "Message"} onClose={onClose}>
      {data && <MessageDetails message={data} />}
      {query.isPending && <Skeleton lines={7} label="Loading the message..." />}
      {query.isError && !data && (
        <Failed
          title="The message could not be loaded."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
    </SidePanel>
  );
}
