import { render } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { endGuard, installLeaveGuard, useLeaveGuard } from "./leave-guard.ts";

function GuardedForm({ hasUnsavedInput, ask }: { hasUnsavedInput: boolean; ask: () => void }) {
  useLeaveGuard(hasUnsavedInput, ask);
  return null;
}

/** A page at the third entry of the router's history; navigation that reaches the router changes it. */
function open(hasUnsavedInput: boolean) {
  const ask = vi.fn();
  const received = vi.fn();
  const go = vi.spyOn(history, "go").mockImplementation(() => {});
  history.replaceState({ idx: 2 }, "");
  const endWatch = installLeaveGuard();
  window.addEventListener("popstate", received);
  onTestFinished(() => {
    endWatch();
    window.removeEventListener("popstate", received);
    go.mockRestore();
  });
  const { rerender } = render(<GuardedForm hasUnsavedInput={hasUnsavedInput} ask={ask} />);
  const travel = (idx: number) => window.dispatchEvent(new PopStateEvent("popstate", { state: { idx } }));
  return {
    ask,
    received,
    go,
    travel,
    set: (is: boolean) => rerender(<GuardedForm hasUnsavedInput={is} ask={ask} />),
  };
}

describe("D-09.24 leaving a form by the browser’s own buttons", () => {
  it("Back from a form with typed text asks first and returns to it, whichever way and however far", () => {
    const { ask, received, go, travel } = open(true);
    for (const [there, by] of [
      [1, 1],
      [0, 2],
      [3, -1],
    ] as const) {
      travel(there);
      expect(go).toHaveBeenLastCalledWith(by);
      // Going back, of which the browser dispatches an event too.
      travel(2);
    }
    expect(ask).toHaveBeenCalledTimes(3);
    expect(received).not.toHaveBeenCalled();
  });

  it("Back is not intercepted for a form that was sent or discarded, until it has unsaved input again", () => {
    const { ask, received, travel, set } = open(true);
    endGuard();
    travel(1);
    expect([received.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0]);
    set(false);
    set(true);
    travel(1);
    expect([received.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1]);
  });

  it("Back is not intercepted without unsaved input", () => {
    const { ask, received, travel, set } = open(false);
    travel(1);
    expect(received).toHaveBeenCalledTimes(1);
    set(true);
    set(false);
    travel(1);
    expect([received.mock.calls.length, ask.mock.calls.length]).toEqual([2, 0]);
  });
});
