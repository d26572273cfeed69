import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { agentTable, taskTitles } from "./agents-table.ts";

const source = join(import.meta.dirname, "../..");

/** The kinds of job of this release, as their files define them. */
function definedKinds(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("-job.ts"),
  );
  return files.flatMap((file) =>
    [...readFileSync(join(source, file), "utf8").matchAll(/kind: "([a-z-]+)",\s+schema\b/g)].map(
      ([, kind = ""]) => kind,
    ),
  );
}

test("D-10.19 every kind of job has exactly one line in the table of agents, and a title", () => {
  const listed = agentTable.flatMap(({ kinds }) => kinds).filter((kind) => kind !== "mail");
  expect(listed.toSorted()).toEqual(definedKinds().toSorted());
  expect(Object.keys(taskTitles).toSorted()).toEqual([...listed, "mail"].toSorted());
});
