// Measures everything in one run, prints it and writes RESULTS.md.
import { writeFileSync } from "node:fs";
import { contrastSection } from "./contrast.bench.ts";
import { industrySection } from "./industry.bench.ts";
import { paletteSection } from "./palette.bench.ts";
import { reportText } from "./report.ts";
import { signInSection } from "./sign-in.bench.ts";
import { sitemapSection } from "./sitemap.bench.ts";
import { specSection } from "./spec.bench.ts";
import { wizardSection } from "./wizard.bench.ts";

const benches = [contrastSection, paletteSection, specSection, sitemapSection, industrySection];
const intro = `Written by \`npm run bench\`, in one run on Node ${process.versions.node} (${process.platform}, ${process.arch}). Subjects take turns, so that whatever slows the machine slows all of them; ratios are medians of paired rounds and hold on other machines, milliseconds do not.`;

const sections = benches.map((bench) => bench());
sections.push(await signInSection(), await wizardSection());
const text = reportText(intro, sections);
console.log(text);
writeFileSync(new URL("../RESULTS.md", import.meta.url), text);
