import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { ButtonLink } from "./button-link.tsx";

test("a button does not submit its form unless its type is submit", () => {
  render(<Button>Back</Button>);
  expect(screen.getByRole("button", { name: "Back" }).getAttribute("type")).toBe("button");
});

test("a busy button says what it does and takes no second click", async () => {
  const click = vi.fn();
  render(
    <Button busy busyLabel="Submitting..." onClick={click}>
      Submit
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Submitting..." });
  await userEvent.click(button);
  expect(click).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-busy")).toBe("true");
});

test("a busy button keeps the focus and submits nothing", async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole("button");
  button.focus();
  await userEvent.keyboard("{Enter}");
  expect(submit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
});

test("the room of the busy label is kept while idle", () => {
  render(<Button busyLabel="Submitting...">Submit</Button>);
  const button = screen.getByRole("button", { name: "Submit" });
  expect(button.textContent).toContain("Submitting...");
});

test("a ref reaches the element", () => {
  const ref: { current: HTMLButtonElement | null } = { current: null };
  render(<Button ref={ref}>Next</Button>);
  expect(ref.current).toBe(screen.getByRole("button"));
});

test("a button link is a link", () => {
  render(<ButtonLink href="/app">Start Free</ButtonLink>);
  expect(screen.getByRole("link", { name: "Start Free" }).getAttribute("href")).toBe("/app");
});

test("a busy button without words for it keeps its name", () => {
  render(<Button busy>Save</Button>);
  expect(screen.getByRole("button", { name: "Save" })).toBeDefined();
});
