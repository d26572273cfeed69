import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

let sendSheet = (): void => {};
const sheetHasCome = new Promise<void>((resolve) => {
  sendSheet = resolve;
});

vi.mock(import("../../components/font-faces/face-sheets.ts"), () => ({
  faceSheets: { Oswald: vi.fn(() => sheetHasCome), Lora: vi.fn(async () => {}) },
}));

// Loaded anew, with the sheets above: another file of this page may have fetched faces already.
vi.resetModules();
const { faceSheets } = await import("../../components/font-faces/face-sheets.ts");
const { FontCard } = await import("./font-card.tsx");

afterEach(cleanup);

const show = () =>
  render(
    <FontCard
      group="pairing"
      name="Tall and calm"
      heading="Oswald"
      headingWeight="700"
      body="Lora"
      checked={false}
      onChoose={() => {}}
    />,
  );
const faceOf = (text: string) => screen.getByText(text).style.fontFamily;

test("P-11.20 a card is painted in our own face first, and in its own two once they have come", async () => {
  show();
  expect(vi.mocked(faceSheets.Oswald)).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(faceSheets.Oswald).toHaveBeenCalled());
  expect([faceOf("Oswald"), faceOf("Lora for body text")]).toEqual(["", ""]);
  sendSheet();
  await vi.waitFor(() => expect(faceOf("Oswald")).toContain("Oswald Variable"));
  expect(faceOf("Lora for body text")).toContain("Lora Variable");
});

test("P-11.20 a card whose faces are loaded is shown in them at once", () => {
  show();
  expect(faceOf("Oswald")).toContain("Oswald Variable");
});
