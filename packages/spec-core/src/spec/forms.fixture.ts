import fc from "fast-check";
import { sectionNames } from "../onboarding/layout-sections.ts";
import {
  contentStyleOptions,
  goalOptions,
  pageOptions,
  timelineOptions,
  toneOptions,
} from "../onboarding/options.ts";
import {
  buttonStyleNames,
  type Onboarding,
  onboardingSchema,
  pageLayoutNames,
} from "../onboarding/schema.ts";
import { anyCharacter } from "../random/any-character.fixture.ts";
import { fontWeights } from "../typography/fonts.ts";
import type { SpecContext } from "./context.ts";

/** A context with constant values. */
export const context: SpecContext = {
  now: new Date("2025-06-01T12:00:00.000Z"),
  id: () => "k7q2",
  product: "Sitewright",
  host: "sites.example",
};

/** A form with every question answered. */
export const fullForm: Onboarding = onboardingSchema.parse({
  formData: {
    businessName: "Kiln & Co",
    websiteName: "Kiln Pottery",
    description: "Hand-thrown tableware for restaurants",
    niche: "Pottery",
    goals: ["Sell Products", "Showcase Portfolio"],
    audience: "Restaurants and keen cooks",
    pages: ["Home", "About", "Services", "Blog", "Contact"],
    customPages: ["Press kit"],
    competitors: "Mud & Fire",
    timeline: "1-3 months",
    budget: "$5,000 - $10,000",
    tone: "Bold",
    contentStyle: "Casual",
    hostingHelp: true,
    hasDomain: true,
    hasHosting: true,
    domainName: "kiln.example",
    hostingProvider: "Acme Hosting",
    ndaAccepted: true,
    aiContentCreation: true,
    contentNotes: "Mention the wood kiln",
    aiImageSourcing: true,
    contentDocuments: [{ id: "f2", name: "story.pdf" }],
    socialMedia: {
      facebook: "facebook.com/kiln",
      instagram: "@kiln",
      twitter: "@kiln",
      linkedin: "https://www.linkedin.com/company/kiln",
      youtube: "@kiln",
      tiktok: "@kiln",
    },
  },
  layoutSections: Object.fromEntries(sectionNames.map((name) => [name, name !== "team"])),
  layoutTemplates: { selected: "ecommerce-advanced", category: "ecommerce" },
  uploadedFiles: [
    { id: "f1", name: "logo.svg", type: "logo", size: 900, url: "/files/f1", storagePath: "logo/u/f1" },
    {
      id: "f2",
      name: "story.pdf",
      type: "document",
      size: 9000,
      url: "/files/f2",
      storagePath: "document/u/f2",
    },
  ],
});

const words = fc.string({ unit: anyCharacter, maxLength: 60 });
const pageName = fc.oneof(fc.constantFrom(...pageOptions), fc.string({ maxLength: 20 }));
const names = fc.array(pageName, { maxLength: 8 });
const optional = (values: readonly string[]) =>
  fc.oneof(fc.constantFrom("", ...values), fc.string({ maxLength: 20 }));
const color = fc.oneof(
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`),
  fc.string({ maxLength: 20 }),
);
const family = fc.oneof(
  fc.constantFrom("Inter", "Bebas Neue", "Bodega Serif", "Space Mono"),
  fc.string({ unit: anyCharacter, minLength: 1, maxLength: 30 }).filter((text) => text.trim() !== ""),
);
const weight = fc.constantFrom(...fontWeights);
const size = fc.constantFrom("0.875rem", "1rem", "2.25rem");

const formData = fc.record(
  {
    businessName: words,
    websiteName: words,
    description: words,
    niche: words,
    goals: fc.array(optional(goalOptions), { maxLength: 5 }),
    audience: words,
    pages: names,
    customPages: names,
    competitors: words,
    timeline: optional(timelineOptions),
    budget: words,
    tone: optional(toneOptions),
    contentStyle: optional(contentStyleOptions),
    hostingHelp: fc.boolean(),
    hasDomain: fc.boolean(),
    hasHosting: fc.boolean(),
    domainName: words,
    hostingProvider: words,
    ndaAccepted: fc.boolean(),
    aiContentCreation: fc.boolean(),
    contentNotes: words,
    aiImageSourcing: fc.boolean(),
    contentDocuments: fc.array(fc.record({ id: words, name: words }), { maxLength: 3 }),
    socialMedia: fc.record({ facebook: words, instagram: words, linkedin: words }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

/** Arbitrary valid forms, from empty to complete. */
export const anyForm: fc.Arbitrary<Onboarding> = fc
  .record(
    {
      formData,
      themeColors: fc.record({
        primary: color,
        accent: color,
        background: color,
        text: color,
        h1: color,
        h2: color,
        h3: color,
      }),
      fonts: fc.record({
        h1: family,
        h2: family,
        h3: family,
        body: family,
        h1Weight: weight,
        h2Weight: weight,
        h3Weight: weight,
        bodyWeight: weight,
        h1Size: size,
        h2Size: size,
        h3Size: size,
        bodySize: size,
      }),
      selectedButtonStyle: fc.constantFrom(...buttonStyleNames),
      layoutSections: fc.record(
        { hero: fc.boolean(), team: fc.boolean(), Hero: fc.boolean(), pricing: fc.boolean() },
        { requiredKeys: [] },
      ),
      pageLayout: fc.constantFrom(...pageLayoutNames),
      pageTree: fc.array(
        fc.record(
          {
            name: pageName,
            title: words,
            children: fc.array(fc.record({ name: pageName, title: pageName }, { requiredKeys: ["name"] }), {
              maxLength: 3,
            }),
          },
          { requiredKeys: ["name"] },
        ),
        { maxLength: 5 },
      ),
      uploadedFiles: fc.array(
        fc.record({ id: words, name: words, size: fc.nat(), type: fc.constantFrom("logo", "media") }),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: [] },
  )
  .map((input) => onboardingSchema.parse(input));
