import { createFakeServer, ok } from "@sitewright/app-kit/fake-server";
import { renderPart } from "@sitewright/app-kit/render-part";
import { createClient, type EditedPost, type PostFields, postFieldsSchema } from "@sitewright/contracts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { samplePost } from "../../test/samples.ts";
import { PostDetails } from "./post-details.tsx";

const articles = ["Bread", "Cake", "Tea"].map((title) => ({ path: `/news/${title.toLowerCase()}`, title }));

/** The details of a post, whose fields `changeElsewhere` changes other than by typing. */
async function show(part: Partial<PostFields> = {}, status: EditedPost["status"] = "draft") {
  const { fetch } = createFakeServer({ "GET /api/admin/post-links": () => ok({ links: articles }) });
  const shown = { fields: postFieldsSchema.parse({ ...samplePost(1), content: "", ...part }) };
  const stored = { ...samplePost(1), slug: shown.fields.slug, status, version: 1, previewUntil: null };
  const post: EditedPost = { ...stored, fields: shown.fields };
  let changeElsewhere = (_: Partial<PostFields>) => {};
  function Details() {
    const [{ fields, epoch }, set] = useState({ fields: shown.fields, epoch: 0 });
    shown.fields = fields;
    changeElsewhere = (changed) =>
      act(() => set((now) => ({ fields: { ...now.fields, ...changed }, epoch: now.epoch + 1 })));
    return (
      <PostDetails
        state={{ post, fields, slugFault: undefined, epoch }}
        change={(changed) => set((now) => ({ ...now, fields: { ...now.fields, ...changed } }))}
        onInsert={() => {}}
      />
    );
  }
  const { user } = renderPart(<Details />, { services: { client: createClient({ fetch }) } });
  await screen.findByRole("button", { name: "Tea" });
  const type = async (label: string, text: string): Promise<HTMLElement> => {
    const field = screen.getByLabelText(label);
    await user.type(field, text);
    return field;
  };
  return { shown, user, type, changeElsewhere: (changed: Partial<PostFields>) => changeElsewhere(changed) };
}

const descriptionOf = (field: HTMLElement): string =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

it("D-06.50 a takeaway or keyword that is too long, and those beyond the most that are saved, are named at their field", async () => {
  const { shown, user } = await show();
  const paste = async (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    return descriptionOf(field);
  };
  expect(await paste("Key takeaways", `Short\n${"x".repeat(301)}`)).toBe(
    "Item 2 is longer than 300 characters.",
  );
  expect(await paste("Keywords", "x".repeat(61))).toBe("Item 1 is longer than 60 characters.");
  const lines = Array.from({ length: 13 }, (_, index) => `Line ${index + 1}`);
  expect(await paste("Key takeaways", lines.join("\n"))).toBe("Only the first 12 are saved.");
  expect(shown.fields.keyTakeaways).toEqual(lines.slice(0, 12));
  expect(await paste("Key takeaways", lines.slice(0, 12).join("\n"))).toBe("One per line.");
});

it("D-06.57 what is half typed in keywords, takeaways or the address stays while another field changes other than by typing", async () => {
  const { type, changeElsewhere } = await show({ slug: "bread" });
  const keywords = await type("Keywords", "bread, ");
  changeElsewhere({ content: "Once" });
  const takeaways = await type("Key takeaways", "First\n");
  changeElsewhere({ content: "Once upon" });
  const slug = await type("URL Slug", "-");
  changeElsewhere({ content: "Once upon a time" });
  expect([keywords, takeaways, slug]).toMatchObject([
    { value: "bread, " },
    { value: "First\n" },
    { value: "bread-" },
  ]);
  changeElsewhere({ keywords: ["cake", "tea"], keyTakeaways: ["Second"], slug: "cake" });
  expect([keywords, takeaways, slug]).toMatchObject([
    { value: "cake, tea" },
    { value: "Second" },
    { value: "cake" },
  ]);
});

it("D-06.320 at a changed address of a published post it says that the old one will lead there; nothing leads to a draft's", async () => {
  const published = await show({ slug: "bread" }, "published");
  const moved = /The old address will lead here\.$/;
  const slug = screen.getByLabelText("URL Slug");
  expect(descriptionOf(slug)).not.toMatch(moved);
  await published.type("URL Slug", "-and-salt");
  expect(descriptionOf(slug)).toMatch(moved);
  published.changeElsewhere({ slug: "bread-and-salt" });
  expect(descriptionOf(slug)).toMatch(moved);
  published.changeElsewhere({ slug: "bread" });
  expect(descriptionOf(slug)).not.toMatch(moved);
  cleanup();
  await show({ slug: "bread" });
  expect(descriptionOf(await published.type("URL Slug", "-and-salt"))).not.toMatch(moved);
});

it("D-06.65 after an article is added or removed the focus is on the next one, else on the one before, else on the whole field", async () => {
  const { user } = await show();
  const press = async (name: string) => {
    screen.getByRole("button", { name }).focus();
    await user.keyboard("{Enter}");
  };
  const focused = () =>
    document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
  await press("Bread");
  expect(focused()).toBe("Cake");
  await press("Tea");
  expect(focused()).toBe("Cake");
  await press("Cake");
  const field = screen.getByRole("group", { name: "Internal links" });
  expect(document.activeElement).toBe(field);
  await press("Remove Bread");
  expect(focused()).toBe("Remove Tea");
  await press("Remove Cake");
  expect(focused()).toBe("Remove Tea");
  await press("Remove Tea");
  await waitFor(() => expect(within(field).queryByRole("button", { name: /^Remove/ })).toBeNull());
  expect(document.activeElement).toBe(field);
});
