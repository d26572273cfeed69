import { isHexColor } from "../../color/hex.ts";
import { themeColorNames } from "../../color/theme-colors.ts";
import { socialNetworks } from "../../onboarding/form-data.ts";
import { isUnclearLink } from "../../onboarding/social-links.ts";
import { fontImports } from "../font-imports.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { quoted } from "./rule.ts";
import { silencedTexts } from "./silence.ts";
import { waitingWords } from "./undecided-words.ts";
import { wishedColors } from "./wished-colors.ts";

function unreadableColors({ input }: Project): Clarification[] {
  return themeColorNames
    .filter((name) => !isHexColor(input.themeColors[name]))
    .map((name) => ({
      id: `color-${name}`,
      path: `design.designSystem.colors.theme.${name}`,
      question: "Which exact color do you mean? Until then the site uses a readable substitute.",
      about: input.themeColors[name],
      asks: "client",
      blocks: "page",
      quotes: [],
    }));
}

/** An answer that says who manages the profile instead of giving its address. */
const othersProfile =
  /\b(?:login|log in|password|under (?:his|her|their)|does (?:it|this|that)|deals with|ask (?:him|her|them)|runs it|looks after|locked|somebody|someone|nephew|niece|daughter|son|ex)\b/i;

/** 'We had a complaint on Facebook': what somebody wrote there, not where the profile is. */
const complains =
  /(?<!\p{L})(?:complain\p{L}*|bad reviews?|trolls?|slagg\p{L}*|argu(?:ed|ing|ment)|row)(?!\p{L})/iu;

/** The sentences about a profile. */
const saidOf = (network: string, { statements }: Project["words"]): string[] =>
  statements
    .filter(
      ({ text, field }) =>
        field !== "onlyForUs" && text.toLowerCase().includes(network) && !complains.test(text),
    )
    .map(({ text }) => text);

/** 'A channel exists, don't link', 'not to be linked'. */
const notLinked =
  /(?<!\p{L})(?:do not|don['’]?t|not) (?:\p{L}+ )?(?:link|show)(?!\p{L})|(?:(?<!\p{L})(?:not to|not|never)|n['’]t) be (?:linked|shown)(?!\p{L})|^(?:gone|deleted|closed|quit|left)(?!\p{L})/iu;

function unclearLinks(project: Project): Clarification[] {
  const { form, words } = project;
  return socialNetworks
    .filter(
      (network) =>
        isUnclearLink(network, form.socialMedia[network]) && !notLinked.test(form.socialMedia[network]),
    )
    .map((network) => ({
      id: `social-${network}`,
      path: `businessInfo.socialMedia.${network}`,
      question: [form.socialMedia[network], ...saidOf(network, words)].some((text) =>
        othersProfile.test(text),
      )
        ? "What is the address of this profile, who can give us access, and should the site link to it?"
        : "The site cannot link to this: it names no profile on that network. What is the full address of the profile?",
      about: form.socialMedia[network].trim(),
      asks: "client",
      // Without an answer, the site does not link to the profile.
      blocks: "nothing",
      quotes: saidOf(network, words)
        .filter((text) => !silencedTexts(project).has(text))
        .map((text) => quoted(text)),
    }));
}

function missingFiles({ input, form }: Project): Clarification[] {
  const ids = new Set(input.uploadedFiles.filter((file) => !file.isTemporary).map((file) => file.id));
  return form.contentDocuments.flatMap(({ id, name }, index, all): Clarification[] =>
    ids.has(id) || all.findIndex((document) => document.id === id) < index
      ? []
      : [
          {
            id: `document-${id}`,
            path: `aiFeatures.contentDocuments.${index}`,
            question: "Please send this document again. It is not among your uploaded files.",
            about: name,
            asks: "client",
            blocks: "page",
            quotes: [],
          },
        ],
  );
}

function missingFonts({ input, context }: Project): Clarification[] {
  return fontImports(input.fonts, context.fontKitUrl ?? null).flatMap(
    ({ family, url }, index): Clarification[] =>
      url === null
        ? [
            {
              id: `font-${index + 1}`,
              path: `design.designSystem.typography.imports.${index}`,
              question: "Which style sheet provides this font family, and does its license cover the site?",
              about: family,
              asks: "agency",
              blocks: "launch",
              quotes: [],
            },
          ]
        : [],
  );
}

/** Questions about answers that are ambiguous or unreadable, in addition to the given questions. */
export function unclearAnswers(project: Project, others: readonly Clarification[]): Clarification[] {
  return [
    ...waitingWords(project, others),
    ...wishedColors(project),
    ...unreadableColors(project),
    ...unclearLinks(project),
    ...missingFiles(project),
    ...missingFonts(project),
  ];
}
