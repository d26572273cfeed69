import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderAdmin } from "../test/render-admin.tsx";
import { founder, samplePost } from "../test/samples.ts";

it.each(["/users", "/outbox", "/audit", "/agents", "/staff", "/projects/one/specification"])(
  "%s says to an editor that the role does not include it, and asks the service for nothing of it",
  async (path) => {
    const { server } = renderAdmin(path, { user: { ...founder, role: "editor", isAdmin: false } });
    await screen.findByText("Your role does not include this screen");
    expect(screen.getByRole("link", { name: "Back to the start page" }).getAttribute("href")).toBe("/admin");
    expect(server.requests.map(({ path: asked }) => asked)).toEqual(["/api/auth/session"]);
  },
);

it("a screen of the role is shown", async () => {
  renderAdmin("/posts", {
    user: { ...founder, role: "editor", isAdmin: false },
    posts: [samplePost(1)],
  });
  await screen.findByText("Post 1");
});
