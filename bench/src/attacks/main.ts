// The attacks alone, as JSON: what before.ts holds was printed by this, run against the build that it names.
import { runAttacks } from "./run.ts";

console.log(JSON.stringify(await runAttacks(), null, 2));
