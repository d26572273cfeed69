import { isDefaultTheme } from "../../color/default-theme.ts";
import { isHexColor } from "../../color/hex.ts";
import { themeColorNames } from "../../color/theme-colors.ts";
import { socialNetworks } from "../../onboarding/form-data.ts";
import { isUnclearLink } from "../../onboarding/social-links.ts";
import { fontImports } from "../font-imports.ts";
import type { Project } from "../project.ts";
import type { Clarification } from "./clarification.ts";
import { quoted } from "./rule.ts";
import { waitingStatements } from "./undecided-words.ts";

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

/** A question where colors are told in words, and the form holds those of every new project. */
function colorsInWords(project: Project): Clarification[] {
  const { themeColors } = project.input;
  const said = saidOfColors(project);
  if (said.length === 0 || !isDefaultTheme(themeColors)) return [];
  return [
    {
      id: "colors-chosen",
      path: "design.designSystem.colors.theme",
      question:
        "Which shades do you mean, or may the designer choose them? The form still holds the colors that every new project starts with.",
      about: `${themeColors.primary}, ${themeColors.accent}`,
      asks: "client",
      blocks: "nothing",
      quotes: said.map((text) => quoted(text)),
    },
  ];
}

/** An answer that names who looks after the profile, not its address. */
const othersProfile =
  /\b(?:login|log in|password|under (?:his|her|their)|does (?:it|this|that)|deals with|ask (?:him|her|them)|runs it|looks after|locked|somebody|someone|nephew|niece|daughter|son|ex)\b/i;

/** The sentences about a profile. */
const saidOf = (network: string, { statements }: Project["words"]): string[] =>
  statements
    .filter(({ text, field }) => field !== "onlyForUs" && text.toLowerCase().includes(network))
    .map(({ text }) => text);

const namedColor =
  /(?<!\p{L})(?:(?<!(?:old|fair|recycled|white|yellow|rose|buy|won|solid|\d ct) )gold(?! (?:price|rings?|medals?|award|coins?|jewell?ery|smith|at\b))|red|blue|green|black|white|pink|purple|orange|yellow|navy|teal|gr[ae]y|beige|turquoise|silver|(?<!(?:sun|ice|hand|face|shaving|clotted|whipped|double|sour|skin|with) )cream(?! (?:teas?|cakes?|crackers?))(?=\W|$))(?!\p{L})/iu;

const onColors = /(?<!\p{L})(?:colou?rs|palettes?)(?!\p{L})(?! (?:photos?|pictures?|prints?|copies))/iu;
/** Characters; what is longer and names a color in passing is about something else. */
const shortWish = 40;

const ofLook =
  "(?<!\\p{L})(?:looks?|style|design|theme|likes?|loves?|wants?|prefers?|brand|logo|sign|van)(?!\\p{L})";
/** A color with a word for the look close to it: 'the van is navy', not 'the story of the dress that was yellow'. */
const colorWish = new RegExp(
  `${ofLook}[^.]{0,30}?${namedColor.source}|${namedColor.source}[^.]{0,30}?${ofLook}`,
  "iu",
);

/** 'No photos of red fly agaric', 'we can't promise a flower, only colors': the color of what is shown or sold. */
const ofPhotos =
  /(?<!\p{L})(?:(?:photos?|pictures?) of|spots?|normal|promise|available|come in|in stock|flowers?)(?!\p{L})/iu;

const besideColors =
  /(?<!\p{L})(?:dark|light|pale|bright|navy|deep|warm|and|or|with|a|bit|of|some|mostly|maybe|please|not|no|too|much|in|on|the|only)(?!\p{L})/giu;

/** 'Dark green and cream please': nothing but colors. */
const isColorsAlone = (text: string): boolean =>
  !/\p{L}/u.test(text.replaceAll(new RegExp(namedColor.source, "giu"), "").replaceAll(besideColors, ""));

/** The wishes for colors in the answers. */
const saidOfColors = (project: Project): string[] =>
  project.words.statements
    .filter(
      ({ text, field, kind }) =>
        (field === "contentNotes" || (field === "competitors" && kind === "wish")) &&
        !ofPhotos.test(text) &&
        !/#[\da-f]{6}(?![\da-z])/iu.test(text) &&
        (onColors.test(text) ||
          colorWish.test(text) ||
          (namedColor.test(text) && text.length <= shortWish && isColorsAlone(text))),
    )
    .map(({ text }) => text);

/** 'A channel exists, don't link.' */
const notLinked = /(?<!\p{L})(?:do not|don['’]?t|not) (?:\p{L}+ )?(?:link|show)(?!\p{L})/iu;

function unclearLinks({ form, words }: Project): Clarification[] {
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
        : "What is the full address of this profile?",
      about: form.socialMedia[network].trim(),
      asks: "client",
      // Until then the site does not link to it.
      blocks: "nothing",
      quotes: [],
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

/** Questions about answers that can be read in several ways, or not at all, beside these others. */
export function unclearAnswers(project: Project, others: readonly Clarification[]): Clarification[] {
  return [
    ...waitingStatements(project, others),
    ...colorsInWords(project),
    ...unreadableColors(project),
    ...unclearLinks(project),
    ...missingFiles(project),
    ...missingFonts(project),
  ];
}
