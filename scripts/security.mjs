// npm run security [-- patterns | openapi | advisories | sbom]: checks by external tools. `advisories` queries online lists; `sbom` prints.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { billOfMaterials } from "./security/bill-of-materials.mjs";
import { checkPatterns, findAdvisories, lintOpenApi } from "./security/tools.mjs";
import { install } from "./toolchain/install.mjs";
import { root, useTools } from "./toolchain/node.mjs";

function checkOpenApi() {
  const folder = mkdtempSync(join(tmpdir(), "openapi-"));
  const args = ["--conditions=@sitewright/source", "scripts/print-openapi.mjs", "https://agency.example"];
  const file = join(folder, "openapi.json");
  const cwd = join(root, "apps/api");
  writeFileSync(file, execFileSync(process.execPath, args, { cwd, maxBuffer: 1 << 28 }));
  const isClean = lintOpenApi(file);
  rmSync(folder, { recursive: true, force: true });
  return isClean;
}

const checks = {
  patterns: checkPatterns,
  openapi: checkOpenApi,
  sbom() {
    console.log(JSON.stringify(billOfMaterials(), null, 2));
    return true;
  },
  advisories: findAdvisories,
};

await useTools();
const [, , wanted] = process.argv;
if (wanted !== undefined && !Object.hasOwn(checks, wanted))
  throw new Error(`One of ${Object.keys(checks)}, please.`);
if (wanted !== "sbom") await install();
const names = wanted === undefined ? ["patterns", "openapi", "advisories"] : [wanted];
let isClean = true;
for (const name of names) isClean = (await checks[name]()) && isClean;
process.exit(isClean ? 0 : 1);
