import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ToastMessage, useToast } from "./toast-context.ts";
import { ToastProvider } from "./toast-provider.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Trigger({ message }: { message: ToastMessage }) {
  const { toast } = useToast();
  return (
    <button type="button" onClick={() => toast(message)}>
      Show
    </button>
  );
}

function show(message: ToastMessage) {
  render(
    <ToastProvider>
      <Trigger message={message} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText("Show"));
}

const block = (inside: Element) => inside.closest(".on-block") ?? inside;

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test("a toast goes after 5 s", () => {
  show({ title: "Project Updated!" });
  wait(4990);
  expect(screen.queryByText("Project Updated!")).not.toBeNull();
  wait(20);
  expect(screen.queryByText("Project Updated!")).toBeNull();
});

test("P-25.3 it goes after the time it is given", () => {
  show({ title: "Project Updated!", durationMs: 3000 });
  wait(3010);
  expect(screen.queryByText("Project Updated!")).toBeNull();
});

test("it stays while hovered, then takes the time that was left", () => {
  show({ title: "Project Updated!" });
  wait(4000);
  const toast = screen.getByText("Project Updated!");
  fireEvent.mouseEnter(block(toast));
  wait(60_000);
  expect(screen.queryByText("Project Updated!")).not.toBeNull();
  fireEvent.mouseLeave(block(toast));
  wait(900);
  expect(screen.queryByText("Project Updated!")).not.toBeNull();
  wait(200);
  expect(screen.queryByText("Project Updated!")).toBeNull();
});

test("it stays while focused", () => {
  show({ title: "Project Updated!" });
  fireEvent.focus(screen.getByRole("button", { name: "Dismiss" }));
  wait(60_000);
  expect(screen.queryByText("Project Updated!")).not.toBeNull();
});

test("Dismiss and Escape take it away", () => {
  show({ title: "One" });
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("One")).toBeNull();
  fireEvent.click(screen.getByText("Show"));
  fireEvent.keyDown(screen.getByRole("button", { name: "Dismiss" }), { key: "Escape" });
  expect(screen.queryByText("One")).toBeNull();
});

test("P-31.60 a success is announced politely, an error at once, in live regions that exist before", () => {
  render(
    <ToastProvider>
      <Trigger message={{ title: "Not submitted", tone: "error" }} />
    </ToastProvider>,
  );
  const region = screen.getByRole("region", { name: "Notifications" });
  expect(region.querySelectorAll("[aria-live]")).toHaveLength(2);
  fireEvent.click(screen.getByText("Show"));
  expect(region.querySelector("[aria-live=assertive]")?.textContent).toContain("Not submitted");
});

test("useToast outside a provider says what is missing", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Trigger message={{ title: "One" }} />)).toThrow("ToastProvider");
});

test("P-31.75 an error stays until it is dismissed, and is shown once where it happens again", () => {
  show({ title: "Not published", description: "A picture has no text.", tone: "error" });
  wait(600_000);
  fireEvent.click(screen.getByText("Show"));
  expect(screen.getByRole("alert").textContent).toContain("A picture has no text.");
  expect(screen.getAllByText("Not published")).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Not published")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("P-31.76 Escape dismisses the newest error wherever the focus is, and nothing while it closes something else", () => {
  show({ title: "Not published", tone: "error" });
  const trigger = screen.getByText("Show");
  trigger.focus();
  trigger.setAttribute("aria-expanded", "true");
  fireEvent.keyDown(trigger, { key: "Escape" });
  expect(screen.queryByText("Not published")).not.toBeNull();
  trigger.removeAttribute("aria-expanded");
  fireEvent.keyDown(trigger, { key: "Escape" });
  expect(screen.queryByText("Not published")).toBeNull();
});
