import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useConfirmDiscard } from "./use-confirm-discard.tsx";

afterEach(cleanup);

const texts = { discardTitle: "Discard?", discardBody: "", discard: "Discard", keepEditing: "Keep editing" };

/** Whether the browser would ask before it leaves or reloads the page. */
function asksBeforeUnload(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test("a reload asks first while a form has unsaved input, and only then", () => {
  const { rerender, unmount } = renderHook(
    ({ isBegun }) => useConfirmDiscard({ isBegun, isBusy: false, texts, onLeave: () => {} }),
    { initialProps: { isBegun: false } },
  );
  expect(asksBeforeUnload()).toBe(false);
  rerender({ isBegun: true });
  expect(asksBeforeUnload()).toBe(true);
  rerender({ isBegun: false });
  expect(asksBeforeUnload()).toBe(false);
  rerender({ isBegun: true });
  unmount();
  expect(asksBeforeUnload()).toBe(false);
});
