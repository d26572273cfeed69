import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";
import { Fieldset } from "./fieldset.tsx";
import { Input } from "./input.tsx";
import { Select } from "./select.tsx";
import { Textarea } from "./textarea.tsx";

const described = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test.each([
  ["Input", <Input key="input" />],
  ["Textarea", <Textarea key="textarea" />],
  ["Select", <Select key="select" />],
])("the label names a %s and the hint describes it", (_name, control) => {
  render(
    <Field label="Audience" hint="In a few words.">
      {control}
    </Field>,
  );
  const field = screen.getByLabelText("Audience");
  expect(described(field)).toBe("In a few words.");
  expect(field.hasAttribute("aria-invalid")).toBe(false);
});

test("an error replaces the hint and marks the control invalid", () => {
  render(
    <Field label="Audience" hint="In a few words." error="Tell us who the site is for.">
      <Input />
    </Field>,
  );
  const field = screen.getByLabelText("Audience");
  expect(described(field)).toBe("Tell us who the site is for.");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.queryByText("In a few words.")).toBeNull();
});

test("M-12.81 the error of a field is marked as one, by which the chat's launcher does not cover it", () => {
  render(
    <Field label="Audience" error="Tell us who the site is for.">
      <Input />
    </Field>,
  );
  expect(screen.getByText("Tell us who the site is for.").closest("[data-fault]")).not.toBeNull();
});

test("M-12.360 a hint that a warning may replace is marked as one, by which the chat's launcher stays in its place", () => {
  const field = (warning: string) => (
    <Field label="Instagram" hint="Where you are found." warning={warning}>
      <Input />
    </Field>
  );
  const { rerender } = render(field(""));
  expect(screen.getByText("Where you are found.").closest("[data-hint]")).not.toBeNull();
  rerender(field("We cannot read this."));
  expect(screen.getByText("We cannot read this.").closest("[data-hint]")).toBeNull();
});

test("a warning replaces the hint, is announced politely and leaves the control valid", () => {
  const field = (warning: string) => (
    <Field label="Instagram" hint="Where you are found." warning={warning}>
      <Input />
    </Field>
  );
  const { rerender } = render(field(""));
  const region = document.querySelector('[aria-live="polite"]');
  expect(described(screen.getByLabelText("Instagram"))).toBe("Where you are found.");
  rerender(field("We cannot read this."));
  expect(described(screen.getByLabelText("Instagram"))).toBe("We cannot read this.");
  expect(region?.textContent).toBe("We cannot read this.");
  expect(screen.getByLabelText("Instagram").hasAttribute("aria-invalid")).toBe(false);
});

test("optional is said in the label, required is announced", () => {
  render(
    <>
      <Field label="Website name" optional>
        <Input />
      </Field>
      <Field label="Business name" required>
        <Input />
      </Field>
    </>,
  );
  expect(screen.getByLabelText("Website name optional").hasAttribute("aria-required")).toBe(false);
  expect(screen.getByLabelText("Business name").getAttribute("aria-required")).toBe("true");
});

test("a given id and description stay in force", () => {
  render(
    <Field label="Audience" hint="In a few words." id="audience">
      <Input aria-describedby="more" />
    </Field>,
  );
  const field = screen.getByLabelText("Audience");
  expect(field.id).toBe("audience");
  expect(field.getAttribute("aria-describedby")).toBe("more audience-message");
});

test("a fieldset is named by its legend and described by its error", () => {
  render(
    <Fieldset legend="Website goals" error="Choose at least one.">
      <input type="checkbox" aria-label="Sell Products" />
    </Fieldset>,
  );
  const group = screen.getByRole("group", { name: "Website goals" });
  expect(described(group)).toBe("Choose at least one.");
});

test.each([
  ["line", (value: string) => <Input value={value} maxLength={5} readOnly />],
  ["text area", (value: string) => <Textarea value={value} maxLength={5} readOnly />],
])("a full %s says so, because browsers cut what is pasted", (_name, control) => {
  const { rerender } = render(control("1234"));
  expect(screen.queryByText(/Limit reached/)).toBeNull();
  rerender(control("12345"));
  expect(screen.getByText("Limit reached: 5 characters. Anything beyond that was cut off.")).toBeTruthy();
});
