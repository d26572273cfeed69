import { fontPairings } from "@sitewright/spec-core/typography";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { wizard } from "../../lib/wizard/actions.ts";
import { fakeDesigns } from "../../test/fake-account.ts";
import { answers, freshWizardForEachTest, renderStep, testUser } from "../../test/render-step.tsx";
import { TypographyStep } from "./typography-step.tsx";

freshWizardForEachTest();
beforeEach(() => void fakeDesigns());

const group = (name: string) => within(screen.getByRole("group", { name }));
const picker = (role: string) => group(role).getByRole<HTMLInputElement>("combobox", { name: "Font" });
const open = async (role: string) => {
  const user = renderStep(<TypographyStep user={testUser} />);
  await user.click(picker(role));
  return user;
};
const list = (role: string) => within(group(role).getByRole("listbox"));
const groupNames = (role: string) =>
  list(role)
    .getAllByRole("group")
    .map((element) => element.getAttribute("aria-label"));

describe("choosing", () => {
  test("P-11.1 the six pairing presets are offered, and choosing one sets headings and body", async () => {
    const user = renderStep(<TypographyStep user={testUser} />);
    const presets = within(screen.getByRole("radiogroup", { name: "Pairings" })).getAllByRole("radio");
    expect(presets).toHaveLength(6);
    await user.click(screen.getByRole("radio", { name: /Playfair Display.*Inter for body text/ }));
    expect(answers().fonts).toMatchObject({
      h1: "Playfair Display",
      h2: "Playfair Display",
      h3: "Playfair Display",
      body: "Inter",
    });
  });

  test("P-11.2 a saved combination is listed, can be chosen again and removed", async () => {
    const user = renderStep(<TypographyStep user={testUser} />);
    const before = answers().fonts;
    await user.click(screen.getByRole("button", { name: "Save combination" }));
    await user.type(screen.getByRole("textbox", { name: "Combination name" }), "House style{Enter}");
    await user.click(screen.getByRole("radio", { name: /Montserrat/ }));
    expect(answers().fonts.h1).toBe("Montserrat");
    await user.click(screen.getByRole("radio", { name: /House style/ }));
    expect(answers().fonts).toEqual(before);
    await user.click(screen.getByRole("button", { name: "Remove House style" }));
    expect(screen.queryByRole("radio", { name: /House style/ })).toBeNull();
  });

  test.each([
    ["Heading 1", "h1"],
    ["Heading 2", "h2"],
    ["Heading 3", "h3"],
    ["Body text", "body"],
  ] as const)("P-11.3 %s has its own font, weight and size picker", async (name, role) => {
    const user = renderStep(<TypographyStep user={testUser} />);
    await user.click(picker(name));
    await user.click(list(name).getByRole("option", { name: "Nunito" }));
    await user.selectOptions(group(name).getByRole("combobox", { name: "Weight" }), "300");
    const size = { h1: "3rem", h2: "2rem", h3: "1.75rem", body: "1.125rem" }[role];
    await user.selectOptions(group(name).getByRole("combobox", { name: "Size" }), size);
    expect(answers().fonts).toMatchObject({
      [role]: "Nunito",
      [`${role}Weight`]: "300",
      [`${role}Size`]: size,
    });
  });

  test("P-11.4 a heading's fonts are grouped as Sans-Serif, Serif and Display", async () => {
    await open("Heading 1");
    expect(groupNames("Heading 1")).toEqual(["Sans-Serif", "Serif", "Display", "From your agency's kit"]);
  });

  test("P-11.4 the body's fonts are grouped as Sans-Serif, Serif and Monospace", async () => {
    await open("Body text");
    expect(groupNames("Body text")).toEqual(["Sans-Serif", "Serif", "Monospace", "From your agency's kit"]);
  });

  test("weights are those that the family ships", async () => {
    wizard.setFonts({ ...answers().fonts, h1: "Bebas Neue", h1Weight: "400" });
    renderStep(<TypographyStep user={testUser} />);
    const weights = within(group("Heading 1").getByRole("combobox", { name: "Weight" })).getAllByRole(
      "option",
    );
    expect(weights.map((option) => option.textContent)).toEqual(["Regular 400"]);
  });
});

describe("dropdowns", () => {
  test("P-11.7 a click outside closes the dropdown and leaves the choice as it was", async () => {
    const user = await open("Heading 1");
    expect(picker("Heading 1").getAttribute("aria-expanded")).toBe("true");
    await user.click(screen.getByRole("heading", { level: 1 }));
    expect(picker("Heading 1").getAttribute("aria-expanded")).toBe("false");
    expect(answers().fonts.h1).toBe("Inter");
  });

  test("P-11.8 Escape closes the dropdown and leaves the choice as it was", async () => {
    const user = await open("Heading 1");
    await user.keyboard("{ArrowDown}{Escape}");
    expect(picker("Heading 1").getAttribute("aria-expanded")).toBe("false");
    expect(answers().fonts.h1).toBe("Inter");
  });

  test("P-11.17 each option is drawn in its own font", async () => {
    await open("Heading 1");
    const options = list("Heading 1").getAllByRole("option");
    expect(options.length).toBe(17 + 10 + 5 + 3);
    for (const option of options) expect(option.style.fontFamily).toContain(option.textContent);
  });
});

describe("random and saved", () => {
  test("P-11.9 Randomize draws new fonts, and Undo brings back those from before", async () => {
    const user = renderStep(<TypographyStep user={testUser} />);
    const before = answers().fonts;
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Randomize" }));
    expect(answers().fonts).not.toEqual(before);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(answers().fonts).toEqual(before);
  });

  test("P-11.15 the body weight preview shows 300, 400 and 700, and says which one a family does not have", () => {
    wizard.setFonts({ ...answers().fonts, body: "Lora" });
    renderStep(<TypographyStep user={testUser} />);
    const preview = within(screen.getByRole("region", { name: "Body weight preview" }));
    expect(preview.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Light 300",
      "Regular 400",
      "Bold 700",
    ]);
    const [light, regular, bold] = preview.getAllByRole("definition");
    expect(light?.textContent).toBe("Lora does not come in Light.");
    expect([regular?.style.fontWeight, bold?.style.fontWeight]).toEqual(["400", "700"]);
  });

  test("P-11.16 tips are shown beside the form", () => {
    renderStep(<TypographyStep user={testUser} />);
    const tips = within(screen.getByRole("region", { name: "Tips" }));
    expect(tips.getAllByRole("definition").length).toBeGreaterThanOrEqual(3);
  });
});

test("the presets are those of the specification", () => {
  expect(fontPairings.map(({ heading, body }) => `${heading}/${body}`)).toEqual([
    "Inter/Inter",
    "Playfair Display/Inter",
    "Montserrat/Roboto",
    "Poppins/Open Sans",
    "Bodega Serif/Neue Haas Grotesk",
    "Bebas Neue/Lato",
  ]);
});
