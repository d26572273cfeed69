import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAdmin, setWindowWidth } from "../../test/render-admin.tsx";
import { founder, samplePost } from "../../test/samples.ts";

it("D-06.41 of several posts the rest is deleted where one fails, which is named with the reason, stays chosen and can be tried again", async () => {
  setWindowWidth(1440);
  const faults = [{ path: "/api/news/posts/post-2", fault: "unavailable" as const }];
  const { user, server } = renderAdmin("/posts", {
    user: founder,
    posts: [1, 2, 3].map((n) => samplePost(n)),
    faults,
  });
  await user.click(await screen.findByRole("checkbox", { name: "Select all" }));
  const remove = async () => {
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  };
  // Another person deleted the first one meanwhile.
  server.state.posts = server.state.posts.slice(1);
  await remove();
  await screen.findByText("2 posts deleted");
  const fault = await screen.findByText("Failed to delete post");
  expect(fault.parentElement?.textContent).toMatch(/Post 2: \w+/);
  await screen.findByText("1 of 1 post");
  expect(server.state.posts.map(({ id }) => id)).toEqual(["post-2"]);
  faults.length = 0;
  await remove();
  await screen.findByText("Post deleted successfully!");
  expect(server.state.posts).toEqual([]);
});
