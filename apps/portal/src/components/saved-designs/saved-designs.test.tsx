import { defaultTheme } from "@sitewright/spec-core/color";
import { defaultFonts } from "@sitewright/spec-core/typography";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ThemeStep } from "../../features/theme/theme-step.tsx";
import { TypographyStep } from "../../features/typography/typography-step.tsx";
import { clearStoredState } from "../../lib/wizard/stored-state.ts";
import { freshWizardForEachTest, renderStep, testUser } from "../../test/render-step.tsx";
import { openSavedDesigns, savedDesigns, useSavedDesigns } from "./saved-designs.ts";

freshWizardForEachTest();

const fonts = { ...defaultFonts };
const colors = { ...defaultTheme };
const saved = () => useSavedDesigns.getState();

describe("what is saved", () => {
  let close: () => void;
  beforeEach(() => {
    close = openSavedDesigns({ storage: localStorage, uid: "a" });
  });
  afterEach(() => close());

  test("P-33.1 a combination is a name and fonts, a palette a name and colours", () => {
    savedDesigns.addFonts("House style", fonts);
    savedDesigns.addPalette("Autumn", colors);
    expect(saved()).toEqual({
      fonts: [{ name: "House style", fonts }],
      palettes: [{ name: "Autumn", colors }],
    });
  });

  test("a name that is used again replaces what stood under it", () => {
    savedDesigns.addPalette("Autumn", colors);
    savedDesigns.addPalette("Autumn", { ...colors, primary: "#7A2414" });
    expect(saved().palettes).toEqual([{ name: "Autumn", colors: { ...colors, primary: "#7A2414" } }]);
  });

  test("it comes back to its own person on this device, and to nobody else", () => {
    savedDesigns.addPalette("Autumn", colors);
    close();
    openSavedDesigns({ storage: localStorage, uid: "b" })();
    expect(saved().palettes).toEqual([]);
    openSavedDesigns({ storage: localStorage, uid: "a" })();
    expect(saved().palettes).toEqual([{ name: "Autumn", colors }]);
  });

  test("P-33.4 a reset of the wizard leaves it alone", () => {
    savedDesigns.addFonts("House style", fonts);
    clearStoredState(localStorage);
    close();
    openSavedDesigns({ storage: localStorage, uid: "a" })();
    expect(saved().fonts).toEqual([{ name: "House style", fonts }]);
  });

  test("an entry that cannot be read is left out, the others stay", () => {
    localStorage.setItem(
      "saved_designs_a",
      JSON.stringify({ fonts: "broken", palettes: [{ name: "" }, { name: "Autumn", colors }] }),
    );
    openSavedDesigns({ storage: localStorage, uid: "a" })();
    expect(saved()).toEqual({ fonts: [], palettes: [{ name: "Autumn", colors }] });
    localStorage.setItem("saved_designs_a", "{");
    openSavedDesigns({ storage: localStorage, uid: "a" })();
    expect(saved()).toEqual({ fonts: [], palettes: [] });
  });
});

test("after an entry is removed the focus stays near: on the group, or on the step when it was the last", async () => {
  const user = renderStep(<ThemeStep user={testUser} />);
  act(() => {
    savedDesigns.addPalette("Autumn", colors);
    savedDesigns.addPalette("Winter", colors);
  });
  await user.click(screen.getByRole("button", { name: "Remove Autumn" }));
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Saved palettes" }));
  await user.click(screen.getByRole("button", { name: "Remove Winter" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

describe("the two modals", () => {
  test.each([
    [
      "combination",
      <TypographyStep key="typography" user={testUser} />,
      "Save combination",
      "Combination name",
    ],
    ["palette", <ThemeStep key="theme" user={testUser} />, "Save palette", "Palette name"],
  ])(
    "P-33.2 the %s's modal has the same rules: trimmed, disabled while empty, Enter saves, Cancel clears",
    async (kind, step, title, label) => {
      const names = () => (kind === "palette" ? saved().palettes : saved().fonts).map(({ name }) => name);
      const user = renderStep(step);
      const open = () => user.click(screen.getByRole("button", { name: title }));
      const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: label });
      await open();
      await user.type(box(), "   ");
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
      await user.type(box(), "left behind");
      await user.click(screen.getByRole("button", { name: "Cancel" }));
      await open();
      expect(box().value).toBe("");
      await user.type(box(), "  Mine  {Enter}");
      expect(names()).toEqual(["Mine"]);
    },
  );
});
