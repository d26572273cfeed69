// Runs the attacks alone and prints JSON, with which `before.ts` was filled from the build that it names.
import { runAttacks } from "./run.ts";

console.log(JSON.stringify(await runAttacks(), null, 2));
