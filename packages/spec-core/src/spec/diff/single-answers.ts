import { themeColorNames } from "../../color/theme-colors.ts";
import { socialNetworks } from "../../onboarding/form-data.ts";
import { notSpecified } from "../answers.ts";
import type { Spec } from "../schema.ts";
import type { SpecChange } from "./change.ts";
import { addedSentence, changedSentence, removedSentence } from "./sentences.ts";

/** An answer that a spec holds once. */
interface SingleAnswer {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  /** Null while the client has not answered. */
  readonly value: string | boolean | null;
}

const answer = (text: string | null): string | null => (text === notSpecified || text === "" ? null : text);

const colorLabels = {
  primary: "Primary color",
  accent: "Accent color",
  background: "Background",
  text: "Text color",
  h1: "Heading 1 color",
  h2: "Heading 2 color",
  h3: "Heading 3 color",
} as const;

const networkLabels = {
  facebook: "Facebook",
  instagram: "Instagram",
  twitter: "X (Twitter)",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  tiktok: "TikTok",
} as const;

const textRoles = [
  ["h1", "Heading 1"],
  ["h2", "Heading 2"],
  ["h3", "Heading 3"],
  ["body", "Text"],
] as const;

function businessAnswers({ businessInfo }: Spec): SingleAnswer[] {
  const at = (
    id: string,
    key: Exclude<keyof typeof businessInfo, "socialMedia" | "industryEvidence" | "industryConfidence">,
    label: string,
  ) => ({
    id: `business.${id}`,
    path: `businessInfo.${key}`,
    label,
    value: answer(businessInfo[key]),
  });
  return [
    at("name", "name", "Business name"),
    at("website-name", "websiteName", "Website name"),
    at("description", "description", "Description"),
    at("niche", "niche", "Niche"),
    at("audience", "audience", "Audience"),
    at("competitors", "competitors", "Competitors"),
    at("size", "businessSize", "Business size"),
    at("contact-details", "contactDetails", "Contact details"),
    at("country", "country", "Country"),
    at("hours", "openingHours", "Opening hours"),
    at("legal-form", "legalForm", "Legal form"),
    at("registration", "registrationNumber", "Registration number"),
    ...socialNetworks.map((network) => ({
      id: `social.${network}`,
      path: `businessInfo.socialMedia.${network}`,
      label: networkLabels[network],
      value: answer(businessInfo.socialMedia[network]),
    })),
  ];
}

function projectAnswers(spec: Spec): SingleAnswer[] {
  const { projectRequirements: project, hosting, legalAndCompliance, aiFeatures } = spec;
  const at = (id: string, path: string, label: string, value: string | boolean | null): SingleAnswer => ({
    id,
    path,
    label,
    value: typeof value === "string" ? answer(value) : value,
  });
  return [
    at("project.timeline", "projectRequirements.timeline", "Timeline", project.timeline),
    at("project.budget", "projectRequirements.budget", "Budget", project.budget),
    at("hosting.help", "hosting.needsHelp", "Help with hosting", hosting.needsHelp),
    at("hosting.own-domain", "hosting.hasDomain", "Own domain", hosting.hasDomain),
    at("hosting.domain-name", "hosting.domainName", "Domain", hosting.domainName),
    at("hosting.own-hosting", "hosting.hasHosting", "Own hosting", hosting.hasHosting),
    at("hosting.provider", "hosting.hostingProvider", "Hosting provider", hosting.hostingProvider),
    at(
      "legal.nda",
      "legalAndCompliance.ndaAccepted",
      "Confidentiality agreement accepted",
      legalAndCompliance.ndaAccepted,
    ),
    at("content.creation", "aiFeatures.contentCreation", "Texts written for you", aiFeatures.contentCreation),
    at("content.notes", "aiFeatures.contentNotes", "Notes on the content", aiFeatures.contentNotes),
    at("content.pictures", "aiFeatures.imageSourcing", "Pictures found for you", aiFeatures.imageSourcing),
  ];
}

function designAnswers({ design: { designSystem, styleGuide } }: Spec): SingleAnswer[] {
  const { colors, typography, buttons, layout } = designSystem;
  const at = (id: string, path: string, label: string, value: string | null): SingleAnswer => ({
    id,
    path: `design.${path}`,
    label,
    value: answer(value),
  });
  const system = "designSystem";
  return [
    ...themeColorNames.map((name) =>
      at(`colors.${name}`, `${system}.colors.theme.${name}`, colorLabels[name], colors.theme[name]),
    ),
    ...textRoles.flatMap(([role, label]) =>
      (["family", "weight", "size"] as const).map((part) =>
        at(
          `fonts.${role}-${part}`,
          `${system}.typography.${role}.${part}`,
          `${label} ${part === "family" ? "font" : part}`,
          typography[role][part],
        ),
      ),
    ),
    at("fonts.kit", `${system}.typography.kitStylesheet`, "Font kit", typography.kitStylesheet),
    at("buttons.style", `${system}.buttons.style`, "Buttons", buttons.style),
    at("layout.page", `${system}.layout.pageLayout`, "Page layout", layout.pageLayout),
    at("layout.template", `${system}.layout.template.selected`, "Layout template", layout.template.selected),
    at("layout.category", `${system}.layout.template.category`, "Kind of layout", layout.template.category),
    at("voice.tone", "styleGuide.tone", "Design tone", styleGuide.tone),
    at("voice.content-style", "styleGuide.contentStyle", "Content style", styleGuide.contentStyle),
  ];
}

const answersOf = (spec: Spec): SingleAnswer[] => [
  ...businessAnswers(spec),
  ...projectAnswers(spec),
  ...designAnswers(spec),
];

/** The differences between answers that stand once in a spec. */
export function singleChanges(a: Spec, b: Spec): SpecChange[] {
  const later = new Map(answersOf(b).map((entry) => [entry.id, entry]));
  return answersOf(a).flatMap(({ id, path, label, value: before }): SpecChange[] => {
    const after = later.get(id)?.value ?? null;
    if (before === after) return [];
    if (before === null)
      return after === null
        ? []
        : [{ id, path, kind: "added", after, sentence: addedSentence(label, after) }];
    if (after === null)
      return [{ id, path, kind: "removed", before, sentence: removedSentence(label, before) }];
    return [{ id, path, kind: "changed", before, after, sentence: changedSentence(label, before, after) }];
  });
}
