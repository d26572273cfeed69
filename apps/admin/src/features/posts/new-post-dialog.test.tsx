import { createFakeServer } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient, type EditedPost, postFieldsSchema } from "@sitewright/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { samplePost } from "../../test/samples.ts";
import { NewPostDialog } from "./new-post-dialog.tsx";

it("a new post is counted in the navigation at once", async () => {
  const sample = samplePost(1);
  const fields = postFieldsSchema.parse({ ...sample, content: "" });
  const post: EditedPost = { ...sample, version: 1, fields, previewUntil: null };
  const { fetch } = createFakeServer({ "POST /api/admin/posts": () => ({ status: 201, body: { post } }) });
  const { user, queries, address } = renderPart(<NewPostDialog onClose={() => {}} />, {
    services: { client: createClient({ fetch }) },
  });
  queries.setQueryData(["overview"], {});
  await user.type(screen.getByLabelText(/^Title/), "Bread");
  await user.click(screen.getByRole("button", { name: "Create draft" }));
  await waitFor(() => expect(address()).toBe(`/admin/posts/${post.id}`));
  expect(queries.getQueryState(["overview"])?.isInvalidated).toBe(true);
});
