// The contents of the delivered server as a CycloneDX 1.6 bill of materials (ECMA-424, section 7.5):
// name, version, licence and purl of each package.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runSync } from "../toolchain/command.mjs";
import { root } from "../toolchain/node.mjs";

/** The purl of an npm package (Package URL, type npm); in a scoped name only the `@` is escaped. */
const purlOf = (name, version) => `pkg:npm/${name.replace("@", "%40")}@${encodeURIComponent(version)}`;

/** Every runtime package of all workspaces, without those that are only used to build and test. */
function readPackages() {
  const args = ["licenses", "list", "--prod", "--json", "--recursive"];
  const { stdout } = runSync("pnpm", args, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
  return Object.values(JSON.parse(stdout))
    .flat()
    .flatMap(({ name, versions, license }) => versions.map((version) => ({ name, version, license })))
    .sort((a, b) => purlOf(a.name, a.version).localeCompare(purlOf(b.name, b.version)));
}

/** The bill of materials as an object; the same lockfile gives the same result. */
export function billOfMaterials() {
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const components = readPackages().map((part) => ({
    type: "library",
    "bom-ref": purlOf(part.name, part.version),
    name: part.name,
    version: part.version,
    purl: purlOf(part.name, part.version),
    licenses: [{ license: { name: part.license } }],
  }));
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", name, version } },
    components,
  };
}
