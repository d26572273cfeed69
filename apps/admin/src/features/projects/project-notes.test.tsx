import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient, type ProjectNote } from "@sitewright/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { SidePanel } from "../../components/side-panel.tsx";
import { ProjectNotes } from "./project-notes.tsx";

it("a note that is added again after a lost answer has the same key, the same words later a new one", async () => {
  const keys: (string | undefined)[] = [];
  const note: ProjectNote = {
    id: "n1",
    text: "Called.",
    authorName: "Ben",
    createdAt: "2026-11-20T14:03:00Z",
  };
  const { fetch } = createFakeServer({
    "GET /api/admin/projects/:id/notes": () => ok({ notes: [] }),
    "POST /api/admin/projects/:id/notes": ({ headers }) => {
      keys.push(headers["idempotency-key"]);
      return keys.length === 1 ? "offline" : { status: 201, body: { note } };
    },
  });
  const { user } = renderPart(<ProjectNotes projectId="p1" />, {
    services: { client: createClient({ fetch }) },
  });
  const field = () => screen.getByLabelText<HTMLTextAreaElement>("New note");
  const add = () => user.click(screen.getByRole("button", { name: "Add note" }));
  await user.type(field(), "Called.");
  await add();
  await screen.findByRole("alert");
  await add();
  await waitFor(() => expect(field().value).toBe(""));
  await user.type(field(), "Called.");
  await add();
  await waitFor(() => expect(keys).toHaveLength(3));
  const [first, retried, later] = keys;
  expect(first?.length).toBeGreaterThan(7);
  expect(retried).toBe(first);
  expect(later).not.toBe(first);
});

it.each([
  { width: "narrow", panel: "dialog", isWide: false },
  { width: "wide", panel: "complementary", isWide: true },
])(
  "D-03.300 in a $width window the focus stays in the panel after a note was deleted",
  async ({ panel, isWide }) => {
    vi.stubGlobal("matchMedia", () => ({
      matches: isWide,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const note = { id: "n1", text: "Called.", authorName: "Ben", createdAt: "2026-11-20T14:03:00Z" };
    const notes = [note];
    const { fetch } = createFakeServer({
      "GET /api/admin/projects/:id/notes": () => ok({ notes }),
      "DELETE /api/admin/projects/:id/notes/:note": () => {
        notes.length = 0;
        return { status: 204 };
      },
    });
    const { user } = renderPart(
      <>
        <main>
          <h1 tabIndex={-1}>Projects</h1>
        </main>
        <SidePanel title="Bakery" onClose={() => {}}>
          <ProjectNotes projectId="p1" />
        </SidePanel>
      </>,
      { services: { client: createClient({ fetch }) } },
    );
    await user.click(await screen.findByRole("button", { name: "Delete the note “Called.”" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Delete" }));
    await screen.findByText("Note deleted");
    await waitFor(() => expect(screen.queryByText("Called.")).toBeNull());
    const title = within(screen.getByRole(panel)).getByRole("heading", { name: "Bakery" });
    await waitFor(() => expect(document.activeElement).toBe(title));
  },
);
