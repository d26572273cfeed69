import { expect, test } from "vitest";
import { Refusal } from "../http/refusal.ts";
import { createAccountTurns } from "./account-turns.ts";

/** A task that the test ends. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let isBegun = false;
  const run = () => {
    isBegun = true;
    return promise;
  };
  return { run, finish: () => resolve("done"), isBegun: () => isBegun };
}

const open = () => createAccountTurns(60_000, { atOnce: 1, waiting: 1 });

test("S-16.9 of an account's changes some run and some wait, the rest is asked to retry later; other accounts are not held up", async () => {
  const inTurn = open();
  const [first, second, third, other] = [createWork(), createWork(), createWork(), createWork()];
  const answers = [inTurn("ann", first.run), inTurn("ann", second.run)];
  const refused = await inTurn("ann", third.run);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({ code: "too-many-requests", details: { retryAfterS: 2 } });
  other.finish();
  expect(await inTurn("bob", other.run)).toBe("done");
  expect([first.isBegun(), second.isBegun(), third.isBegun()]).toEqual([true, false, false]);
  first.finish();
  second.finish();
  expect(await Promise.all(answers)).toEqual(["done", "done"]);
  third.finish();
  expect(await inTurn("ann", third.run)).toBe("done");
});

test("S-16.10 a change that nobody waits for any more leaves the queue and gives its place to another", async () => {
  const inTurn = open();
  const [first, left, next] = [createWork(), createWork(), createWork()];
  const running = inTurn("ann", first.run);
  const gone = new AbortController();
  const leaving = inTurn("ann", left.run, () => gone.signal);
  gone.abort();
  expect(await leaving).toBeInstanceOf(Refusal);
  const waiting = inTurn("ann", next.run);
  first.finish();
  next.finish();
  expect(await Promise.all([running, waiting])).toEqual(["done", "done"]);
  expect(left.isBegun()).toBe(false);
});
