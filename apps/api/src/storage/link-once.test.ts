import * as files from "node:fs/promises";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { linkOnce, NameTaken } from "./link-once.ts";

vi.mock("node:fs/promises", { spy: true });

async function twoFiles() {
  const folder = await mkdtemp(join(tmpdir(), "link-once-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [part, whole] = [join(folder, "a.part"), join(folder, "a.zip")];
  await writeFile(part, "new");
  return { folder, part, whole };
}

/** The error of Linux on exFAT and on network shares without links (link(2), EPERM). */
function withoutLinks(): void {
  const refused = Object.assign(new Error("EPERM: operation not permitted, link"), { code: "EPERM" });
  vi.mocked(files.link).mockRejectedValue(refused);
  onTestFinished(() => {
    vi.mocked(files.link).mockReset();
  });
}

for (const has of ["", "out"])
  test(`S-09.29 a file gets a free name and replaces none, on a disk with${has} hard links`, async () => {
    if (has) withoutLinks();
    const { folder, part, whole } = await twoFiles();
    await linkOnce(part, whole);
    expect([await readdir(folder), await readFile(whole, "utf8")]).toEqual([["a.zip"], "new"]);
    await writeFile(part, "newer");
    await expect(linkOnce(part, whole)).rejects.toThrow(NameTaken);
    expect([await readFile(part, "utf8"), await readFile(whole, "utf8")]).toEqual(["newer", "new"]);
  });
