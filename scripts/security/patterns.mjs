// Every regular expression of the sources, found with a parser.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { root } from "../toolchain/node.mjs";

/**
 * One literal at one place.
 *
 * @typedef {{ file: string, line: number, source: string, flags: string }} Pattern
 */

const isSource = (file) =>
  /\.(?:tsx?|mjs)$/.test(file) && !/\.(?:test|spec|bench|fixture)\.|\/(?:test|generated)\//.test(file);

function patternsOf(file) {
  const text = readFileSync(join(root, file), "utf8");
  const found = [];
  new Visitor({
    Literal(node) {
      if (!node.regex) return;
      const line = text.slice(0, node.start).split("\n").length;
      found.push({ file, line, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** The patterns of the delivered code, sorted by file. Patterns built at run time are not found. */
export function readPatterns() {
  const args = ["ls-files", "--", "apps/*/src/**", "packages/*/src/**"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }).split("\n");
  // `git ls-files` lists a deleted file until its deletion is committed.
  return files.filter((file) => isSource(file) && existsSync(join(root, file))).flatMap(patternsOf);
}
