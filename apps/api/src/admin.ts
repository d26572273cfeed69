import { join } from "node:path";
import { misspeltSettings, readProcessEnv } from "./env.ts";
import { runOperatorCommand } from "./server/operator-command.ts";

const { out, err, exitCode } = await runOperatorCommand(process.argv.slice(2), {
  readSettings: readProcessEnv,
  migrations: join(import.meta.dirname, "../prisma/migrations"),
});
// If the settings were refused, the refusal already contains these lines.
for (const line of misspeltSettings()) if (!err.includes(line)) process.stderr.write(`${line}\n`);
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = exitCode;
