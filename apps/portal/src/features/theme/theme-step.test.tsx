import { contrastRatio, quickStartPalettes } from "@sitewright/spec-core/color";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { wizard } from "../../lib/wizard/actions.ts";
import { fakeDesigns } from "../../test/fake-account.ts";
import { answers, freshWizardForEachTest, renderStep, testUser } from "../../test/render-step.tsx";
import { useColorLocks } from "./color-locks.ts";
import { ThemeStep } from "./theme-step.tsx";

freshWizardForEachTest();
beforeEach(() => {
  fakeDesigns();
  useColorLocks.setState({ uid: "", names: new Set() });
});

const show = () => renderStep(<ThemeStep user={testUser} />);
const textOf = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });

describe("palettes", () => {
  test.each(["Professional", "Creative", "Modern", "Bold"])(
    "P-12.1 the quick-start palette %s sets all seven colours",
    async (name) => {
      const user = show();
      const palettes = within(screen.getByRole("radiogroup", { name: "Quick-start palettes" }));
      await user.click(palettes.getByRole("radio", { name }));
      expect(answers().themeColors).toEqual(
        quickStartPalettes.find((palette) => palette.name === name)?.colors,
      );
      expect(palettes.getByRole<HTMLInputElement>("radio", { name }).checked).toBe(true);
    },
  );

  test("P-12.2 a saved palette is listed, can be chosen again and removed", async () => {
    const user = show();
    const before = answers().themeColors;
    await user.click(button("Save palette"));
    await user.type(screen.getByRole("textbox", { name: "Palette name" }), "First idea{Enter}");
    await user.click(screen.getByRole("radio", { name: "Creative" }));
    await user.click(screen.getByRole("radio", { name: "First idea" }));
    expect(answers().themeColors).toEqual(before);
    await user.click(button("Remove First idea"));
    expect(screen.queryByRole("radio", { name: "First idea" })).toBeNull();
  });

  test("P-12.8 Save palette asks for a name and keeps the seven colours under it", async () => {
    const user = show();
    await user.click(button("Save palette"));
    expect(screen.getByRole("dialog", { name: "Save palette" })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
    await user.type(screen.getByRole("textbox", { name: "Palette name" }), " Autumn ");
    await user.click(button("Save"));
    const saved = within(screen.getByRole("group", { name: "Saved palettes" }));
    expect(saved.getByRole<HTMLInputElement>("radio", { name: "Autumn" }).checked).toBe(true);
  });
});

describe("colours", () => {
  test.each([
    ["Primary", "primary"],
    ["Accent", "accent"],
    ["Background", "background"],
    ["Text", "text"],
    ["H1", "h1"],
    ["H2", "h2"],
    ["H3", "h3"],
  ] as const)("P-12.3 %s has a picker and a hex text that stay in step", async (label, name) => {
    const user = show();
    await user.clear(textOf(label));
    await user.paste("#7A2414");
    expect(answers().themeColors[name]).toBe("#7A2414");
    const picker = screen.getByLabelText<HTMLInputElement>(`Pick ${label}`);
    expect(picker.value.toUpperCase()).toBe("#7A2414");
    fireEvent.change(picker, { target: { value: "#00ff00" } });
    expect(textOf(label).value).toBe("#00FF00");
  });

  test("P-12.4 free text is accepted and kept", async () => {
    const user = show();
    await user.clear(textOf("H3"));
    await user.type(textOf("H3"), "like our van");
    expect(answers().themeColors.h3).toBe("like our van");
    expect(textOf("H3").value).toBe("like our van");
  });

  test("P-12.5 a wrong hex keeps its text and is explained on leaving the field, not while typing", async () => {
    const user = show();
    await user.clear(textOf("H3"));
    await user.type(textOf("H3"), "#7A24");
    const message = "Two digits are missing. A colour has six, for example #7A2414. Until then H3 uses Text.";
    expect(screen.queryByText(message)).toBeNull();
    await user.tab();
    expect(screen.getByText(message)).toBeTruthy();
    expect(textOf("H3").getAttribute("aria-invalid")).toBe("true");
    expect(textOf("H3").value).toBe("#7A24");
    await user.type(textOf("H3"), "14");
    expect(screen.queryByText(message)).toBeNull();
  });
});

describe("a text that is no colour", () => {
  const message =
    "This is not a valid colour. Type # and six digits from 0 to 9 and A to F, for example #7A2414. Until then H3 uses Text.";

  test("P-12.16 is said at the field while it is typed, as soon as no colour can come of it", async () => {
    const user = show();
    await user.clear(textOf("H3"));
    expect(screen.queryByText(message)).toBeNull();
    await user.type(textOf("H3"), "teal");
    expect(document.activeElement).toBe(textOf("H3"));
    const note = screen.getByText(message);
    expect(textOf("H3").getAttribute("aria-describedby")).toBe(note.closest("p")?.id);
    expect(note.closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
  });

  test("P-12.16 is announced politely: its live region exists before it has a message", () => {
    show();
    const region = textOf("H3").closest("li")?.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe("");
  });

  test.each(["#", "#7A24", "7A2414", " #7A"])(
    "P-12.16 '%s' may still become a colour: nothing is said before the field is left",
    async (text) => {
      const user = show();
      await user.clear(textOf("H3"));
      await user.type(textOf("H3"), text);
      expect(textOf("H3").getAttribute("aria-invalid")).toBeNull();
    },
  );

  test.each(["rgb(1,2,3)", "#7A24145", "teal-ish", "#7G"])(
    "P-12.16 '%s' cannot, and is named when pasted",
    async (text) => {
      const user = show();
      await user.clear(textOf("H3"));
      await user.paste(text);
      expect(textOf("H3").getAttribute("aria-invalid")).toBe("true");
    },
  );
});

describe("button style", () => {
  test("P-12.6 the eight button styles are offered, classic chosen at first", async () => {
    const user = show();
    const styles = within(screen.getByRole("radiogroup", { name: "Button style" }));
    expect(styles.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.value)).toEqual([
      "classic",
      "rounded",
      "square",
      "standard",
      "modern",
      "outlined",
      "gradient",
      "ghost",
    ]);
    expect(styles.getByRole<HTMLInputElement>("radio", { name: "Classic" }).checked).toBe(true);
    await user.click(styles.getByRole("radio", { name: "Ghost" }));
    expect(answers().selectedButtonStyle).toBe("ghost");
  });
});

describe("locked colours", () => {
  const lock = (name: string) => screen.getByRole("button", { name: `Lock ${name}` });

  test("P-12.13 C-05.9 a locked colour stays exactly as it is while Randomize changes the others", async () => {
    const user = show();
    await user.clear(textOf("Primary"));
    await user.paste("#7a2414");
    await user.click(lock("Primary"));
    await user.click(lock("Text"));
    const before = answers().themeColors;
    for (let draw = 0; draw < 5; draw += 1) {
      await user.click(button("Randomize"));
      expect(answers().themeColors).toMatchObject({ primary: "#7a2414", text: before.text });
    }
    expect(answers().themeColors.accent).not.toBe(before.accent);
  });

  test("P-12.13 the lock shows whether it is on, also to a screen reader, and can be undone", async () => {
    const user = show();
    expect(lock("Accent").getAttribute("aria-pressed")).toBe("false");
    await user.click(lock("Accent"));
    expect(lock("Accent").getAttribute("aria-pressed")).toBe("true");
    await user.click(lock("Accent"));
    expect(lock("Accent").getAttribute("aria-pressed")).toBe("false");
    expect(screen.getByText("Randomize keeps locked colours.")).toBeTruthy();
  });

  test("P-12.14 C-05.14 locks that no palette can hold change nothing, and the reason is said", async () => {
    const user = show();
    wizard.setColors({ ...answers().themeColors, primary: "#777777", background: "#808080" });
    await user.click(lock("Primary"));
    await user.click(lock("Background"));
    const before = answers().themeColors;
    await user.click(button("Randomize"));
    expect(answers().themeColors).toBe(before);
    expect(screen.getByText("No random palette fits.")).toBeTruthy();
    expect(screen.getByText(/The locked background #808080 is neither light nor dark enough/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  test("P-12.13 colours stay locked while another step is open, and are not locked for another person", async () => {
    const user = show();
    await user.click(lock("H1"));
    cleanup();
    show();
    expect(lock("H1").getAttribute("aria-pressed")).toBe("true");
    cleanup();
    renderStep(<ThemeStep user={{ uid: "person-2" }} />);
    expect(lock("H1").getAttribute("aria-pressed")).toBe("false");
  });
});

describe("random colours", () => {
  test("P-12.7 Randomize draws new colours and says which", async () => {
    const user = show();
    const before = answers().themeColors;
    await user.click(button("Randomize"));
    expect(answers().themeColors).not.toEqual(before);
    expect(screen.getByText(/^New colours: /)).toBeTruthy();
  });

  test("C-05.18 Randomize brings none of its last six palettes again", async () => {
    const user = show();
    const drawn: string[] = [];
    for (let draw = 0; draw < 9; draw += 1) {
      await user.click(button("Randomize"));
      const colors = JSON.stringify(answers().themeColors);
      expect(drawn.slice(-6)).not.toContain(colors);
      drawn.push(colors);
    }
  });

  test("P-12.12 the last Randomize can be undone, until the colours are changed otherwise", async () => {
    const user = show();
    const before = answers().themeColors;
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await user.click(button("Randomize"));
    const first = answers().themeColors;
    await user.click(button("Randomize"));
    await user.click(button("Undo"));
    expect(answers().themeColors).toEqual(first);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await user.click(button("Randomize"));
    await user.click(screen.getByRole("radio", { name: "Bold" }));
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    expect(before).not.toEqual(first);
  });
});

describe("the check", () => {
  test("P-12.10 the accessibility check gives each ratio, what it needs and a verdict", () => {
    show();
    const check = screen.getByRole("region", { name: "Accessibility check" });
    const rows = within(check)
      .getAllByRole("listitem")
      .map((row) => row.textContent?.replace(/\s+/g, " "));
    // WebAIM's contrast checker: #10B981 on #FFFFFF is 2.53:1 (cut), #60A5FA 2.54:1, #3B82F6 3.67:1.
    expect(rows).toHaveLength(6);
    expect(rows[0]).toMatch(/Text on background needs 4\.5\s*14\.6\d Pass/);
    expect(rows[1]).toMatch(/Primary on background needs 3\s*3\.6\d Pass/);
    expect(rows[2]).toMatch(/Accent on background needs 3\s*2\.5\d Fail/);
    expect(rows[5]).toMatch(/H3 on background needs 3\s*2\.5\d Fail/);
    expect(within(check).getByText("2 of 6 fail")).toBeTruthy();
    expect(within(check).getByText(/^How well each colour stands out/)).toBeTruthy();
  });

  test("P-12.11 one click replaces a failing pair", async () => {
    const user = show();
    const offers = screen.getAllByRole("button", { name: /^Use #/ });
    expect(offers).toHaveLength(2);
    await user.click(offers[0]!);
    const { accent, background } = answers().themeColors;
    expect(accent).not.toBe("#10B981");
    expect(contrastRatio(accent, background)).toBeGreaterThanOrEqual(3);
    expect(screen.getAllByRole("button", { name: /^Use #/ })).toHaveLength(1);
  });

  const cells = () =>
    within(screen.getByRole("region", { name: "Accessibility check" }))
      .getAllByRole("listitem")
      .map((row) => row.textContent?.replace(/\s+/g, " ").trim());

  test("P-12.15 a pair with a text that is no colour reads 'Cannot be checked', at once and without a number", async () => {
    const user = show();
    await user.clear(textOf("Text"));
    await user.paste("teal-ish");
    expect(cells()[0]).toBe("Text on background needs 4.5 Cannot be checked");
    expect(cells()[1]).toMatch(/^Primary on background needs 3\s*3\.6\d Pass$/);
    expect(screen.getByText("2 of 6 fail")).toBeTruthy();
  });

  test("P-12.15 with a text that is no colour it does not say that all pairs pass", () => {
    wizard.setColors({ ...quickStartPalettes[0]!.colors, h2: "" });
    show();
    expect(screen.getByText("1 of 6 cannot be checked")).toBeTruthy();
    expect(screen.queryByText(/^All/)).toBeNull();
  });

  test.each(["", "white", "#FFF"])(
    "P-12.15 with the background '%s' no pair is judged and nothing is offered",
    (text) => {
      wizard.setColors({ ...answers().themeColors, background: text });
      show();
      expect(cells().filter((cell) => !/ needs [\d.]+ Cannot be checked$/.test(cell ?? ""))).toEqual([]);
      expect(screen.getByText("6 of 6 cannot be checked")).toBeTruthy();
      expect(screen.queryByRole("button", { name: /^Use #/ })).toBeNull();
    },
  );

  test("a text that is no colour has no button to replace it: its row explains it", () => {
    wizard.setColors({ ...answers().themeColors, accent: "warm", h3: "#1F2937", background: "#000000" });
    show();
    expect(screen.queryByText(/nearest accent/)).toBeNull();
  });
});
