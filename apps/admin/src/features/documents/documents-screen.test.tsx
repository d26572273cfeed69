import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { setSession } from "@sitewright/app-kit/session";
import { createClient, type DocumentClient, type ListedDocument } from "@sitewright/contracts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { Route, Routes, useNavigate } from "react-router";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { installLeaveGuard } from "../../lib/leave-guard.ts";
import { paths } from "../../lib/paths.ts";
import { founder, testNow } from "../../test/samples.ts";
import { DocumentsScreen } from "./documents-screen.tsx";
import type { FullDocument } from "./queries.ts";

const at = testNow.toISOString();
const quote: FullDocument = {
  id: "quote",
  clientId: "client",
  title: "Quote",
  description: "",
  icon: "💰",
  fileName: null,
  fileUrl: null,
  hasContent: true,
  isContentEditable: true,
  order: 0,
  version: 1,
  createdAt: at,
  updatedAt: at,
  readAt: null,
  uploadedBy: "founder",
  uploadedByEmail: "founder@agency.example",
  content: "One",
};

const anna: DocumentClient = {
  uid: "client",
  email: "anna@client.example",
  emailVerified: true,
  displayName: "Anna",
  businessName: "",
  photoURL: null,
  createdAt: at,
  documentCount: 1,
};

const unconfirmed: DocumentClient = {
  ...anna,
  uid: "other",
  email: "bert@client.example",
  displayName: "Bert",
  businessName: "Bakery",
  emailVerified: false,
};

/** The documents of the staff, one of them as it is stored now. */
function open(address: string, document = quote, listed: readonly FullDocument[] = []) {
  const state = {
    document,
    listed,
    moves: [] as unknown[],
    isSignedOut: false,
    isReadable: true,
    keys: [] as (string | undefined)[],
    deletion: Promise.resolve(),
    isDeleted: false,
  };
  const { fetch } = createFakeServer({
    "GET /api/admin/documents/all": () => {
      const { content: _, ...summary } = state.document;
      const listed: ListedDocument = { ...summary, clientName: "Anna", clientEmail: "anna@client.example" };
      return ok({ documents: [listed], nextCursor: null, total: 1, isTotalCapped: false });
    },
    "GET /api/admin/documents/clients": ({ query }) => {
      const search = (query.get("search") ?? "").toLowerCase();
      const clients = [anna, unconfirmed].filter(
        (client) =>
          Object.values(client).join(" ").toLowerCase().includes(search) &&
          client.uid === (query.get("client") ?? client.uid),
      );
      return ok({ clients, nextCursor: null, total: clients.length, isTotalCapped: false });
    },
    "GET /api/admin/documents/:id": () =>
      state.isReadable ? ok({ document: state.document, clientName: "Anna", versions: [] }) : "offline",
    "GET /api/admin/documents": () => ok({ documents: state.listed }),
    "POST /api/admin/documents/:id/move": ({ body }) => {
      state.moves.push(body);
      state.listed = state.listed.toReversed();
      return ok({ documents: state.listed });
    },
    "POST /api/admin/documents/files": ({ headers }) => {
      state.keys.push(headers["idempotency-key"]);
      return "offline";
    },
    "DELETE /api/admin/documents/:id": async () => {
      await state.deletion;
      return state.isDeleted ? problem("not-found") : { status: 204 };
    },
    "PUT /api/admin/documents/:id": ({ headers, body }) => {
      const { document, isSignedOut } = state;
      if (isSignedOut) return problem("sign-in-required");
      if (headers["if-match"] !== String(document.version))
        return problem("version-conflict", { current: document });
      state.document = { ...document, ...(body as object), version: document.version + 1 };
      return ok({ document: state.document });
    },
  });
  const queryClient = newQueryClient();
  const { role: _, ...author } = founder;
  setSession(queryClient, { user: author });
  let goBack = (): void => {};
  const Browser = () => {
    const navigate = useNavigate();
    goBack = () => act(() => void navigate(-1));
    return null;
  };
  const {
    user,
    queries,
    address: now,
  } = renderPart(
    <>
      <Browser />
      <Routes>
        <Route path={paths.documentsPattern} element={<DocumentsScreen />} />
      </Routes>
    </>,
    { address, queryClient, services: { client: createClient({ fetch }) } },
  );
  const content = () => screen.getByLabelText<HTMLTextAreaElement>(/^Content/);
  const save = () => user.click(screen.getByRole("button", { name: "Save Changes" }));
  const edit = async () => user.click(await screen.findByRole("button", { name: "Edit" }));
  return { state, user, queries, content, save, edit, goBack: () => goBack(), address: now };
}

it("D-05.41 what was typed into a document replaces no version that arrived meanwhile: both are shown, and opening it again shows that one", async () => {
  const { state, user, queries, content, save, edit } = open(paths.document("quote"));
  await edit();
  await user.type(content(), " and more");
  state.document = { ...quote, content: "Two", version: 2 };
  await queries.invalidateQueries();
  await save();
  const conflict = await screen.findByRole("alert");
  for (const text of ["Someone else has changed this.", "Theirs: Two", "Yours: One and more"])
    expect(conflict.textContent).toContain(text);
  expect(state.document.content).toBe("Two");
  expect(content().value).toBe("One and more");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  await edit();
  expect(content().value).toBe("Two");
  await user.type(content(), "!");
  await save();
  await screen.findByText("Document saved as a new version");
  expect(state.document.content).toBe("Two!");
});

it("an edit that the browser discarded with its page is there again, and is a conflict with a version stored since", async () => {
  const first = open(paths.document("quote"));
  await first.edit();
  await first.user.type(first.content(), " and more");
  const stored = Object.entries({ ...sessionStorage });
  cleanup();
  for (const [key, text] of stored) sessionStorage.setItem(key, text);
  const { state, content, save, edit } = open(paths.document("quote"), {
    ...quote,
    content: "Two",
    version: 2,
  });
  await edit();
  expect(content().value).toBe("One and more");
  await save();
  expect((await screen.findByRole("alert")).textContent).toContain("Theirs: Two");
  expect(state.document.content).toBe("Two");
  await save();
  await screen.findByText("Document saved as a new version");
  expect(state.document.content).toBe("One and more");
});

it("saving a document in which nothing was changed closes it, without a new version for the client", async () => {
  const { state, edit, save } = open(paths.document("quote"));
  await edit();
  await save();
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit document" })).toBeNull());
  expect(state.document.version).toBe(1);
});

it("a move names the document's place and the one beside it", async () => {
  const other = { ...quote, id: "terms", title: "Terms", order: 1 };
  const { state, user } = open(paths.document("quote"), quote, [quote, other]);
  await screen.findByText("1 of 2 in the client’s list");
  expect(screen.getByRole("button", { name: "Up" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Down" }));
  await screen.findByText("2 of 2 in the client’s list");
  expect(state.moves).toEqual([{ from: 0, to: 1 }]);
});

it("D-05.45 an edit that is refused says why, and is saved once the reason is gone", async () => {
  const { state, user, content, save, edit } = open(paths.document("quote"));
  await edit();
  await user.type(content(), " and more");
  state.isSignedOut = true;
  await save();
  expect((await screen.findByRole("alert")).textContent).toContain("Please sign in.");
  state.isSignedOut = false;
  await save();
  await screen.findByText("Document saved as a new version");
  expect(state.document.content).toBe("One and more");
});

it("D-05.42 after a refused edit what is stored now is fetched without being asked", async () => {
  const { state, user, content, save, edit } = open(paths.document("quote"));
  await edit();
  await user.type(content(), " and more");
  state.document = { ...quote, content: "Two", version: 2 };
  await save();
  await screen.findByRole("alert");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  await edit();
  expect(content().value).toBe("Two");
});

it("D-05.48 another person's version is shown from the refusal, although nothing more can be fetched", async () => {
  const { state, user, content, save, edit } = open(paths.document("quote"));
  await edit();
  await user.type(content(), " and more");
  state.document = { ...quote, content: "Two", version: 2 };
  state.isReadable = false;
  await save();
  await screen.findByText("Theirs: Two");
  expect(content().value).toBe("One and more");
});

it("D-05.46 of two edits the other one can be taken, and saving again stores the own one", async () => {
  const { state, user, content, save, edit } = open(paths.document("quote"));
  await edit();
  await user.type(content(), " and more");
  state.document = { ...quote, content: "Two", version: 2 };
  await save();
  await user.click(await screen.findByRole("button", { name: "Keep theirs" }));
  expect(content().value).toBe("Two");
  await screen.findByText(/There is nothing left to save\.$/);
  // Nothing would be lost, so closing asks nothing.
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog", { name: "Edit document" })).toBeNull();
  await edit();
  await user.type(content(), " as well");
  state.document = { ...quote, content: "Three", version: 3 };
  await save();
  await screen.findByText("Theirs: Three");
  await save();
  await screen.findByText("Document saved as a new version");
  expect(state.document).toMatchObject({ content: "Two as well", version: 4 });
});

it("D-05.47 long contents of two edits are compared word by word", async () => {
  const text = "We build the site in six weeks. ".repeat(20);
  const { state, user, content, save, edit } = open(paths.document("quote"), { ...quote, content: text });
  await edit();
  await user.type(content(), "Yours.");
  state.document = { ...quote, content: `${text}Theirs.`, version: 2 };
  await save();
  const conflict = await screen.findByRole("alert");
  expect(conflict.querySelector("del")?.textContent).toBe("Theirs");
  expect(conflict.querySelector("ins")?.textContent).toBe("Yours");
});

it("D-05.49 Back after an upload does not ask for the client again", async () => {
  const { user, goBack } = open(paths.documents());
  await user.click(await screen.findByRole("button", { name: "Upload Document" }));
  await user.click(await screen.findByRole("button", { name: /^Anna/ }));
  const dialog = await screen.findByRole("dialog", { name: "Upload Document" });
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  goBack();
  expect(await screen.findByRole("heading", { name: "Client Documents" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("Back after a deletion does not ask whether to delete again", async () => {
  const { user, goBack, address } = open(paths.documents());
  await user.click(await screen.findByRole("link", { name: "Quote" }));
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog");
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await screen.findByText("Document deleted");
  await waitFor(() => expect(address()).toBe(paths.documents()));
  goBack();
  expect(address()).toBe(paths.document("quote"));
});

it("D-05.50 staff see that a client’s address is unconfirmed before they share a document with them", async () => {
  const { user } = open(paths.documents({ dialog: "choose-client" }));
  await user.click(await screen.findByRole("button", { name: /^Bert Address unconfirmed/ }));
  await screen.findByText("Bert (address unconfirmed) can read it immediately.");
});

it("D-05.320 in the list of clients the warning of an unconfirmed address is apart from the name, of which a long one is cut off", async () => {
  open(paths.documents({ dialog: "choose-client" }));
  const warning = await screen.findByText("Address unconfirmed");
  expect(warning.closest(".truncate")).toBeNull();
  expect(screen.getByText("Bert").closest(".truncate")).toBeTruthy();
  const confirmed = screen.getByRole("button", { name: /^Anna/ });
  expect(confirmed.textContent).not.toContain("unconfirmed");
});

it("D-05.301 a link to the upload cannot say whom a document is shared with: name, address and its confirmation come from the service", async () => {
  open(paths.documents({ dialog: "upload", client: "other", to: "Anna" }));
  const lead = await screen.findByText("Bert (address unconfirmed) can read it immediately.");
  expect(lead.textContent).toContain("bert@client.example");
  expect(document.body.textContent).not.toContain("Anna can");
});

it("D-05.302 nothing can be written to a client whom the service does not know", async () => {
  open(paths.documents({ dialog: "upload", client: "nobody", to: "Anna" }));
  await screen.findByText("There is no such client (any more). Please choose another one.");
  expect(screen.queryByLabelText(/^Content/)).toBeNull();
});

describe("D-05.51 the choice of a client", () => {
  const start = async () => {
    const { user } = open(paths.documents({ dialog: "choose-client" }));
    const find = async (text: string) => {
      const field = await screen.findByLabelText("Name, business or email address");
      await user.clear(field);
      await user.type(field, `${text}{Enter}`);
    };
    await screen.findByText("Newest clients");
    const names = () =>
      screen.getAllByRole("button", { name: /@client\.example/ }).map((button) => button.textContent);
    return { user, find, names };
  };

  it("finds by a part of the name or business, and the person chooses; an empty search shows the newest again", async () => {
    const { user, find, names } = await start();
    await find("Bak");
    expect((await screen.findByText("1 client found")).role).toBe("status");
    expect(names()).toEqual([expect.stringContaining("bert@client.example, Bakery")]);
    await find(" ");
    await screen.findByText("Newest clients");
    expect(names()).toHaveLength(2);
    await find("client.example");
    await screen.findByText("2 clients found");
    await user.click(screen.getByRole("button", { name: /^Anna/ }));
    await screen.findByText("Anna can read it immediately.");
  });

  it("takes the client of a whole address at once, however it is written", async () => {
    const { find } = await start();
    await find("ANNA@client.example");
    await screen.findByText("Anna can read it immediately.");
  });

  it("says at the field that nobody is found, and keeps what was typed, above the newest clients", async () => {
    const { find, names } = await start();
    await find("Bak");
    await screen.findByText("1 client found");
    await find("nobody@x.example");
    await screen.findByText("No user found with that email address");
    await find("Zoe");
    await screen.findByText("No client found for “Zoe”");
    const field = screen.getByLabelText("Name, business or email address");
    expect(field).toHaveProperty("value", "Zoe");
    expect(document.activeElement).toBe(field);
    expect(screen.getByText("Newest clients")).toBeTruthy();
    expect(names()).toHaveLength(2);
  });
});

/** The browser's history at its third entry, with its Back guarded as in the app. */
function guardHistory() {
  history.replaceState({ idx: 2 }, "");
  const go = vi.spyOn(history, "go").mockImplementation(() => {});
  const endWatch = installLeaveGuard();
  onTestFinished(() => {
    endWatch();
    go.mockRestore();
  });
  return { go, pressBack: () => window.dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1 } })) };
}

it("D-05.53 Back while a document is being deleted stays at the dialog, which leads to the list once that is done", async () => {
  const { go, pressBack } = guardHistory();
  const { state, user, address } = open(paths.document("quote"));
  let answer = (): void => {};
  state.deletion = new Promise((resolve) => {
    answer = resolve;
  });
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete document" });
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await within(question).findByText("Deleting...");
  pressBack();
  expect(go).toHaveBeenCalledWith(1);
  answer();
  await screen.findByText("Document deleted");
  await waitFor(() => expect(address()).toBe(paths.documents()));
});

it("D-05.90 a document that an earlier request deleted, whose answer was lost, counts as deleted", async () => {
  const { state, user, address } = open(paths.document("quote"));
  state.isDeleted = true;
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete document" });
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await screen.findByText("Document deleted");
  await waitFor(() => expect(address()).toBe(paths.documents()));
});

it("D-05.43 Back from a document that is being written asks first", async () => {
  const { go, pressBack } = guardHistory();
  const { user } = open(paths.documents({ dialog: "upload", client: "client" }));
  await user.type(await screen.findByLabelText(/^Content\*?/), "Terms");
  pressBack();
  expect(go).toHaveBeenCalledWith(1);
  const question = await screen.findByRole("alertdialog", { name: "Discard this document?" });
  await user.click(within(question).getByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText(/^Content\*?/)).toHaveProperty("value", "Terms");
});

it("the panel names the client, also for somebody who may not open accounts", async () => {
  open(paths.document("quote"));
  const label = await screen.findByText("Client", { selector: "dt" });
  expect(label.nextElementSibling?.textContent).toBe("Anna");
  expect(screen.queryByRole("link", { name: "Anna" })).toBeNull();
});

it("what was shared is counted in the navigation at once", async () => {
  const { user, queries } = open(`${paths.documents()}?dialog=upload&client=client`);
  queries.setQueryData(["overview"], {});
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(queries.getQueryState(["overview"])?.isInvalidated).toBe(true));
});

it("a file that is shared again after a lost answer is sent under the same key", async () => {
  const { state, user } = open(`${paths.documents()}?dialog=upload&client=client`);
  await user.click(await screen.findByRole("radio", { name: "Markdown file" }));
  const dialog = within(screen.getByRole("dialog"));
  const input = dialog.getByLabelText("Markdown file", { selector: "input[type=file]" });
  await user.upload(input, new File(["# Plan"], "plan.md"));
  await user.type(dialog.getByLabelText(/^Title/), "Plan");
  for (const tries of [1, 2]) {
    await user.click(dialog.getByRole("button", { name: "Upload Document" }));
    await waitFor(() => expect(state.keys).toHaveLength(tries));
    await dialog.findByRole("alert");
  }
  const [first, retried] = state.keys;
  expect(first?.length).toBeGreaterThan(7);
  expect(retried).toBe(first);
});
