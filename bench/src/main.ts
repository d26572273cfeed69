// npm run bench [-- NAME…]: measures the named parts, or all; prints them and writes them into RESULTS.md.
import { assistantSection } from "./assistant.bench.ts";
import { attackSections } from "./attacks.bench.ts";
import { bundleSection } from "./bundle.bench.ts";
import { contrastSection } from "./contrast.bench.ts";
import { industrySection } from "./industry.bench.ts";
import { jobSections } from "./jobs.bench.ts";
import { databases, listSections } from "./lists.bench.ts";
import { loadSections } from "./load.bench.ts";
import { pageLoadSection } from "./page-load.bench.ts";
import { paletteSection } from "./palette.bench.ts";
import { phoneSection } from "./phone.bench.ts";
import { publicSiteSections } from "./public-site.bench.ts";
import { type Section, sectionText } from "./report.ts";
import { saveSections } from "./results-file.ts";
import { signInSection } from "./sign-in.bench.ts";
import { sitemapSection } from "./sitemap.bench.ts";
import { soakSection } from "./soak.bench.ts";
import { specSection } from "./spec.bench.ts";
import { wizardSection } from "./wizard.bench.ts";
import { wordsSection } from "./words.bench.ts";

type Measured = Section | readonly Section[];

/** The parts in the order in which they are measured and written to the file. */
const parts: Readonly<Record<string, () => Measured | Promise<Measured>>> = {
  contrast: contrastSection,
  palette: paletteSection,
  spec: specSection,
  sitemap: sitemapSection,
  industry: industrySection,
  words: wordsSection,
  assistant: assistantSection,
  "sign-in": signInSection,
  wizard: wizardSection,
  phone: phoneSection,
  jobs: jobSections,
  lists: () => listSections(databases),
  bundle: bundleSection,
  "public-site": publicSiteSections,
  "page-load": pageLoadSection,
  attacks: attackSections,
  load: loadSections,
  soak: soakSection,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
for (const [name, measurePart] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const sections = [await measurePart()].flat();
  console.log(sections.map(sectionText).join("\n"));
  // Each part is saved as soon as it is measured, because all of them take more than an hour.
  saveSections(sections);
}
