// npm run load [-- SECONDS [SOAK_SECONDS]]: prints the tables; exits with 1 if any request failed.
import { measureLoad, usualCaseSeconds } from "../load.bench.ts";
import { sectionText } from "../report.ts";
import { measureSoak, usualSoakSeconds } from "../soak.bench.ts";

const [seconds = usualCaseSeconds, soakSeconds = usualSoakSeconds] = process.argv.slice(2).map(Number);
const load = await measureLoad(seconds);
const long = await measureSoak(soakSeconds);
console.log([...load.sections, long.section].map(sectionText).join("\n"));
process.exitCode = load.errors + long.errors === 0 ? 0 : 1;
