import { defaultOnboarding } from "@sitewright/spec-core/onboarding";
import { expect, it } from "vitest";
import { answerName } from "./answer-names.ts";

/** The paths of all answers; a list is one. */
function paths(value: object, path = ""): string[] {
  return Object.entries(value).flatMap(([key, part]) => {
    const at = path === "" ? key : `${path}.${key}`;
    const isGroup = typeof part === "object" && part !== null && !Array.isArray(part);
    return isGroup ? paths(part, at) : [at];
  });
}

// Which family of templates is open is a place in the screen and never asked about.
const answerPaths = [...paths(defaultOnboarding), "pageTree"].filter(
  (path) => path !== "layoutTemplates.category",
);

it.each(answerPaths)("P-24.43 the answer %s has a name that a person can read", (path) => {
  expect(answerName(path)).toMatch(/^[A-Z][^.]+$/);
});
