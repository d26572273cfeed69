import { expect, test } from "vitest";
import { createPasswordPolicy } from "./password-policy.ts";

// SplashData's and NordPass's yearly lists of the most used passwords.
const notorious = [
  "123456",
  "123456789",
  "password",
  "qwerty",
  "111111",
  "abc123",
  "iloveyou",
  "dragon",
  "monkey",
  "letmein",
  "sunshine",
  "princess",
  "football",
  "welcome",
  "admin123",
];

test("S2 notorious passwords are refused in any case", () => {
  const policy = createPasswordPolicy(5);
  for (const password of notorious) {
    expect(policy(password), password).toMatch(/among the most common/);
    expect(policy(password.toUpperCase()), password).toMatch(/among the most common/);
  }
});

test("S2 a sentence and a random word are not", () => {
  const policy = createPasswordPolicy(6);
  for (const password of ["four ducks on a pond", "zq8#Lw", "Ünïcödé-pässwörd"])
    expect(policy(password)).toBeUndefined();
});

test("length counts characters, not bytes or UTF-16 units", () => {
  const policy = createPasswordPolicy(6);
  expect(policy("🥐🥐🥐🥐🥐")).toBe("Password should be at least 6 characters.");
  expect(policy("🥐🥐🥐🥐🥐🥐")).toBeUndefined();
  expect(policy("é".repeat(128))).toBeUndefined();
  expect(policy("é".repeat(129))).toBe("Password should be at most 128 characters.");
});
