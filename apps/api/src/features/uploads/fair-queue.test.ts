import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue.ts";

function served(queue: FairQueue): string[] {
  const ids: string[] = [];
  for (let next = queue.next(); next; next = queue.next()) ids.push(next.id);
  return ids;
}

test("S69 owners take turns, each in the order in which it came", () => {
  const queue = new FairQueue(10);
  for (const id of ["a1", "a2", "a3"]) queue.add({ id, owner: "a" });
  queue.add({ id: "b1", owner: "b" });
  expect(queue.next()?.id).toBe("a1");
  for (const id of ["c1", "c2"]) queue.add({ id, owner: "c" });
  expect(served(queue)).toEqual(["b1", "a2", "c1", "a3", "c2"]);
});

test("S69 an owner has at most so much waiting, and nothing twice", () => {
  const queue = new FairQueue(2);
  const add = (id: string, owner: string) => queue.add({ id, owner });
  expect([add("a1", "a"), add("a2", "a"), add("a3", "a"), add("a1", "a"), add("b1", "b")]).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
  expect(served(queue)).toEqual(["a1", "b1", "a2"]);
});

test("S69 what is taken out before its turn leaves room for another", () => {
  const queue = new FairQueue(2);
  for (const id of ["a1", "a2"]) queue.add({ id, owner: "a" });
  queue.remove({ id: "a1", owner: "a" });
  queue.remove({ id: "b1", owner: "b" });
  expect(queue.add({ id: "a3", owner: "a" })).toBe(true);
  expect(served(queue)).toEqual(["a2", "a3"]);
});
