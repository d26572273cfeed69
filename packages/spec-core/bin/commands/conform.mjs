import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { conform as compare } from "@sitewright/spec-core/conform";
import { readSpec } from "../cli/read-input.mjs";
import { Refusal } from "../cli/refusal.mjs";

const text = /\.(html?|css|m?js|json|webmanifest|xml|txt|svg|md)$/i;

/**
 * The files of a folder, by their path in it; of binary ones the path alone.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function readSite(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal([`${folder}: there is no such folder`]);
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)))
    .filter((path) => !path.split(sep).some((part) => part === "node_modules" || part === ".git"))
    .sort();
  return Object.fromEntries(
    paths.map((path) => [
      path.split(sep).join("/"),
      text.test(path) ? readFileSync(join(folder, path), "utf8") : "",
    ]),
  );
}

/**
 * Lists where a built site differs from its specification.
 * @type {import("../cli/commands.mjs").Run}
 */
export function conform([file = "", folder = ""], values) {
  const spec = readSpec(file);
  const site = readSite(folder);
  const breaches = compare(spec, site);
  const lines = breaches.map((breach) => `${breach.file}:${breach.line}  ${breach.rule}  ${breach.message}`);
  console.log(
    values.json ? JSON.stringify(breaches, null, 2) : lines.join("\n") || "The site is as specified.",
  );
  return breaches.length > 0 ? 1 : 0;
}
