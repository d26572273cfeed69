// npm run faults [-- ID…] [--quick] [--not-sqlite] [--not-postgresql]: runs every fault against the built server, and prints what was lost.

import { choiceOf } from "./choice.ts";
import { coveredByTests } from "./covered-by-tests.ts";
import { postgresUrlOfEnv } from "./env.ts";
import type { Fault } from "./fault.ts";
import { faults } from "./faults.ts";
import type { Setting } from "./installation.ts";
import { readMachine } from "./machine.ts";
import { detailsOf, reportText } from "./report.ts";
import { type FaultReport, isSurvived, runFault } from "./run-fault.ts";

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const postgresUrl = postgresUrlOfEnv();
const { isQuick, providers, isWanted } = choiceOf(process.argv.slice(2));
const machine = readMachine(postgresUrl !== undefined);
const reports: FaultReport[] = [];
const skipped: string[] = [];
/** Every kind of installation that a fault can happen to here. */
const settingsOf = ({ only, storages = ["disk"] }: Fault): Setting[] =>
  providers
    .filter((provider) => (only ?? provider) === provider && (provider === "sqlite" || machine.hasPostgres))
    .flatMap((provider) => storages.map((storage) => ({ provider, storage, postgresUrl, isQuick })));

for (const fault of faults.filter(isWanted)) {
  const lack = fault.lacks?.(machine);
  if (lack !== undefined) skipped.push(`${fault.id} ${fault.title}: ${lack}`);
  else
    for (const setting of settingsOf(fault)) {
      const report = await runFault(fault, setting);
      reports.push(report);
      process.stdout.write(`${detailsOf(report).join("\n")}\n`);
    }
}
process.stdout.write(reportText(reports, [...skipped, ...coveredByTests]));
process.exitCode = reports.every(isSurvived) ? 0 : 1;
