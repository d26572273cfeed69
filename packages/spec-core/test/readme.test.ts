import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Packed, packPackage } from "./packed.fixture.ts";

// Packing builds the package first.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const blocks = (language: string): string[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(
    ([, code]) => code ?? "",
  );

let packed: Packed;
beforeAll(() => {
  packed = packPackage();
});
afterAll(() => packed.remove());

const node = (args: readonly string[]) =>
  spawnSync(process.execPath, args, { cwd: packed.consumer, encoding: "utf8" });

it.each(blocks("js").map((code, index) => [index + 1, code] as const))(
  "example %i of the README prints what it says",
  (index, code) => {
    const said = [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, text]) => text);
    writeFileSync(join(packed.consumer, `example-${index}.mjs`), code);
    const { stdout, stderr } = node([`example-${index}.mjs`]);
    expect(stderr).toBe("");
    expect(said.length).toBeGreaterThan(0);
    expect(stdout.trimEnd().split("\n")).toEqual(said);
  },
);

it("C-24.1 the commands of the README run", () => {
  const [form] = blocks("json");
  writeFileSync(join(packed.consumer, "form.json"), form ?? "");
  const commands = blocks("sh").flatMap((block) =>
    block.split("\n").filter((line) => line.startsWith("npx ")),
  );
  expect(commands.length).toBe(8);
  for (const command of commands) {
    const [, , ...words] = command.split(" ");
    const { status, stderr } = node([join(packed.installed, "bin/spec-core.mjs"), ...words]);
    expect([command, status, stderr]).toEqual([command, 0, ""]);
  }
});

it("the README names every entry and every renderer", async () => {
  const { exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  for (const entry of Object.keys(exports)) expect(readme).toContain(entry.replace("./", ""));
  for (const name of Object.keys(await import("../src/render/index.ts")))
    expect(readme).toContain(`\`${name}\``);
});
