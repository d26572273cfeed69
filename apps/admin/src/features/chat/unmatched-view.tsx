import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminDismissUnmatched, type QuestionGroup } from "@sitewright/contracts";
import { Badge, Button, Empty, Skeleton, useToast } from "@sitewright/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Failed } from "../../components/failed.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { manyText } from "../../lib/count-text.ts";
import { LearnDialog } from "./learn-dialog.tsx";
import { unmatchedQuery } from "./queries.ts";

function Members({ group: { members } }: { group: QuestionGroup }) {
  if (members.length < 2) return null;
  return (
    <details className="text-s">
      <summary className="cursor-pointer text-ink-2">
        {manyText(members.length, "wording", "wordings")}
      </summary>
      <ul className="mt-1 list-disc pl-4">
        {members.map(({ text, count }) => (
          <li key={text} className="[overflow-wrap:anywhere]">
            {text} {count > 1 && <span className="text-ink-3">({count} times)</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Group({ group, onAdd }: { group: QuestionGroup; onAdd: () => void }) {
  const client = useClient();
  const queries = useQueryClient();
  const { toast } = useToast();
  const { id, text, count, suggestion, isGeneric, lastAskedAt } = group;
  const dismissing = useMutation({
    mutationFn: () => dataOf(client.call(adminDismissUnmatched, { params: { id } })),
    onSuccess: () => queries.invalidateQueries(),
    onError: (error) =>
      toast({ tone: "error", title: "The question could not be dismissed.", description: error.message }),
  });
  return (
    <li className="grid gap-2 border-line border-b py-[.9rem] @min-[46rem]:grid-cols-[minmax(0,1fr)_auto] @min-[46rem]:gap-x-s-5">
      <div className="grid content-start gap-1.5">
        <h2 className="font-[600] [overflow-wrap:anywhere]">“{text}”</h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-s">
          <span>{manyText(count, "time", "times")}</span>
          <SentenceTime at={lastAskedAt} />
          <Badge tone={isGeneric ? "warn" : "neutral"}>{isGeneric ? "No answer" : "Not offered"}</Badge>
        </p>
        <p className="max-w-[38rem] text-s">{suggestion.response}</p>
        <Members group={group} />
      </div>
      <div className="flex flex-wrap content-start items-start gap-2 @min-[46rem]:justify-end">
        <Button onClick={onAdd}>
          <Plus aria-hidden="true" /> Add to knowledge base<span className="sr-only">: {text}</span>
        </Button>
        <Button variant="ghost" busy={dismissing.isPending} onClick={() => dismissing.mutate()}>
          Dismiss<span className="sr-only">: {text}</span>
        </Button>
      </div>
    </li>
  );
}

/** Says as of when there are none: a question waits for the next grouping, and is not listed before. */
function NoGroups({ groupedAt }: { groupedAt: string | null }) {
  const title = groupedAt ? (
    <>
      No unanswered questions as of <SentenceTime at={groupedAt} isInside />
    </>
  ) : (
    "Questions are not grouped yet"
  );
  return (
    <Empty level={2} title={title}>
      {groupedAt ? "Later questions" : "Questions"} that the assistant could not answer appear here within the
      hour, each with a suggestion.
    </Empty>
  );
}

/** Unanswered questions of the last days, grouped by what they ask for. */
export function UnmatchedView() {
  const query = useQuery(unmatchedQuery(useClient()));
  const [adding, setAdding] = useState<QuestionGroup>();
  if (query.isPending) return <Skeleton lines={8} label="Loading unanswered questions..." />;
  if (!query.data)
    return (
      <Failed
        title="The questions could not be loaded."
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  const { groups, groupedAt } = query.data;
  return (
    <>
      <p className="mb-s-4 max-w-[46rem] text-ink-2">
        Unanswered questions from the last 7 days, with similar ones grouped.{" "}
        {groupedAt && (
          <>
            They are grouped every hour, last: <SentenceTime at={groupedAt} isInside />.
          </>
        )}
      </p>
      {groups.length === 0 ? (
        <NoGroups groupedAt={groupedAt} />
      ) : (
        <ul className="border-ink border-t-[1.5px]">
          {groups.map((group) => (
            <Group key={group.id} group={group} onAdd={() => setAdding(group)} />
          ))}
        </ul>
      )}
      {adding && <LearnDialog group={adding} onClose={() => setAdding(undefined)} />}
    </>
  );
}
