import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { CommandPalette, type CommandPaletteProps } from "./command-palette.tsx";

function Page(more: Pick<CommandPaletteProps, "commandsWith">) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        All steps
      </button>
      <input aria-label="Budget" id="budget" />
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        title="Go to"
        searchLabel="Search"
        closeLabel="Close"
        emptyText="No matches."
        commands={[
          { id: "1", label: "Welcome", group: "Steps", run: () => undefined },
          {
            id: "2",
            label: "Budget",
            group: "Questions",
            isSearchOnly: true,
            run: () => document.getElementById("budget")?.focus(),
          },
        ]}
        {...more}
      />
    </>
  );
}

const opener = () => screen.getByRole("button", { name: "All steps" });

test("P-31.10 the palette takes the focus to its search box, and Escape gives it back", async () => {
  const person = userEvent.setup();
  render(<Page />);
  await person.click(opener());
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Search" }));
  await person.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener());
});

test("P-31.85 on a touch device the palette takes the focus to its title, so that no keyboard covers its list", async () => {
  const media = vi.spyOn(window, "matchMedia");
  media.mockImplementation((query) => ({ matches: query === "(pointer: coarse)" }) as MediaQueryList);
  const person = userEvent.setup();
  render(<Page />);
  await person.click(opener());
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Go to" }));
  media.mockRestore();
});

test("typing finds a command, and Enter runs it after the palette has closed", async () => {
  const person = userEvent.setup();
  render(<Page />);
  await person.click(opener());
  expect(screen.queryByRole("option", { name: /Budget/ })).toBeNull();
  await person.keyboard("bud{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => document.activeElement?.id).toBe("budget");
});

test("a command that takes the typed text follows those that were found, and is there where none was", async () => {
  const person = userEvent.setup();
  const lookFor = (typed: string) => [
    { id: "3", label: `Look for ${typed}`, group: "Search", run: () => undefined },
  ];
  render(<Page commandsWith={lookFor} />);
  await person.click(opener());
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Welcome"]);
  await person.keyboard("bud ");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
    "Budget",
    "Look for bud",
  ]);
  await person.keyboard("x");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Look for bud x"]);
});

test("leaving the search box chooses nothing", async () => {
  const person = userEvent.setup();
  render(<Page />);
  await person.click(opener());
  await person.keyboard("bud");
  await person.tab();
  expect(screen.getByRole("dialog", { name: "Go to" })).toBeTruthy();
});

test("a search without a match says so", async () => {
  const person = userEvent.setup();
  render(<Page />);
  await person.click(opener());
  await person.keyboard("zzz");
  expect(screen.getByRole("status").textContent).toBe("No matches.");
  expect(screen.getByRole("combobox").hasAttribute("aria-activedescendant")).toBe(false);
});
