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

test("P-30.104 a step opens with its first section before the others are rendered, with a window's height reserved for them", () => {
  show();
  const kept = passing().map((node) => node instanceof HTMLElement && node.className);
  expect(kept).toEqual(["h-dvh"]);
  expect(parts()).toEqual(["first", "second", "third"]);
});

test("P-30.105 a step with a field to focus is rendered as a whole at once", () => {
  requestFieldFocus("formData.description");
  show();
  expect(passing()).toEqual([]);
  expect(parts()).toEqual(["first", "second", "third"]);
});
