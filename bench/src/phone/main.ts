// The phone alone, as JSON: what before.ts holds was printed by this, run against the build that it names.
import { figuresOf, runPhone } from "./run.ts";

const runs = Number(process.argv[2] ?? 1);
console.log(JSON.stringify(figuresOf(await runPhone(runs)), null, 2));
