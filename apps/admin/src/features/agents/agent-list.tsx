import { dataOf } from "@sitewright/app-kit/calls";
import { type Agent, adminChangeAgent, adminRestartAgent, CONTENT_WRITER } from "@sitewright/contracts";
import { Badge, Button } from "@sitewright/ui";
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
    <div className="flex flex-wrap gap-2">
      {onWrite && (
        <Button compact aria-label={`Have ${name} write a post`} onClick={onWrite}>
          Write a post
        </Button>
      )}
      <Button compact aria-label={`Restart ${name}`} busy={action.isPending} onClick={restart}>
        Restart
      </Button>
      <Button
        compact
        aria-label={`${isPaused ? "Resume" : "Pause"} ${name}`}
        busy={action.isPending}
        onClick={pause}
      >
        {isPaused ? "Resume" : "Pause"}
      </Button>
      <Button compact aria-label={`Settings for ${name}`} onClick={onSettings}>
        Settings
      </Button>
    </div>
  );
}

function Line({ agent, at, ...actions }: LineActions & { agent: Agent; at: string }) {
  const { name, team, status, lastHeartbeat, uptime } = agent;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-line border-b py-[.6rem]">
      <div className="min-w-0">
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
