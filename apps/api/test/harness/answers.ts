import { type Problem, problemSchema, sessionSchema, type User } from "@sitewright/contracts";
import { expect } from "vitest";
import type { Browser } from "./browser.ts";

/** The problem that a refusal carries; checks that it is one in form and that its status is the answer's. */
export async function readProblem(response: Response): Promise<Problem> {
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  const problem = problemSchema.parse(await response.json());
  expect(problem.status).toBe(response.status);
  expect(problem.error).not.toBe("");
  return problem;
}

/** Who a browser is signed in as. */
export async function readSession(browser: Browser): Promise<User | null> {
  return sessionSchema.parse(await (await browser.send("GET", "/api/auth/session")).json()).user;
}
