import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { Refusal } from "./refusal.mjs";

const text = /\.(html?|css|m?js|json|webmanifest|xml|txt|svg|md)$/i;

/**
 * The files of a folder, by their path in it; binary ones with an empty text.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function readSite(folder) {
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
