import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Env } from "../env.ts";
import { holdRole } from "./hold-role.ts";

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-role-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "sitewright.db");
}

const roles = ["all", "web", "worker"] as const;
const hold = (file: string, role: Env["role"]) => holdRole({ role, database: { provider: "sqlite", file } });

/** Whether a process of a role may start beside one of another. */
function isAllowed(first: Env["role"], second: Env["role"]): boolean {
  const file = newFile();
  const release = hold(file, first);
  try {
    hold(file, second)();
    return true;
  } catch (error) {
    expect(error).toMatchObject({ problems: [expect.stringContaining(`${file}. On SQLite`)] });
    return false;
  } finally {
    release();
  }
}

test("on one SQLite file only a web and a worker process may run at once", () => {
  const pairs = roles.flatMap((first) => roles.map((second) => [first, second] as const));
  expect(pairs.filter(([first, second]) => isAllowed(first, second))).toEqual([
    ["web", "worker"],
    ["worker", "web"],
  ]);
});

test("a refused process holds nothing, a stopped one nothing any more; the locks are empty files of this account alone", () => {
  const file = newFile();
  const release = hold(file, "worker");
  expect(() => hold(file, "all")).toThrow("already works in the background");
  const releaseWeb = hold(file, "web");
  release();
  releaseWeb();
  hold(file, "all")();
  const left = readdirSync(dirname(file)).map((name) => ({ name, ...statSync(join(dirname(file), name)) }));
  expect(left.map(({ name, size, mode }) => [name, size, mode & 0o777]).toSorted()).toEqual([
    ["sitewright.db.web-lock", 0, 0o600],
    ["sitewright.db.worker-lock", 0, 0o600],
  ]);
});

test("two SQLite files in one folder, and any number of processes on Postgres, do not meet", () => {
  const file = newFile();
  onTestFinished(hold(file, "all"));
  onTestFinished(hold(`${file}-other`, "all"));
  const database = { provider: "postgresql", url: "postgresql://host/database", poolSize: 1 } as const;
  for (const _ of roles) onTestFinished(holdRole({ role: "all", database }));
});

test("after kill -9 of a process another one has its role at once", async () => {
  const file = newFile();
  const holder = `
    import { holdRole } from ${JSON.stringify(join(import.meta.dirname, "hold-role.ts"))};
    holdRole({ role: "all", database: { provider: "sqlite", file: ${JSON.stringify(file)} } });
    setTimeout(() => {
      gc();
      console.log("held");
    });
    setInterval(() => {}, 1000);`;
  // The lock holds although the function that releases it was collected.
  const options = ["--conditions=@sitewright/source", "--expose-gc"];
  const child = spawn(process.execPath, [...options, "--input-type=module", "-e", holder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  expect(() => hold(file, "web")).toThrow("already answers requests");
  child.kill("SIGKILL");
  await once(child, "exit");
  hold(file, "all")();
});
