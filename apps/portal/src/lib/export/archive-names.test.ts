import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { archiveName, entryNames, exportName } from "./archive-names.ts";

describe("names of what is exported", () => {
  it.each([
    ["Greenwich Bakehouse", "Greenwich_Bakehouse_project_data.zip"],
    ["Kiln & Co.", "Kiln___Co__project_data.zip"],
    ["../../etc", "______etc_project_data.zip"],
    ["Söhne 24", "Söhne_24_project_data.zip"],
    ["  ", "Unnamed_Project_project_data.zip"],
    ["!?", "Unnamed_Project_project_data.zip"],
  ])("P-26.1 the archive of '%s' is called %s", (business, name) => {
    expect(archiveName(business)).toBe(name);
  });

  it.each([
    ["Greenwich Bakehouse", "greenwich-bakehouse-2026-03-01.json"],
    ["  ", "project-2026-03-01.json"],
  ])("P-26.2 without an archive, the file of '%s' is called %s", (business, name) => {
    expect(exportName(business, new Date(2026, 2, 1))).toBe(name);
  });
});

describe("entries of an archive", () => {
  it.each([
    [
      ["logo.png", "LOGO.png", "logo (2).png"],
      ["logo.png", "LOGO (2).png", "logo (2) (2).png"],
    ],
    [
      ["../../.bashrc", "..", ""],
      ["_.._.bashrc", "file", "file (2)"],
    ],
    [["a/b\\c:d.pdf"], ["a_b_c_d.pdf"]],
    [
      ["con.txt", "AUX"],
      ["_con.txt", "_AUX"],
    ],
    [[" .hidden. "], ["hidden"]],
  ])("P-26.8 %j are called %j", (names, entries) => {
    expect(entryNames(names)).toEqual(entries);
  });

  it("P-26.8 whatever the files are called: no folder, nothing hidden, no control character, no two alike", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary", maxLength: 200 }), { maxLength: 12 }), (names) => {
        const entries = entryNames(names);
        expect(entries).toHaveLength(names.length);
        expect(new Set(entries.map((entry) => entry.toLowerCase())).size).toBe(names.length);
        for (const entry of entries) {
          expect(entry).not.toMatch(/[/\\\p{Cc}]|^\.|^$/u);
          expect(entry.length).toBeLessThan(255);
        }
      }),
    );
  });
});
