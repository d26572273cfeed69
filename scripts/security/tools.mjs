// The tools of `npm run security`, fetched from the npm registry once, each into its folder.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runSync } from "../toolchain/command.mjs";
import { ensureTool } from "../toolchain/long-run-tools.mjs";
import { root } from "../toolchain/node.mjs";
import { step } from "../toolchain/processes.mjs";
import { readPatterns } from "./patterns.mjs";

/** Finds texts that make a pattern slow. */
const recheck = { packed: "recheck@4.5.0", file: "recheck/lib/main.js" };
/** Lints OpenAPI documents. */
const redocly = { packed: "@redocly/cli@2.77.0", file: "@redocly/cli/bin/cli.js" };
/** Recognises libraries with known vulnerabilities by their text. It downloads its list. */
const retire = { packed: "retire@5.7.0", file: "retire/lib/cli.js" };

const timeoutMs = 3_000;
/** Beginnings of patterns that the tool wrongly reports as slow. */
const accepted = [
  // These repeat a character at most 60 to 1,000 times, which the tool counts as unlimited.
  String.raw`\bhttps?:|\bwww\.|[\w.-]{1,80}@`,
  "“[^”\\n]{1,1000}”",
  "«[^»\\n]{1,1000}»",
  "„[^“”\\n]{1,1000}[“”]",
  String.raw`\]\([^)\s]{1,500}\)|`,
  String.raw`(^|[\s:(])["'“”„‘«]\s?([^"“”„«»\n]{4,200}?)`,
  String.raw`\binclud.{1,120}\bbring\b`,
  String.raw`\b[a-z0-9-]{1,63}\.[a-z]{2,12}\b`,
  String.raw`\breferrals?\b.{0,60}\b(?:secure`,
  String.raw`[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}`,
  String.raw`\bdeposit(?:s|ed|ing)? (?:their`,
  String.raw`(?<!\p{L})(?:(?:we|i)(?: also| can| mostly| mainly`,
  String.raw`\b(?:don't|dont|do not|don’t|(?:does|did)n['’]?t`,
  // This one only reads our own style sheets.
  String.raw`(--[\w-]+):\s*([^;]+);`,
];

/**
 * Prints the patterns that a text could make slow. A pattern with more than quadratic time is refused;
 * quadratic and undecided ones are only counted, because every text here has a bounded length. Returns
 * true if none is refused.
 */
export async function checkPatterns() {
  // The native binary is many times faster than the JavaScript version.
  process.env.RECHECK_BACKEND ??= "native";
  const { checkSync } = await import(pathToFileURL(ensureTool(recheck)).href).then(
    (module) => module.default ?? module,
  );
  const byText = new Map(readPatterns().map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  const counts = { safe: 0, square: 0, undecided: 0, refused: 0 };
  for (const [text, { source, flags, file, line }] of byText) {
    const { status, complexity } = checkSync(source, flags, { timeout: timeoutMs });
    const isSquare = complexity?.type === "polynomial" && complexity.degree <= 2;
    const kind =
      status === "safe" ? "safe" : status === "unknown" ? "undecided" : isSquare ? "square" : "refused";
    if (kind === "refused" && accepted.some((beginning) => source.startsWith(beginning))) continue;
    counts[kind] += 1;
    if (kind === "refused") console.log(`${file}:${line} ${complexity.summary}: ${text}`);
  }
  console.log(`${byText.size} patterns: ${JSON.stringify(counts)}`);
  return counts.refused === 0;
}

/** Lints the OpenAPI document that the server serves. Returns true if it has no errors. */
export function lintOpenApi(document) {
  const config = join(import.meta.dirname, "redocly.yaml");
  const args = [ensureTool(redocly), "lint", document, "--config", config, "--format", "summary"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  console.log(stdout + stderr);
  return status === 0 && !/\bwarning\b/i.test(stdout + stderr);
}

/**
 * Builds the product, and looks for known vulnerabilities in the code of browsers and server, in two
 * online lists.
 */
export async function findAdvisories() {
  await step("pnpm", ["exec", "turbo", "run", "build", "--output-logs=errors-only"]);
  const scanner = ensureTool(retire);
  // The tool scans one folder per run: of several `--path` options only the last counts.
  const scans = ["portal", "admin", "marketing"].map((app) => [
    process.execPath,
    [scanner, "--path", join(root, "apps", app, "dist")],
  ]);
  const runs = [...scans, ["pnpm", ["audit", "--prod"]]];
  const statuses = runs.map(
    ([command, args]) => runSync(command, args, { cwd: root, stdio: "inherit" }).status,
  );
  return statuses.every((status) => status === 0);
}
