import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { requestFieldFocus, takeRequestedField } from "../../lib/wizard/step-change.ts";
import { StepPage } from "./step-page.tsx";

let changes: MutationObserver;
beforeEach(() => {
  changes = new MutationObserver(() => {});
  changes.observe(document.body, { childList: true, subtree: true });
});
afterEach(() => {
  changes.disconnect();
  takeRequestedField();
  cleanup();
});

const show = () =>
  render(
    <StepPage title="Kiln" lead="">
      <p>first</p>
      <p>second</p>
      <p>third</p>
    </StepPage>,
  );
const parts = () => [...document.querySelectorAll("p")].map((part) => part.textContent);
/** Nodes that were removed from the page again. */
const passing = () => changes.takeRecords().flatMap((record) => [...record.removedNodes]);

test("P-30.104 a press shows the first section without waiting for the others, with a window's room kept for them", () => {
  show();
  const kept = passing().map((node) => node instanceof HTMLElement && node.className);
  expect(kept).toEqual(["h-dvh"]);
  expect(parts()).toEqual(["first", "second", "third"]);
});

test("P-30.105 a step in which a field is wanted is drawn as a whole at once, for the focus to find it", () => {
  requestFieldFocus("formData.description");
  show();
  expect(passing()).toEqual([]);
  expect(parts()).toEqual(["first", "second", "third"]);
});
