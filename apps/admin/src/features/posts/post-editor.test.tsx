import { createFakeServer } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient, postFieldsSchema } from "@sitewright/contracts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { newQueryClient } from "../../app.tsx";
import { setWindowWidth } from "../../test/render-admin.tsx";
import { samplePost } from "../../test/samples.ts";
import { PostEditor } from "./post-editor.tsx";

it("D-06.44 on a narrow window the tabs come before their panel, and each open one names a panel that there is", async () => {
  setWindowWidth(390);
  const sample = samplePost(1);
  const fields = postFieldsSchema.parse({ ...sample, content: "" });
  const { user } = renderPart(
    <PostEditor post={{ ...sample, version: 1, fields, previewUntil: null }} slots={{}} />,
    {
      address: "/admin/posts/post-1",
      queryClient: newQueryClient(),
      services: { client: createClient({ fetch: createFakeServer({}).fetch }) },
    },
  );
  for (const name of ["Write", "Details"]) {
    const tab = screen.getByRole("tab", { name });
    await user.click(tab);
    const panel = screen.getByRole("tabpanel", { name });
    expect(tab.getAttribute("aria-controls")).toBe(panel.id);
    expect(tab.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});
