import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Note } from "./note.tsx";

function Opener({ closeLabel }: { closeLabel?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Save palette"
        description="Give it a name."
        {...(closeLabel ? { closeLabel } : {})}
      >
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

const ask = {
  title: "Delete account",
  description: "This cannot be undone.",
  confirmLabel: "Delete Account",
};

test("P-31.4 a dialog whose opener is gone gives the focus to the page's title", async () => {
  const Page = ({ open }: { open: boolean }) => (
    <>
      <main>
        <h1 tabIndex={-1}>Sitemap Generator</h1>
      </main>
      <Dialog open={open} onOpenChange={() => undefined} title="Thank you">
        <button type="button">Done</button>
      </Dialog>
    </>
  );
  const { rerender } = render(<Page open />);
  rerender(<Page open={false} />);
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Sitemap Generator"));
});

test("P-31.4 a dialog is named and described, takes the focus and gives it back", async () => {
  render(<Opener />);
  const opener = screen.getByRole("button", { name: "Open" });
  await userEvent.click(opener);
  const dialog = screen.getByRole("dialog", { name: "Save palette" });
  expect(document.getElementById(dialog.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Give it a name.",
  );
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test("the window is covered for a moment after a press that closes a dialog, and not after a key that does", async () => {
  const shield = () => document.querySelector(".press-shield-window");
  render(<Opener closeLabel="Close" />);
  const opener = screen.getByRole("button", { name: "Open" });
  await userEvent.click(opener);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(shield()).toBeNull();
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(shield()).not.toBeNull();
  shield()?.dispatchEvent(new Event("animationend"));
  expect(shield()).toBeNull();
});

test("P-31.4 a question that closes the dialog below it too gives the focus to what opened that one", async () => {
  function Form({ onClose }: { onClose: () => void }) {
    const [isAsking, setIsAsking] = useState(false);
    return (
      <Dialog open onOpenChange={onClose} title="Add entry">
        <Button onClick={() => setIsAsking(true)}>Cancel</Button>
        {isAsking && (
          <ConfirmDialog
            {...ask}
            cancelLabel="Keep editing"
            open
            onOpenChange={setIsAsking}
            onConfirm={onClose}
          />
        )}
      </Dialog>
    );
  }
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <main>
        <h1 tabIndex={-1}>Knowledge</h1>
        <Button onClick={() => setIsOpen(true)}>New entry</Button>
        {isOpen && <Form onClose={() => setIsOpen(false)} />}
      </main>
    );
  }
  render(<Page />);
  const opener = screen.getByRole("button", { name: "New entry" });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  await userEvent.click(screen.getByRole("button", { name: ask.confirmLabel }));
  await vi.waitFor(() => expect(document.activeElement).toBe(opener));
});

test("P-31.4 a dialog that opens without a press takes no keys: typing changes nothing, and Tab moves into it", async () => {
  render(
    <Dialog open onOpenChange={() => undefined} title="Sign in again" initialFocus="title">
      <input aria-label="Email" defaultValue="ada@bakehouse.example" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Sign in again" }));
  await userEvent.keyboard("bread");
  const email = screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
  expect(email.value).toBe("ada@bakehouse.example");
  await userEvent.tab();
  expect(document.activeElement).toBe(email);
});

test("the cross closes it", async () => {
  render(<Opener closeLabel="Close" />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("S-06.9 an open dialog writes no style element, so a strict policy holds", async () => {
  const before = document.querySelectorAll("style").length;
  render(<Opener />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(document.querySelectorAll("style")).toHaveLength(before);
});

test("Escape in an open list closes the list, not the dialog", async () => {
  render(
    <Dialog open onOpenChange={() => expect.unreachable("the dialog closed")} title="Fonts">
      <input role="combobox" aria-expanded="true" aria-controls="list" aria-label="Body font" />
    </Dialog>,
  );
  screen.getByRole("combobox").focus();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBeDefined();
});

test("Escape closes a dialog while the focused button has opened a part of it", async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog open title="Document" onOpenChange={onOpenChange}>
      <button type="button" aria-expanded="true">
        Versions
      </button>
    </Dialog>,
  );
  screen.getByRole("button", { name: "Versions" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test("a confirmation is an alert dialog whose button repeats the verb", async () => {
  const confirm = vi.fn();
  render(<ConfirmDialog {...ask} open danger onOpenChange={() => undefined} onConfirm={confirm} />);
  expect(screen.getByRole("alertdialog", { name: "Delete account" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Delete Account" }));
  expect(confirm).toHaveBeenCalledOnce();
});

test("cancel closes it", async () => {
  const change = vi.fn();
  render(<ConfirmDialog {...ask} open onOpenChange={change} onConfirm={() => undefined} />);
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(change).toHaveBeenCalledWith(false);
});

test("it stays open while busy", async () => {
  const change = vi.fn();
  render(<ConfirmDialog {...ask} open busy onOpenChange={change} onConfirm={() => undefined} />);
  await userEvent.keyboard("{Escape}");
  expect(change).not.toHaveBeenCalled();
});

test("P-31.73 an alert that arrives in a dialog is scrolled into sight; one on a page moves nothing", () => {
  const shown = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const alert = <Note role="alert">Not saved yet</Note>;
  const { rerender } = render(alert);
  expect(shown).not.toHaveBeenCalled();
  rerender(
    <Dialog open onOpenChange={() => undefined} title="Add entry">
      {alert}
    </Dialog>,
  );
  expect(shown.mock.instances).toContain(screen.getByRole("alert"));
  shown.mockRestore();
});
