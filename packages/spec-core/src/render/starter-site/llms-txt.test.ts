import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { fullForm } from "../../spec/forms.fixture.ts";
import { hostileForms } from "../hostile-forms.fixture.ts";
import { llmsTxt } from "./llms-txt.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { siteOfForm, specOf } from "./sites.fixture.ts";

const textOf = (form: typeof fullForm): string => llmsTxt(siteOfForm(form));

it("C-36.70 llms.txt says what the business is and where its pages stand", () => {
  expect(textOf(fullForm)).toMatch(
    /^# Kiln Pottery\n\n> Hand-thrown tableware for restaurants\n\n## Pages\n/,
  );
  expect(textOf(fullForm)).toContain("- [About](<https://kiln.example/about>)\n");
  expect(textOf(fullForm)).toContain("## Optional\n\n- [Privacy");
});

it("C-36.71 llms.txt holds confirmed details alone, and no address while the domain is open", () => {
  const form = onboardingSchema.parse({
    formData: {
      businessName: "Oven",
      description: "We bake bread. My brother has the password.",
      pages: ["Home", "About"],
      contact: { phone: "0113 496 0000" },
    },
  });
  const text = textOf(form);
  expect(text).toContain("- Phone: 0113 496 0000");
  expect(text).toContain("- [About](<about/index.html>)");
  expect(text).not.toMatch(/password|https?:/);
});

it("C-36.72 a client's words cannot add a line to llms.txt", () => {
  for (const form of hostileForms)
    for (const line of textOf(form).split("\n"))
      expect(line).toMatch(/^$|^# |^> |^## (?:Contact|Pages|Optional)$|^- /);
});

it("C-36.73 the contact form is a tool for agents by name and description", () => {
  const page = renderStarterSite(specOf(fullForm))["contact/index.html"] ?? "";
  expect(page).toMatch(/data-toolname="[a-z_]+" data-tooldescription="Send a message to Kiln &amp; Co"/);
});

it("C-37.10 while the domain is open no page, no JSON-LD and no robots.txt names an address of the site", () => {
  const { websiteName, ...rest } = fullForm.formData;
  const open = { ...fullForm, formData: { ...rest, websiteName, hasDomain: false, domainName: "" } };
  const files = renderStarterSite(specOf(open));
  for (const [path, text] of Object.entries(files))
    if (path !== "sitemap.xml") expect(text, path).not.toMatch(/kilnpottery\.com|rel="canonical"|og:url/);
  expect(files["index.html"]).toContain('"@id":"#business"');
  expect(files["sitemap.xml"]).toContain("https://kilnpottery.com/about");
});
