// Runs only the phone measurements and prints JSON; `before.ts` contains its output for an older build.
import { figuresOf, runPhone } from "./run.ts";

const runs = Number(process.argv[2] ?? 1);
console.log(JSON.stringify(figuresOf(await runPhone(runs)), null, 2));
