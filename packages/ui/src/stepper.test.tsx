import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CompactStepper } from "./compact-stepper.tsx";
import { Stepper } from "./stepper.tsx";

const steps = [
  { id: "welcome", title: "Welcome", isDone: true },
  { id: "theme", title: "Theme Customization", isDone: false },
  { id: "sitemap", title: "Sitemap Generator", isDone: false },
];

test("P-02.5 a completed step has its tick, in words too", () => {
  render(<Stepper steps={steps} currentId="theme" onSelect={() => undefined} />);
  expect(screen.getByRole("button", { name: /Welcome.*completed/ })).toBeDefined();
  expect(screen.queryByRole("button", { name: /Sitemap.*completed/ })).toBeNull();
});

test("the open step is marked as the current one and choosing another reports it", async () => {
  const select = vi.fn();
  render(<Stepper steps={steps} currentId="theme" onSelect={select} />);
  expect(screen.getByRole("button", { current: "step" }).textContent).toContain("Theme Customization");
  await userEvent.click(screen.getByRole("button", { name: /Sitemap/ }));
  expect(select).toHaveBeenCalledWith("sitemap");
});

test("P-02.6 the compact stepper counts and says how far it is", () => {
  render(<CompactStepper steps={steps} currentId="theme" onSelect={() => undefined} />);
  expect(screen.getByText("Step 2 of 3")).toBeDefined();
  expect(screen.getByRole("img", { name: "1 of 3 completed, step 2 open" })).toBeDefined();
});

test("P-02.6 with icons, each step has one, named", () => {
  const withIcons = steps.map((step) => ({ ...step, icon: <svg aria-hidden="true" /> }));
  render(<CompactStepper steps={withIcons} currentId="theme" onSelect={() => undefined} />);
  expect(screen.getByRole("button", { name: "1. Welcome, completed" })).toBeDefined();
  expect(screen.getByRole("button", { name: "3. Sitemap Generator" })).toBeDefined();
});

test("all steps open behind their button and close on a choice", async () => {
  const select = vi.fn();
  render(<CompactStepper steps={steps} currentId="theme" onSelect={select} />);
  const opener = screen.getByRole("button", { name: "All steps" });
  expect(opener.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole("button", { name: /Sitemap/ }));
  expect(select).toHaveBeenCalledWith("sitemap");
  expect(opener.getAttribute("aria-expanded")).toBe("false");
});
