import { type AgentDashboard, type Alert, alertKinds, alertLevels } from "@sitewright/contracts";
import { z } from "zod";
import type { Staff } from "../../access/permissions.ts";
import { createOriginBy } from "../../audit/origin-by.ts";
import type { Database, Tx } from "../../db/open.ts";
import { creationId } from "../../http/creation-id.ts";
import { Refusal, refuseField } from "../../http/refusal.ts";
import type { Job } from "../../jobs/job.ts";
import { agentTable, taskTitle, taskTitles } from "./agents-table.ts";
import {
  type AgentDefinition,
  listDefinitions,
  performanceMs,
  readFacts,
  settingsVersionOf,
} from "./facts.ts";
import { addableTasks } from "./known-agents.ts";
import { askForRestart, changeAgent, closeAlert, deleteAgent, insertAgent, listAlerts } from "./store.ts";
import { viewAgent, viewSums } from "./view-rules.ts";

/** External dependencies of the agents' service. */
export interface AgentsOptions {
  readonly database: Pick<Database, "db" | "provider" | "clock">;
  /** Every job that a worker of this release can run. */
  readonly listJobs: () => readonly Job[];
  readonly now: () => Date;
  readonly newId: () => string;
}

type Caller = Staff<"settings">;

/** A staff decision about an agent. */
export interface AgentDecision {
  readonly isPaused: boolean;
  readonly maxAttempts: number | null;
  readonly schedules: readonly { readonly kind: string; readonly everyMinutes: number | null }[];
  /** The version of the settings that it was based on. */
  readonly settingsVersion: string;
}

/** The agents as staff see and control them. */
export interface AgentsService {
  read(staff: Caller): Promise<AgentDashboard>;
  add(
    staff: Caller,
    agent: { name: string; team: string; kind: string; everyMinutes: number },
    /** `key`: an idempotency key, under which the same agent is added once. */
    key: string | undefined,
  ): Promise<{ id: string } | Refusal>;
  change(staff: Caller, id: string, decision: AgentDecision): Promise<Refusal | undefined>;
  remove(staff: Caller, id: string): Promise<Refusal | undefined>;
  restart(staff: Caller, id: string): Promise<Refusal | undefined>;
  acknowledge(staff: Caller, id: string): Promise<Refusal | undefined>;
  resolve(staff: Caller, id: string): Promise<Refusal | undefined>;
}

const alertsShown = 50;
/**
 * The maximum number of added agents: each has a heartbeat and is polled by every process, so more
 * would slow all processes down.
 */
const maxAdded = 20;
/** Used instead of an agent's id to restart all agents. */
export const everyAgent = "all";
const dayMinutes = 1440;
const tooRarely = (kind: string): string =>
  `“${taskTitle(kind)}” has to run at least once a day: people were promised timely deletion.`;

const tooRarelyHere = (title: string, minutes: number): string =>
  `“${title}” has to run at least every ${minutes} minutes, as set by the operator.`;

type AlertRow = Awaited<ReturnType<typeof listAlerts>>[number];

const knownWords = z.object({ kind: z.enum(alertKinds), level: z.enum(alertLevels) });

/**
 * An alert as shown to staff; empty if another release raised it in a form that this one does not
 * know.
 */
function viewAlert(row: AlertRow, definitions: readonly AgentDefinition[]): Alert[] {
  const words = knownWords.safeParse(row);
  if (!words.success) return [];
  const { id, agent, detail, count, raisedAt, lastAt, acknowledgedAt, resolvedAt } = row;
  const isTask = detail in taskTitles;
  const name = [...definitions, ...agentTable].find((definition) => definition.id === agent)?.name ?? "";
  return [
    {
      ...words.data,
      id,
      count,
      agent: name,
      detail: isTask ? taskTitle(detail) : detail,
      task: isTask ? detail : null,
      raisedAt: raisedAt.toISOString(),
      lastAt: lastAt.toISOString(),
      acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
      resolvedAt: resolvedAt?.toISOString() ?? null,
    },
  ];
}

/** The audit trail's detail of a decision. */
function wordsOf(definition: AgentDefinition, { isPaused, maxAttempts, schedules }: AgentDecision): string {
  const intervals = schedules.flatMap(({ kind, everyMinutes }) => {
    const before = definition.schedules.find((one) => one.kind === kind);
    const after = everyMinutes ?? before?.usualMinutes ?? before?.everyMinutes;
    return before && after !== before.everyMinutes ? [`${kind}: ${before.everyMinutes} → ${after} min`] : [];
  });
  const parts = [
    ...(isPaused === definition.isPaused ? [] : [isPaused ? "paused" : "runs again"]),
    ...(maxAttempts === definition.maxAttempts ? [] : [`attempts: ${maxAttempts ?? "as usual"}`]),
    ...intervals,
  ];
  return parts.join(", ") || "nothing changed";
}

/** Creates the agents' service. */
export function createAgentsService({ database, listJobs, now, newId }: AgentsOptions): AgentsService {
  const { db } = database;
  const originBy = createOriginBy({ newId, now });
  const currentDefinitions = () => listDefinitions(database, listJobs());
  /** Tasks that delete data within a promised time: their interval may not exceed a day. */
  const isPromised = (kind: string) => listJobs().some((job) => job.kind === kind && job.isPromised);
  async function viewNow(id: string) {
    const facts = await readFacts(database, listJobs());
    const definition = facts.definitions.find((one) => one.id === id);
    return definition && viewAgent(definition, facts);
  }
  const close =
    (action: "alert.acknowledge" | "alert.resolve") =>
    async (staff: Caller, id: string): Promise<Refusal | undefined> =>
      (await closeAlert(database, { id, action }, originBy(staff))) ? undefined : new Refusal("not-found");

  return {
    async read() {
      const facts = await readFacts(database, listJobs());
      const agents = facts.definitions.map((definition) => viewAgent(definition, facts));
      const closedSince = new Date(facts.at.getTime() - performanceMs);
      const alerts = await listAlerts(db, { closedSince, limit: alertsShown });
      return {
        at: facts.at.toISOString(),
        ...viewSums(agents, facts),
        agents,
        alerts: alerts.flatMap((row) => viewAlert(row, facts.definitions)),
        tasks: addableTasks(listJobs()).map(({ usualMinutes, ...task }) => ({
          ...task,
          everyMinutes: usualMinutes,
        })),
      };
    },
    async add(staff, agent, key) {
      if (!addableTasks(listJobs()).some(({ kind }) => kind === agent.kind))
        return refuseField("invalid-input", "kind", "Please choose one of the tasks.");
      const { name, team, kind, everyMinutes } = agent;
      const content = JSON.stringify([name, team, kind, everyMinutes]);
      const id = creationId(newId, { accountId: staff.account.id, kind: "agent", key, content });
      const kinds = listJobs().map((job) => job.kind);
      const limits = { kinds, maxAdded };
      const isThere = await insertAgent(
        db,
        { id, name, team, kind, everyMinutes },
        { limits, origin: originBy(staff) },
      );
      if (!isThere)
        return refuseField("invalid-input", "name", `There are ${maxAdded} added agents. Remove one first.`);
      return { id };
    },
    async change(staff, id, decision) {
      const definition = (await currentDefinitions()).find((one) => one.id === id);
      if (!definition) return new Refusal("not-found");
      const { isPaused, maxAttempts, schedules, settingsVersion } = decision;
      const strange = schedules.find(({ kind }) => !definition.schedules.some((one) => one.kind === kind));
      if (strange) return refuseField("invalid-input", "schedules", "This agent has no such schedule.");
      const late = definition.isAdded
        ? undefined
        : schedules.find((one) => isPromised(one.kind) && (one.everyMinutes ?? 0) > dayMinutes);
      if (late) return refuseField("invalid-input", "schedules", tooRarely(late.kind));
      for (const { kind, title, isOperators, usualMinutes } of definition.schedules) {
        const asked = schedules.find((one) => one.kind === kind)?.everyMinutes ?? 0;
        if (isOperators && usualMinutes !== null && asked > usualMinutes)
          return refuseField("invalid-input", "schedules", tooRarelyHere(title, usualMinutes));
      }
      const own = definition.isAdded ? schedules[0]?.everyMinutes : undefined;
      const change = {
        isPaused,
        maxAttempts: definition.isAdded ? null : maxAttempts,
        ...(own && { everyMinutes: own }),
        intervals: definition.isAdded ? [] : schedules,
        detail: wordsOf(definition, decision),
      };
      const isAsSeen = async (tx: Tx) => {
        const stored = (await listDefinitions({ db: tx }, listJobs())).find((one) => one.id === id);
        return stored !== undefined && settingsVersionOf(stored) === settingsVersion;
      };
      if (await changeAgent(db, { id, change, isAsSeen }, originBy(staff))) return undefined;
      return new Refusal("version-conflict", { current: await viewNow(id) });
    },
    async remove(staff, id) {
      return (await deleteAgent(db, id, originBy(staff))) ? undefined : new Refusal("not-found");
    },
    async restart(staff, id) {
      const ids = (await currentDefinitions())
        .map((definition) => definition.id)
        .filter((one) => id === everyAgent || one === id);
      if (ids.length === 0) return new Refusal("not-found");
      await askForRestart(database, { ids, subjectId: id }, originBy(staff));
      return undefined;
    },
    acknowledge: close("alert.acknowledge"),
    resolve: close("alert.resolve"),
  };
}
