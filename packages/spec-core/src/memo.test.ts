import { expect, it } from "vitest";
import { memoByKey, memoByText, memoPerObject, memoPerPair } from "./memo.ts";

it("a result is made once for each key", () => {
  const made: string[] = [];
  const joined = memoByKey(
    (first: string, second: string) => {
      made.push(first + second);
      return first + second;
    },
    { keyOf: (first, second) => `${first} ${second}` },
  );
  expect(["a", "b", "a", "b"].map((first) => joined(first, "x"))).toEqual(["ax", "bx", "ax", "bx"]);
  expect(made).toEqual(["ax", "bx"]);
});

it("the result that was not used for longest is made again where few are kept", () => {
  const made: string[] = [];
  const upper = memoByText((text) => {
    made.push(text);
    return text.toUpperCase();
  }, 2);
  for (const text of ["a", "b", "a", "c", "a", "b"]) upper(text);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

it("null is a result of an object, and of a part in its whole, like any other", () => {
  const made: object[] = [];
  const [part, whole, other] = [{}, {}, {}];
  const nothing = memoPerObject((owner: object) => {
    made.push(owner);
    return null;
  });
  expect([nothing(part), nothing(part)]).toEqual([null, null]);
  const pairs = memoPerPair((_: object, within: object) => {
    made.push(within);
    return null;
  });
  for (const within of [whole, whole, other]) pairs(part, within);
  expect(made).toEqual([part, whole, other]);
});
