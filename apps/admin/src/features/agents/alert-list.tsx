import { dataOf } from "@sitewright/app-kit/calls";
import { type Alert, adminAcknowledgeAlert, adminResolveAlert } from "@sitewright/contracts";
import { Badge, Button } from "@sitewright/ui";
import { useState } from "react";
import { Link } from "react-router";
import { SentenceTime } from "../../components/sentence-time.tsx";
import { countText } from "../../lib/count-text.ts";
import { paths } from "../../lib/paths.ts";
import { alertSentence, levels } from "./agent-words.ts";
import { useAgentAction } from "./queries.ts";

const shownAtFirst = 6;

function Actions({ alert }: { alert: Alert }) {
  const action = useAgentAction();
  const params = { id: alert.id };
  const about = <span className="sr-only">: {alertSentence(alert)}</span>;
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {alert.acknowledgedAt === null && (
        <Button
          compact
          busy={action.isPending}
          onClick={() =>
            action.mutate({
              run: (client) => dataOf(client.call(adminAcknowledgeAlert, { params })),
              done: "Alert acknowledged; it stays open until resolved",
              failed: "The alert could not be acknowledged.",
            })
          }
        >
          Acknowledge{about}
        </Button>
      )}
      <Button
        compact
        busy={action.isPending}
        onClick={() =>
          action.mutate({
            run: (client) => dataOf(client.call(adminResolveAlert, { params })),
            done: "Alert resolved",
            failed: "The alert could not be resolved.",
          })
        }
      >
        Resolve{about}
      </Button>
    </div>
  );
}

function stateOf({ resolvedAt, acknowledgedAt, kind, level }: Alert): string {
  if (resolvedAt !== null) return level === "success" || kind === "restarted" ? "" : " · resolved";
  return acknowledgedAt === null ? "" : " · acknowledged";
}

/** A link to the cause of an alert; undefined where there is none. */
function linkOf({ kind, task, detail }: Alert): string | undefined {
  if (kind === "dead" && task === "mail") return paths.outbox({ status: "dead" });
  return kind === "held-back" ? paths.post(detail) : undefined;
}

function Line({ alert }: { alert: Alert }) {
  const { level, count, lastAt, resolvedAt } = alert;
  const { word, tone } = levels[level];
  const link = linkOf(alert);
  return (
    <li className="border-line border-b py-[.6rem]">
      <p className="flex items-baseline gap-2">
        <Badge tone={tone}>{word}</Badge>
        <span className={resolvedAt === null ? "min-w-0 font-[600]" : "min-w-0 text-ink-2"}>
          {link ? (
            <Link to={link} className="underline">
              {alertSentence(alert)}
            </Link>
          ) : (
            alertSentence(alert)
          )}
        </span>
      </p>
      <p className="text-ink-3 text-xs">
        <SentenceTime at={lastAt} />
        {count > 1 && ` · ${countText(count)} times`}
        {stateOf(alert)}
      </p>
      {resolvedAt === null && <Actions alert={alert} />}
    </li>
  );
}

/** The alerts of the background work, open ones first. */
export function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const open = alerts.filter(({ resolvedAt }) => resolvedAt === null).length;
  const shown = showsAll ? alerts : alerts.slice(0, Math.max(open, shownAtFirst));
  if (alerts.length === 0)
    return <p className="border-line border-t py-[.6rem] text-ink-2">No alerts in the last seven days.</p>;
  return (
    <>
      <ul className="border-line border-t">
        {shown.map((alert) => (
          <Line key={alert.id} alert={alert} />
        ))}
      </ul>
      {shown.length < alerts.length && (
        <Button className="mt-3" onClick={() => setShowsAll(true)}>
          Show {countText(alerts.length - shown.length)} more
        </Button>
      )}
    </>
  );
}
