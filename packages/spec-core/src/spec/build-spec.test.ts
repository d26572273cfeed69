import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultOnboarding } from "../onboarding/default-onboarding.ts";
import type { Onboarding } from "../onboarding/schema.ts";
import { buildSpec } from "./build-spec.ts";
import { anyForm, context, fullForm } from "./forms.fixture.ts";

const full = buildSpec(fullForm, context);
const empty = buildSpec(defaultOnboarding, context);

const blocks: Readonly<Record<string, string>> = {
  aiInstructions: "version, purpose, expectedOutput, suggestedTools, buildInstructions, contentGeneration",
  businessInfo:
    "name, description, niche, audience, competitors, industry, businessSize, primaryGoal, socialMedia",
  "businessInfo.socialMedia": "facebook, instagram, twitter, linkedin, youtube, tiktok",
  aiFeatures: "contentCreation, contentNotes, imageSourcing, imageStyle, imageKeywords, generatedPages",
  projectRequirements: "timeline, budget, priority, scope",
  "projectRequirements.scope": "totalPages, standardPages, customPages, features",
  hosting:
    "needsHelp, hasDomain, domainName, hasHosting, hostingProvider, requiresBackend, suggestedStack, deploymentInstructions",
  legalAndCompliance: "ndaAccepted",
  design: "designSystem, styleGuide",
  siteStructure: "pages",
  recommendations: "niche, content, tone",
  implementationGuidance: "accessibility",
  technology: "frontend",
  metadata: "generatedDate, clientID, version, createdWith",
  codeTemplates: "html, css, javascript",
  implementationGuide: "phases",
  htmlCssJsInstructions: "html, css, javascript",
};

const freeze = (value: unknown): void => {
  if (typeof value !== "object" || value === null) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
};

describe("buildSpec", () => {
  it.each(Object.entries(blocks))("C-18.1 the block %s has the fields %s", (path, fields) => {
    for (const field of fields.split(", ")) expect(full).toHaveProperty(`${path}.${field}`);
  });

  it("C-18.1 the blocks without fields are there", () => {
    expect(full.aiInstructions.version).toBe("1.0");
    expect(full.aiPrompt.length).toBeGreaterThan(2000);
    expect(full.websiteGoals).toEqual(["Sell Products", "Showcase Portfolio"]);
  });

  it("C-20.9 an open timeline is 'Standard (4-6 weeks)', an open budget 'Standard'", () => {
    expect(empty.projectRequirements).toMatchObject({ timeline: "Standard (4-6 weeks)", budget: "Standard" });
    expect(full.projectRequirements).toMatchObject({ timeline: "1-3 months", budget: "$5,000 - $10,000" });
  });

  it("C-20.10 the client id is the time and random text", () => {
    expect(full.metadata.clientID).toBe(`client_${Date.UTC(2025, 5, 1, 12)}_k7q2`);
  });

  it("C-18.3 clock, ids and product come from outside", () => {
    const other = buildSpec(fullForm, {
      ...context,
      now: new Date(0),
      id: () => "zz",
      product: "Acme Studio",
    });
    expect(other.metadata).toEqual({
      generatedDate: "1970-01-01T00:00:00.000Z",
      clientID: "client_0_zz",
      version: "1.0",
      createdWith: "Acme Studio",
    });
  });

  it("C-18.4 the same input gives the same bytes", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const copy: Onboarding = structuredClone(form);
        expect(JSON.stringify(buildSpec(copy, context))).toBe(JSON.stringify(buildSpec(form, context)));
      }),
      { numRuns: process.env.TEST_FULL ? 50 : 20 },
    );
  });

  it("C-18.4 leaves the input as it was", () => {
    const frozen = structuredClone(fullForm);
    freeze(frozen);
    expect(buildSpec(frozen, context)).toEqual(full);
  });

  it("C-18.4 hands out nothing of its own tables: changing one spec changes no later one", () => {
    const spoilt = buildSpec(fullForm, context);
    const spoil = (value: unknown): void => {
      if (Array.isArray(value)) value.push("spoilt");
      if (typeof value !== "object" || value === null) return;
      for (const [key, part] of Object.entries(value))
        if (typeof part === "string") Reflect.set(value, key, "spoilt");
        else spoil(part);
    };
    spoil(spoilt);
    expect(buildSpec(fullForm, context)).toEqual(full);
  });

  it.each([
    "businessInfo.name",
    "businessInfo.websiteName",
    "businessInfo.description",
    "businessInfo.niche",
    "businessInfo.audience",
    "businessInfo.competitors",
    "businessInfo.businessSize",
    "businessInfo.primaryGoal",
    "businessInfo.socialMedia.tiktok",
    "aiFeatures.contentNotes",
    "aiFeatures.imageStyle",
    "hosting.domainName",
    "hosting.hostingProvider",
    "design.styleGuide.tone",
    "design.styleGuide.contentStyle",
  ])("C-18.6 an open %s is 'Not specified'", (path) => {
    expect(empty).toHaveProperty(path, "Not specified");
  });

  it("C-18.6 an undecided website name counts as none", () => {
    const form = { ...fullForm, formData: { ...fullForm.formData, websiteName: "TBD" } };
    expect(buildSpec(form, context).businessInfo.websiteName).toBe("Not specified");
  });

  it("C-18.6 what the client left open becomes a question", () => {
    const ids = empty.clarifications.map((entry) => entry.id);
    const asked =
      "business-name, country, contact-details, domain, description, audience, goals, pages, pictures";
    expect(ids).toEqual(asked.split(", "));
  });

  it("C-18.6 an answer that was given is not asked for again", () => {
    const ids = full.clarifications.map((entry) => entry.id);
    for (const id of ["business-name", "audience", "goals", "pictures", "domain"])
      expect(ids).not.toContain(id);
    expect(ids).toContain("page-press-kit");
  });

  it("C-18.6 free-text colors, unclear profiles, lost documents and unknown fonts become questions", () => {
    const form: Onboarding = {
      ...fullForm,
      themeColors: { ...fullForm.themeColors, primary: "sky blue" },
      fonts: { ...fullForm.fonts, h1: "Bodega Serif" },
      uploadedFiles: [],
      formData: {
        ...fullForm.formData,
        socialMedia: { ...fullForm.formData.socialMedia, linkedin: "our page" },
      },
    };
    const asked = buildSpec(form, context).clarifications.map(({ id, about }) => `${id}: ${about}`);
    expect(asked).toEqual(
      expect.arrayContaining([
        "color-primary: sky blue",
        "social-linkedin: our page",
        "document-f2: story.pdf",
        "font-1: Bodega Serif",
      ]),
    );
  });

  it("C-18.6 every question has its own id and points at a place in the spec", () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const spec = buildSpec(form, context);
        const ids = spec.clarifications.map((entry) => entry.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { path } of spec.clarifications) expect(spec).toHaveProperty(path);
      }),
      { numRuns: process.env.TEST_FULL ? 100 : 30 },
    );
  });

  it("C-27.2 content documents reach aiFeatures, with whether the file is there", () => {
    expect(full.aiFeatures.contentDocuments).toEqual([{ id: "f2", name: "story.pdf", isAvailable: true }]);
    const lost = buildSpec({ ...fullForm, uploadedFiles: [] }, context);
    expect(lost.aiFeatures.contentDocuments).toEqual([{ id: "f2", name: "story.pdf", isAvailable: false }]);
  });

  it("C-18 pages keep the client's order and nesting, at the sitemap's addresses", () => {
    const pageTree = [
      { name: "Home" },
      { name: "Services", children: [{ name: "Repairs" }] },
      { name: "About" },
    ];
    const formData = {
      ...fullForm.formData,
      pages: ["Home", "About", "Services"],
      customPages: ["Repairs"],
    };
    const { pages, navigation } = buildSpec({ ...fullForm, formData, pageTree }, context).siteStructure;
    const chosen = pages.filter(({ origin }) => origin === "client");
    expect(chosen.map(({ name, parent, url }) => [name, parent, url])).toEqual([
      ["Home", null, "https://kiln.example/"],
      ["Services", null, "https://kiln.example/services"],
      ["Repairs", "Services", "https://kiln.example/repairs"],
      ["About", null, "https://kiln.example/about"],
    ]);
    expect(navigation.items[1]?.children).toEqual([{ name: "Repairs", path: "/repairs" }]);
  });
});
