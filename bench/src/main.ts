// Measures everything in one run, prints it and writes RESULTS.md.
import { writeFileSync } from "node:fs";
import { assistantSection } from "./assistant.bench.ts";
import { attackSections } from "./attacks.bench.ts";
import { bundleSection } from "./bundle.bench.ts";
import { contrastSection } from "./contrast.bench.ts";
import { industrySection } from "./industry.bench.ts";
import { jobSections } from "./jobs.bench.ts";
import { databases, listSections } from "./lists.bench.ts";
import { pageLoadSection } from "./page-load.bench.ts";
import { paletteSection } from "./palette.bench.ts";
import { phoneSection } from "./phone.bench.ts";
import { publicSiteSections } from "./public-site.bench.ts";
import { digits, reportText } from "./report.ts";
import { signInSection } from "./sign-in.bench.ts";
import { sitemapSection } from "./sitemap.bench.ts";
import { specSection } from "./spec.bench.ts";
import { wizardSection } from "./wizard.bench.ts";
import { wordsSection } from "./words.bench.ts";
import { yardstickMs } from "./yardstick-time.ts";

const benches = [contrastSection, paletteSection, specSection, sitemapSection, industrySection, wordsSection];
const intro = `Written by \`npm run bench\`, in one run on Node ${process.versions.node} (${process.platform}, ${process.arch}). Subjects take turns, so that whatever slows the machine slows all of them; ratios are medians of paired rounds and hold on other machines, milliseconds do not.

A yardstick is a fixed computation of the product's kinds of work (\`src/yardstick.ts\`: texts, objects, JSON, numbers), and here the unit of what no peer is measured beside. It took ${digits(yardstickMs())} ms in this run, and is measured beside each subject again: in turns with it, on its clock, in its page. Targets in yardsticks have room for what is known to move between machines: on one where a sign-in and a step took 1.6 times as long as on another, \`buildSpec\` took 2.8 times as long.`;

const sections = benches.map((bench) => bench());
sections.push(
  await assistantSection(),
  await signInSection(),
  await wizardSection(),
  await phoneSection(),
  ...(await jobSections()),
  ...(await listSections(databases)),
  await bundleSection(),
  ...(await publicSiteSections()),
  await pageLoadSection(),
  ...(await attackSections()),
);
const text = reportText(intro, sections);
console.log(text);
writeFileSync(new URL("../RESULTS.md", import.meta.url), text);
