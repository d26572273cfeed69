import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { wizard } from "../../lib/wizard/actions.ts";
import { answers, freshWizardForEachTest, renderStep } from "../../test/render-step.tsx";
import { LayoutStep } from "./layout-step.tsx";

freshWizardForEachTest();

const show = () => renderStep(<LayoutStep />);
const on = () =>
  Object.entries(answers().layoutSections)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name);

describe("templates", () => {
  test("P-13.1 the categories are business, portfolio and e-commerce, business at first", async () => {
    const user = show();
    const categories = within(screen.getByRole("group", { name: "Template category" }));
    expect(
      categories.getAllByRole<HTMLInputElement>("radio").map((radio) => [radio.value, radio.checked]),
    ).toEqual([
      ["business", true],
      ["portfolio", false],
      ["ecommerce", false],
    ]);
    await user.click(categories.getByRole("radio", { name: "Portfolio" }));
    expect(answers().layoutTemplates).toEqual({ selected: null, category: "portfolio" });
  });

  test("P-13.80 the step begins with the family of the chosen template, whichever was looked at last", async () => {
    const user = show();
    await user.click(screen.getByRole("radio", { name: "Portfolio" }));
    await user.click(screen.getByRole("radio", { name: /^Portfolio Minimal/ }));
    await user.click(screen.getByRole("radio", { name: "E-commerce" }));
    expect(screen.getByRole("radiogroup", { name: "E-commerce templates" })).toBeTruthy();
    cleanup();
    show();
    const templates = within(screen.getByRole("radiogroup", { name: "Portfolio templates" }));
    expect(templates.getByRole<HTMLInputElement>("radio", { name: /^Portfolio Minimal/ }).checked).toBe(true);
  });

  test.each([
    ["Business", ["Business Standard", "Business Premium"]],
    ["Portfolio", ["Portfolio Minimal", "Portfolio Creative"]],
    ["E-commerce", ["E-commerce Basic", "E-commerce Advanced"]],
  ])("P-13.2 the category %s has its two templates, each with a drawing", async (category, names) => {
    const user = show();
    await user.click(screen.getByRole("radio", { name: category }));
    const templates = within(screen.getByRole("radiogroup", { name: `${category} templates` }));
    for (const name of names) {
      const card = templates.getByRole("radio", { name: new RegExp(`^${name}`) }).closest("label");
      expect(card?.querySelectorAll("[data-section]").length).toBeGreaterThan(2);
    }
    expect(templates.getAllByRole("radio")).toHaveLength(names.length);
  });

  test.each([
    ["Business", "Business Standard", "business-standard", ["hero", "features", "services", "contact"]],
    ["Portfolio", "Portfolio Minimal", "portfolio-minimal", ["hero", "portfolio", "contact"]],
    [
      "Portfolio",
      "Portfolio Creative",
      "portfolio-creative",
      ["hero", "services", "testimonials", "portfolio", "contact"],
    ],
    ["E-commerce", "E-commerce Basic", "ecommerce-basic", ["hero", "features", "portfolio", "contact"]],
    [
      "Business",
      "Business Premium",
      "business-premium",
      ["hero", "features", "services", "testimonials", "portfolio", "pricing", "team", "contact"],
    ],
    [
      "E-commerce",
      "E-commerce Advanced",
      "ecommerce-advanced",
      ["hero", "features", "services", "testimonials", "portfolio", "pricing", "contact"],
    ],
  ])(
    "P-14 choosing from %s the template %s sets its id and replaces the whole section set",
    async (category, name, id, sections) => {
      const before = answers().layoutSections;
      wizard.setSections({ ...before, team: true, pricing: true });
      const user = show();
      await user.click(screen.getByRole("radio", { name: category }));
      await user.click(screen.getByRole("radio", { name: new RegExp(`^${name}`) }));
      expect(answers().layoutTemplates.selected).toBe(id);
      expect(on()).toEqual(sections);
    },
  );
});

describe("page", () => {
  test("P-13.3 each of the eight sections can be switched on and off", async () => {
    const user = show();
    const switches = screen.getAllByRole<HTMLInputElement>("switch");
    expect(switches).toHaveLength(8);
    expect(on()).toEqual([]);
    for (const control of switches) await user.click(control);
    expect(on()).toEqual([
      "hero",
      "features",
      "services",
      "testimonials",
      "portfolio",
      "pricing",
      "team",
      "contact",
    ]);
    await user.click(screen.getByRole("switch", { name: /^Team/ }));
    expect(on()).not.toContain("team");
  });

  test("P-13.4 the page layout is full width, contained or boxed, contained at first", async () => {
    const user = show();
    const layouts = within(screen.getByRole("radiogroup", { name: "Page layout" }));
    expect(layouts.getAllByRole("radio")).toHaveLength(3);
    expect(layouts.getByRole<HTMLInputElement>("radio", { name: /^Contained/ }).checked).toBe(true);
    await user.click(layouts.getByRole("radio", { name: /^Boxed/ }));
    expect(answers().pageLayout).toBe("boxed");
    await user.click(layouts.getByRole("radio", { name: /^Full width/ }));
    expect(answers().pageLayout).toBe("full-width");
  });
});
