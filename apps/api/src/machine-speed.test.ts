import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const suites = globSync("{apps,packages}/*/{src,test,journeys}/**/*.{test,spec}.{ts,tsx}", {
  cwd: root,
  exclude: (path) => String(path).includes("node_modules"),
});

/** An expectation about how long something took. */
const timed =
  /expect\([^;]*(?:performance\.now\(\)|Date\.now\(\)|[eE]lapsed\w*|durationMs)[^;]*\)\s*\.toBeLess/;

test("no test's outcome depends on how fast the machine is", () => {
  expect(suites.length).toBeGreaterThan(200);
  const found = suites.filter((path) =>
    readFileSync(join(root, path), "utf8")
      .split(/;\n/)
      .some((statement) => timed.test(statement)),
  );
  // Instead: an order of events, an injected clock, or a count of the work done. Times belong in bench/.
  expect(found.filter((path) => !/(?:disk-storage|storage-contract)\.test\.ts$/.test(path))).toEqual([]);
});
