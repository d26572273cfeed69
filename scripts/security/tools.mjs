// The tools of `npm run security`, fetched from the npm registry once, each into its folder.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureTool } from "../toolchain/long-run-tools.mjs";
import { root } from "../toolchain/node.mjs";
import { readPatterns } from "./patterns.mjs";

/** Finds texts that make a pattern slow. */
const recheck = { packed: "recheck@4.5.0", file: "recheck/lib/main.js" };
/** Lints OpenAPI documents. */
const redocly = { packed: "@redocly/cli@2.77.0", file: "@redocly/cli/bin/cli.js" };
/** Knows libraries with known faults by their text. It fetches its list from the network. */
const retire = { packed: "retire@5.7.0", file: "retire/lib/cli.js" };

const patienceMs = 3_000;
/** Patterns that the tool calls slow and that are not, by their file. */
const accepted = new Set([
  // Reads 80 characters before a find.
  "packages/spec-core/src/content/facts/find-facts.ts",
  // Repeat a sign at most 60 and 120 times, which it counts as if there were no end.
  "packages/spec-core/src/conform/rules/invented-offers.ts",
  "packages/spec-core/src/spec/questions/tables/courses.ts",
  // Reads a style sheet of ours.
  "packages/spec-core/src/render/stylesheets/site-properties.ts",
]);

/**
 * Prints the patterns that a text could make slow: what grows faster than the square of the text is refused; squares are
 * counted, because every text here has a bounded length. Where the tool comes to no end it says so. True where none is refused.
 */
export async function checkPatterns() {
  // Its program for this machine is many times as fast as its JavaScript.
  process.env.RECHECK_BACKEND ??= "native";
  const { checkSync } = await import(ensureTool(recheck)).then((module) => module.default ?? module);
  const byText = new Map(readPatterns().map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]));
  const counts = { safe: 0, square: 0, undecided: 0, refused: 0 };
  for (const [text, { source, flags, file, line }] of byText) {
    const { status, complexity } = checkSync(source, flags, { timeout: patienceMs });
    const isSquare = complexity?.type === "polynomial" && complexity.degree <= 2;
    const kind =
      status === "safe" ? "safe" : status === "unknown" ? "undecided" : isSquare ? "square" : "refused";
    if (kind === "refused" && accepted.has(file)) continue;
    counts[kind] += 1;
    if (kind === "refused") console.log(`${file}:${line} ${complexity.summary}: ${text}`);
  }
  console.log(`${byText.size} patterns: ${JSON.stringify(counts)}`);
  return counts.refused === 0;
}

/** Lints the document that the server serves. True where it is clean. */
export function lintOpenApi(document) {
  const config = join(import.meta.dirname, "redocly.yaml");
  const args = [ensureTool(redocly), "lint", document, "--config", config, "--format", "summary"];
  const env = { ...process.env, REDOCLY_TELEMETRY: "off" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  console.log(stdout + stderr);
  return status === 0 && !/\bwarning\b/i.test(stdout + stderr);
}

/** Looks for known faults in what browsers get, and in what the server loads. Both lists are on the network. */
export function findKnownFaults() {
  const builds = ["portal", "admin", "marketing"].flatMap((app) => [
    "--path",
    join(root, "apps", app, "dist"),
  ]);
  const runs = [
    [process.execPath, [ensureTool(retire), ...builds]],
    ["pnpm", ["audit", "--prod"]],
  ];
  return runs.every(
    ([command, args]) => spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0,
  );
}
