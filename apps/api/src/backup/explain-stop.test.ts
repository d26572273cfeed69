import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { explainStop } from "./explain-stop.ts";

test("S-09.35 a restore that is interrupted says whether anything was changed, and leaves no half-made database", () => {
  const folder = mkdtempSync(join(tmpdir(), "explain-stop-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const target = { provider: "sqlite", file: join(folder, "a.db") } as const;
  const said: unknown[] = [];
  const exits: unknown[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(text) > 0);
  // The mock returns, where the real `exit` would end the process.
  vi.spyOn(process, "exit").mockImplementation((code) => exits.push(code) as never);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  for (const hasBegun of [false, true]) {
    writeFileSync(`${target.file}.restoring`, "");
    writeFileSync(`${target.file}.restoring-wal`, "");
    const begin = explainStop({ target, file: "/my backups/monday.zip" });
    if (hasBegun) begin();
    process.emit(hasBegun ? "SIGINT" : "SIGTERM");
    const other = hasBegun ? "SIGTERM" : "SIGINT";
    const unused = process.listeners(other).at(-1);
    if (unused) process.removeListener(other, unused);
    expect(existsSync(`${target.file}.restoring`) || existsSync(`${target.file}.restoring-wal`)).toBe(false);
  }
  expect(exits).toEqual([143, 130]);
  expect(said).toEqual([
    "The restore was stopped. Nothing was changed.\n",
    expect.stringContaining("Run it again: npm run restore -- '/my backups/monday.zip' yes\n"),
  ]);
});
