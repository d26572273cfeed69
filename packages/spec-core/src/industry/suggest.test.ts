import { describe, expect, it } from "vitest";
import { goalOptions, toneOptions } from "../onboarding/options.ts";
import * as surface from "./index.ts";
import { suggestFeatures, suggestLayout, suggestStack } from "./index.ts";
import { industries } from "./industries.ts";

const plain = { industry: "General Business", tone: "", goals: [] } as const;

describe("suggestFeatures", () => {
  it.each([...goalOptions, "Lead Generation", "Online Store", "Booking System", "Blog", "Portfolio"])(
    "C-14.1 the goal '%s' adds features",
    (goal) => {
      expect(suggestFeatures({ ...plain, goals: [goal] }).length).toBeGreaterThan(
        suggestFeatures(plain).length,
      );
    },
  );

  it.each([
    ["Lead Generation", "Generate Leads", /inquiry form/i],
    ["Online Store", "Sell Products", /checkout/i],
    ["Booking System", "Book Appointments", /appointment/i],
    ["Blog", "Share Information", /articles/i],
    ["Portfolio", "Showcase Portfolio", /gallery/i],
  ])("C-14.1 %s and %s ask for the same", (name, goal, feature) => {
    const features = suggestFeatures({ ...plain, goals: [name] });
    expect(features.some((text) => feature.test(text))).toBe(true);
    expect(suggestFeatures({ ...plain, goals: [goal.toLowerCase()] })).toEqual(features);
  });

  it("C-14.2 every industry has its own features", () => {
    const lists = industries.map((industry) => JSON.stringify(suggestFeatures({ ...plain, industry })));
    expect(new Set(lists).size).toBe(13);
  });

  it("C-14.3 every tone has its own features", () => {
    const lists = toneOptions.map((tone) => JSON.stringify(suggestFeatures({ ...plain, tone })));
    expect(new Set(lists).size).toBe(5);
  });

  it("C-14.1 names each feature once, and knows no goal of an object's own making", () => {
    const features = suggestFeatures({
      ...plain,
      goals: [...goalOptions, "Online Store", "constructor", "__proto__"],
    });
    expect(new Set(features).size).toBe(features.length);
  });
});

describe("suggestStack", () => {
  it.each(["Sell Products", "Book Appointments", "Build Community", "Online Store", "Booking System"])(
    "C-14.4 '%s' needs a server",
    (goal) => {
      expect(suggestStack({ ...plain, goals: [goal] })).toMatchObject({
        approach: "application",
        requiresBackend: true,
      });
    },
  );

  it.each(["Generate Leads", "Share Information", "Educational Content", "Provide Support", "Blog"])(
    "C-14.4 '%s' needs a rented service at most",
    (goal) => {
      const stack = suggestStack({ ...plain, goals: [goal] });
      expect(stack).toMatchObject({ approach: "static-with-services", requiresBackend: false });
    },
  );

  it("C-14.4 a site that only shows something is plain files", () => {
    expect(suggestStack({ ...plain, goals: ["Portfolio"] })).toMatchObject({
      approach: "static",
      backend: [],
    });
  });

  it("C-14.5 the stack minds the industry and the tone", () => {
    expect(suggestStack({ ...plain, industry: "Healthcare" }).reasons).not.toEqual(
      suggestStack(plain).reasons,
    );
    expect(suggestStack({ ...plain, tone: "Bold" }).frontend).not.toEqual(suggestStack(plain).frontend);
  });
});

describe("suggestLayout", () => {
  it.each(["Lead Generation", "Online Store", "Booking System", "Blog", "Portfolio", ...goalOptions])(
    "C-14.6 a page for '%s' opens with the hero and ends with the contact",
    (goal) => {
      const { sections } = suggestLayout({ ...plain, goals: [goal] });
      expect([sections[0], sections.at(-1)]).toEqual(["hero", "contact"]);
    },
  );

  it.each([
    [{ goals: ["Online Store"] }, "ecommerce-basic"],
    [{ goals: ["Sell Products", "Blog"] }, "ecommerce-advanced"],
    [{ goals: ["Portfolio"] }, "portfolio-creative"],
    [{ goals: ["Portfolio"], tone: "Minimalist" }, "portfolio-minimal"],
    [{ goals: ["Lead Generation"] }, "business-standard"],
    [{ goals: ["Lead Generation", "Blog", "Booking System"] }, "business-premium"],
    [{ industry: "Retail & E-commerce" as const }, "ecommerce-basic"],
  ])("C-14.6 %j starts from %s", (input, template) => {
    expect(suggestLayout({ ...plain, ...input }).template).toBe(template);
  });

  it("C-14.7 the industry brings its sections", () => {
    expect(suggestLayout({ ...plain, industry: "Legal Services" }).sections).toContain("team");
    expect(suggestLayout({ ...plain, industry: "Technology" }).sections).toContain("pricing");
  });

  it("C-14.8 the tone sets the page layout", () => {
    expect(suggestLayout({ ...plain, tone: "Bold" }).pageLayout).toBe("full-width");
    expect(suggestLayout({ ...plain, tone: "Minimalist" }).pageLayout).toBe("boxed");
    expect(suggestLayout({ ...plain, tone: "Corporate" }).pageLayout).toBe("contained");
  });
});

it("the public surface of industry is exactly this", () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
    [
      "capabilities",
      "capabilitiesOf",
      "classifyIndustry",
      "industries",
      "industryOf",
      "suggestFeatures",
      "suggestLayout",
      "suggestStack",
    ]
  `);
});
