import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listOwner } from "./list-folder.ts";
import { sweepFolder } from "./sweep-folder.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "missing-file-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("an owner without files has an empty list; a folder that cannot be read is an error, not an empty list", async () => {
  const folder = await newFolder();
  await mkdir(join(folder, "logo", "ann"), { recursive: true });
  await writeFile(join(folder, "logo", "ann", "a.png"), "");
  await writeFile(join(folder, "logo", "bob"), "");
  async function list(owner: string): Promise<string[]> {
    const paths: string[] = [];
    for await (const path of listOwner(folder, owner)) paths.push(path);
    return paths;
  }
  expect(await list("ann")).toEqual(["logo/ann/a.png"]);
  expect([await list("nobody"), await list("bob")]).toEqual([[], []]);
  await expect(list("a".repeat(300))).rejects.toMatchObject({ code: "ENAMETOOLONG" });
});

test("a sweep does not pass over a file that cannot be read", async () => {
  const folder = await newFolder();
  await symlink("loop", join(folder, "loop"));
  await expect(sweepFolder(folder, new Date())).rejects.toMatchObject({ code: "ELOOP" });
});
