import { expect, test } from "vitest";
import { archiveUsageOf, readArchiveCommand } from "./command.ts";

test("S-13.8 backup takes a file, restore a file and a yes, and nothing else is understood", () => {
  expect(readArchiveCommand(["backup", "/a.zip"])).toEqual({ name: "backup", file: "/a.zip" });
  const restore = { name: "restore", file: "/a.zip" };
  expect(readArchiveCommand(["restore", "/a.zip"])).toEqual({ ...restore, isConfirmed: false });
  expect(readArchiveCommand(["restore", "/a.zip", "yes"])).toEqual({ ...restore, isConfirmed: true });
  for (const words of [
    ["backup"],
    ["restore", ""],
    // An archive of everything would be written to a file of this name.
    ["backup", "--output"],
    ["restore", "-f"],
    ["backup", "/a.zip", "yes"],
    ["restore", "/a.zip", "y"],
    ["restore", "/a.zip", "yes", "no"],
    ["list", "/a.zip"],
  ])
    expect(readArchiveCommand(words), words.join(" ")).toBeUndefined();
  expect(archiveUsageOf("restore")?.join()).toContain("Usage: npm run restore");
  expect(archiveUsageOf("list")).toBeUndefined();
});
