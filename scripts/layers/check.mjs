// Checks every import of the workspace's sources against the rules. Prints each violation with what to do
// instead.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { emptyNames, isDataOrTest, lineLimits, mayReadEnvironment, rules, textRules } from "./rules.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const importPattern =
  /(?:^|[\s;])(?:import|export)\s(?:[^"';]*?\sfrom\s*)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** Sources under version control, or new and not ignored. */
function sources() {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--", "apps", "packages", "bench"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }).split("\n");
  return files.filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && existsSync(join(root, file)),
  );
}

/** Relative imports as paths from the workspace's root, others unchanged. */
function importsOf(file, text) {
  return [...text.matchAll(importPattern)].map(([, direct, dynamic]) => {
    const target = direct ?? dynamic;
    return target.startsWith(".")
      ? relative(root, resolve(root, dirname(file), target)).replaceAll("\\", "/")
      : target;
  });
}

const applies = (rule, file) => rule.files.test(file) && !rule.except?.test(file);

/**
 * Each rule's proof must name an existing file: the proof for a file that was moved would no longer test
 * the rule.
 */
const proofsWithoutFile = [...rules, ...textRules].filter(({ proof }) => !existsSync(join(root, proof.file)));
const rulesThatRefuseNothing = [
  ...rules.filter(
    (rule) => !applies(rule, rule.proof.file) || !rule.forbids(rule.proof.target, rule.proof.file),
  ),
  ...textRules.filter((rule) => !applies(rule, rule.proof.file) || !rule.forbids.test(rule.proof.text)),
];
const breaches = [
  ...rulesThatRefuseNothing.map((rule) => `The rule "${rule.name}" does not refuse its own proof.`),
  ...proofsWithoutFile.map(
    (rule) => `The proof of the rule "${rule.name}" names a file that does not exist.`,
  ),
];
const files = sources();
let importCount = 0;

for (const file of files) {
  const text = readFileSync(join(root, file), "utf8");
  const lines = text.split("\n").length - 1;
  const limit = isDataOrTest(file) ? lineLimits.dataOrTest : lineLimits.source;
  if (lines > limit) breaches.push(`${file}: ${lines} lines, ${limit} at most. Split it by job.`);
  if (emptyNames.test(file)) breaches.push(`${file}: the name says nothing. Name it for what it does.`);
  if (/\bprocess\.env\b|\bimport\.meta\.env\b/.test(text) && !mayReadEnvironment(file))
    breaches.push(`${file}: reads the environment. Only env.ts does; take the value as an argument.`);
  for (const rule of textRules)
    if (applies(rule, file) && rule.forbids.test(text))
      breaches.push(`${file}: breaks "${rule.name}". ${rule.instead}`);
  for (const target of importsOf(file, text)) {
    importCount++;
    for (const rule of rules)
      if (applies(rule, file) && rule.forbids(target, file))
        breaches.push(`${file} imports ${target}: ${rule.name}. ${rule.instead}`);
  }
}

// Fails if too few files were found, because without files every rule would pass.
if (files.length < 50 || importCount < files.length)
  breaches.push(`Only ${files.length} files with ${importCount} imports were read.`);
if (breaches.length) {
  console.error(breaches.join("\n"));
  process.exit(1);
}
console.log(
  `${rules.length + textRules.length} rules hold over ${importCount} imports of ${files.length} files.`,
);
