import type { Agent, AgentDashboard, AgentStatus, Alert, AlertLevel } from "@sitewright/contracts";
import type { BadgeTone, NoteTone } from "@sitewright/ui";
import { manyText } from "../../lib/count-text.ts";

/** A status in one word. */
export const statusWords: Readonly<Record<AgentStatus, string>> = {
  conducting: "Conducting",
  optimizing: "Optimizing",
  converting: "Converting",
  creating: "Creating",
  active: "Active",
  inactive: "Inactive",
  error: "Error",
};

/** The badge color of a status. */
export const statusTones: Readonly<Record<AgentStatus, BadgeTone>> = {
  conducting: "info",
  optimizing: "info",
  converting: "info",
  creating: "info",
  active: "ok",
  inactive: "neutral",
  error: "bad",
};

/** The word and badge color of an alert's level. */
export const levels: Readonly<Record<AlertLevel, { word: string; tone: BadgeTone }>> = {
  success: { word: "Success", tone: "ok" },
  info: { word: "Info", tone: "info" },
  warning: { word: "Warning", tone: "warn" },
  error: { word: "Error", tone: "bad" },
};

const listing = new Intl.ListFormat("en-GB");

/** Tasks in a sentence. */
export const listText = (tasks: readonly string[]): string =>
  listing.format(tasks.map((task) => `“${task}”`));

/** The reason for an agent's status, in a sentence. */
export function stateSentence({
  status,
  isPaused,
  currentTask,
  waiting,
  awaitsRestart,
  lastHeartbeat,
  promised,
}: Agent): string {
  const waits = waiting > 0 ? ` ${manyText(waiting, "task waits", "tasks wait")}.` : "";
  const goesOn = promised.length > 0 ? ` What people were promised goes on: ${listText(promised)}.` : "";
  if (isPaused) return `Paused.${goesOn}${waits}`;
  if (status === "inactive") {
    const why = lastHeartbeat === null ? "No worker is running." : "Its worker has stopped.";
    return `${why}${awaitsRestart ? " It restarts as soon as the server runs it again." : ""}${waits}`;
  }
  if (awaitsRestart) return `Restarting.${waits}`;
  if (status === "error" && !currentTask) return `Its last tries failed: see the alerts.${waits}`;
  if (currentTask) return `${currentTask}.${waits}`;
  return waits.trim() || "Waits for the next task.";
}

const aboutTask = { mail: "Send mails" };

/** An alert in a sentence. */
export function alertSentence({ kind, agent, detail, task }: Alert): string {
  const isMail = detail === aboutTask.mail;
  switch (kind) {
    case "dead":
      return isMail
        ? "A mail was given up. Look at why in the outbox, then try again."
        : `${agent || "An agent"} gave a task up: ${detail}.`;
    case "failing":
      return isMail
        ? "The mail provider fails: the last tries came to nothing. They are repeated."
        : `${agent || "An agent"} fails again and again: ${detail}.`;
    case "recovered":
      return task === null ? recovered(detail) : `${agent || "An agent"} works again: ${detail}.`;
    case "disk-full":
      return `The disk is nearly full: ${detail} of it is used.`;
    case "backup-overdue":
      return "A backup is overdue: none was made within the last one and a half intervals.";
    case "worker-lost":
      return "A background worker stopped unexpectedly. What it had begun is done again by the next one.";
    case "restarted":
      return `${agent || "An agent"} was restarted.`;
    case "held-back":
      return "A scheduled post was not published: something in it keeps it back, or a backup was restored. Open it, then publish or schedule it again.";
  }
}

function recovered(what: string): string {
  if (what === "disk-full") return "There is room on the disk again.";
  if (what === "backup-overdue") return "A backup was made again.";
  return "Something that failed works again.";
}

/** The state of all agents, for the banner and for screen readers. */
export function healthOf({ agents, alerts }: AgentDashboard): { tone: NoteTone; text: string } {
  const bad = agents.filter(
    ({ status, isPaused }) => status === "error" || (status === "inactive" && !isPaused),
  );
  const paused = agents.filter(({ isPaused }) => isPaused);
  const open = alerts.filter(
    ({ resolvedAt, acknowledgedAt }) => resolvedAt === null && acknowledgedAt === null,
  );
  const notes = [
    ...(paused.length > 0
      ? [`${paused.map(({ name }) => name).join(", ")} ${paused.length === 1 ? "is" : "are"} paused.`]
      : []),
    ...(open.length > 0 ? [`${manyText(open.length, "alert waits", "alerts wait")} for somebody.`] : []),
  ];
  if (bad.length > 0) {
    const names = bad.map(({ name, status }) => `${name} (${status})`).join(", ");
    const many = `${bad.length} of ${manyText(agents.length, "agent", "agents")} ${bad.length === 1 ? "needs" : "need"} a look: ${names}.`;
    return {
      tone: bad.some(({ status }) => status === "error") ? "bad" : "warn",
      text: [many, ...notes].join(" "),
    };
  }
  if (notes.length > 0) return { tone: "warn", text: [`No agent has failed.`, ...notes].join(" ") };
  return { tone: "ok", text: "Every agent is running and nothing waits for you." };
}
