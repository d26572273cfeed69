import { describe, expect, it } from "vitest";
import { publicWords } from "../content/public-words.ts";
import { defaultOnboarding } from "../onboarding/default-onboarding.ts";
import { onboardingSchema } from "../onboarding/schema.ts";
import { buildSpec } from "./build-spec.ts";
import { context, fullForm } from "./forms.fixture.ts";

/** Each field of the form, another answer for it, and the places of the spec that must follow. */
const perturbations: [field: string, answer: unknown, paths: string][] = [
  ["formData.businessName", "Oven Ltd", "businessInfo.name, aiPrompt, codeTemplates.html"],
  [
    "formData.websiteName",
    "Oven",
    "businessInfo.websiteName, aiPrompt, codeTemplates.html, siteStructure.pages.0.title, siteStructure.pages.1.title",
  ],
  ["formData.description", "We repair bicycles", "businessInfo.description, aiPrompt, codeTemplates.html"],
  [
    "formData.niche",
    "Law firm",
    "businessInfo.niche, businessInfo.industry, businessInfo.industryEvidence, aiPrompt, aiFeatures.imageKeywords, projectRequirements.scope.features, recommendations.niche, legalAndCompliance.industryNotes, siteStructure.sections.suggested",
  ],
  [
    "formData.goals",
    ["Book Appointments"],
    "websiteGoals, businessInfo.primaryGoal, aiPrompt, projectRequirements.scope.features, hosting.suggestedStack, technology.backend",
  ],
  ["formData.audience", "Students", "businessInfo.audience, aiPrompt"],
  [
    "formData.pages",
    ["Home", "FAQ"],
    "siteStructure.pages, siteStructure.totalPages, siteStructure.navigation, projectRequirements.scope.totalPages, projectRequirements.scope.standardPages, aiFeatures.generatedPages, aiPrompt, codeTemplates.html",
  ],
  [
    "formData.customPages",
    ["Menu", "Events"],
    "siteStructure.pages, projectRequirements.scope.customPages, aiFeatures.generatedPages, aiPrompt",
  ],
  ["formData.competitors", "Nobody", "businessInfo.competitors, aiPrompt"],
  ["formData.timeline", "ASAP", "projectRequirements.timeline, projectRequirements.priority, aiPrompt"],
  ["formData.budget", "Under $1,000", "projectRequirements.budget, aiPrompt"],
  [
    "formData.tone",
    "Corporate",
    "design.styleGuide.tone, design.styleGuide.toneRules, design.styleGuide.imageStyle, aiFeatures.imageStyle, recommendations.tone, projectRequirements.scope.features, hosting.suggestedStack.frontend, technology.frontend, aiPrompt",
  ],
  [
    "formData.contentStyle",
    "Technical",
    "design.styleGuide.contentStyle, design.styleGuide.voiceRules, recommendations.content, aiPrompt",
  ],
  ["formData.hostingHelp", false, "hosting.needsHelp, hosting.deploymentInstructions"],
  ["formData.hasDomain", false, "hosting.hasDomain, hosting.deploymentInstructions"],
  ["formData.hasHosting", false, "hosting.hasHosting, hosting.deploymentInstructions"],
  [
    "formData.domainName",
    "oven.example",
    "hosting.domainName, siteStructure.pages.0.url, codeTemplates.html",
  ],
  ["formData.hostingProvider", "Other Host", "hosting.hostingProvider"],
  ["formData.ndaAccepted", false, "legalAndCompliance.ndaAccepted"],
  [
    "formData.aiContentCreation",
    false,
    "aiFeatures.contentCreation, aiFeatures.generatedPages, aiInstructions.contentGeneration, aiPrompt",
  ],
  ["formData.contentNotes", "No jokes", "aiFeatures.contentNotes, aiPrompt"],
  ["formData.aiImageSourcing", false, "aiFeatures.imageSourcing, aiPrompt"],
  ["formData.contentDocuments", [], "aiFeatures.contentDocuments, aiPrompt"],
  ...["facebook", "instagram", "twitter", "linkedin", "youtube", "tiktok"].map(
    (network): [string, unknown, string] => [
      `formData.socialMedia.${network}`,
      "",
      `businessInfo.socialMedia.${network}, siteStructure.socialLinks, aiPrompt, codeTemplates.html`,
    ],
  ),
  ["formData.contact.phone", "0113 496 0123", "content.facts, businessInfo.contactDetails, aiPrompt"],
  ["formData.contact.email", "hello@kiln.example", "content.facts, businessInfo.contactDetails, aiPrompt"],
  [
    "formData.contact.address",
    "12 Potter Street\nLeeds LS1 4DY",
    "content.facts, businessInfo.contactDetails",
  ],
  ["formData.contact.country", "DE", "businessInfo.country, legalAndCompliance.pages"],
  ["formData.contact.openingHours", "Mon-Fri 9-17", "content.facts, businessInfo.openingHours, aiPrompt"],
  ["formData.legalForm", "GmbH", "businessInfo.legalForm"],
  ["formData.registrationNumber", "HRB 104772", "content.facts, businessInfo.registrationNumber, aiPrompt"],
  ["formData.offers", [{ name: "Mug", what: "Stoneware", price: "£18" }], "content.facts, aiPrompt"],
  ["formData.onlyForUs", "Pays late", "content.statements"],
  [
    "formData.wordChoices",
    publicWords(fullForm.formData).statements.map(({ id, isPrinted }) => ({ id, print: !isPrinted })),
    "content.statements, aiPrompt",
  ],
  ...["primary", "accent", "background", "text", "h1", "h2", "h3"].map((name): [string, unknown, string] => [
    `themeColors.${name}`,
    "#123456",
    `design.designSystem.colors.theme.${name}, design.designSystem.colors.shades.${name}, design.designSystem.colors.roles.light, design.designSystem.colors.contrast, codeTemplates.css, aiPrompt`,
  ]),
  ...["h1", "h2", "h3", "body"].flatMap((role): [string, unknown, string][] => {
    const place = `design.designSystem.typography.${role}`;
    return [
      [
        `fonts.${role}`,
        "Lora",
        `${place}.family, ${place}.cssFamily, design.designSystem.typography.imports, codeTemplates.css, aiPrompt`,
      ],
      [
        `fonts.${role}Weight`,
        "300",
        `${place}.weight, design.designSystem.typography.imports, codeTemplates.css, aiPrompt`,
      ],
      [`fonts.${role}Size`, "4rem", `${place}.size, codeTemplates.css, aiPrompt`],
    ];
  }),
  [
    "selectedButtonStyle",
    "modern",
    "design.designSystem.buttons.style, design.designSystem.buttons.boxShadow, codeTemplates.css, aiPrompt",
  ],
  ...["hero", "features", "services", "testimonials", "portfolio", "pricing", "team", "contact"].map(
    (name): [string, unknown, string] => [
      `layoutSections.${name}`,
      name === "team",
      "siteStructure.sections.chosen, siteStructure.pages.0.sections, aiPrompt, codeTemplates.html",
    ],
  ),
  ["layoutTemplates.selected", "ecommerce-basic", "design.designSystem.layout.template.selected"],
  ["layoutTemplates.category", "portfolio", "design.designSystem.layout.template.category"],
  [
    "pageLayout",
    "boxed",
    "design.designSystem.layout.pageLayout, design.designSystem.layout.rule, codeTemplates.css, aiPrompt",
  ],
  [
    "pageTree",
    [{ name: "Home" }, { name: "Services", title: "Our work", children: [{ name: "Press kit" }] }],
    "siteStructure.pages, siteStructure.navigation, projectRequirements.scope, aiPrompt, codeTemplates.html",
  ],
  ["uploadedFiles", [], "assets.logos, assets.files, aiFeatures.contentDocuments, clarifications"],
  ["uploadedFiles.0.id", "f9", "assets.logos.0.id"],
  ["uploadedFiles.0.name", "mark.svg", "assets.logos.0.name"],
  ["uploadedFiles.0.type", "media", "assets.logos, assets.files"],
  ["uploadedFiles.0.size", 1, "assets.logos.0.sizeBytes"],
  ["uploadedFiles.0.url", "/files/other", "assets.logos.0.url"],
  ["uploadedFiles.0.storagePath", "logo/other", "assets.logos.0.storagePath"],
  ["uploadedFiles.0.isTemporary", true, "assets.logos.0.isUploaded"],
  ["uploadedFiles.0.role", "team", "assets.logos.0.role"],
];

function leaves(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === "" ? key : `${path}.${key}`));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function withAnswer(form: unknown, keys: readonly string[], answer: unknown): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return answer;
  if (Array.isArray(form))
    return form.map((item, index) => (String(index) === key ? withAnswer(item, rest, answer) : item));
  return isObject(form) ? { ...form, [key]: withAnswer(form[key], rest, answer) } : answer;
}

const at = (value: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

const before = buildSpec(fullForm, context);

describe("every answer reaches the spec", () => {
  it("C-18.5 the table lists every field of the form", () => {
    const fields = [...leaves(defaultOnboarding, ""), "pageTree"];
    const listed = perturbations.map(([field]) => field);
    expect(fields.filter((field) => !listed.includes(field))).toEqual([]);
  });

  it.each(perturbations)("C-18.5 changing %s to %j changes %s", (field, answer, paths) => {
    const form = onboardingSchema.parse(withAnswer(fullForm, field.split("."), answer));
    const after = buildSpec(form, context);
    const unchanged = paths.split(", ").filter((path) => {
      expect(at(before, path) ?? at(after, path), path).toBeDefined();
      return JSON.stringify(at(before, path)) === JSON.stringify(at(after, path));
    });
    expect(unchanged).toEqual([]);
  });
});

it("C-18.5 the website's name sets the addresses where there is no domain", () => {
  const form = (websiteName: string) =>
    onboardingSchema.parse({ formData: { pages: ["Home"], websiteName } });
  expect(buildSpec(form("Kiln Pottery"), context).siteStructure.pages[0]?.url).toBe(
    "https://kilnpottery.com/",
  );
  expect(buildSpec(form("TBD"), context).siteStructure.pages[0]?.url).toBe("https://sites.example/");
});
