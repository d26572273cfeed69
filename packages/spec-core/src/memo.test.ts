import fc from "fast-check";
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

it("where few are kept, one in use stays, and one that was not used for long is made again", () => {
  const made: string[] = [];
  const upper = memoByText((text) => {
    made.push(text);
    return text.toUpperCase();
  }, 2);
  for (const text of ["a", "b", "a", "c", "a", "d", "a", "e", "a", "b"]) upper(text);
  expect(made).toEqual(["a", "b", "c", "d", "e", "b"]);
});

it.each([1, 2, 5])("the last %i results are kept in whatever order they were used", (most) => {
  const made: string[] = [];
  const kept = memoByText((text) => {
    made.push(text);
    return text;
  }, most);
  const use = fc.array(fc.constantFrom(..."abcdefgh"), { maxLength: 40 });
  fc.assert(
    fc.property(use, (texts) => {
      for (const text of texts) kept(text);
      const last = [...new Set(texts.toReversed())].slice(0, most);
      made.length = 0;
      for (const text of last.toReversed()) kept(text);
      expect(made).toEqual([]);
    }),
  );
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
