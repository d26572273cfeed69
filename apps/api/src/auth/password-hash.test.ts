import { expect, test } from "vitest";
import { hashPassword, NOBODY, verifyPassword } from "./password-hash.ts";

/** Algorithm, version and parameters of a hash in PHC form, and how many characters salt and hash have. */
function workOf(phc: string): (string | number | undefined)[] {
  const [, algorithm, version, parameters, salt, hash] = phc.split("$");
  return [algorithm, version, parameters, salt?.length, hash?.length];
}

test("S5 checking a password against no account is the same work as against an account", async () => {
  expect(workOf(NOBODY)).toEqual(workOf(await hashPassword("violet-kettle-19")));
  expect(await verifyPassword(null, "violet-kettle-19")).toBe(false);
});

test("S3 the right password matches, any other does not, and equal passwords have different hashes", async () => {
  const [one, other] = [await hashPassword("violet-kettle-19"), await hashPassword("violet-kettle-19")];
  expect(one).not.toBe(other);
  expect(await verifyPassword(one, "violet-kettle-19")).toBe(true);
  expect(await verifyPassword(one, "violet-kettle-18")).toBe(false);
});
