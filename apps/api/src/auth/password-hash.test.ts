import { availableParallelism } from "node:os";
import { expect, test, vi } from "vitest";
import { createPasswords } from "./password-hash.ts";

const argon2 = await vi.hoisted(async () => {
  const { hash, verify } = await import("@node-rs/argon2");
  return { hash: vi.fn(hash), verify: vi.fn(verify) };
});
vi.mock("@node-rs/argon2", () => argon2);

/** Algorithm, version and parameters of a hash in PHC form, and how many characters salt and hash have. */
function workOf(phc: unknown): (string | number | undefined)[] {
  const [, algorithm, version, parameters, salt, hash] = String(phc).split("$");
  return [algorithm, version, parameters, salt?.length, hash?.length];
}

test("S5 checking a password against no account is the same work as against an account", async () => {
  const passwords = createPasswords();
  const own = await passwords.hash("violet-kettle-19");
  await passwords.verify(own, "violet-kettle-19");
  expect(await passwords.verify(null, "violet-kettle-19")).toBe(false);
  expect(await passwords.verify(null, "violet-kettle-19")).toBe(false);
  const [, first, second] = argon2.verify.mock.calls.map(([phc]) => phc);
  expect(workOf(first)).toEqual(workOf(own));
  expect(second).toBe(first);
});

test("S3 a hash is argon2id with 19 MiB and two passes, whatever tests use", async () => {
  expect(workOf(await createPasswords().hash("violet-kettle-19")).slice(0, 3)).toEqual([
    "argon2id",
    "v=19",
    "m=19456,t=2,p=1",
  ]);
});

test("S3 the right password matches, any other does not, and equal passwords have different hashes", async () => {
  const passwords = createPasswords();
  const [one, other] = [await passwords.hash("violet-kettle-19"), await passwords.hash("violet-kettle-19")];
  expect(one).not.toBe(other);
  expect(await passwords.verify(one, "violet-kettle-19")).toBe(true);
  expect(await passwords.verify(one, "violet-kettle-18")).toBe(false);
});

test("S-10.15 of the processors one stays free while passwords are hashed, and of the pool a thread for files", async () => {
  const passwords = createPasswords({ memoryCost: 1024, timeCost: 1 });
  let running = 0;
  let most = 0;
  argon2.hash.mockImplementation(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return "hash";
  });
  await Promise.all(Array.from({ length: 12 }, () => passwords.hash("violet-kettle-19")));
  expect(most).toBe(Math.min(Math.max(availableParallelism() - 1, 1), 3));
});
