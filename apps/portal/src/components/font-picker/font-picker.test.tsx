import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { faceSheets } from "../font-faces/face-sheets.ts";
import { FontPicker } from "./font-picker.tsx";

vi.mock(import("../font-faces/face-sheets.ts"), async (original) => {
  const { faceSheets: real } = await original();
  return { faceSheets: Object.fromEntries(Object.keys(real).map((name) => [name, vi.fn(async () => {})])) };
});

const fetched = () =>
  Object.entries(faceSheets)
    .filter(([, load]) => vi.mocked(load).mock.calls.length > 0)
    .map(([family]) => family);

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(cleanup);

test("P-11.20 until somebody turns to the field, only the chosen family's faces are fetched", async () => {
  const user = userEvent.setup();
  const body = { role: "body", label: "Font", value: "Lora" } as const;
  render(<FontPicker {...body} onValueChange={() => {}} />);
  expect(fetched()).toEqual(["Lora"]);
  await user.click(screen.getByRole("combobox", { name: "Font" }));
  expect(fetched()).toContain("Inter");
  expect(fetched()).toContain("JetBrains Mono");
  // A display face is not offered for body text.
  expect(fetched()).not.toContain("Bebas Neue");
});
