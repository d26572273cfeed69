import { renderPart } from "@sitewright/app-kit/render-part";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { testNow } from "../../test/samples.ts";
import { SubjectLink } from "./subject-link.tsx";

it.each([
  { action: "project.words", isLinked: true },
  { action: "project.restore", isLinked: true },
  { action: "note.delete", isLinked: true },
  { action: "site-check.delete", isLinked: true },
  { action: "project.delete", isLinked: false },
  { action: "project.erase", isLinked: false },
])("D-13.300 what an action removed has no link, what it left has one: $action", ({ action, isLinked }) => {
  const entry = {
    id: "e1",
    action,
    subjectType: "project",
    subjectId: "p1",
    subjectName: "Bakery",
    detail: "",
    actor: null,
    createdAt: testNow.toISOString(),
  };
  renderPart(<SubjectLink entry={entry} />);
  expect(screen.getByText("Bakery").getAttribute("href")).toBe(isLinked ? "/admin/projects/p1" : null);
});
