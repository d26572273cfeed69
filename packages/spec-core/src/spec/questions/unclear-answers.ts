import { isDefaultTheme } from "../../color/default-theme.ts";
import { isHexColor } from "../../color/hex.ts";
import { themeColorNames } from "../../color/theme-colors.ts";
import { type FactKind, factKinds } from "../../content/fact.ts";
import { trouble } from "../../content/facts/data/keep-words.ts";
import type { JudgedStatement } from "../../content/public-words.ts";
import type { Statement, StatementField } from "../../content/statement.ts";
import { socialNetworks } from "../../onboarding/form-data.ts";
import { isUnclearLink } from "../../onboarding/social-links.ts";
import { fontImports } from "../font-imports.ts";
import { isRefusal } from "../mentions/mentions.ts";
import type { Project } from "../project.ts";
import { does, openFacts, sentencesOn } from "./checks.ts";
import type { Clarification } from "./clarification.ts";
import { askedOffers, restOrContact } from "./open-offers.ts";
import { isAskedAsOpen, isQuotedIn, placeOfField } from "./open-points.ts";
import { isWish } from "./open-wishes.ts";
import { ownPageQuestions } from "./own-pages.ts";
import { quoted } from "./rule.ts";
import { isSilenced } from "./silence.ts";
import { guarantees, licensed } from "./tables/named-things.ts";
import { unnamed } from "./tables/said-in-passing.ts";
import { vagueShares } from "./vague-shares.ts";

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
      ({ text, field }) =>
        field === "contentNotes" &&
        !ofPhotos.test(text) &&
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

// A field only for the agency, or about others, is no candidate for print.
const printable: readonly StatementField[] = ["description", "contentNotes"];

// Fewer letters beside a fact ('Tel. 01234 567890') say nothing that the question about the fact does not ask.
const ownLettersMin = 24;

const confirmedWhole: ReadonlySet<FactKind> = new Set([
  "price",
  "service",
  "person",
  "founded",
  "registration",
  "social",
]);

function isAskedAsFact(statement: Statement, project: Project): boolean {
  const within = openFacts(project, ...factKinds).filter(
    ({ field, start, end }) => field === statement.field && start < statement.end && end > statement.start,
  );
  // The questions about these quote the whole sentence.
  if (within.some(({ kind }) => confirmedWhole.has(kind))) return true;
  const rest = within.reduce((text, fact) => text.replace(fact.text, " "), statement.text);
  return within.length > 0 && rest.replace(/[^\p{L}]/gu, "").length < ownLettersMin;
}

// Nobody answers for a long list of sentences at once.
const sentencesMax = 8;
const wholeMax = 1200;

// A list of things without a person is what the business offers, even where it was judged private.
const listMin = 3;
const speaksOfSomebody =
  /\b(?:i|i'm|me|my|we|us|our|you|your|he|she|they|him|her|them|his|their|but|not|no|never|nobody|don't|didn't|can't)\b/i;

/** The beginning of a sentence that says to visitors what the business is or does. */
const describedTrade =
  /^(?:and |also |so )?(?:(?:i['’]m|i am|we['’]re|we are) (?:an?|fully|the only|all|both|qualified|insured|independent)|(?:we|i) (?:also )?(?:cover|offer|serve|repair|make|sell|teach|train|treat|speak|use|bake|grow|deliver|specialise|specialize|guarantee)|members (?:pay|get|can)|(?:started|founded|opened|established) (?:in|by|at))\b/i;

/** Signs that such a sentence is for the agency all the same. */
const isRemarkToAgency =
  /\b(?:not|no|never|don['’]?t|didn['’]?t|can['’]?t|but|though|honest\w*|honestly|lol|sadly|unfortunately|hate|tired|money|site|website|page|you|please|want|would|he|she|him|her|wife|husband|divorce|\w+['’]d)\b/i;

const doubtfulLettersMax = 200;

/** Whether a private sentence may be for visitors after all: a list, or a sentence that describes the trade. */
const isDoubtful = (statement: Statement): boolean =>
  isDoubtfulList(statement) ||
  (statement.kind === "private" &&
    statement.field === "description" &&
    statement.text.length <= doubtfulLettersMax &&
    describedTrade.test(statement.text) &&
    !isRemarkToAgency.test(statement.text) &&
    !trouble.test(statement.text));

/** Of what was judged private, a list that may be meant for visitors after all. */
const isDoubtfulList = ({ kind, field, text }: Statement): boolean =>
  kind === "private" &&
  field === "description" &&
  text.split(/[,;]/).length >= listMin &&
  !trouble.test(text) &&
  !speaksOfSomebody.test(text.replaceAll("’", "'"));

/** A rest in brackets, an instruction, what the business does not do, what its customers are like: nothing to decide, and the brief has it. */
const isForNobody =
  /^\(|^otherwise(?!\p{L})|^(?:please )?(?:don['’]?t|do not|never) (?:make|use|write|put|say|call)(?!\p{L})|^(?:i|we) (?:don['’]?t|do not|no longer) (?:do|sell|offer|make|take|give|repair|run)(?!\p{L})|(?<!\p{L})(?:(?:my|our) (?:customers|clients|guests|patients|pupils|buyers)|(?:one|two|three|four|some|a few|several) (?:customers|clients|guests|patients)) (?:are|do not|don['’]?t|want|have|come)(?!\p{L})|^(?:payment|we (?:take|accept)|you can pay)(?!\p{L})|(?<!\p{L})(?:would|['’]d) (?:love|like) (?:it|the site|this) (?:up|done|ready|live|online)(?!\p{L})|^there(?:['’]s| is| are) \p{L}+ of us(?!\p{L})/iu;

/** A figure or a mark, which the client has to answer for. */
const isChecked = /\d|(?:percent|per cent)(?!\p{L})|\p{Lu}{2,}/u;

function unsureStatements(project: Project, others: readonly Clarification[]): Clarification[] {
  const { words, form } = project;
  const decided = new Set(form.wordChoices.map(({ id }) => id));
  const asked = new Set([
    ...vagueShares(project),
    ...guarantees(project),
    ...licensed(project),
    ...unnamed(project),
    ...ownPageQuestions(project).flatMap(({ quotes }) => quotes),
    ...(does("booking")(project) ? sentencesOn("booking", "bookingTalk", "table")(project) : []),
    ...(does("jobs")(project) ? sentencesOn("jobs")(project) : []),
  ]);
  const offers = new Set(askedOffers(project));
  const unsure = words.statements.filter(
    (statement) =>
      (statement.kind === "unsure" || isDoubtful(statement)) &&
      !statement.isPrinted &&
      // What is proposed to visitors waits for one press in the portal, and the brief lists it.
      statement.proposal !== "print" &&
      !decided.has(statement.id) &&
      printable.includes(statement.field) &&
      !isSilenced(statement, project) &&
      !asked.has(statement.text) &&
      !isWish(statement) &&
      !isRefusal(statement.text) &&
      !isForNobody.test(statement.text) &&
      (statement.kind === "private" || isChecked.test(statement.text)) &&
      !isQuotedIn(statement.text, others) &&
      !restOrContact.test(statement.text) &&
      !offers.has(statement) &&
      !isAskedAsFact(statement, project) &&
      !isAskedAsOpen(statement, project),
  );
  const [first] = unsure;
  if (!first) return [];
  return [
    {
      id: "unsure-statements",
      path: placeOfField[first.field],
      question:
        "May visitors read this, and if so, what exactly holds, for whom and when? Until you say so, it is not on the site.",
      about: "",
      asks: "client",
      blocks: "nothing",
      // A sentence that the client is asked to allow is quoted whole.
      quotes: unsure.slice(0, sentencesMax).map(({ text }) => quoted(text, wholeMax)),
    },
  ];
}

// A yes or no each.
const waitingMax = 12;

/** 'I do not.': says nothing without the sentence before. */
const isBareRefusal = (text: string): boolean => isRefusal(text) && text.split(/\s+/u).length <= 3;

/** 'No full replacements', 'We do not sell the bees', 'Do fleets and caravans': the beginning of what is on offer and what is not. */
const onOffer = /^(?:(?:we|i) )?(?:also )?(?:do|don['’]?t|do not|no|never)(?= \S+ \S)/iu;

/** A sentence that only the client can tell from a remark: about the offer, or about things without a person: 'Diver with own boat.' */
const saysOfOffer = (text: string): boolean =>
  text.length <= doubtfulLettersMax &&
  (onOffer.test(text) ||
    describedTrade.test(text) ||
    (!speaksOfSomebody.test(text.replaceAll("’", "'")) && !isRemarkToAgency.test(text)));

const mayBeForVisitors = (statement: JudgedStatement, project: Project): boolean =>
  statement.kind === "unsure" &&
  saysOfOffer(statement.text) &&
  statement.dictatedBy === undefined &&
  printable.includes(statement.field) &&
  !isWish(statement) &&
  !restOrContact.test(statement.text) &&
  !isAskedAsOpen(statement, project);

/** Asks whether visitors may read what is proposed to them, where the client submitted the form without deciding. */
function waitingStatements(
  project: Project,
  others: readonly Clarification[],
  asked: readonly string[],
): Clarification[] {
  const { words, form } = project;
  const decided = new Set(form.wordChoices.map(({ id }) => id));
  const open = words.statements.filter(
    (statement) =>
      !isBareRefusal(statement.text) &&
      !statement.isPrinted &&
      !decided.has(statement.id) &&
      !asked.includes(quoted(statement.text, wholeMax)) &&
      !isSilenced(statement, project) &&
      !isQuotedIn(statement.text, others),
  );
  const proposed = open.filter(({ proposal, isProse }) => proposal === "print" && isProse);
  const doubtful = open.filter(
    (statement) => !proposed.includes(statement) && mayBeForVisitors(statement, project),
  );
  const [first, ...rest] = [...proposed, ...doubtful];
  if (!first) return [];
  return [
    {
      id: "words-waiting",
      path: placeOfField[first.field],
      question:
        "May visitors read these words of yours as they are? Until you say so, the site leaves them out.",
      about: "",
      asks: "client",
      blocks: "page",
      quotes: [first, ...rest].slice(0, waitingMax).map(({ text }) => quoted(text, wholeMax)),
    },
  ];
}

/** Questions about answers that can be read in several ways, or not at all, beside these others. */
export function unclearAnswers(project: Project, others: readonly Clarification[]): Clarification[] {
  const unsure = unsureStatements(project, others);
  return [
    ...unsure,
    ...waitingStatements(
      project,
      others,
      unsure.flatMap(({ quotes }) => quotes),
    ),
    ...colorsInWords(project),
    ...unreadableColors(project),
    ...unclearLinks(project),
    ...missingFiles(project),
    ...missingFonts(project),
  ];
}
