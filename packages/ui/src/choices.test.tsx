import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { OptionCard } from "./option-card.tsx";
import { OptionGrid } from "./option-grid.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { Segmented } from "./segmented.tsx";
import { Switch } from "./switch.tsx";

const styles = [
  { value: "casual", label: "Casual" },
  { value: "technical", label: "Technical" },
] as const;

test("a radio group reports the choice and hands its error to each radio", async () => {
  const change = vi.fn();
  render(
    <RadioGroup
      legend="Content style"
      options={styles}
      value={null}
      onValueChange={change}
      error="Please select a content style to continue"
    />,
  );
  expect(screen.getByRole("radiogroup", { name: "Content style" })).toBeDefined();
  await userEvent.click(screen.getByText("Technical"));
  expect(change).toHaveBeenCalledWith("technical");
  expect(screen.getByRole("radio", { name: "Casual" }).getAttribute("aria-invalid")).toBe("true");
});

test("the whole line of a checkbox is its target", async () => {
  render(<Checkbox label="Sell Products" />);
  await userEvent.click(screen.getByText("Sell Products"));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Sell Products" }).checked).toBe(true);
});

test("a switch is one for a screen reader and turns by the space bar", async () => {
  render(<Switch label="I already have a domain" />);
  const control = screen.getByRole<HTMLInputElement>("switch", { name: "I already have a domain" });
  control.focus();
  await userEvent.keyboard(" ");
  expect(control.checked).toBe(true);
});

test("segments are radios of one name, an icon segment keeps its name", async () => {
  const change = vi.fn();
  const options = [
    { value: "desktop", label: "Desktop", icon: <svg aria-hidden="true" /> },
    { value: "phone", label: "Phone", icon: <svg aria-hidden="true" /> },
  ] as const;
  render(<Segmented legend="Preview width" options={options} value="desktop" onValueChange={change} />);
  const phone = screen.getByRole<HTMLInputElement>("radio", { name: "Phone" });
  expect(phone.name).toBe(screen.getByRole<HTMLInputElement>("radio", { name: "Desktop" }).name);
  await userEvent.click(phone);
  expect(change).toHaveBeenCalledWith("phone");
});

test("an option card is named by its label, not by its picture", () => {
  render(
    <OptionGrid legend="Button style" role="radiogroup">
      <OptionCard type="radio" name="style" label="Rounded">
        <i>picture</i>
      </OptionCard>
    </OptionGrid>,
  );
  expect(screen.getByRole("radio", { name: "Rounded" })).toBeDefined();
});
