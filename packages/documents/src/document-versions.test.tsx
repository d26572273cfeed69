import { createFakeServer, type Handlers, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { type AdminDocument, createClient, type DocumentVersion } from "@sitewright/contracts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DocumentReader } from "./document-reader.tsx";

afterEach(cleanup);

const quote: AdminDocument = {
  id: "quote",
  clientId: "person-1",
  title: "Quote for May",
  description: "",
  icon: "💰",
  fileName: null,
  fileUrl: null,
  hasContent: true,
  order: 0,
  version: 4,
  createdAt: "2026-03-02T09:00:00.000Z",
  updatedAt: "2026-05-06T12:00:00.000Z",
  readAt: null,
  uploadedBy: "owner-1",
  uploadedByEmail: "owner@agency.example",
  isContentEditable: true,
};
const version = (number: number, more: Partial<DocumentVersion>): DocumentVersion => ({
  version: number,
  title: "Quote",
  description: "",
  icon: "💰",
  editedBy: "owner-1",
  editorName: "Olive Owner",
  createdAt: `2026-0${number + 1}-02T09:00:00.000Z`,
  readAt: null,
  ...more,
});
const versions = [
  version(4, { title: "Quote for May", editedBy: "viewer-1", editorName: "Vera Viewer" }),
  version(3, { editedBy: "", editorName: "" }),
  version(2, { editedBy: "colleague-1", editorName: "Bo Writer" }),
  version(1, { readAt: "2026-03-03T10:00:00.000Z" }),
];
const stored = (number: number, content: string | null) => ({
  status: 200,
  body: { version: { ...versions.find((one) => one.version === number), content } },
});

function show(handlers: Handlers = {}, mayManage = true) {
  const service = createFakeServer({
    "GET /api/documents/quote": () => ({
      status: 200,
      body: { document: { ...quote, content: "It costs **£900** now." } },
    }),
    "GET /api/admin/documents/quote": () => ({
      status: 200,
      body: { document: { ...quote, content: "It costs **£900** now." }, versions },
    }),
    "GET /api/admin/documents/quote/versions/1": () => stored(1, "It cost **£700** once."),
    ...handlers,
  });
  const reader = { isClient: !mayManage, mayManage, viewerId: "viewer-1", clientName: "Ada Baker" };
  const { user: person } = renderPart(
    <DocumentReader document={quote} reader={reader} onDeleted={() => {}} />,
    { services: { client: createClient({ fetch: service.fetch }) } },
  );
  return { service, person };
}
const disclosure = () => screen.getByRole("button", { name: "Versions (4)" });
const rows = async () => (await screen.findAllByRole("listitem")).map((row) => row.textContent ?? "");
const row = (number: number) => screen.findByRole("button", { name: new RegExp(`^Version ${number}`) });

describe("the versions of a document", () => {
  it("A-13.3 nothing of them is fetched before the administrator opens the list", async () => {
    const { service, person } = show();
    await screen.findByText("£900");
    expect(disclosure().getAttribute("aria-expanded")).toBe("false");
    expect(service.requests.some(({ path }) => path.startsWith("/api/admin"))).toBe(false);
    await person.click(disclosure());
    expect(disclosure().getAttribute("aria-expanded")).toBe("true");
    expect(await rows()).toHaveLength(4);
  });

  it("A-13.4 each says when it was made and by whom, newest first", async () => {
    const { person } = show();
    await person.click(disclosure());
    const [fourth, third, second, first] = await rows();
    expect(fourth).toMatch(/^Version 4Current.*2 May 2026 at \d\d:00, by you/);
    expect(third).toContain("by a deleted user");
    expect(second).toContain("by Bo Writer");
    expect(first).toMatch(/^Version 1.*2 February 2026 at \d\d:00, by Olive Owner/);
  });

  it("A-13.5 each says whether and when the client has read it", async () => {
    const { person } = show();
    await person.click(disclosure());
    const [fourth, , , first] = await rows();
    expect(fourth).toContain("Not read by Ada Baker");
    expect(first).toMatch(/Read by Ada Baker on 3 March 2026 at \d\d:00/);
  });

  it("A-13.6 an older one is shown in the document's place, with what the client sees and the way back", async () => {
    const { person } = show();
    await person.click(disclosure());
    await person.click(await row(1));
    expect(await screen.findByText("£700")).toBeTruthy();
    expect(screen.queryByText("£900")).toBeNull();
    expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
    expect(screen.getByText("This is version 1. Ada Baker sees version 4.")).toBeTruthy();
    expect((await row(1)).getAttribute("aria-current")).toBe("true");
    await person.click(screen.getByRole("button", { name: "Show the current version" }));
    expect(await screen.findByText("£900")).toBeTruthy();
    expect((await row(4)).getAttribute("aria-current")).toBe("true");
  });

  it("A-13.6 a version without content says so", async () => {
    const { person } = show({ "GET /api/admin/documents/quote/versions/1": () => stored(1, null) });
    await person.click(disclosure());
    await person.click(await row(1));
    expect(await screen.findByRole("heading", { name: "Document Content Unavailable" })).toBeTruthy();
  });

  it("A-13.7 a list or a version that cannot be loaded says so and can be tried again", async () => {
    let isUp = false;
    const down = problem("internal-error");
    const { person } = show({
      "GET /api/admin/documents/quote": () =>
        isUp ? { status: 200, body: { document: { ...quote, content: "" }, versions } } : down,
      "GET /api/admin/documents/quote/versions/1": () => (isUp ? stored(1, "It cost **£700** once.") : down),
    });
    await person.click(disclosure());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The versions could not be loaded.");
    isUp = true;
    await person.click(within(alert).getByRole("button", { name: "Try again" }));
    isUp = false;
    await person.click(await row(1));
    expect(await screen.findByRole("heading", { name: "Error Loading Document" })).toBeTruthy();
    isUp = true;
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("£700")).toBeTruthy();
  });

  it("A-13.58 a list that cannot be loaded again stays, and says so", async () => {
    let isUp = true;
    const { person } = show({
      "GET /api/admin/documents/quote": () =>
        isUp
          ? { status: 200, body: { document: { ...quote, content: "" }, versions } }
          : problem("internal-error"),
    });
    await person.click(disclosure());
    expect(await rows()).toHaveLength(4);
    await person.click(disclosure());
    isUp = false;
    await person.click(disclosure());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The list could not be updated.");
    expect(await rows()).toHaveLength(4);
    isUp = true;
    await person.click(within(alert).getByRole("button", { name: "Try again" }));
    await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("A-13.3 a client is offered none", async () => {
    show({}, false);
    await screen.findByText("£900");
    expect(screen.queryByRole("button", { name: /Versions/ })).toBeNull();
  });
});
