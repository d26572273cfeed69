import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./node.mjs";

const folder = join(root, ".github/workflows");

for (const name of readdirSync(folder))
  test(`every setup-node of ${name} leaves the cache off: from version 5 on it runs the pnpm that package.json names, which no runner has`, () => {
    const steps = readFileSync(join(folder, name), "utf8").split(/^ +- /m);
    const setups = steps.filter((step) => step.includes("actions/setup-node@"));
    assert.notEqual(setups.length, 0);
    for (const step of setups) assert.match(step, /package-manager-cache: false/);
  });
