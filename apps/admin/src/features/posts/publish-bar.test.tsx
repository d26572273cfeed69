import { createFakeServer, ok, problem } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient, type EditedPost, postFieldsSchema } from "@sitewright/contracts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useNavigate } from "react-router";
import { expect, it } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { samplePost } from "../../test/samples.ts";
import { PostSaver } from "./post-saver.ts";
import { PublishBar } from "./publish-bar.tsx";

const sample = samplePost(1);
const post: EditedPost = {
  ...sample,
  version: 1,
  fields: postFieldsSchema.parse({ ...sample, content: "" }),
  previewUntil: null,
};

/** The bar over a post that the service has stored. */
function show(fetch: typeof globalThis.fetch, stored = post, dialog = "") {
  const client = createClient({ fetch });
  const copies = { read: () => undefined, write: () => true, remove: () => true };
  const saver = new PostSaver({ client, post: stored, copies });
  let goBack = (): void => {};
  const Browser = () => {
    const navigate = useNavigate();
    goBack = () => act(() => void navigate(-1));
    return null;
  };
  const { user, address } = renderPart(
    <>
      <Browser />
      <PublishBar saver={saver} state={saver.read()} />
    </>,
    { address: `/admin/posts/post-1${dialog}`, queryClient: newQueryClient(), services: { client } },
  );
  return { saver, user, address, back: () => goBack() };
}

it("D-06.42 what prevents publishing is listed beside the button, each by itself, until it is tried again", async () => {
  const errors = [
    { path: "content", message: "Please write the article first." },
    { path: "author", message: "Please say who wrote it." },
  ];
  const detail = `It is not published yet. ${errors.map(({ message }) => message).join(" ")}`;
  let answer: ReturnType<typeof ok> = problem("invalid-input", { detail, errors });
  const { fetch } = createFakeServer({ "POST /api/admin/posts/:id/publish": () => answer });
  const { user } = show(fetch);
  const publish = screen.getByRole("button", { name: "Publish" });
  await user.click(publish);
  const alert = await screen.findByRole("alert");
  expect([...alert.querySelectorAll("li")].map((item) => item.textContent)).toEqual(
    errors.map(({ message }) => message),
  );
  await user.click(screen.getByRole("button", { name: /^Dismiss/ }));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(publish);
  await screen.findByRole("alert");
  answer = ok({ post: { ...post, status: "published" } });
  await user.click(publish);
  await screen.findByText("Post published");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("D-06.45 a post that another person saved meanwhile is shown as it is now, and published by the next press", async () => {
  const stored: EditedPost = { ...post, version: 2, fields: { ...post.fields, title: "Theirs" } };
  const { fetch } = createFakeServer({
    "POST /api/admin/posts/:id/publish": ({ headers }) =>
      headers["if-match"] === "2"
        ? ok({ post: { ...stored, status: "published" } })
        : problem("version-conflict", { current: stored }),
  });
  const { saver, user } = show(fetch);
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await screen.findByText("The post could not be changed.");
  expect(saver.read().fields.title).toBe("Theirs");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await screen.findByText("Post published");
});

it.each([
  ["Schedule", "draft"],
  ["Withdraw", "published"],
  ["Preview link", "draft"],
] as const)("D-19.306 Back closes the dialog of “%s” and stays in the editor", async (name, status) => {
  const { user, address, back } = show(createFakeServer({}).fetch, { ...post, status });
  await user.click(screen.getByRole("button", { name }));
  await screen.findByRole(name === "Withdraw" ? "alertdialog" : "dialog");
  back();
  await waitFor(() => expect(document.querySelector("[role$=dialog]")).toBeNull());
  expect(address()).toBe("/admin/posts/post-1");
});

it.each([
  ["schedule", "published"],
  ["withdraw", "draft"],
] as const)(
  "D-19.360 an address that opens “%s” for a post that is %s is left without it",
  async (dialog, status) => {
    const { address } = show(createFakeServer({}).fetch, { ...post, status }, `?dialog=${dialog}`);
    await waitFor(() => expect(address()).toBe("/admin/posts/post-1"));
    expect(document.querySelector("[role$=dialog]")).toBeNull();
  },
);

it("D-19.307 a withdrawal that ends after Back has closed its question leaves the editor open", async () => {
  let answer = (): void => {};
  const withdrawal = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const published: EditedPost = { ...post, status: "published" };
  const { fetch } = createFakeServer({
    "POST /api/admin/posts/:id/withdraw": async () => {
      await withdrawal;
      return ok({ post });
    },
  });
  const { user, address, back } = show(fetch, published);
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).not.toContain("410");
  await user.click(within(question).getByRole("button", { name: "Withdraw" }));
  back();
  answer();
  await screen.findByText("Post withdrawn");
  expect(address()).toBe("/admin/posts/post-1");
});

it("D-06.301 a double press publishes once", async () => {
  const { fetch, requests } = createFakeServer({
    "POST /api/admin/posts/:id/publish": () => ok({ post: { ...post, status: "published" } }),
  });
  const { user } = show(fetch);
  await user.dblClick(screen.getByRole("button", { name: "Publish" }));
  await screen.findByText("Post published");
  expect(requests.filter(({ path }) => path.endsWith("/publish"))).toHaveLength(1);
});
