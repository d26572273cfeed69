import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Combobox } from "./combobox.tsx";
import { Field } from "./field.tsx";

const faces = [
  { value: "inter", label: "Inter", group: "Sans-Serif" },
  { value: "lato", label: "Lato", group: "Sans-Serif" },
  { value: "besley", label: "Besley", group: "Serif", className: "font-display" },
];

function Faces({ onChange }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState<string | null>("inter");
  return (
    <>
      <Field label="Body font">
        <Combobox
          options={faces}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            onChange?.(next);
          }}
        />
      </Field>
      <button type="button">Elsewhere</button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Body font" });
const names = () => screen.queryAllByRole("option").map((option) => option.textContent);

test("P-11.4 the options are in named groups", async () => {
  render(<Faces />);
  await userEvent.click(box());
  expect(screen.getByRole("group", { name: "Sans-Serif" }).querySelectorAll("[role=option]")).toHaveLength(2);
  expect(screen.getByRole("group", { name: "Serif" }).querySelectorAll("[role=option]")).toHaveLength(1);
});

test("P-11.17 an option carries its own face", async () => {
  render(<Faces />);
  await userEvent.click(box());
  expect(screen.getByRole("option", { name: "Besley" }).className).toContain("font-display");
});

test("P-11.7 a click outside closes it and keeps the choice", async () => {
  render(<Faces />);
  await userEvent.click(box());
  expect(box().getAttribute("aria-expanded")).toBe("true");
  await userEvent.click(screen.getByText("Elsewhere"));
  expect(box().getAttribute("aria-expanded")).toBe("false");
  expect(box().value).toBe("Inter");
});

test("P-11.8 Escape closes it and keeps the choice, twice over", async () => {
  const change = vi.fn();
  render(<Faces onChange={change} />);
  await userEvent.click(box());
  await userEvent.keyboard("la{Escape}");
  expect(box().getAttribute("aria-expanded")).toBe("false");
  await userEvent.keyboard("{Escape}");
  expect(box().value).toBe("Inter");
  expect(change).not.toHaveBeenCalled();
});

test("opening shows every option, typing narrows them", async () => {
  render(<Faces />);
  await userEvent.click(box());
  expect(names()).toEqual(["Inter", "Lato", "Besley"]);
  await userEvent.clear(box());
  await userEvent.type(box(), "LA");
  expect(names()).toEqual(["Lato"]);
});

test("arrow keys and Enter choose", async () => {
  const change = vi.fn();
  render(<Faces onChange={change} />);
  await userEvent.click(box());
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(change).toHaveBeenCalledWith("lato");
  expect(box().value).toBe("Lato");
});

test("the chosen option says so", async () => {
  render(<Faces />);
  await userEvent.click(box());
  expect(screen.getByRole("option", { name: "Inter" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("option", { name: "Lato" }).getAttribute("aria-selected")).toBe("false");
});

test("text without a match says so, and leaving puts the choice back", async () => {
  render(<Faces />);
  await userEvent.click(box());
  await userEvent.clear(box());
  await userEvent.type(box(), "zzz");
  expect(screen.getByRole("status").textContent).toBe("No matches.");
  await userEvent.tab();
  expect(box().value).toBe("Inter");
});
