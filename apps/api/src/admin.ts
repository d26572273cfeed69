import { join } from "node:path";
import { readProcessEnv } from "./env.ts";
import { runOperatorCommand } from "./server/operator-command.ts";

const { out, err, exitCode } = await runOperatorCommand(process.argv.slice(2), {
  readSettings: readProcessEnv,
  migrations: join(import.meta.dirname, "../prisma/migrations"),
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = exitCode;
