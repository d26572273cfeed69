import { describe, expect, it } from "vitest";
import { onboardingSchema } from "../../../onboarding/schema.ts";
import { renderStarterSite } from "../render-starter-site.ts";
import { specOf } from "../sites.fixture.ts";

const closingOf = (formData: object): string => {
  const form = onboardingSchema.parse({
    formData: {
      businessName: "Ida Blom",
      niche: "Curtain making",
      contentStyle: "Professional",
      ...formData,
    },
  });
  const page = renderStarterSite(specOf(form))["careers/index.html"] ?? "";
  return /<section class="closing[\s\S]*?<\/section>/u.exec(page)?.[0] ?? "";
};

const contact = { phone: "021 555 0142", email: "ida@blom.example", country: "IE" };

describe("C-36.990 the call at the end of the page of open positions", () => {
  it("is one to apply, not that for customers", () => {
    const band = closingOf({ pages: ["Home", "Careers", "Contact"], goals: ["Book Appointments"], contact });
    expect(band).toContain("How to apply");
    expect(band).toContain('href="../contact/index.html"');
    expect(band).not.toMatch(/tel:|How can we help|Book/u);
  });

  it("leads to the mail where no page has the contact, and with none where nothing is known", () => {
    expect(closingOf({ pages: ["Home", "Careers"], contact })).toContain('href="mailto:ida@blom.example"');
    expect(closingOf({ pages: ["Home", "Careers"] })).toBe("");
  });
});
