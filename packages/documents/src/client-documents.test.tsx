import { createFakeServer, type Handlers, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { type ClientDocument, createClient } from "@sitewright/contracts";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ClientDocuments } from "./client-documents.tsx";
import { documentOf, summaryOf } from "./document.fixture.ts";
import { UploadDialog } from "./upload-dialog.tsx";

const clientId = "person-1";
let isWide = true;
beforeEach(() => {
  isWide = true;
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(min-width: 1024px)" && isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const document = (id: string, more: Partial<ClientDocument> = {}): ClientDocument =>
  documentOf(id, { clientId, ...more });

function show(stored: ClientDocument[], handlers: Handlers = {}, isAdmin = false) {
  const contents = stored.map((one) => [
    `GET /api/documents/${one.id}`,
    () => ({ status: 200, body: { document: one } }),
  ]);
  const service = createFakeServer({
    "GET /api/profiles/person-1/documents": () => ({
      status: 200,
      body: { documents: stored.map(summaryOf) },
    }),
    ...Object.fromEntries(contents),
    "POST /api/documents/a/receipts": () => ({
      status: 200,
      body: { readAt: "2026-03-03T10:00:00.000Z" },
    }),
    ...handlers,
  });
  const reader = { isClient: !isAdmin, mayManage: isAdmin, viewerId: "viewer-1", clientName: "Anna Baker" };
  const { user: person } = renderPart(<ClientDocuments clientId={clientId} reader={reader} />, {
    services: { client: createClient({ fetch: service.fetch }) },
  });
  return { service, person };
}
const showAsAdmin: typeof show = (stored, handlers) => show(stored, handlers, true);

describe("a client's documents", () => {
  it("one that was deleted meanwhile is taken off the list, which is said", async () => {
    let documents = [document("a"), document("b")];
    const { person } = show(documents, {
      "GET /api/profiles/person-1/documents": () => ({
        status: 200,
        body: { documents: documents.map(summaryOf) },
      }),
      "GET /api/documents/b": () => problem("not-found"),
    });
    expect(await screen.findByText("Logo of a")).toBeTruthy();
    documents = documents.slice(0, 1);
    await person.click(screen.getByRole("button", { name: /^Quote b/ }));
    expect(await screen.findByText("“Quote b” is not shared any more.")).toBeTruthy();
    expect(await screen.findByText("Select a Document")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Quote b/ })).toBeNull();
  });

  it("A-11.1 in a wide window list and reader are side by side, the first document open by default", async () => {
    const { person } = show([document("a"), document("b", { title: "Terms", description: "" })]);
    expect(await screen.findByText("Logo of a")).toBeTruthy();
    const list = screen.getByRole("navigation", { name: "Documents" });
    const [first, second] = within(list).getAllByRole("button");
    for (const text of ["Quote a", "Shared 2 March 2026", "What it costs", "quote.md"])
      expect(first?.textContent).toContain(text);
    expect([first?.getAttribute("aria-current"), second?.getAttribute("aria-current")]).toEqual([
      "true",
      null,
    ]);
    if (second) await person.click(second);
    expect(await screen.findByText("Logo of b")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 3, name: "Terms" })).toBeTruthy();
  });

  it("A-11.2 on a narrow one a card opens a reader on the whole screen, with a way back", async () => {
    isWide = false;
    const { person } = show([document("a")]);
    await person.click(await screen.findByRole("button", { name: /Quote a/ }));
    const reader = screen.getByRole("dialog", { name: "Quote a" });
    expect(await within(reader).findByText("Logo of a")).toBeTruthy();
    await person.click(within(reader).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("A-11.3 content is shown as markdown with tables and task lists", async () => {
    show([document("a")]);
    expect(await screen.findByRole("cell", { name: "£900" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  });

  it("A-11.4 none yet is said", async () => {
    show([]);
    expect(await screen.findByText("No documents available yet.")).toBeTruthy();
  });

  it("A-11.4 a list that cannot be loaded is empty, says so, and can be tried again", async () => {
    let isUp = false;
    const { person } = show([], {
      "GET /api/profiles/person-1/documents": () =>
        isUp ? { status: 200, body: { documents: [summaryOf(document("a"))] } } : problem("unavailable"),
      "GET /api/documents/a": () => ({ status: 200, body: { document: document("a") } }),
    });
    expect(await screen.findByText("No documents available yet.")).toBeTruthy();
    isUp = true;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Logo of a")).toBeTruthy();
  });

  it("A-11.5 while the list loads: 'Loading...'", async () => {
    show([], { "GET /api/profiles/person-1/documents": () => new Promise(() => {}) });
    expect((await screen.findByRole("status", { busy: true })).textContent).toContain("Loading...");
  });

  it("A-11.6 content that cannot be loaded says so and can be tried again", async () => {
    let isUp = false;
    const { person } = show([document("a")], {
      "GET /api/documents/a": () =>
        isUp ? { status: 200, body: { document: document("a") } } : problem("internal-error"),
    });
    expect(await screen.findByRole("heading", { name: "Error Loading Document" })).toBeTruthy();
    expect(screen.getByText("Sorry, we could not load this document. Please try again later.")).toBeTruthy();
    isUp = true;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Logo of a")).toBeTruthy();
  });

  it("A-11.7 a document without content says 'Document Content Unavailable'", async () => {
    show([document("a", { content: null, hasContent: false })]);
    expect(await screen.findByRole("heading", { name: "Document Content Unavailable" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Contact support" }).getAttribute("href")).toMatch(/^mailto:/);
    expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
  });

  it("A-13.2 opening leaves a receipt once, and the mark of what is new goes", async () => {
    const { service } = show([document("a")]);
    await screen.findByText("Logo of a");
    await vi.waitFor(() => expect(screen.queryByText("New")).toBeNull());
    const receipts = service.requests.filter(({ method }) => method === "POST");
    expect(receipts.map(({ path, body }) => [path, body])).toEqual([
      ["/api/documents/a/receipts", { version: 1 }],
    ]);
  });

  it("A-13.8 the receipt names the version that was shown, also when the list was older, which is then read again", async () => {
    const newer = document("a", { version: 2, title: "New quote", content: "Twice the price" });
    let listed = document("a");
    let readAt: string | null = null;
    const { service } = show([newer], {
      "GET /api/profiles/person-1/documents": () => {
        const documents = [{ ...summaryOf(listed), readAt }];
        listed = newer;
        return { status: 200, body: { documents } };
      },
      "POST /api/documents/a/receipts": () => {
        readAt = "2026-03-03T10:00:00.000Z";
        return { status: 200, body: { readAt } };
      },
    });
    expect(await screen.findByText("Twice the price")).toBeTruthy();
    expect(await screen.findByRole("heading", { level: 3, name: "New quote" })).toBeTruthy();
    await vi.waitFor(() => expect(screen.queryByText("New")).toBeNull());
    const receipts = service.requests.filter(({ method }) => method === "POST");
    expect(receipts.map(({ body }) => body)).toEqual([{ version: 2 }]);
    expect(service.requests.filter(({ path }) => path === "/api/documents/a")).toHaveLength(1);
  });

  const many = Array.from({ length: 9 }, (_, index) => document(`${index + 1}`));

  it("a long list can be searched while the open document stays, and a short one has no search", async () => {
    const { person } = show(many);
    await screen.findByText("Logo of 1");
    await person.type(screen.getByRole("searchbox", { name: "Search documents" }), "quote 7");
    expect(screen.getByText("1 of 9 documents")).toBeTruthy();
    const list = screen.getByRole("navigation", { name: "Documents" });
    expect(within(list).getAllByRole("button")).toHaveLength(1);
    expect(screen.getByText("Logo of 1")).toBeTruthy();
    await person.click(within(list).getByRole("button", { name: /^Quote 7/ }));
    expect(await screen.findByText("Logo of 7")).toBeTruthy();
    await person.type(screen.getByRole("searchbox"), "x");
    expect(screen.getByText("No document matches.")).toBeTruthy();
    cleanup();
    show(many.slice(1));
    await screen.findByText("Logo of 2");
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it("a document that is chosen while the one before is scrolled begins at its top", async () => {
    const { person } = show([document("a"), document("b")]);
    await screen.findByText("Logo of a");
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
    const box = vi.spyOn(Element.prototype, "getBoundingClientRect");
    onTestFinished(() => {
      scroll.mockRestore();
      box.mockRestore();
    });
    box.mockReturnValue(new DOMRect(0, 300, 600, 800));
    await person.click(screen.getByRole("button", { name: /^Quote b/ }));
    expect(scroll).not.toHaveBeenCalled();
    box.mockReturnValue(new DOMRect(0, -4000, 600, 8000));
    await person.click(screen.getByRole("button", { name: /^Quote a/ }));
    expect(scroll).toHaveBeenCalledOnce();
  });

  it("a client has nothing to upload or delete", async () => {
    show([document("a")]);
    await screen.findByText("Logo of a");
    expect(screen.queryByRole("button", { name: /Upload Document|Delete/ })).toBeNull();
  });
});

describe("the administrator on a client's page", () => {
  const openDialog = async (handlers: Handlers = {}) => {
    const { person, service } = showAsAdmin([], handlers);
    await person.click(await screen.findByRole("button", { name: "Upload Document" }));
    const dialog = screen.getByRole("dialog", { name: "Upload Document" });
    const send = () => person.click(within(dialog).getByRole("button", { name: "Upload Document" }));
    return { person, service, dialog, send };
  };

  it("A-13.2 sees when the client read it, and leaves no receipt", async () => {
    const readAt = "2026-03-03T10:00:00.000Z";
    const { service } = showAsAdmin([document("a", { readAt }), document("b")]);
    await screen.findByText("Logo of a");
    expect(screen.getAllByText(/^Read on 3 March 2026/).length).toBeGreaterThan(0);
    expect(screen.getByText("Not read yet")).toBeTruthy();
    expect(service.requests.some(({ method }) => method === "POST")).toBe(false);
  });

  it("A-11.8 D-05.2 shares typed markdown with this client; the form clears", async () => {
    const { person, service, dialog, send } = await openDialog({
      "POST /api/admin/documents": () => ({
        status: 201,
        body: {
          document: {
            ...document("n"),
            uploadedBy: "o",
            uploadedByEmail: "o@x.example",
            isContentEditable: true,
          },
        },
      }),
    });
    await person.type(within(dialog).getByLabelText("Title"), "Plan");
    await person.click(within(dialog).getByRole("radio", { name: "Design" }));
    await person.type(within(dialog).getByLabelText("Content"), "# Hello");
    const preview = within(dialog).getByRole("region", { name: "Preview" });
    expect(await within(preview).findByRole("heading", { name: "Hello" })).toBeTruthy();
    await send();
    expect(await within(dialog).findByText(/is shared/)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLInputElement>("Title").value).toBe("");
    expect(service.requests.find(({ method }) => method === "POST")?.body).toEqual({
      clientId: clientId,
      title: "Plan",
      description: "",
      icon: "🎨",
      content: "# Hello",
    });
  });

  it("D-05.44 what is typed while it uploads stays in the form, and what was sent leaves it", async () => {
    let finish = () => {};
    const { person, dialog, send } = await openDialog({
      "POST /api/admin/documents": () =>
        new Promise((resolve) => {
          const details = { uploadedBy: "o", uploadedByEmail: "o@x.example", isContentEditable: true };
          finish = () => resolve({ status: 201, body: { document: { ...document("n"), ...details } } });
        }),
    });
    const title = within(dialog).getByLabelText<HTMLInputElement>("Title");
    const content = within(dialog).getByLabelText<HTMLTextAreaElement>("Content");
    await person.type(title, "Plan");
    await person.type(content, "# Hello");
    await send();
    await person.clear(title);
    await person.type(title, "Next plan");
    finish();
    expect(await within(dialog).findByText(/is shared/)).toBeTruthy();
    expect([title.value, content.value]).toEqual(["Next plan", ""]);
  });

  it("D-05.4 says what is missing, and sends nothing", async () => {
    const { person, service, dialog, send } = await openDialog();
    await send();
    expect(within(dialog).getByText("Please enter a document title")).toBeTruthy();
    expect(within(dialog).getByText("Please enter document content")).toBeTruthy();
    await person.click(within(dialog).getByRole("radio", { name: "Markdown file" }));
    await send();
    expect(within(dialog).getByText("Please select a file to upload")).toBeTruthy();
    expect(service.requests.some(({ method }) => method === "POST")).toBe(false);
  });

  it("D-05.3 takes .md files, shows their text before they are sent, and refuses others", async () => {
    const { person, service, dialog, send } = await openDialog({
      "POST /api/admin/documents/files": () => problem("internal-error"),
    });
    await person.click(within(dialog).getByRole("radio", { name: "Markdown file" }));
    const input = within(dialog).getByLabelText("Markdown file", { selector: "input[type=file]" });
    const free = userEvent.setup({ applyAccept: false });
    await free.upload(input, new File(["x"], "page.html", { type: "text/html" }));
    expect(within(dialog).getByText("Please select a markdown (.md) file")).toBeTruthy();
    expect(within(dialog).queryByText("page.html")).toBeNull();
    await free.upload(input, new File(["# From a file"], "plan.md"));
    expect(within(dialog).getByText("plan.md")).toBeTruthy();
    expect(await within(dialog).findByRole("heading", { name: "From a file" })).toBeTruthy();
    await person.type(within(dialog).getByLabelText("Title"), "Plan");
    await send();
    expect(await within(dialog).findByText("Failed to upload document. Please try again.")).toBeTruthy();
    const body = service.requests.find(({ method }) => method === "POST")?.body;
    expect(body instanceof FormData && [body.get("clientId"), body.get("title")]).toEqual([clientId, "Plan"]);
  });

  it("an empty file is refused when it is chosen, and so is one that cannot be read", async () => {
    const { person, dialog } = await openDialog();
    await person.click(within(dialog).getByRole("radio", { name: "Markdown file" }));
    const input = within(dialog).getByLabelText("Markdown file", { selector: "input[type=file]" });
    await person.upload(input, new File([], "empty.md"));
    expect(within(dialog).getByText("This file is empty. Please choose another one.")).toBeTruthy();
    const gone = new File(["# Plan"], "gone.md");
    vi.spyOn(gone, "text").mockRejectedValue(new DOMException("Gone", "NotReadableError"));
    await person.upload(input, gone);
    expect(
      await within(dialog).findByText("This file could not be read. Please choose it again."),
    ).toBeTruthy();
    expect(within(dialog).queryByText("gone.md")).toBeNull();
  });

  it("D-05.304 a file that changed after it was chosen is not sent; it says so, and the same one can be chosen again", async () => {
    const { person, service, dialog, send } = await openDialog();
    await person.click(within(dialog).getByRole("radio", { name: "Markdown file" }));
    const input = within(dialog).getByLabelText<HTMLInputElement>("Markdown file", {
      selector: "input[type=file]",
    });
    const file = new File(["# Plan"], "plan.md");
    await person.upload(input, file);
    await within(dialog).findByRole("heading", { name: "Plan" });
    await person.type(within(dialog).getByLabelText("Title"), "Plan");
    const refused = new File([], "plan.md");
    vi.spyOn(refused, "arrayBuffer").mockRejectedValue(new DOMException("Changed", "NotReadableError"));
    vi.spyOn(file, "slice").mockReturnValue(refused);
    await send();
    expect(
      await within(dialog).findByText(
        "This file was changed or removed after you chose it. Please choose it again.",
      ),
    ).toBeTruthy();
    expect(within(dialog).queryByText("plan.md")).toBeNull();
    expect(service.requests.some(({ method }) => method === "POST")).toBe(false);
    expect(input.files).toHaveLength(1);
    await person.click(input);
    expect(input.files).toHaveLength(0);
  });

  it.each([
    [
      problem("invalid-request", {
        errors: [{ path: "title", message: "Please use at most 200 characters." }],
      }),
      "Please use at most 200 characters.",
    ],
    [problem("sign-in-required"), "Please sign in."],
    [problem("too-many-requests", { detail: "Try again in 5 minutes." }), "Try again in 5 minutes."],
    ["offline", "The server did not answer. Check your connection and try again."],
  ] as const)("a refused upload says why and keeps the input: %#", async (answer, text) => {
    const { person, dialog, send } = await openDialog({ "POST /api/admin/documents": () => answer });
    await person.type(within(dialog).getByLabelText("Title"), "Plan");
    await person.type(within(dialog).getByLabelText("Content"), "# Hello");
    await send();
    expect(await within(dialog).findByText(text)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/^Content/).value).toBe("# Hello");
  });

  it("D-05.20 leaving asks first where something was typed, and not where nothing was", async () => {
    const { person, dialog } = await openDialog();
    await person.type(within(dialog).getByLabelText("Content"), "# Terms");
    await person.keyboard("{Escape}");
    const question = screen.getByRole("alertdialog", { name: "Discard this document?" });
    await person.click(within(question).getByRole("button", { name: "Keep editing" }));
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>("Content").value).toBe("# Terms");
    await person.click(within(dialog).getByRole("button", { name: "Cancel" }));
    await person.click(screen.getByRole("button", { name: "Discard document" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await person.click(screen.getByRole("button", { name: "Upload Document" }));
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  const typeDraft = async () => {
    const opened = await openDialog();
    await opened.person.type(within(opened.dialog).getByLabelText("Title"), "Plan");
    await opened.person.click(within(opened.dialog).getByRole("radio", { name: "Design" }));
    await opened.person.type(within(opened.dialog).getByLabelText("Content"), "# Hello");
    return opened;
  };

  const reopened = () => {
    cleanup();
    return showAsAdmin([]);
  };

  it("after the page was lost the dialog is open again with what was typed, and another client's is not", async () => {
    await typeDraft();
    reopened();
    const dialog = await screen.findByRole("dialog", { name: "Upload Document" });
    expect(within(dialog).getByLabelText<HTMLInputElement>("Title").value).toBe("Plan");
    expect(within(dialog).getByRole<HTMLInputElement>("radio", { name: "Design" }).checked).toBe(true);
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>("Content").value).toBe("# Hello");
    cleanup();
    renderPart(<UploadDialog clientId="other" clientName="Bert" viewerId="viewer-1" onClose={() => {}} />);
    expect(screen.getByLabelText<HTMLTextAreaElement>("Content").value).toBe("");
  });

  it("a chosen file is no part of the draft: the dialog asks for it again", async () => {
    const { person, dialog } = await openDialog();
    await person.type(within(dialog).getByLabelText("Title"), "Plan");
    await person.click(within(dialog).getByRole("radio", { name: "Markdown file" }));
    const input = within(dialog).getByLabelText("Markdown file", { selector: "input[type=file]" });
    await person.upload(input, new File(["# Secret"], "plan.md"));
    const again = reopened();
    const restored = within(await screen.findByRole("dialog", { name: "Upload Document" }));
    expect(restored.getByLabelText<HTMLInputElement>("Title").value).toBe("Plan");
    await again.person.click(restored.getByRole("radio", { name: "Markdown file" }));
    await again.person.click(restored.getByRole("button", { name: "Upload Document" }));
    expect(restored.getByText("Please select a file to upload")).toBeTruthy();
  });

  it("the draft is deleted once the document is shared, and once it is discarded", async () => {
    const details = { uploadedBy: "o", uploadedByEmail: "o@x.example", isContentEditable: true };
    const { person, dialog, send } = await openDialog({
      "POST /api/admin/documents": () => ({
        status: 201,
        body: { document: { ...document("n"), ...details } },
      }),
    });
    await person.type(within(dialog).getByLabelText("Title"), "Plan");
    await person.type(within(dialog).getByLabelText("Content"), "# Hello");
    expect(sessionStorage).toHaveLength(1);
    await send();
    await within(dialog).findByText(/is shared/);
    expect(sessionStorage).toHaveLength(0);
    await person.type(within(dialog).getByLabelText("Title"), "Next");
    expect(sessionStorage).toHaveLength(1);
    await person.keyboard("{Escape}");
    await person.click(screen.getByRole("button", { name: "Discard document" }));
    expect(sessionStorage).toHaveLength(0);
    reopened();
    await screen.findByText("No documents available yet.");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("A-11.9 deletes after 'Are you sure you want to delete this document?'", async () => {
    let stored = [document("a")];
    const { person } = showAsAdmin(stored, {
      "GET /api/profiles/person-1/documents": () => ({
        status: 200,
        body: { documents: stored.map(summaryOf) },
      }),
      "DELETE /api/admin/documents/a": () => {
        stored = [];
        return { status: 204 };
      },
    });
    await person.click(await screen.findByRole("button", { name: "Delete" }));
    const question = screen.getByRole("alertdialog");
    expect(within(question).getByText("Are you sure you want to delete this document?")).toBeTruthy();
    expect(within(question).getByText("It can be restored from the bin for 30 days.")).toBeTruthy();
    expect(stored).toHaveLength(1);
    await person.click(within(question).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No documents available yet.")).toBeTruthy();
  });

  it("A-11.9 a deletion that fails says 'Failed to delete document' and why, and leaves it", async () => {
    const { person } = showAsAdmin([document("a")], {
      "DELETE /api/admin/documents/a": () => problem("unavailable"),
    });
    await person.click(await screen.findByRole("button", { name: "Delete" }));
    await person.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete document")).toBeTruthy();
    expect(screen.getByText("The service is busy. Please try again in a moment.")).toBeTruthy();
    expect(screen.getByText("Logo of a")).toBeTruthy();
  });

  it("A-11.67 a document that an unanswered deletion has removed can be deleted again", async () => {
    let stored = [document("a")];
    let isListUp = true;
    const { person } = showAsAdmin(stored, {
      "GET /api/profiles/person-1/documents": () =>
        isListUp ? { status: 200, body: { documents: stored.map(summaryOf) } } : "offline",
      "DELETE /api/admin/documents/a": () => {
        if (stored.length === 0) return problem("not-found");
        stored = [];
        isListUp = false;
        return "offline";
      },
    });
    const remove = async () => {
      await person.click(await screen.findByRole("button", { name: "Delete" }));
      await person.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    };
    await remove();
    expect(await screen.findByText("Failed to delete document")).toBeTruthy();
    isListUp = true;
    await remove();
    expect(await screen.findByText("Document deleted")).toBeTruthy();
    expect(await screen.findByText("No documents available yet.")).toBeTruthy();
  });

  it("A-11.68 after a deletion without an answer the list is loaded again", async () => {
    let stored = [document("a")];
    const { person } = showAsAdmin(stored, {
      "GET /api/profiles/person-1/documents": () => ({
        status: 200,
        body: { documents: stored.map(summaryOf) },
      }),
      "DELETE /api/admin/documents/a": () => {
        stored = [];
        return "offline";
      },
    });
    await person.click(await screen.findByRole("button", { name: "Delete" }));
    await person.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No documents available yet.")).toBeTruthy();
  });

  it("A-11.1 after a deletion the pane says 'Select a Document'", async () => {
    let stored = [document("a"), document("b")];
    const { person } = showAsAdmin(stored, {
      "GET /api/profiles/person-1/documents": () => ({
        status: 200,
        body: { documents: stored.map(summaryOf) },
      }),
      "DELETE /api/admin/documents/a": () => {
        stored = stored.slice(1);
        return { status: 204 };
      },
    });
    await person.click(await screen.findByRole("button", { name: "Delete" }));
    await person.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    expect(await screen.findByRole("heading", { name: "Select a Document" })).toBeTruthy();
    expect(screen.getByText("Choose a document from the sidebar to view its contents")).toBeTruthy();
  });
});
