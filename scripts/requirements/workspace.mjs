// Reads the document and every test title from the workspace.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isTestFile, titlesOf } from "./titles.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** The document that explains the ids. */
export const documentPath = "docs/requirements.md";

/** The document's text. */
export const readDocument = () => readFileSync(join(root, documentPath), "utf8");

// `scripts/requirements` is left out, because its tests quote made-up ids.
const folders = ["apps", "packages", "bench", "scripts/dev", "scripts/toolchain"];

/** Titles of all tests under version control, or new and not ignored. */
export function readTitles() {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "--", ...folders];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }).split("\n");
  return [...new Set(files)]
    .filter((file) => isTestFile(file) && existsSync(join(root, file)))
    .flatMap((file) => titlesOf(file, readFileSync(join(root, file), "utf8")));
}
