import { dataOf } from "@sitewright/app-kit/calls";
import { type Agent, adminChangeAgent, adminRestartAgent, CONTENT_WRITER } from "@sitewright/contracts";
import { Badge, Button } from "@sitewright/ui";
import { Pause, PenLine, Play, RotateCcw, Settings2 } from "lucide-react";
import { stateSentence, statusTones, statusWords } from "./agent-words.ts";
import { agoText, uptimeText } from "./figures.ts";
import { useAgentAction } from "./queries.ts";

/** An agent’s settings with the pause switched on or off. */
const withPauseToggled = ({ maxAttempts, schedules, isPaused, settingsVersion }: Agent) => ({
  isPaused: !isPaused,
  settingsVersion,
  maxAttempts,
  schedules: schedules.map(({ kind, everyMinutes, usualMinutes }) => ({
    kind,
    everyMinutes: everyMinutes === usualMinutes ? null : everyMinutes,
  })),
});

interface LineActions {
  onSettings: () => void;
  /** Absent for an agent that writes no texts. */
  onWrite?: (() => void) | undefined;
}

function Actions({ agent, onSettings, onWrite }: LineActions & { agent: Agent }) {
  const action = useAgentAction();
  const { id, name, isPaused } = agent;
  const params = { id };
  const restart = () =>
    action.mutate({
      run: (client) => dataOf(client.call(adminRestartAgent, { params })),
      done: `${name} will restart within a few seconds`,
      failed: `${name} could not be restarted.`,
    });
  const pause = () =>
    action.mutate({
      run: (client) => dataOf(client.call(adminChangeAgent, { params, body: withPauseToggled(agent) })),
      done: isPaused ? `${name} resumed` : `${name} paused`,
      failed: `${name} could not be changed.`,
    });
  return (
    <div className="flex flex-none gap-1">
      {onWrite && (
        <Button
          variant="ghost"
          iconOnly
          compact
          aria-label={`Have ${name} write a post`}
          title="Write a post"
          onClick={onWrite}
        >
          <PenLine aria-hidden="true" />
        </Button>
      )}
      <Button
        variant="ghost"
        iconOnly
        compact
        aria-label={`Restart ${name}`}
        title="Restart"
        busy={action.isPending}
        onClick={restart}
      >
        <RotateCcw aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        iconOnly
        compact
        aria-label={isPaused ? `Resume ${name}` : `Pause ${name}`}
        title={isPaused ? "Resume" : "Pause"}
        busy={action.isPending}
        onClick={pause}
      >
        {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
      </Button>
      <Button
        variant="ghost"
        iconOnly
        compact
        aria-label={`Settings for ${name}`}
        title="Settings"
        onClick={onSettings}
      >
        <Settings2 aria-hidden="true" />
      </Button>
    </div>
  );
}

function Line({ agent, at, ...actions }: LineActions & { agent: Agent; at: string }) {
  const { name, team, status, lastHeartbeat, uptime } = agent;
  return (
    <li className="flex items-center gap-x-3 border-line border-b py-[.6rem]">
      <div className="mr-auto min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="font-[600] [overflow-wrap:anywhere]">{name}</span>
          <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
        </p>
        <p className="text-ink-2 text-s">{stateSentence(agent)}</p>
        <p className="text-ink-3 text-xs">
          {team && `${team} · `}
          {lastHeartbeat === null ? "no heartbeat" : `heartbeat ${agoText(lastHeartbeat, at)}`}
          {uptime !== null && ` · up for ${uptimeText(uptime)}`}
        </p>
      </div>
      <Actions agent={agent} {...actions} />
    </li>
  );
}

/** Every agent with its current work. */
export function AgentList({
  agents,
  at,
  onSettings,
  onWrite,
}: {
  agents: readonly Agent[];
  /** The time of the figures, by the clock of the heartbeats. */
  at: string;
  onSettings: (id: string) => void;
  /** Requests a text from the writing agent; absent where the person has no permission. */
  onWrite?: () => void;
}) {
  return (
    <ul className="border-ink border-t-[1.5px]">
      {agents.map((agent) => (
        <Line
          key={agent.id}
          agent={agent}
          at={at}
          onSettings={() => onSettings(agent.id)}
          onWrite={agent.id === CONTENT_WRITER ? onWrite : undefined}
        />
      ))}
    </ul>
  );
}
