import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defaultOnboarding } from "./default-onboarding.ts";
import { onboardingSchema } from "./schema.ts";

const storedBefore = (layoutSections: Record<string, boolean>) =>
  onboardingSchema.parse({ layoutSections }).layoutSections;

describe("onboardingSchema", () => {
  it("reads an empty object as the untouched wizard", () => {
    expect(onboardingSchema.parse({})).toEqual(defaultOnboarding);
    expect(onboardingSchema.parse(defaultOnboarding)).toEqual(defaultOnboarding);
  });

  it("accepts a half-finished form", () => {
    const parsed = onboardingSchema.parse({
      formData: { businessName: "Kiln & Co", socialMedia: { twitter: "@kiln" } },
    });
    expect(parsed.formData.businessName).toBe("Kiln & Co");
    expect(parsed.formData.socialMedia).toEqual({
      ...defaultOnboarding.formData.socialMedia,
      twitter: "@kiln",
    });
  });

  it("drops unknown keys and cannot be used to pollute prototypes", () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"x":1},"extra":1,"formData":{"__proto__":{"polluted":1},"extra":1}}',
    );
    const parsed = onboardingSchema.parse(hostile);
    expect(Object.keys(parsed)).not.toContain("extra");
    expect(Object.keys(parsed.formData)).not.toContain("extra");
    expect(Object.hasOwn(parsed, "constructor")).toBe(false);
    expect("polluted" in parsed || "polluted" in parsed.formData || "polluted" in {}).toBe(false);
  });

  it("C-06.5 a color field keeps free text", () => {
    const themeColors = { ...defaultOnboarding.themeColors, primary: "sky blue" };
    expect(onboardingSchema.parse({ themeColors }).themeColors.primary).toBe("sky blue");
  });

  it("C-16.1 all eight sections are off at first", () => {
    expect(defaultOnboarding.layoutSections).toEqual({
      hero: false,
      features: false,
      services: false,
      testimonials: false,
      portfolio: false,
      pricing: false,
      team: false,
      contact: false,
    });
  });

  it.each([
    ["Hero", "hero"],
    ["Features", "features"],
    ["Pricing", "pricing"],
    ["Testimonials", "testimonials"],
    ["Call to Action", "contact"],
  ])("C-16.2 the old key %s is read as %s", (old, current) => {
    expect(storedBefore({ [old]: true })).toEqual({ ...defaultOnboarding.layoutSections, [current]: true });
  });

  it("C-16.3 the old key Footer is dropped", () => {
    expect(storedBefore({ Footer: true })).toEqual(defaultOnboarding.layoutSections);
  });

  it("C-16.4 only lowercase keys are written, and a current key wins over its old spelling", () => {
    expect(storedBefore({ Hero: true, hero: false, "Call to Action": true })).toEqual({
      ...defaultOnboarding.layoutSections,
      contact: true,
    });
  });

  it("refuses an over-long answer with its path", () => {
    const result = onboardingSchema.safeParse({ formData: { businessName: "x".repeat(201) } });
    expect(result.error?.issues[0]?.path).toEqual(["formData", "businessName"]);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example/x",
    "/\\evil.example/x",
    "/\t/evil.example/x",
    "/\u0000/evil.example/x",
  ])("S55 refuses a file address %j", (url) => {
    const file = { id: "1", name: "a.png", size: 1, url };
    expect(onboardingSchema.safeParse({ uploadedFiles: [file] }).success).toBe(false);
  });

  it("drops control characters and halves of surrogate pairs, keeps line breaks and emoji", () => {
    const description = "a\u0000b\r\nc\td\uD800 🧁";
    expect(onboardingSchema.parse({ formData: { description } }).formData.description).toBe("ab\nc\td 🧁");
  });

  it("C-27.1 content documents are a list of uploaded files", () => {
    const contentDocuments = [{ id: "f1", name: "menu.pdf" }];
    expect(onboardingSchema.parse({ formData: { contentDocuments } }).formData.contentDocuments).toEqual(
      contentDocuments,
    );
  });

  it("can be published as JSON Schema for what is sent and for what is stored", () => {
    expect(z.toJSONSchema(onboardingSchema, { io: "input" })).toHaveProperty("properties.layoutSections");
    expect(z.toJSONSchema(onboardingSchema, { io: "output" })).toHaveProperty("properties.layoutSections");
  });
});
