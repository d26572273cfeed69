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

const listFormat = new Intl.ListFormat("en-GB");

/** Tasks in a sentence. */
export const listText = (tasks: readonly string[]): string =>
  listFormat.format(tasks.map((task) => `“${task}”`));

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
  const waits = waiting > 0 ? ` ${manyText(waiting, "task waiting", "tasks waiting")}.` : "";
  const promisedText =
    promised.length > 0 ? ` Tasks promised to people keep running: ${listText(promised)}.` : "";
  if (isPaused) return `Paused.${promisedText}${waits}`;
  if (status === "inactive") {
    const why = lastHeartbeat === null ? "No worker is running." : "Its worker has stopped.";
    return `${why}${awaitsRestart ? " It will restart as soon as the server runs it again." : ""}${waits}`;
  }
  if (awaitsRestart) return `Restarting.${waits}`;
  if (status === "error" && !currentTask) return `The last attempts failed; see the alerts.${waits}`;
  if (currentTask) return `${currentTask}.${waits}`;
  return waits.trim() || "Waiting for the next task.";
}

const aboutTask = { mail: "Send emails" };

/** An alert in a sentence. */
export function alertSentence({ kind, agent, detail, task }: Alert): string {
  const isMail = detail === aboutTask.mail;
  switch (kind) {
    case "dead":
      return isMail
        ? "An email could not be sent. Check the reason in the outbox, then try again."
        : `${agent || "An agent"} gave up on a task: ${detail}.`;
    case "failing":
      return isMail
        ? "The email provider is failing. The last emails could not be sent and will be retried."
        : `${agent || "An agent"} keeps failing: ${detail}.`;
    case "recovered":
      return task === null ? recovered(detail) : `${agent || "An agent"} is working again: ${detail}.`;
    case "disk-full":
      return `The disk is nearly full: ${detail} of it is used.`;
    case "backup-overdue":
      return "A backup is overdue: none has been made for one and a half intervals.";
    case "worker-lost":
      return "A background worker stopped unexpectedly. Another worker will redo its unfinished tasks.";
    case "restarted":
      return `${agent || "An agent"} was restarted.`;
    case "held-back":
      return "A scheduled post was not published: something in it prevents publishing, or a backup was restored. Open it, then publish or schedule it again.";
    case "clock-jumped":
      return "The server was off for days, or its clock jumped ahead. Nothing is deleted by age until it has run for three days: check the clock.";
  }
}

function recovered(what: string): string {
  if (what === "disk-full") return "The disk has enough space again.";
  if (what === "backup-overdue") return "A new backup has been made.";
  if (what === "clock-jumped") return "The clock is steady again, and what is due is deleted.";
  return "Something that was failing is working again.";
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
    ...(open.length > 0 ? [`${manyText(open.length, "alert needs", "alerts need")} attention.`] : []),
  ];
  if (bad.length > 0) {
    const names = bad.map(({ name, status }) => `${name} (${status})`).join(", ");
    const many = `${bad.length} of ${manyText(agents.length, "agent", "agents")} ${bad.length === 1 ? "needs" : "need"} attention: ${names}.`;
    return {
      tone: bad.some(({ status }) => status === "error") ? "bad" : "warn",
      text: [many, ...notes].join(" "),
    };
  }
  if (notes.length > 0) return { tone: "warn", text: [`No agents have failed.`, ...notes].join(" ") };
  return { tone: "ok", text: "All agents are running. Nothing needs your attention." };
}
