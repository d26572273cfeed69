import { isHexColor } from "../color/hex.ts";
import { themeColorNames } from "../color/theme-colors.ts";
import { socialNetworks } from "../onboarding/form-data.ts";
import { isUnclearLink } from "../onboarding/social-links.ts";
import { undecided } from "../onboarding/toggles.ts";
import { roleOf } from "../onboarding/uploaded-file.ts";
import { isAnswered } from "./answers.ts";
import { type ClarificationId, questions } from "./data/questions.ts";
import { fontImports } from "./font-imports.ts";
import { knownContentStyle, knownTone } from "./known-options.ts";
import type { Project } from "./project.ts";

/** A question that the client has to answer, and the place in the spec that waits for it. */
export interface Clarification {
  /** Stable across versions of the spec. */
  readonly id: string;
  /** A dotted path into the spec. */
  readonly path: string;
  readonly question: string;
  /** The client's own words that the question is about; empty where there are none. */
  readonly about: string;
}

type Check = (project: Project) => boolean;

const isBlank =
  (
    name: "businessName" | "description" | "niche" | "audience" | "competitors" | "timeline" | "budget",
  ): Check =>
  ({ form }) =>
    !isAnswered(form[name]);

const always: Check = () => true;

const isOpen: Readonly<Record<ClarificationId, Check>> = {
  "business-name": isBlank("businessName"),
  "website-name": ({ form }) => !isAnswered(form.websiteName) || form.websiteName.trim() === undecided,
  description: isBlank("description"),
  niche: isBlank("niche"),
  audience: isBlank("audience"),
  competitors: isBlank("competitors"),
  "business-size": always,
  "contact-details": always,
  goals: ({ form }) => !form.goals.some(isAnswered),
  "social-media": ({ form }) => !socialNetworks.some((network) => isAnswered(form.socialMedia[network])),
  timeline: isBlank("timeline"),
  budget: isBlank("budget"),
  pages: ({ pages }) => pages.length === 0,
  "home-page": ({ pages }) => pages.length > 0 && !pages.some((page) => page.path === "/"),
  sections: ({ sections }) => sections.length === 0,
  tone: ({ form }) => !knownTone(form.tone),
  "content-style": ({ form }) => !knownContentStyle(form.contentStyle),
  language: always,
  logo: ({ input }) => !input.uploadedFiles.some((file) => roleOf(file) === "logo"),
  texts: ({ form }) => !form.aiContentCreation && form.contentDocuments.length === 0,
  pictures: ({ form, input }) =>
    !form.aiImageSourcing && !input.uploadedFiles.some((file) => roleOf(file) !== "logo"),
  domain: ({ form }) => !isAnswered(form.domainName),
  hosting: ({ form }) => (form.hasHosting ? !isAnswered(form.hostingProvider) : !form.hostingHelp),
  nda: ({ form }) => !form.ndaAccepted,
};

function fixedQuestions(project: Project): Clarification[] {
  return questions
    .filter(({ id }) => isOpen[id](project))
    .map(({ id, path, question }) => ({ id, path, question, about: "" }));
}

function unreadableColors({ input }: Project): Clarification[] {
  return themeColorNames
    .filter((name) => !isHexColor(input.themeColors[name]))
    .map((name) => ({
      id: `color-${name}`,
      path: `design.designSystem.colors.theme.${name}`,
      question: "Which exact color is meant? A readable stand-in is used until then.",
      about: input.themeColors[name],
    }));
}

function unclearLinks({ form }: Project): Clarification[] {
  return socialNetworks
    .filter((network) => isUnclearLink(network, form.socialMedia[network]))
    .map((network) => ({
      id: `social-${network}`,
      path: `businessInfo.socialMedia.${network}`,
      question: "What is the full address of this profile?",
      about: form.socialMedia[network].trim(),
    }));
}

function unknownPages({ pages }: Project): Clarification[] {
  return pages.flatMap(({ name, purpose, path }, index) =>
    purpose === null
      ? [
          {
            id: `page-${path.slice(1)}`,
            path: `siteStructure.pages.${index}.purpose`,
            question: "What is this page for, and what should it contain?",
            about: name,
          },
        ]
      : [],
  );
}

function missingFiles({ input, form }: Project): Clarification[] {
  const ids = new Set(input.uploadedFiles.filter((file) => !file.isTemporary).map((file) => file.id));
  return form.contentDocuments.flatMap(({ id, name }, index, all) =>
    ids.has(id) || all.findIndex((document) => document.id === id) < index
      ? []
      : [
          {
            id: `document-${id}`,
            path: `aiFeatures.contentDocuments.${index}`,
            question: "Please send this document again; it is not among the uploaded files.",
            about: name,
          },
        ],
  );
}

function missingFonts({ input, context }: Project): Clarification[] {
  return fontImports(input.fonts, context.fontKitUrl ?? null).flatMap(({ family, url }, index) =>
    url === null
      ? [
          {
            id: `font-${index + 1}`,
            path: `design.designSystem.typography.imports.${index}`,
            question: "Which style sheet provides this font family, and does its license cover the site?",
            about: family,
          },
        ]
      : [],
  );
}

/** What the client left open, in the order of the questionnaire. */
export const clarificationsOf = (project: Project): Clarification[] => [
  ...fixedQuestions(project),
  ...unreadableColors(project),
  ...unclearLinks(project),
  ...unknownPages(project),
  ...missingFiles(project),
  ...missingFonts(project),
];
