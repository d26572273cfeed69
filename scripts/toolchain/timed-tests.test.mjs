import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "./node.mjs";

const suites = globSync("{apps,packages}/*/{src,test,journeys}/**/*.{test,spec}.{ts,tsx}", {
  cwd: root,
  exclude: (path) => path.includes("node_modules"),
});

/** An expectation about how long something took. */
const timed =
  /expect\([^;]*(?:performance\.now\(\)|Date\.now\(\)|[eE]lapsed\w*|durationMs)[^;]*\)\s*\.toBeLess/;

/** Whether a stored file has today's date is no question of speed. */
const comparesDates = /(?:disk-storage|storage-contract)\.test\.ts$/;

const isTimed = (text) => text.split(/;\n/).some((statement) => timed.test(statement));

test("no test's outcome depends on how fast the machine is", () => {
  assert.ok(isTimed("expect(performance.now() - started).toBeLessThan(500);\n"));
  assert.ok(suites.length > 200);
  // Instead: an order of events, an injected clock, or a count of the work done. Times belong in bench/.
  assert.deepEqual(
    suites.filter((path) => !comparesDates.test(path) && isTimed(readFileSync(join(root, path), "utf8"))),
    [],
  );
});
