import type { Fault, Outcome } from "./fault.ts";
import type { Setting } from "./place.ts";
import { onStage, type Stage, until } from "./stage.ts";
import { judge, type Verdict } from "./verdict.ts";

/** What one fault did to one kind of installation. */
export interface FaultReport extends Verdict {
  readonly fault: Fault;
  readonly setting: Setting;
  readonly acknowledged: number;
  /** Messages to clients. */
  readonly clientWords: readonly string[];
  /** Messages to the operator. */
  readonly operatorWords: readonly string[];
  readonly seen: readonly string[];
  readonly wrong: readonly string[];
}

/** Whether nothing was lost, doubled or half-written, and everything else is as the row asks. */
export const isSurvived = ({ lost, doubled, broken, wrong }: FaultReport): boolean =>
  [lost, doubled, broken, wrong].every((list) => list.length === 0);

const past = "2000-01-01T00:00:00.000+00:00";

/** Makes all waiting work due, and expires the leases of ended processes. */
async function makeDue({ database }: Stage): Promise<void> {
  await database.run("UPDATE outbox_messages SET run_at = ? WHERE status = 'pending'", [past]);
  await database.run("UPDATE outbox_messages SET locked_until = ? WHERE status = 'sending'", [past]);
}

/** Whether no mail waits. */
export async function isOutboxEmpty({ database }: Stage): Promise<boolean> {
  const sql = "SELECT COUNT(*) AS count FROM outbox_messages WHERE status IN ('pending', 'sending')";
  const [left] = await database.all(sql);
  return Number(left?.count) === 0;
}

/** Starts a server once more, waits until queued mails are sent, and reads back everything acknowledged. */
async function settle(stage: Stage): Promise<Verdict> {
  stage.mail.mood = "well";
  const server = await stage.start();
  await makeDue(stage);
  await until(() => isOutboxEmpty(stage));
  for (const client of stage.clients) await client.signInAgain();
  const verdict = await judge(stage);
  await server.end("SIGTERM");
  return verdict;
}

const brokenOff = (error: unknown): Outcome => ({
  wrong: [`the run broke off: ${error instanceof Error ? error.message : String(error)}`],
});

/** Runs a fault against an installation of its own, and reads back what was acknowledged. */
export function runFault(fault: Fault, setting: Setting): Promise<FaultReport> {
  return onStage(setting, async (stage) => {
    const { seen = [], wrong = [] } = await fault.run(stage).catch(brokenOff);
    const [clientWords, operatorWords] = [[...stage.ledger.words], stage.operatorWords()];
    const verdict = await settle(stage);
    const acknowledged = stage.ledger.acknowledged();
    return { ...verdict, fault, setting, acknowledged, clientWords, operatorWords, seen, wrong };
  });
}
