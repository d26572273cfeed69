// The phone alone, once, as JSON: what before.ts holds was printed by this, run against the build that it names.
import { runPhone } from "./run.ts";

console.log(JSON.stringify(await runPhone(1), null, 2));
