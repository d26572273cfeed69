import { readFileSync, writeFileSync } from "node:fs";
import { digits, type Section, sectionText } from "./report.ts";
import { yardstickMs } from "./yardstick-time.ts";

const file = new URL("../RESULTS.md", import.meta.url);

const intro = `# Measurements

Written by \`npm run bench\`; each section says when it was measured (those without a date: before 26 November 2026). Subjects take turns, so that whatever slows the machine slows all of them; ratios are medians of paired rounds and hold on other machines, milliseconds do not.

A yardstick is a fixed computation of the product's kinds of work (\`src/yardstick.ts\`: texts, objects, JSON, numbers), and here the unit of what no peer is measured beside. It is measured beside each subject: in turns with it, on its clock, in its page. Targets in yardsticks have room for what is known to move between machines: on one where a sign-in and a step took 1.6 times as long as on another, \`buildSpec\` took 2.8 times as long.
`;

const titleOf = (text: string): string => text.slice(0, text.indexOf("\n"));

/** The sections of the file by their titles, in their order. */
function savedSections(): Map<string, string> {
  const [, ...texts] = readFileSync(file, "utf8").split(/^(?=## )/m);
  return new Map(texts.map((text) => [titleOf(text), `${text.trimEnd()}\n`]));
}

/** Writes sections into RESULTS.md, each replacing the one with the same title; new ones are appended. */
export function saveSections(sections: readonly Section[]): void {
  const saved = savedSections();
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node} (${process.platform}, ${process.arch}); a yardstick took ${digits(yardstickMs())} ms.`;
  for (const section of sections) {
    const text = sectionText({ ...section, note: `${section.note}\n\n${measured}` });
    saved.set(titleOf(text), text);
  }
  writeFileSync(file, [intro, ...saved.values()].join("\n"));
}
