import { expect, test } from "vitest";
import { doFit, judgePairing } from "./rules.ts";

const judge = (
  [databaseId, hasAccounts]: [string | undefined, boolean],
  [storageId, hasFiles]: [string | undefined, boolean],
) =>
  judgePairing({
    database: { id: databaseId, hasAccounts },
    storage: { id: storageId, hasFiles },
  });

test("S-17.2 where both have an id, only the ids decide, whatever is stored", () => {
  for (const hasAccounts of [true, false])
    for (const hasFiles of [true, false]) {
      expect(judge(["a", hasAccounts], ["a", hasFiles])).toBe("same");
      expect(judge(["a", hasAccounts], ["b", hasFiles])).toBe("different");
    }
});

test("S-17.3 an empty database fits neither files nor a storage that has an id", () => {
  expect(judge([undefined, false], [undefined, true])).toBe("empty-database");
  expect(judge([undefined, false], ["b", false])).toBe("empty-database");
  expect(judge([undefined, false], [undefined, false])).toBe("compare");
});

test("S-17.8 where an id is missing, rows and files decide", () => {
  expect(judge([undefined, true], [undefined, true])).toBe("compare");
  expect(judge([undefined, true], ["b", true])).toBe("compare");
  expect(judge(["a", true], [undefined, false])).toBe("compare");
});

test.each([
  ["nothing on either side", { named: 0, missing: 0, orphans: 0 }, true],
  ["every row with its file", { named: 40, missing: 0, orphans: 0 }, true],
  ["a few left-overs of crashes", { named: 10, missing: 0, orphans: 3 }, true],
  ["one file in a hundred lost", { named: 100, missing: 1, orphans: 0 }, true],
  ["one file of two lost", { named: 2, missing: 1, orphans: 0 }, false],
  ["an empty folder", { named: 1, missing: 1, orphans: 0 }, false],
  ["files of which no row knows", { named: 0, missing: 0, orphans: 1 }, false],
  ["another installation's files", { named: 3, missing: 3, orphans: 3 }, false],
  ["an older database", { named: 20, missing: 0, orphans: 20 }, false],
])("S-17.8 %s: fit %#", (_name, counts, fit) => {
  expect(doFit(counts)).toBe(fit);
});
