import { type Problem, problemSchema, sessionSchema, type User } from "@sitewright/contracts";
import { expect } from "vitest";
import type { Browser } from "./browser.ts";

/** The problem in a refusal; asserts that it is valid and that its status is the response's. */
export async function readProblem(response: Response): Promise<Problem> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const problem = problemSchema.parse(await response.json());
  expect(problem.status).toBe(response.status);
  expect(problem.error).not.toBe("");
  return problem;
}

/** The account that a browser is signed in to. */
export async function readSession(browser: Browser): Promise<User | null> {
  return sessionSchema.parse(await (await browser.send("GET", "/api/auth/session")).json()).user;
}
