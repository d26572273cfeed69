import { endAlert, type NewAlert, openKeyOf, raiseAlert, recordNotice } from "../alerts/alert-store.ts";
import type { Database, Tx } from "../db/open.ts";
import { minuteMs } from "../time-units.ts";
import type { AgentSettings } from "./agent-settings.ts";

/**
 * The outcome of a run. `given back` counts as neither done nor failed; `failed` is final, and the stored
 * result shows it to the requester.
 */
export type RunOutcome = "done" | "failed" | "retry" | "dead" | "given back";

/** A finished run of a job, or attempt to send a mail. */
export interface EndedRun {
  /** The id of the agent that the run counts for. */
  readonly agent: string;
  readonly kind: string;
  readonly jobId: string;
  readonly attempt: number;
  readonly outcome: RunOutcome;
  /** The times at which the run was due and was claimed, by the database's clock. */
  readonly dueAt: Date;
  readonly startedAt: Date;
  readonly durationMs: number;
}

/** Dependencies of recording a run. */
export interface RecordDeps extends Pick<Database, "clock"> {
  readonly newId: () => string;
  readonly settings: Pick<AgentSettings, "mayBeFailing">;
}

/**
 * The latest time of runs that are read at an instant: a run's time may be moments ahead; one with a
 * later time was recorded while the clock was ahead, and does not count until that time.
 */
export const latestRunAt = (at: Date): Date => new Date(at.getTime() + minuteMs);

/** This many failed runs of a kind in a row raise an alert. */
const failuresInARow = 3;
const longestMs = 2 ** 31 - 1;

async function hasFailedInARow(tx: Tx, { agent, kind }: EndedRun, finishedAt: Date): Promise<boolean> {
  const last = await tx.jobRun.findMany({
    where: { agent, kind, outcome: { not: "given back" }, finishedAt: { lte: latestRunAt(finishedAt) } },
    orderBy: { finishedAt: "desc" },
    take: failuresInARow,
    select: { outcome: true },
  });
  return last.length === failuresInARow && last.every(({ outcome }) => outcome !== "done");
}

/** Raises alerts about a run's outcome, and resolves those that it disproves. */
async function alertAbout(
  tx: Tx,
  { clock, newId, settings }: RecordDeps,
  run: EndedRun & { finishedAt: Date },
): Promise<void> {
  const { agent, kind: detail, outcome } = run;
  const alert = (kind: NewAlert["kind"], level: NewAlert["level"]) => ({
    id: newId(),
    kind,
    level,
    agent,
    detail,
  });
  const failing = alert("failing", "warning");
  if (outcome === "dead") await raiseAlert(tx, { clock }, alert("dead", "error"));
  if (outcome === "retry" && (await hasFailedInARow(tx, run, run.finishedAt)))
    await raiseAlert(tx, { clock }, failing);
  // Reading alerts after every run would add one statement to each.
  if (
    outcome === "done" &&
    settings.mayBeFailing(agent, detail) &&
    (await endAlert(tx, { clock }, openKeyOf(failing)))
  )
    await recordNotice(tx, { clock }, alert("recovered", "success"));
}

/**
 * Records a finished run, in the transaction that settles it. The error is left out, because it may
 * contain personal data.
 */
export async function recordRun(tx: Tx, deps: RecordDeps, run: EndedRun): Promise<void> {
  const { dueAt, startedAt, durationMs, ...rest } = run;
  const waitedMs = Math.min(Math.max(0, startedAt.getTime() - dueAt.getTime()), longestMs);
  const finishedAt = new Date(startedAt.getTime() + durationMs);
  await tx.jobRun.create({
    data: {
      ...rest,
      id: deps.newId(),
      waitedMs,
      durationMs: Math.min(durationMs, longestMs),
      startedAt,
      finishedAt,
    },
  });
  await alertAbout(tx, deps, { ...run, finishedAt });
}

/** The time of the last run that ended before a time. */
export async function findLastRunBefore(db: Tx, before: Date): Promise<Date | undefined> {
  const last = await db.jobRun.findFirst({
    where: { finishedAt: { lt: before } },
    orderBy: { finishedAt: "desc" },
    select: { finishedAt: true },
  });
  return last?.finishedAt;
}
