import { signedUpClient } from "../fixtures/account.ts";
import { clientId, sharedDocument } from "../fixtures/documents.ts";
import { expect, test } from "../fixtures/test.ts";

/** As large as the server takes a document. */
const size = 512 * 1024;
const fill = (text: string): string => text.repeat(Math.floor(size / text.length));

const hostile: readonly (readonly [name: string, content: string])[] = [
  ["underlines of headings", fill("a\n=\n")],
  ["quotes, each by itself", fill("> a\n\n")],
  ["emphasis that was never opened", fill("a* ")],
];

for (const [name, content] of hostile)
  test(`S68 A-11.13 512 kB of ${name}: parts of it are there, and the page answers meanwhile`, async ({
    page,
    context,
    product,
  }) => {
    await signedUpClient(context);
    await sharedDocument(product, context, { title: "Large", content });
    await sharedDocument(product, context, { title: "Small", content: "A short note." });
    await page.goto(`/profile/${await clientId(context)}?tab=documents`);
    await page.getByRole("button", { name: /Large/ }).click();
    const reader = page.getByRole("article", { name: "Large" });
    await expect(reader.locator(".markdown-part").nth(3)).toBeAttached();
    await expect(reader.getByText("Loading the rest of this document...")).toBeAttached();
    // A click is handled while the rest is being laid out, and leaves for another document.
    await page.getByRole("button", { name: /Small/ }).click();
    await expect(page.getByRole("article", { name: "Small" }).getByText("A short note.")).toBeVisible();
  });

test("A-11.13 a long document of ordinary parts is laid out to its end, tables and tasks too", async ({
  page,
  context,
  product,
}) => {
  const part =
    "## Part of the plan\n\nWhat we **agreed** on, with [a link](https://a.example).\n\n- [x] done\n- [ ] open\n\n| Item | Price |\n|--|--:|\n| Site | £900 |\n\n";
  const content = `${part.repeat(Math.ceil(60_000 / part.length))}The very end.\n`;
  await signedUpClient(context);
  await sharedDocument(product, context, { title: "Plan", content });
  await page.goto(`/profile/${await clientId(context)}?tab=documents`);
  const reader = page.getByRole("article", { name: "Plan" });
  await expect(reader.getByRole("cell", { name: "£900" }).first()).toBeVisible();
  await expect(reader.getByText("The very end.")).toBeAttached({ timeout: 150_000 });
  await expect(reader.getByText("Loading the rest of this document")).toHaveCount(0);
  expect(await reader.locator("table").count()).toBe(Math.ceil(60_000 / part.length));
  expect(await reader.locator("pre").count()).toBe(0);
});
