import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultOnboarding } from "./default-onboarding.ts";
import type { Onboarding } from "./schema.ts";
import { validateOnboarding } from "./validate.ts";
import { onboardingWarnings } from "./warnings.ts";

const submittable: Onboarding = {
  ...defaultOnboarding,
  formData: {
    ...defaultOnboarding.formData,
    businessName: "Kiln & Co",
    description: "Hand-thrown tableware",
    niche: "Pottery",
    goals: ["Sell Products"],
    audience: "Restaurants",
    pages: ["Home"],
    contentStyle: "Casual",
  },
};

const withAnswer = (name: string, value: unknown) => ({
  ...submittable,
  formData: { ...submittable.formData, [name]: value },
});

const issuesOf = (input: unknown) => {
  const result = validateOnboarding(input);
  return result.ok ? [] : result.issues;
};

describe("validateOnboarding", () => {
  it("C-17.5 the required answers and the content style are enough to submit", () => {
    expect(validateOnboarding(submittable)).toEqual({ ok: true, value: submittable });
  });

  it.each([
    ["businessName", " ", "Please enter the name of your business"],
    ["description", "", "Please describe your business in a sentence or two"],
    ["niche", "", "Please tell us your industry or niche"],
    ["goals", [], "Please choose at least one goal"],
    ["audience", "", "Please describe who the website is for"],
    ["pages", [], "Please choose at least one page"],
  ])("C-17.5 a missing %s blocks, with its own message", (name, value, message) => {
    expect(issuesOf(withAnswer(name, value))).toEqual([
      { path: `formData.${name}`, message, step: "questionnaire" },
    ]);
  });

  it("C-17.5 a missing content style blocks with the text of its screen", () => {
    expect(issuesOf(withAnswer("contentStyle", ""))).toEqual([
      { path: "formData.contentStyle", message: "Please select a content style to continue", step: "style" },
    ]);
  });

  it("C-17.6 everything else is a warning", () => {
    const paths = onboardingWarnings(submittable).map((issue) => `${issue.step}: ${issue.path}`);
    expect(paths).toEqual([
      "questionnaire: formData.websiteName",
      "questionnaire: formData.competitors",
      "questionnaire: formData.timeline",
      "questionnaire: formData.budget",
      "style: formData.tone",
      "layout: layoutSections",
      "media: uploadedFiles",
      "legal: formData.ndaAccepted",
    ]);
  });

  it("C-17.6 files not uploaded, lost documents and unnamed domain and hosting are warnings", () => {
    const file = {
      id: "f1",
      name: "a.png",
      type: "logo",
      size: 1,
      url: "",
      storagePath: "",
      isTemporary: true,
    };
    const input: Onboarding = {
      ...submittable,
      uploadedFiles: [file],
      formData: {
        ...submittable.formData,
        hasDomain: true,
        hasHosting: true,
        contentDocuments: [
          { id: "f1", name: "a.png" },
          { id: "f2", name: "gone.pdf" },
        ],
      },
    };
    const paths = onboardingWarnings(input).map((issue) => issue.path);
    expect(validateOnboarding(input).ok).toBe(true);
    expect(paths).toEqual(
      expect.arrayContaining([
        "uploadedFiles.0",
        "formData.contentDocuments.1",
        "formData.domainName",
        "formData.hostingProvider",
      ]),
    );
    expect(paths).not.toContain("formData.contentDocuments.0");
  });

  it.each([
    ["not a domain", "We cannot read your domain name as a web address. For example: yourname.com"],
    ["bakehouse", "We cannot read your domain name as a web address. For example: yourname.com"],
    ["", "You have a domain; please tell us its name"],
    ["TBD", "You have a domain; please tell us its name"],
    ["https://www.bakehouse.example/", undefined],
    ["bäckerei.example", undefined],
  ])("C-17.80 a domain that no address can be read from is a warning: '%s'", (domainName, message) => {
    const warningOf = (hasDomain: boolean) =>
      onboardingWarnings({
        ...submittable,
        formData: { ...submittable.formData, hasDomain, domainName },
      }).find(({ path }) => path === "formData.domainName");
    expect(warningOf(true)).toEqual(message && { path: "formData.domainName", message, step: "legal" });
    expect(warningOf(false)).toBeUndefined();
  });

  it.each(["primary", "accent", "background", "text", "h1", "h2", "h3"])(
    "C-06.7 submitting refuses free text in the color field %s with its path",
    (name) => {
      for (const color of ["sky blue", "", "#12345", "#GGGGGG", "#3B82F6FF", "3B82F6"]) {
        const issues = issuesOf({
          ...submittable,
          themeColors: { ...submittable.themeColors, [name]: color },
        });
        expect(issues.map(({ path, step }) => ({ path, step }))).toEqual([
          { path: `themeColors.${name}`, step: "theme" },
        ]);
      }
    },
  );

  it.each([
    ["formData.businessName", withAnswer("businessName", 7), "questionnaire"],
    ["formData.hasDomain", withAnswer("hasDomain", "yes"), "legal"],
    ["formData.description", withAnswer("description", "x".repeat(5001)), "questionnaire"],
    ["formData.goals", withAnswer("goals", Array(51).fill("x")), "questionnaire"],
    ["formData.contentNotes", withAnswer("contentNotes", null), "style"],
    ["selectedButtonStyle", { ...submittable, selectedButtonStyle: "wobbly" }, "theme"],
    ["fonts.h1Size", { ...submittable, fonts: { ...submittable.fonts, h1Size: "12px" } }, "typography"],
    ["pageLayout", { ...submittable, pageLayout: "wide" }, "layout"],
    ["uploadedFiles.0.id", { ...submittable, uploadedFiles: [{ name: "a", size: 1 }] }, "media"],
  ])("C-17.7 an unreadable %s is named with its path, step and a plain message", (path, input, step) => {
    const issues = issuesOf(input);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ path, step });
    expect(issues[0]?.message).toMatch(/^(Please|This|We) /);
  });

  it.each([null, undefined, 7, "form", []])("C-17.7 %j is refused, not thrown", (input) => {
    expect(validateOnboarding(input).ok).toBe(false);
  });

  it("C-17.7 never throws, and every issue has a path within the input and a message", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (formData, themeColors) => {
        const result = validateOnboarding({ formData, themeColors });
        expect(result.ok || result.issues.every((issue) => issue.path !== "" && issue.message !== "")).toBe(
          true,
        );
      }),
    );
  });
});
