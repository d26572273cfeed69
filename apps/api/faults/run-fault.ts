import type { Fault, Outcome } from "./fault.ts";
import type { Setting } from "./installation.ts";
import { type Testbed, until, withTestbed } from "./testbed.ts";
import { judge, type Verdict } from "./verdict.ts";

/** The outcome of one fault on one kind of installation. */
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

/** True if nothing was lost, stored twice or half-written, and everything else is as the row requires. */
export const isSurvived = ({ lost, doubled, broken, wrong }: FaultReport): boolean =>
  [lost, doubled, broken, wrong].every((list) => list.length === 0);

const past = "2000-01-01T00:00:00.000+00:00";

/** Makes all waiting work due, and expires the leases of ended processes. */
async function makeDue({ database }: Testbed): Promise<void> {
  await database.run("UPDATE outbox_messages SET run_at = ? WHERE status = 'pending'", [past]);
  await database.run("UPDATE outbox_messages SET locked_until = ? WHERE status = 'sending'", [past]);
}

export async function isOutboxEmpty({ database }: Testbed): Promise<boolean> {
  const sql = "SELECT COUNT(*) AS count FROM outbox_messages WHERE status IN ('pending', 'sending')";
  const [left] = await database.all(sql);
  return Number(left?.count) === 0;
}

/**
 * Starts a server again, waits until queued mails are sent, and reads back everything that was
 * acknowledged.
 */
async function settle(testbed: Testbed): Promise<Verdict> {
  testbed.mail.behavior = "normal";
  await testbed.endAll();
  const server = await testbed.start();
  await makeDue(testbed);
  await until(() => isOutboxEmpty(testbed));
  for (const client of testbed.clients) await client.signInAgain();
  const verdict = await judge(testbed);
  await server.end("SIGTERM");
  return verdict;
}

const brokenOff = (error: unknown): Outcome => ({
  wrong: [`the run broke off: ${error instanceof Error ? error.message : String(error)}`],
});

/** Runs a fault against a new installation, and reads back what was acknowledged. */
export function runFault(fault: Fault, setting: Setting): Promise<FaultReport> {
  return withTestbed(setting, async (testbed) => {
    const { seen = [], wrong = [] } = await fault.run(testbed).catch(brokenOff);
    const [clientWords, operatorWords] = [[...testbed.ledger.words], testbed.operatorWords()];
    const verdict = await settle(testbed);
    const acknowledged = testbed.ledger.acknowledged();
    return { ...verdict, fault, setting, acknowledged, clientWords, operatorWords, seen, wrong };
  });
}
