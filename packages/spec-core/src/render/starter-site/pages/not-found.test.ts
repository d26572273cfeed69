import { expect, it } from "vitest";
import { renderStarterSite } from "../render-starter-site.ts";
import { sixtyForms, specOf } from "../sites.fixture.ts";

it("C-36.718 the page for unknown addresses says so in a sentence that names the business", () => {
  const [form] = sixtyForms;
  if (!form) throw new Error("No form.");
  const page = renderStarterSite(specOf(form))["404.html"] ?? "";
  expect(page).toContain("Kiln &amp; Co has no page at this address.");
});
