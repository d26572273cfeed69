import { type Problem, problemCatalog } from "@sitewright/contracts";
import { expect, it } from "vitest";
import { failureText, remedyText } from "./failure-text.ts";

const busy: Problem = {
  type: "about:blank",
  code: "too-many-requests",
  error: "",
  ...problemCatalog["too-many-requests"],
};
const refused = (problem: Problem, retryAfterS: number | null = null) =>
  failureText({ kind: "refused", problem, retryAfterS });

it("a refusal is shown with the API's message, the most specific one first", () => {
  expect(refused(busy)).toBe("Too many attempts. Please wait a moment.");
  expect(refused({ ...busy, detail: "At most 5 attempts a minute." })).toBe("At most 5 attempts a minute.");
});

it("only a request without an answer is blamed on the connection; a fault of the server is called one", () => {
  const problem = (code: "internal-error" | "unavailable"): Problem => ({
    type: "about:blank",
    code,
    error: "",
    ...problemCatalog[code],
  });
  const remedyOf = (code: "internal-error" | "unavailable") =>
    remedyText({ kind: "refused", problem: problem(code), retryAfterS: null });
  expect(remedyText({ kind: "offline" })).toBe("Check your connection and try again.");
  const fault = "Our server has a fault. Please try again in a moment.";
  expect(remedyText({ kind: "unreadable", status: 502, statusText: "Bad Gateway" })).toBe(fault);
  expect(remedyOf("internal-error")).toBe(fault);
  expect(remedyOf("unavailable")).toBe("The service is busy. Please try again in a moment.");
});

it("S-06.11 the time to wait is shown once: as the API's detail says it, else in seconds, minutes or hours", () => {
  const detail = "Too many attempts. Please try again in 10 minutes.";
  expect(refused({ ...busy, detail }, 600)).toBe(detail);
  expect(refused(busy, 3600)).toMatch(/Try again in 60 minutes\.$/);
  expect(refused(busy, 3601)).toMatch(/Try again in 2 hours\.$/);
  expect(refused(busy, 86_400)).toMatch(/Try again in 24 hours\.$/);
});

it("a wait that the API asks for is shown in seconds or minutes", () => {
  expect(refused(busy, 1)).toMatch(/Try again in 1 second\.$/);
  expect(refused(busy, 59)).toMatch(/Try again in 59 seconds\.$/);
  expect(refused(busy, 61)).toMatch(/Try again in 2 minutes\.$/);
});
