// Runs only the attacks and prints JSON; `before.ts` contains its output for the build that it names.
import { runAttacks } from "./run.ts";

console.log(JSON.stringify(await runAttacks(), null, 2));
