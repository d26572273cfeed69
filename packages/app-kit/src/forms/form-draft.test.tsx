import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { createQueryClient } from "../query-client.ts";
import { endSession } from "../session.ts";
import { useFormDraft } from "./form-draft.ts";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const schema = z.object({ text: z.string() });

interface NoteProps {
  viewerId?: string | undefined;
  version?: number;
  onClose?: () => void;
}

function Note({ viewerId, version = 1, onClose = () => {} }: NoteProps) {
  const [values, setValues] = useState({ text: "" });
  const change = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));
  const form = { values, change, hasUnsavedInput: values.text !== "" };
  const { from, close } = useFormDraft(form, { viewerId, name: "note", schema, version, onClose });
  return (
    <>
      <input
        aria-label="Text"
        value={values.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <output>{from}</output>
      <button type="button" onClick={close}>
        Close
      </button>
    </>
  );
}

const text = () => screen.getByLabelText<HTMLInputElement>("Text").value;

async function typeAs(viewerId: string | undefined, typed = "Half a sentence") {
  render(<Note viewerId={viewerId} />);
  await userEvent.type(screen.getByLabelText("Text"), typed);
  cleanup();
}

it("a form that disappears without being closed shows its values when it is opened again, with the version they were made from", async () => {
  await typeAs("anna");
  render(
    <StrictMode>
      <Note viewerId="anna" version={2} />
    </StrictMode>,
  );
  expect(text()).toBe("Half a sentence");
  expect(screen.getByRole("status").textContent).toBe("1");
});

it("closing deletes the draft", async () => {
  await typeAs("anna");
  const onClose = vi.fn();
  render(<Note viewerId="anna" onClose={onClose} />);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sessionStorage).toHaveLength(0);
});

it("signing out deletes the drafts of this tab", async () => {
  await typeAs("anna");
  expect(sessionStorage).toHaveLength(1);
  endSession(createQueryClient({ retries: 0, staleTimeMs: 0, refetchesSession: () => false }), {
    user: null,
  });
  expect(sessionStorage).toHaveLength(0);
});

it("nobody else sees a draft, and it stays for its author", async () => {
  await typeAs("anna");
  render(<Note viewerId="bert" />);
  expect(text()).toBe("");
  cleanup();
  render(<Note viewerId="anna" />);
  expect(text()).toBe("Half a sentence");
});

it("nothing is stored until it is known who types, and the draft is shown once it is", async () => {
  await typeAs(undefined);
  expect(sessionStorage).toHaveLength(0);
  await typeAs("anna");
  const { rerender } = render(<Note />);
  expect(text()).toBe("");
  rerender(<Note viewerId="anna" />);
  expect(text()).toBe("Half a sentence");
});
