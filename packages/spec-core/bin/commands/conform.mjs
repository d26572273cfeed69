import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { readContent, readSpec } from "../cli/read-input.mjs";
import { readSite } from "../cli/read-site.mjs";
import { reportSite } from "../cli/site-report.mjs";

/**
 * Lists where a built site differs from its specification; the content deck is the one beside it.
 * @type {import("../cli/commands.mjs").Run}
 */
export function conform([file = "", folder = ""], values) {
  const spec = readSpec(file);
  const deck = join(dirname(file), "content.json");
  const content = file !== "-" && existsSync(deck) ? readContent(deck) : undefined;
  return reportSite(
    { spec, files: readSite(folder), content },
    { final: values.final === true, json: values.json === true },
  );
}
