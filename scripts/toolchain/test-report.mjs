// The results of the test runners, counted by suite. A suite that ran no tests fails the run, so that
// none is skipped silently.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./node.mjs";

/** Result file name → name of the suite in the report. */
const suiteNames = { unit: "unit", sqlite: "API on SQLite", postgres: "API on Postgres", browser: "browser" };

/** The suite of a result file: its name without folder and extension. */
const suiteOf = (file) => file.replace(/^.*[\\/]|\.json$/g, "");

/** Every result file that exists now. */
export function findResultFiles() {
  const packages = ["apps", "packages"].flatMap((base) =>
    readdirSync(join(root, base)).map((name) => join(root, base, name, ".results")),
  );
  return packages
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith(".json"));
}

/** Vitest and Playwright have different report formats. */
function countOf(result) {
  if ("numTotalTests" in result)
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: result.numPendingTests + (result.numTodoTests ?? 0),
    };
  const { expected, unexpected, flaky, skipped } = result.stats;
  return { passed: expected + flaky, failed: unexpected, skipped, flaky };
}

/** Counts by suite, from the result files of this run. */
export function readSuites() {
  const suites = Object.fromEntries(
    Object.keys(suiteNames).map((key) => [key, { passed: 0, failed: 0, skipped: 0, flaky: 0 }]),
  );
  for (const file of findResultFiles()) {
    const suite = suites[suiteOf(file)];
    if (!suite) continue;
    const count = countOf(JSON.parse(readFileSync(file, "utf8")));
    for (const key of Object.keys(suite)) suite[key] += count[key] ?? 0;
  }
  return suites;
}

/** The duration of each test file in seconds, from Vitest's report or Playwright's. */
function fileTimes(result) {
  if ("testResults" in result)
    return result.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }));
  const testsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(testsOf)];
  const runsOf = (suite) => testsOf(suite).flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return result.suites.map((suite) => ({
    file: suite.file,
    seconds: runsOf(suite).reduce((total, { duration }) => total + duration, 0) / 1000,
  }));
}

/** The slowest test files, to be printed. */
export function slowestFiles(count = 10) {
  const times = findResultFiles().flatMap((path) => {
    const suite = suiteNames[suiteOf(path)] ?? "";
    return fileTimes(JSON.parse(readFileSync(path, "utf8"))).map((time) => ({ ...time, suite }));
  });
  const slowest = times.sort((a, b) => b.seconds - a.seconds).slice(0, count);
  const rows = slowest.map(
    ({ file, seconds, suite }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file} (${suite})`,
  );
  return ["", "Slowest files", ...rows].join("\n");
}

/** The first lines of a failure's message, without the colours of a terminal: what was expected and what was found. */
function reasonOf(message) {
  const lines = stripVTControlCharacters(message ?? "").split("\n");
  const telling = lines.filter((line) => line.trim() && !/node_modules|node:internal/.test(line));
  const rows = telling.slice(0, 6).map((line) => `\n      ${line.slice(0, 300)}`);
  return rows.join("");
}

/** A result's failed tests with the reason. */
function failuresOf(result) {
  if ("testResults" in result)
    return result.testResults.flatMap(({ name, assertionResults, message }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      const file = relative(root, name);
      const failures = failed.map(({ fullName, failureMessages }) => ({
        title: `${file}: ${fullName}`,
        reason: reasonOf(failureMessages[0]),
      }));
      return failures.length > 0 || !message ? failures : [{ title: file, reason: reasonOf(message) }];
    });
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return result.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      title: `${file}: ${title}`,
      reason: reasonOf(tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error.message),
    }));
}

/** The failed tests by suite. They are printed last, because only the end of a long log may be kept. */
export function failedTests() {
  const rows = findResultFiles().flatMap((path) =>
    failuresOf(JSON.parse(readFileSync(path, "utf8"))).map(
      ({ title, reason }) => `  ${title} (${suiteNames[suiteOf(path)] ?? ""})${reason}`,
    ),
  );
  return rows.length > 0 ? ["", "Failed", ...rows].join("\n") : "";
}

/** The table to print, and whether every suite ran tests, skipped none and failed none. */
export function report(suites) {
  const rows = Object.entries(suites).map(([key, { passed, failed, skipped, flaky }]) => {
    const more = `${skipped ? `, ${skipped} skipped` : ""}${flaky ? ` (${flaky} at the second try)` : ""}`;
    const words = `${passed} passed, ${failed} failed${more}`;
    const verdict = passed + failed === 0 ? "  RAN NOTHING" : skipped ? "  SKIPPED SOME" : "";
    return `  ${suiteNames[key].padEnd(16)} ${words}${verdict}`;
  });
  const all = Object.values(suites);
  const sum = (key) => all.reduce((total, suite) => total + suite[key], 0);
  const ok = all.every((suite) => suite.passed > 0 && suite.failed === 0 && suite.skipped === 0);
  return {
    ok,
    text: ["", "Tests", ...rows, "", `${sum("passed")} passed, ${sum("failed")} failed`].join("\n"),
  };
}
