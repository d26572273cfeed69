import { z } from "zod";
import { staff } from "./access.ts";
import { csvFile } from "./admin-lists.ts";
import { defineEndpoint } from "./endpoint.ts";
import { instantSchema } from "./instant.ts";
import { creationHeaders } from "./request-headers.ts";
import { visibleName } from "./visible-name.ts";

/**
 * An agent's status. The first four are kinds of work; `active` waits for some, `inactive` is paused or has no live
 * worker.
 */
export const agentStatuses = [
  "conducting",
  "optimizing",
  "converting",
  "creating",
  "active",
  "inactive",
  "error",
] as const;
export type AgentStatus = (typeof agentStatuses)[number];

/** The agent that writes texts. */
export const CONTENT_WRITER = "content-writer";

/** The severity of an alert. */
export const alertLevels = ["success", "info", "warning", "error"] as const;
export type AlertLevel = (typeof alertLevels)[number];

/**
 * The cause of an alert: a job or mail failed finally (`dead`), the same kind fails repeatedly (`failing`) or
 * works again (`recovered`), the disk is nearly full, a backup is overdue, a worker's process crashed, an
 * agent was restarted, a scheduled post could not be published at its time (`held-back`, by the post's
 * id), or the clock jumped ahead, or the server was off for days (`clock-jumped`).
 */
export const alertKinds = [
  "dead",
  "failing",
  "recovered",
  "disk-full",
  "backup-overdue",
  "worker-lost",
  "restarted",
  "held-back",
  "clock-jumped",
] as const;
export type AlertKind = (typeof alertKinds)[number];

/** Limits of what staff may set. */
export const agentLimits = { everyMinutes: { min: 1, max: 43_200 }, attempts: { min: 1, max: 50 } } as const;

const { everyMinutes: span, attempts } = agentLimits;
const everyMinutes = z
  .int("Please enter whole minutes.")
  .min(span.min, "Please enter at least one minute.")
  .max(span.max, "Please enter at most 30 days.");
const maxAttempts = z
  .int("Please enter a whole number.")
  .min(attempts.min, "Please enter at least 1.")
  .max(attempts.max, `Please enter at most ${attempts.max}.`);
const share = z.number().min(0).max(1);
const count = z.int().min(0);
const ms = z.int().min(0);

/** A kind of job that an agent runs on a schedule. */
export const agentScheduleSchema = z.object({
  kind: z.string(),
  title: z.string(),
  everyMinutes,
  /** The default; null for an agent that the staff added. */
  usualMinutes: everyMinutes.nullable(),
});

/** A background worker of the product. Every figure is counted from rows of real runs. */
export const agentSchema = z.object({
  id: z.string(),
  name: z.string(),
  team: z.string(),
  status: z.enum(agentStatuses),
  /** By the database's clock; null without a worker. */
  lastHeartbeat: instantSchema.nullable(),
  /** Of the last seven days. */
  performance: z.object({
    tasksCompleted: count,
    errorRate: share.nullable(),
    /** Milliseconds. */
    averageTaskTime: ms.nullable(),
    successRate: share.nullable(),
  }),
  /** Seconds since its longest-lived worker began; null while it has none. */
  uptime: z.int().nullable(),
  currentTask: z.string().nullable(),
  isPaused: z.boolean(),
  /** The staff added it. */
  isAdded: z.boolean(),
  /** A restart was requested, and no worker has started since. */
  awaitsRestart: z.boolean(),
  /** Due tasks that wait. */
  waiting: count,
  lastRunAt: instantSchema.nullable(),
  nextRunAt: instantSchema.nullable(),
  /** Attempts before a task fails finally, if the staff set them; null: each task's default. */
  maxAttempts: maxAttempts.nullable(),
  schedules: z.array(agentScheduleSchema),
  /** Changes with every change of the settings; an update sends the version that it is based on. */
  settingsVersion: z.string(),
  /** Tasks that run even while it is paused: deletions that people were promised, and posts that were scheduled. */
  promised: z.array(z.string()),
});
export type Agent = z.infer<typeof agentSchema>;

/** An event of the background work. */
export const alertSchema = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  level: z.enum(alertLevels),
  /** The agent's name; empty for none. */
  agent: z.string(),
  /** The task in words, a share or a number. */
  detail: z.string(),
  /** The kind of the task, for a link to what failed. */
  task: z.string().nullable(),
  count: z.int(),
  raisedAt: instantSchema,
  lastAt: instantSchema,
  acknowledgedAt: instantSchema.nullable(),
  resolvedAt: instantSchema.nullable(),
});
export type Alert = z.infer<typeof alertSchema>;

/** The state of all agents, with their alerts. */
export const agentDashboardSchema = z.object({
  at: instantSchema,
  tiles: z.object({
    /** Agents that are neither inactive nor in error. */
    active: count,
    agents: count,
    /** In the last seven days. */
    tasksCompleted: count,
    /** Seconds for which every agent has been up; null while one that is not paused has no worker. */
    uptime: z.int().nullable(),
    /** The average delay between due time and start of a task in the last 24 hours, in milliseconds. */
    averageResponse: ms.nullable(),
  }),
  /** Since midnight, in UTC. */
  today: z.object({
    from: instantSchema,
    done: count,
    failed: count,
    mailsSent: count,
    /** Attempts that did not reach the provider; most of them are repeated. */
    mailsFailed: count,
    waiting: count,
    /** The time that the oldest due task has waited, in milliseconds. */
    oldestWait: ms,
  }),
  agents: z.array(agentSchema),
  /** Open ones first, then those resolved or reported in the last seven days; at most 50. */
  alerts: z.array(alertSchema),
  /** The tasks that an added agent may do. */
  tasks: z.array(z.object({ kind: z.string(), title: z.string(), everyMinutes })),
});
export type AgentDashboard = z.infer<typeof agentDashboardSchema>;

const idParams = z.object({ id: z.string().min(1).max(64) });

export const adminAgents = defineEndpoint({
  name: "adminAgents",
  summary: "The background workers with their figures and alerts.",
  method: "GET",
  path: "/api/admin/agents",
  access: staff("settings"),
  status: 200,
  response: agentDashboardSchema,
  errors: [],
});

const addedFields = {
  name: visibleName(60, "Please enter a name."),
  team: visibleName(60).default(""),
  everyMinutes,
};

export const adminAddAgent = defineEndpoint({
  name: "adminAddAgent",
  summary:
    "Add an agent: its own schedule for one of the tasks that need no input. Under one Idempotency-Key the same agent is added once.",
  method: "POST",
  path: "/api/admin/agents",
  access: staff("settings"),
  headers: creationHeaders,
  body: z.object({ ...addedFields, kind: z.string().min(1).max(64) }),
  status: 201,
  response: z.object({ id: z.string() }),
  errors: ["invalid-input"],
});

export const adminChangeAgent = defineEndpoint({
  name: "adminChangeAgent",
  summary: "Pause an agent, and say how often its tasks run and are tried. It holds within seconds.",
  method: "PUT",
  path: "/api/admin/agents/:id",
  access: staff("settings"),
  params: idParams,
  body: z.object({
    isPaused: z.boolean(),
    maxAttempts: maxAttempts.nullable(),
    /** Each of its schedules; null for the default interval. */
    schedules: z.array(z.object({ kind: z.string().max(64), everyMinutes: everyMinutes.nullable() })).max(20),
    /**
     * The version of the settings that it is based on; if they changed meanwhile, a conflict returns the
     * current agent.
     */
    settingsVersion: z.string().max(64),
  }),
  status: 204,
  errors: ["not-found", "invalid-input", "version-conflict"],
});

export const adminRemoveAgent = defineEndpoint({
  name: "adminRemoveAgent",
  summary: "Remove an agent that the staff added. What it did stays in the reports.",
  method: "DELETE",
  path: "/api/admin/agents/:id",
  access: staff("settings"),
  params: idParams,
  status: 204,
  errors: ["not-found"],
});

export const adminRestartAgent = defineEndpoint({
  name: "adminRestartAgent",
  summary:
    "Have an agent's workers begin anew, in every process; `all` for all agents. What they did is given back and done again.",
  method: "POST",
  path: "/api/admin/agents/:id/restart",
  access: staff("settings"),
  params: idParams,
  status: 202,
  errors: ["not-found"],
});

export const adminAcknowledgeAlert = defineEndpoint({
  name: "adminAcknowledgeAlert",
  summary: "Say that somebody looks after an alert. Once it happens again, it asks anew.",
  method: "POST",
  path: "/api/admin/alerts/:id/acknowledge",
  access: staff("settings"),
  params: idParams,
  status: 204,
  errors: ["not-found"],
});

export const adminResolveAlert = defineEndpoint({
  name: "adminResolveAlert",
  summary: "Say that what an alert is about is over.",
  method: "POST",
  path: "/api/admin/alerts/:id/resolve",
  access: staff("settings"),
  params: idParams,
  status: 204,
  errors: ["not-found"],
});

const chooseDay = "Please choose a day.";
// From 1970 on: Postgres has no year 0.
const day = z.iso.date(chooseDay).refine((date) => date >= "1970", chooseDay);
const period = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "The last day comes before the first." })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= 92 * 86_400_000, {
    path: ["to"],
    message: "Please choose at most 93 days.",
  });

/** The runs of one task by one agent on one day, in UTC. */
export const agentReportRowSchema = z.object({
  day: z.iso.date(),
  agent: z.string(),
  task: z.string(),
  done: count,
  failed: count,
  /** Milliseconds; null without runs. */
  averageTaskTime: ms.nullable(),
  averageResponse: ms.nullable(),
});
export type AgentReportRow = z.infer<typeof agentReportRowSchema>;

export const adminAgentReport = defineEndpoint({
  name: "adminAgentReport",
  summary: "What the agents did on each day of a period, both days included. Runs are kept for 93 days.",
  method: "GET",
  path: "/api/admin/agents/report",
  access: staff("settings"),
  query: period,
  status: 200,
  response: z.object({ from: z.iso.date(), to: z.iso.date(), rows: z.array(agentReportRowSchema) }),
  errors: [],
});

export const adminExportAgents = defineEndpoint({
  name: "adminExportAgents",
  summary: "The same as comma-separated values.",
  method: "GET",
  path: "/api/admin/exports/agents",
  access: staff("settings"),
  query: period,
  status: 200,
  response: csvFile,
  errors: [],
});
