import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { NameDialog } from "./name-dialog.tsx";

afterEach(cleanup);

function Asking({ onSave }: { onSave: (name: string) => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask again
      </button>
      <NameDialog
        open={open}
        onClose={() => setOpen(false)}
        onSave={onSave}
        title="Save combination"
        label="Combination name"
        hint=""
      />
    </>
  );
}

function ask() {
  const onSave = vi.fn();
  render(<Asking onSave={onSave} />);
  const box = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Combination name" });
  const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
  return { onSave, user: userEvent.setup(), box, save };
}

test("P-11.10 the name is trimmed before it is saved", async () => {
  const { onSave, user, box, save } = ask();
  await user.type(box(), "  Summer  ");
  await user.click(save());
  expect(onSave).toHaveBeenCalledExactlyOnceWith("Summer");
});

test("P-11.11 Save is disabled while the trimmed name is empty", async () => {
  const { onSave, user, box, save } = ask();
  expect(save().disabled).toBe(true);
  await user.type(box(), "   ");
  expect(save().disabled).toBe(true);
  await user.keyboard("{Enter}");
  expect(onSave).not.toHaveBeenCalled();
  await user.type(box(), "A");
  expect(save().disabled).toBe(false);
});

test("P-11.12 Enter saves and closes", async () => {
  const { onSave, user, box } = ask();
  await user.type(box(), "Summer{Enter}");
  expect(onSave).toHaveBeenCalledExactlyOnceWith("Summer");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each(["Cancel", "Escape"])("P-11.13 %s saves nothing and clears the name", async (way) => {
  const { onSave, user, box } = ask();
  await user.type(box(), "Summer");
  if (way === "Cancel") await user.click(screen.getByRole("button", { name: "Cancel" }));
  else await user.keyboard("{Escape}");
  expect(onSave).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Ask again" }));
  expect(box().value).toBe("");
});
