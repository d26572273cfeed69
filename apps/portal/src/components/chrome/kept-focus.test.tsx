import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useKeptFocus } from "./kept-focus.ts";

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Vanishing({ name, onPress }: { name: string; onPress?: () => void }) {
  const [isThere, setIsThere] = useState(true);
  const press = (): void => {
    setIsThere(false);
    onPress?.();
  };
  return isThere ? <button type="button" children={name} onClick={press} /> : null;
}

function Page() {
  useKeptFocus();
  return (
    <>
      <Vanishing name="Not now" />
      <main>
        <h1 tabIndex={-1}>Theme</h1>
        <section aria-labelledby="check">
          <h2 id="check">Accessibility check</h2>
          <div>
            <Vanishing name="Use #B7531C" />
          </div>
        </section>
        <Vanishing name="Delete" onPress={() => document.getElementById("list")?.focus()} />
        <h2 id="list" tabIndex={-1}>
          List
        </h2>
        <p>Text</p>
      </main>
    </>
  );
}

const press = async (name: string): Promise<void> => {
  act(() => screen.getByRole("button", { name }).focus());
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard("{Enter}");
  await act(() => vi.advanceTimersByTimeAsync(10));
};
const focused = () => document.activeElement?.textContent;

it("P-31.77 where the focused control is removed the focus goes to the title of its section", async () => {
  render(<Page />);
  await press("Use #B7531C");
  expect(focused()).toBe("Accessibility check");
});

it("P-31.77 or of the page, where it is in none", async () => {
  render(<Page />);
  await press("Not now");
  expect(focused()).toBe("Theme");
});

it("the focus stays where the removal itself has moved it", async () => {
  render(<Page />);
  await press("Delete");
  expect(focused()).toBe("List");
});

it("a press on the text of the page takes the focus away, and nothing brings it back", async () => {
  render(<Page />);
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  const person = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await person.pointer({ keys: "[MouseLeft]", target: screen.getByText("Text") });
  button.remove();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(document.activeElement).toBe(document.body);
});
