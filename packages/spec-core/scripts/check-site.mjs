// The beginning of check.mjs, which is this file with all that it imports: see generate.mjs.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readSite } from "../bin/cli/read-site.mjs";
import { Refusal } from "../bin/cli/refusal.mjs";
import { reportSite } from "../bin/cli/site-report.mjs";

const usage = `node check.mjs [SITE_DIR] [--final] [--json]

Holds a website's folder against spec.json beside this file. Needs Node 20 or later and nothing else.
SITE_DIR is starter-site unless given. --final: everything that is still to be done before the hand-over is a breach, too.
Exit code: 0 nothing wrong, 1 something wrong, 2 cannot be checked.`;

const here = dirname(fileURLToPath(import.meta.url));

/** @param {string} name */
function readJson(name) {
  try {
    return JSON.parse(readFileSync(join(here, name), "utf8"));
  } catch (error) {
    throw new Refusal([
      `${name} cannot be read: ${error instanceof Error ? error.message.replace(/\s+/g, " ") : error}`,
    ]);
  }
}

function readWords() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        final: { type: "boolean" },
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
  } catch {
    throw new Refusal([`Not understood: ${process.argv.slice(2).join(" ")}; see node check.mjs --help`]);
  }
}

function run() {
  const { values, positionals } = readWords();
  const [folder = join(here, "starter-site"), ...rest] = positionals;
  if (rest.length > 0) throw new Refusal([`Not understood: ${rest.join(" ")}; see node check.mjs --help`]);
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const files = readSite(folder);
  const spec = readJson("spec.json");
  if (!Array.isArray(spec?.siteStructure?.pages))
    throw new Refusal(["spec.json cannot be read: it is no specification of a website"]);
  const content = existsSync(join(here, "content.json")) ? readJson("content.json") : undefined;
  if (content !== undefined && !Array.isArray(content.slots))
    throw new Refusal(["content.json cannot be read: it has no list of slots"]);
  return reportSite({ spec, files, content }, { final: values.final === true, json: values.json === true });
}

try {
  process.exitCode = run();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  for (const problem of error.problems) console.error(problem);
  process.exitCode = 2;
}
