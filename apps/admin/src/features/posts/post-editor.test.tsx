import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { WatchedStorage } from "@sitewright/app-kit/watched-storage";
import { createClient, type EditedPost, postFieldsSchema } from "@sitewright/contracts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { setWindowWidth } from "../../test/render-admin.tsx";
import { founder, samplePost } from "../../test/samples.ts";
import { SessionGate } from "../session/session-gate.tsx";
import { PostEditor } from "./post-editor.tsx";

const sample = samplePost(1);
const fields = postFieldsSchema.parse({ ...sample, content: "" });
const post: EditedPost = { ...sample, version: 1, fields, previewUntil: null };

/** The text of the open editor, which is in a shadow root. */
const findEditor = () =>
  waitFor(() => {
    const hosts = [...document.querySelectorAll("div")].map((host) =>
      host.shadowRoot?.querySelector(".cm-content"),
    );
    const found = hosts.find((content) => content instanceof HTMLElement);
    if (!found) throw new Error("The editor is not loaded yet.");
    return found;
  });

function pastePicture(into: Element, name: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(["x"], name, { type: "image/png" }));
  fireEvent.paste(into, { clipboardData });
}

it("D-06.44 on a narrow window the tabs come before their panel, and each open one names a panel that there is", async () => {
  setWindowWidth(390);
  const { user } = renderPart(<PostEditor post={post} slots={{}} />, {
    address: "/admin/posts/post-1",
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch: createFakeServer({}).fetch }) },
  });
  for (const name of ["Write", "Details"]) {
    const tab = screen.getByRole("tab", { name });
    await user.click(tab);
    const panel = screen.getByRole("tabpanel", { name });
    expect(tab.getAttribute("aria-controls")).toBe(panel.id);
    expect(tab.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});

it("a session that ended while writing leads to the sign-in, and after it the text is there and is saved", async () => {
  setWindowWidth(1440);
  const state = { isSignedIn: true, saved: "" };
  const { fetch } = createFakeServer({
    "GET /api/auth/session": () => ok({ user: state.isSignedIn ? founder : null }),
    "POST /api/auth/sign-in": () => {
      state.isSignedIn = true;
      return ok({ user: founder });
    },
    "PUT /api/news/posts/:id": ({ body }) => {
      if (!state.isSignedIn) return problem("sign-in-required");
      const sent = postFieldsSchema.parse(body);
      state.saved = sent.title;
      return ok({ post: { ...post, version: 2, fields: sent } });
    },
  });
  const { user } = renderPart(<SessionGate>{() => <PostEditor post={post} slots={{}} />}</SessionGate>, {
    address: "/admin/posts/post-1",
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch }) },
  });
  const title = () => screen.findByLabelText<HTMLInputElement>("Title");
  expect((await title()).value).toBe("Post 1");
  expect(document.title).toMatch(/^Edit Post 1: /);
  state.isSignedIn = false;
  await user.type(await title(), ", longer");
  await user.click(await screen.findByRole("button", { name: "Sign in" }));
  await user.type(await screen.findByLabelText("Email"), founder.email);
  await user.type(screen.getByLabelText("Password"), "correct-horse");
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  expect((await title()).value).toBe("Post 1, longer");
  expect(document.title).toMatch(/^Edit Post 1, longer: /);
  await waitFor(() => expect(state.saved).toBe("Post 1, longer"));
});

it("a pasted picture that could not be uploaded is kept, and is inserted where it was pasted when it is tried again", async () => {
  setWindowWidth(1440);
  const state = { isFull: true, saved: "", sent: 0 };
  const { fetch } = createFakeServer({
    "POST /api/admin/post-pictures": () => {
      state.sent += 1;
      return state.isFull
        ? problem("storage-full")
        : ok({ url: "/api/post-pictures/1", width: 1, height: 1 });
    },
    "PUT /api/news/posts/:id": ({ body }) => {
      const sent = postFieldsSchema.parse(body);
      state.saved = sent.content;
      return ok({ post: { ...post, version: 2, fields: sent } });
    },
  });
  const written = { ...post, fields: { ...fields, content: "Bread" } };
  const { user } = renderPart(<PostEditor post={written} slots={{}} />, {
    address: "/admin/posts/post-1",
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch }) },
  });
  const editor = await findEditor();
  pastePicture(editor, "loaf.png");
  await screen.findByText(/^“loaf\.png” was not inserted\. ./);
  expect(state.saved).toBe("");
  state.isFull = false;
  await user.click(screen.getByRole("button", { name: "Try again with loaf.png" }));
  await waitFor(() => expect(state.saved).toBe("![](/api/post-pictures/1)\n\nBread"));
  expect(screen.queryByText(/loaf\.png/)).toBeNull();
  expect(state.sent).toBe(2);
});

it("the list of posts is fetched again after the last save of an editor that was left", async () => {
  setWindowWidth(1440);
  const { fetch } = createFakeServer({
    "PUT /api/news/posts/:id": ({ body }) =>
      ok({ post: { ...post, version: 2, fields: postFieldsSchema.parse(body) } }),
  });
  const { user, queries } = renderPart(<PostEditor post={post} slots={{}} />, {
    address: "/admin/posts/post-1",
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch }) },
  });
  queries.setQueryData(["posts", "list", {}], {});
  await user.type(await screen.findByLabelText("Title"), "!");
  cleanup();
  await waitFor(() => expect(queries.getQueryState(["posts", "list", {}])?.isInvalidated).toBe(true));
});

/** Whether the browser would ask before it leaves or reloads the page. */
function asksBeforeUnload(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

it.each([
  { outcome: "arrives", answer: ok({ url: "/api/post-pictures/1", width: 1, height: 1 }) },
  { outcome: "fails", answer: problem("storage-full") },
])(
  "D-06.58 a picture whose upload $outcome after the editor was left is named as not inserted; a reload during it asks first",
  async ({ answer }) => {
    setWindowWidth(1440);
    const uploading = { end: () => {} };
    const { fetch } = createFakeServer({
      "POST /api/admin/post-pictures": async () => {
        await new Promise<void>((resolve) => Object.assign(uploading, { end: resolve }));
        return answer;
      },
    });
    function Screen() {
      const [isOpen, setIsOpen] = useState(true);
      return isOpen ? (
        <>
          <button type="button" onClick={() => setIsOpen(false)}>
            All posts
          </button>
          <PostEditor post={post} slots={{}} />
        </>
      ) : null;
    }
    const { user } = renderPart(<Screen />, {
      address: "/admin/posts/post-1",
      queryClient: newQueryClient(),
      services: { client: createClient({ fetch }) },
    });
    const editor = await findEditor();
    expect(asksBeforeUnload()).toBe(false);
    pastePicture(editor, "loaf.png");
    await waitFor(() => expect(asksBeforeUnload()).toBe(true));
    await user.click(screen.getByRole("button", { name: "All posts" }));
    uploading.end();
    await screen.findByText("“loaf.png” was not inserted.");
    expect(screen.queryByText("Picture inserted")).toBeNull();
  },
);

it("D-06.59 where the browser cannot store what is not saved the editor says so instead of promising it", async () => {
  setWindowWidth(1440);
  const { fetch } = createFakeServer({ "PUT /api/news/posts/:id": () => problem("unavailable") });
  const { user } = renderPart(<PostEditor post={post} slots={{}} />, {
    address: "/admin/posts/post-1",
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch }), storage: new WatchedStorage(null) },
  });
  await user.type(await screen.findByLabelText("Title"), "!");
  await screen.findByText(/Keep this page open: this browser cannot store your text\.$/);
  expect(screen.queryByText(/Your text is kept in this browser/)).toBeNull();
});

it("D-06.63 where a conflict's choice could not be stored the question says why, and leads to the sign-in where the session has ended", async () => {
  setWindowWidth(1440);
  const theirs = { ...post, version: 2, fields: { ...fields, title: "Theirs" } };
  const { fetch } = createFakeServer({
    "PUT /api/news/posts/:id": ({ headers }) =>
      headers["if-match"] === "2"
        ? problem("sign-in-required")
        : problem("version-conflict", { current: theirs }),
  });
  const { user } = renderPart(<PostEditor post={post} slots={{}} />, {
    address: "/admin/posts/post-1",
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch }) },
  });
  await user.type(await screen.findByLabelText("Title"), "!");
  const question = await screen.findByRole("alertdialog");
  expect(within(question).queryByRole("alert")).toBeNull();
  await user.click(within(question).getByRole("button", { name: "Keep theirs" }));
  const alert = await screen.findByRole("alert");
  expect(screen.getByRole("alertdialog").contains(alert)).toBe(true);
  expect(alert.textContent).toMatch(/^Your choice is not stored yet\. ./);
  within(alert).getByRole("button", { name: "Sign in" });
});

it.each([1440, 390])(
  "D-19.361 an address that opens the comparison with a revision shows it, above the list of revisions (window %i wide)",
  async (width) => {
    setWindowWidth(width);
    const revision = { version: 3, kind: "edit", title: "", words: 1, editorName: "Ann" };
    const { fetch } = createFakeServer({
      "GET /api/admin/posts/:id/revisions": () =>
        ok({ revisions: [{ ...revision, createdAt: "2026-11-20T14:00:00Z" }] }),
      "GET /api/admin/posts/:id/revisions/:version": () => ok({ fields: { ...fields, content: "Before" } }),
    });
    const { user, address } = renderPart(<PostEditor post={post} slots={{}} />, {
      address: "/admin/posts/post-1?dialog=revision&revision=3",
      queryClient: newQueryClient(),
      services: { client: createClient({ fetch }) },
    });
    const dialog = await screen.findByRole("dialog", { name: "Revision 3" });
    await user.click(within(dialog).getAllByRole("button", { name: "Close" })[0] ?? dialog);
    await waitFor(() => expect(address()).toBe("/admin/posts/post-1"));
    await screen.findByRole("list", { name: "Revisions" });
  },
);

it("D-19.362 an address that opens a comparison without naming a revision is left without it", async () => {
  setWindowWidth(1440);
  const { fetch } = createFakeServer({ "GET /api/admin/posts/:id/revisions": () => ok({ revisions: [] }) });
  const { address } = renderPart(<PostEditor post={post} slots={{}} />, {
    address: "/admin/posts/post-1?dialog=revision",
    queryClient: newQueryClient(),
    services: { client: createClient({ fetch }) },
  });
  await waitFor(() => expect(address()).toBe("/admin/posts/post-1"));
});
