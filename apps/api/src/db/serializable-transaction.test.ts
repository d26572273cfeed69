import { expect, test } from "vitest";
import type { Db } from "./open.ts";
import { inSerializableTransaction } from "./serializable-transaction.ts";

/** A database whose first transactions fail with a code. */
function failing(times: number, code: string) {
  let begun = 0;
  const db = {
    async $transaction() {
      begun += 1;
      if (begun <= times) throw Object.assign(new Error("failed"), { code });
      return "done";
    },
  };
  return { db: db as unknown as Db, begun: () => begun };
}

test("a transaction that loses against others twenty times in a row is repeated until it is done", async () => {
  const { db, begun } = failing(20, "40001");
  expect(await inSerializableTransaction(db, async () => "done")).toBe("done");
  expect(begun()).toBe(21);
});

test("a transaction that fails for another reason is not repeated", async () => {
  const { db, begun } = failing(1, "23505");
  await expect(inSerializableTransaction(db, async () => "done")).rejects.toThrow("failed");
  expect(begun()).toBe(1);
});
