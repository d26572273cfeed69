// pnpm run jobs: only the measurements of jobs, printed but not written to RESULTS.md.
import { jobSections } from "../jobs.bench.ts";
import { sectionText } from "../report.ts";

console.log((await jobSections()).map(sectionText).join("\n"));
