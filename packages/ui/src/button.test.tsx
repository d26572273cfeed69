import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
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

/** A button whose action takes as long as `action` does. */
function Sending({ action }: { action: () => Promise<void> }) {
  const [isSending, setIsSending] = useState(false);
  const send = () => {
    // As with queries, which announce in a timer that they run.
    setTimeout(() => setIsSending(true));
    void action().then(() => setIsSending(false));
  };
  return (
    <Button busy={isSending} onClick={send}>
      Send again
    </Button>
  );
}

test("D-11.301 two presses before a button shows that it works run its action once, and a later press runs it again", async () => {
  let finish = (): void => {};
  const action = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  render(<Sending action={action} />);
  const button = screen.getByRole("button");
  fireEvent.click(button);
  fireEvent.click(button);
  expect(action).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
  finish();
  await vi.waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  fireEvent.click(button);
  expect(action).toHaveBeenCalledTimes(2);
});

test("D-11.302 the second press of a double press runs no action again, however quickly the first was answered", async () => {
  const action = vi.fn(() => Promise.resolve());
  render(
    <Button busy={false} onClick={action}>
      Send again
    </Button>,
  );
  await userEvent.dblClick(screen.getByRole("button"));
  expect(action).toHaveBeenCalledOnce();
});

test("D-11.303 a press that begins nothing leaves the button for the next one, and a button that opens something takes each", async () => {
  const [check, toggle] = [vi.fn(), vi.fn()];
  render(
    <>
      <Button busy={false} onClick={check}>
        Save
      </Button>
      <Button onClick={toggle}>Details</Button>
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(check).toHaveBeenCalledTimes(2);
  await user.dblClick(screen.getByRole("button", { name: "Details" }));
  expect(toggle).toHaveBeenCalledTimes(2);
});

test("D-11.304 a form is submitted once by two presses of its button", () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy={false}>
        Test
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole("button"));
  fireEvent.click(screen.getByRole("button"));
  expect(submit).toHaveBeenCalledOnce();
});
