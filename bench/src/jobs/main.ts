// pnpm run jobs: what is measured of jobs alone, printed and not written down.
import { jobSections } from "../jobs.bench.ts";
import { sectionText } from "../report.ts";

console.log((await jobSections()).map(sectionText).join("\n"));
