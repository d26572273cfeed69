import { expect, test } from "vitest";
import { connectionProblem } from "./connection-budget.ts";

test.each([
  [10, { allowed: 97, others: 8 }, undefined, ""],
  [
    10,
    { allowed: 97, others: 9 },
    "warn",
    "10 processes with a DATABASE_POOL of 10 may ask for 100 connections together, but the database has 97",
  ],
  [
    10,
    { allowed: 7, others: 0 },
    "refuse",
    "DATABASE_POOL is 10, but the database lets this server have 7 connections.",
  ],
] as const)(
  "S-10.1 pools of all processes are held against what the server allows: %s of %o",
  (poolSize, budget, kind, words) => {
    const problem = connectionProblem(poolSize, budget);
    expect(problem?.kind).toBe(kind);
    expect(problem?.text ?? "").toContain(words);
  },
);
