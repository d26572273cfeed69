import { expect, it } from "vitest";
import { onboardingSchema } from "../../onboarding/schema.ts";
import { renderStarterSite } from "./render-starter-site.ts";
import { specOf } from "./sites.fixture.ts";

/** The pages of a garage whose client has confirmed every detail. */
function pagesOf(description: string): string {
  const answers = {
    businessName: "Cwmdu Body",
    description,
    pages: ["Home", "Contact"],
    goals: ["Generate Leads"],
    contact: { country: "GB" },
  };
  const { facts } = specOf(onboardingSchema.parse({ formData: answers })).content;
  const wordChoices = facts.map(({ id }) => ({ id, print: true }));
  const files = renderStarterSite(specOf(onboardingSchema.parse({ formData: { ...answers, wordChoices } })));
  return Object.entries(files)
    .flatMap(([path, text]) => (path.endsWith(".html") ? [text] : []))
    .join("\n");
}

it("a number for WhatsApp alone opens a chat, and nobody is told to call it", () => {
  const pages = pagesOf("Send photos on whatsapp 07700 900418.");
  expect(pages).toContain('href="https://wa.me/447700900418"');
  expect(pages).toContain("WhatsApp");
  expect(pages).not.toMatch(/tel:|Call 07700|Please call/);
});

it("a number for calls as well is called", () => {
  const pages = pagesOf("Call or whatsapp me on 07700 900418.");
  expect(pages).toContain('href="tel:+447700900418"');
  expect(pages).not.toContain("wa.me");
});

it("'call or text' gives the number as a call and a text beside it; texts alone stay texts", () => {
  const both = pagesOf("Call or text 07700 900418, text is better.");
  expect(both).toContain('href="tel:+447700900418"');
  expect(both).toContain('href="sms:+447700900418"');
  expect(pagesOf("Please text me on 07700 900418, I never hear the phone.")).not.toContain("tel:");
});
