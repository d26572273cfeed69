// npm run load [-- SECONDS [SOAK_SECONDS]]: prints the tables; exits with 1 if any request failed.
import { measureLoad, usualDurations } from "../load.bench.ts";
import { sectionText } from "../report.ts";

const [seconds = usualDurations.seconds, soakSeconds = usualDurations.soakSeconds] = process.argv
  .slice(2)
  .map(Number);
const { sections, errors } = await measureLoad({ seconds, soakSeconds });
console.log(sections.map(sectionText).join("\n"));
process.exitCode = errors === 0 ? 0 : 1;
