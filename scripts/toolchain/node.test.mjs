import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("what neither installs nor builds asks no registry for pnpm", () => {
  const use = `const { useTools } = await import(${JSON.stringify(new URL("node.mjs", import.meta.url).href)});
    await useTools({ isPnpmNeeded: false });
    process.stdout.write(process.env.PATH);`;
  // On this PATH there is no npm to ask.
  const env = { PATH: "/nowhere" };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", use], { env });
  assert.deepEqual([status, String(stdout), String(stderr)], [0, "/nowhere", ""]);
});
