import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SaveState, type SaveStateProps } from "./save-state.tsx";

test("P-31.39 a form that saves automatically is announced once; afterwards only that saving fails, and that it works again", () => {
  const told: [SaveStateProps["state"], string, "polite" | "off"][] = [
    ["saving", "Saving...", "off"],
    ["saved", "Saved 14:03", "polite"],
    ["saving", "Saving...", "off"],
    ["saved", "Saved 14:04", "off"],
    ["offline", "Offline. Kept on this device.", "polite"],
    ["saving", "Saving...", "off"],
    ["saved", "Saved 14:05", "polite"],
  ];
  const { rerender } = render(<SaveState state="saving">Saving...</SaveState>);
  for (const [state, words, live] of told) {
    rerender(<SaveState state={state}>{words}</SaveState>);
    const region = screen.getByRole("status");
    expect([region.textContent, region.getAttribute("aria-live")]).toEqual([words, live]);
  }
});
