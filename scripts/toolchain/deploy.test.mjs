import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./node.mjs";

const read = (name) => readFileSync(join(root, "docs/deploy", name), "utf8");

test("every ReadWritePaths of the systemd unit, commented ones too, begins with a hyphen: systemd starts no unit whose other paths are missing", () => {
  const paths = read("sitewright@.service").match(/^#?\s*ReadWritePaths=.*$/gm) ?? [];
  assert.notEqual(paths.length, 0);
  for (const line of paths) for (const path of line.split("=")[1].split(" ")) assert.match(path, /^-\//);
});

test("the settings of every folder, not only of the root, are left out of the image", () => {
  const ignored = read("Dockerfile.dockerignore").split("\n");
  for (const line of ["**/.env", "**/.env.*"]) assert.ok(ignored.includes(line), line);
});

test("the log of every service of compose.yaml is limited", () => {
  const compose = read("compose.yaml");
  const [, common = ""] = compose.match(/^x-sitewright:(.*?)^services:/ms) ?? [];
  assert.match(common, /^ {2}logging: &logging\n {4}driver: local$/m);
  const [, services = ""] = compose.match(/^services:\n(.*?)^volumes:/ms) ?? [];
  const blocks = services.split(/^ {2}(?=\w)/m).filter((block) => block !== "");
  assert.equal(blocks.length, 5);
  for (const block of blocks) assert.match(block, /^ {4}(?:<<: \*sitewright|logging: \*logging)$/m);
});
