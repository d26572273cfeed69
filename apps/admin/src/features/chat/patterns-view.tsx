import { dataOf } from "@sitewright/app-kit/calls";
import { useClient } from "@sitewright/app-kit/services";
import { adminForgetPattern, type Pattern } from "@sitewright/contracts";
import { Badge, Button, Empty, Skeleton, TextLink } from "@sitewright/ui";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Failed } from "../../components/failed.tsx";
import { PageSection } from "../../components/page-section.tsx";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { paths } from "../../lib/paths.ts";
import { ConfirmChange } from "./confirm-change.tsx";
import { IndustryTiles } from "./industry-tiles.tsx";
import { patternsQuery } from "./queries.ts";

function PatternLine({ pattern, onForget }: { pattern: Pattern; onForget: () => void }) {
  const { entry, example, regression, isPassing, createdAt } = pattern;
  return (
    <li className="flex items-start gap-3 border-line border-b py-[.6rem]">
      <div className="mr-auto grid min-w-0 gap-1">
        <p className="font-[600] [overflow-wrap:anywhere]">“{example}”</p>
        <p className="text-s">
          finds ‘{entry.label}’{!entry.isOn && ", which is switched off"}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-s">
          <Badge tone={isPassing ? "ok" : "bad"}>{isPassing ? "Passes" : "Fails"}</Badge>
          <span className="[overflow-wrap:anywhere]">must still answer “{regression}”</span>
          <span className="text-ink-3">
            learned <SentenceTime at={createdAt} isInside />
          </span>
        </p>
      </div>
      <Button variant="ghost" iconOnly compact aria-label={`Delete “${example}”`} onClick={onForget}>
        <Trash2 aria-hidden="true" />
      </Button>
    </li>
  );
}

function PatternList({ patterns }: { patterns: readonly Pattern[] }) {
  const client = useClient();
  const [forgetting, setForgetting] = useState<Pattern>();
  if (patterns.length === 0)
    return (
      <Empty
        title="No learned patterns yet"
        action={<TextLink href={paths.chat("unmatched")}>See unanswered questions</TextLink>}
      >
        Visitor questions that you add to the knowledge base appear here, each with the question that is
        tested from then on.
      </Empty>
    );
  return (
    <>
      <ul className="border-ink border-t-[1.5px]">
        {patterns.map((pattern) => (
          <PatternLine key={pattern.id} pattern={pattern} onForget={() => setForgetting(pattern)} />
        ))}
      </ul>
      {forgetting && (
        <ConfirmChange
          title="Delete pattern"
          description="The assistant no longer recognises this wording, and its question is no longer tested."
          confirmLabel="Delete"
          done="Pattern deleted"
          run={(isConfirmed) =>
            dataOf(
              client.call(adminForgetPattern, {
                params: { id: forgetting.id },
                query: { confirmed: isConfirmed ? "yes" : "no" },
              }),
            )
          }
          onClose={() => setForgetting(undefined)}
        >
          <p className="mb-3 break-words font-[600]">“{forgetting.example}”</p>
        </ConfirmChange>
      )}
    </>
  );
}

/** The learned patterns, and the industries that visitors named. */
export function PatternsView() {
  const query = useQuery(patternsQuery(useClient()));
  return (
    <>
      <PageSection title="Learned patterns">
        {query.isPending && <Skeleton lines={5} label="Loading patterns..." />}
        {query.isError && !query.data && (
          <Failed
            title="The patterns could not be loaded."
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && <PatternList patterns={query.data.patterns} />}
      </PageSection>
      <IndustryTiles />
    </>
  );
}
