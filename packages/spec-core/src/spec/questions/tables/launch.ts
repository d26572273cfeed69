import { roleOf } from "../../../onboarding/uploaded-file.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, hasFile, isBlank, listed, mentions, not, sentencesOn, together } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { changesOften, changingThings } from "./changes.ts";

const vectorFile = /\.(?:svg|pdf|ai|eps)$/i;

const hasVectorLogo: Check = ({ input }) =>
  input.uploadedFiles.some((file) => roleOf(file) === "logo" && vectorFile.test(file.name));

/** The sentences about a logo of the business. */
const logoSentences = ({ words }: Project): string[] =>
  words.statements
    .filter(
      ({ text }) =>
        /\blogo\b/i.test(text) &&
        /\b(?:have|has|we['’]ve|our|my|is|it['’]s|drew|made|from|exists?)\b/i.test(text) &&
        !/\b(?:no|their|his|her|its|old) logo\b/i.test(text),
    )
    .map(({ text }) => text);

const ownsDomain: Check = ({ form }) => form.hasDomain && isAnswered(form.domainName);

// In these countries a text in English says that the site is in English.
const englishSpeaking: readonly string[] = ["GB", "IE", "US", "AU", "NZ", "ZA", "JM", "SG"];

const isLanguageOpen: Check = ({ country }) => country !== null && !englishSpeaking.includes(country);

const address = /\b[a-z0-9-]{1,63}\.[a-z]{2,12}\b/i;

const isGone =
  /\b(?:cancelled|canceled|deleted|expired|lapsed|shut (?:it )?down|took it (?:down|off)|taken down|closed it|no longer (?:there|online)|(?<!\b(?:he|she|they|who)(?:['’]s| is| has| are|['’]ve|s)? )gone(?! to\b)|got rid of|stopped paying)\b/i;

/** The question about what the client leaves open about the old site. */
function oldSiteQuestion(project: Project): string {
  const said = sentencesOn("oldSite")(project);
  const rights = said.some((text) => /\b(?:photos?|pictures?|texts?|his|hers)\b/i.test(text))
    ? " Whose are the pictures and texts on it, and which of them may be used?"
    : "";
  if (said.some((text) => isGone.test(text)))
    return `Which address did the site have that is gone, does its domain still belong to the business, and which address does its entry in Google name?${rights}`;
  const isAddressTold = sentencesOn("oldSite")(project).some((text) => address.test(text));
  const isLoginTold = together("oldSite", "access")(project);
  return `${isAddressTold ? "Which" : "What is the address of the present site, which"} of its pages and texts move, where do its addresses and its entry in Google lead then, and ${isLoginTold ? "in whose name are its domain and hosting" : "who has the login"}?${rights}`;
}

/** The question about access to the domain, and to the hosting where there is one: the same person answers for both. */
function domainQuestion(project: Project): string {
  const { hasHosting, hostingProvider } = project.form;
  const hosting = !hasHosting
    ? ""
    : isAnswered(hostingProvider)
      ? ", who gives access to the hosting named"
      : ", which hosting is there and who gives access to it";
  const site = mentions("oldSite")(project)
    ? ""
    : ", and is there a site at it whose addresses must keep working";
  return `In whose name is the domain, who has the login at its registrar${hosting}, does e-mail run on it${site}?`;
}

const oneLanguage =
  /^(?:(?:all |everything |the site |website )?(?:is |only )?in )?\p{L}+ only[.!]?$|^only (?:in )?\p{Lu}\p{L}+[.!]?$/iu;

/** Questions about what has to be there before the site goes online, and after that. */
export const launchQuestions: readonly QuestionRule[] = [
  {
    id: "language",
    path: "codeTemplates.html",
    question: (project) =>
      mentions("languages")(project)
        ? "Which language comes first, who translates and checks, and is every page in each? English is assumed until then."
        : "In which languages is the site, which comes first, and who translates? English is assumed until then.",
    asks: "client",
    blocks: "launch",
    when: any(mentions("languages"), isLanguageOpen),
    // 'In German only' is the answer.
    settledBy: (project) =>
      mentions("languages")(project) &&
      sentencesOn("languages")(project).every((text) => oneLanguage.test(text)),
    quotes: sentencesOn("languages"),
  },
  {
    id: "logo",
    path: "assets.logos",
    question: (project) =>
      logoSentences(project).length > 0
        ? "Who sends the logo as SVG or PDF, or is it to be redrawn? Until then the name in type replaces it, and its initial is the icon."
        : "Is there a logo? Please send it as SVG. Until then the name in type replaces it, and its initial is the icon.",
    asks: "client",
    blocks: "launch",
    when: not(hasFile("logo")),
    quotes: logoSentences,
  },
  {
    id: "logo-vector",
    path: "assets.logos",
    question: "Is there a vector file (SVG, PDF) of the logo? The one handed in blurs when it is enlarged.",
    asks: "client",
    blocks: "nothing",
    when: all(hasFile("logo"), not(hasVectorLogo)),
  },
  {
    id: "old-site",
    path: "hosting.domainName",
    question: oldSiteQuestion,
    asks: "client",
    blocks: "launch",
    when: mentions("oldSite"),
    quotes: sentencesOn("oldSite"),
  },
  {
    id: "domain",
    path: "hosting.domainName",
    question: ({ form }) =>
      form.hasDomain
        ? "Which domain does the business have?"
        : "Which domain should the website have, and who registers it?",
    asks: "client",
    blocks: "launch",
    when: isBlank("domainName"),
    quotes: sentencesOn("domain", "formerAgency"),
  },
  {
    id: "domain-access",
    path: "hosting.domainName",
    question: domainQuestion,
    asks: "client",
    blocks: "launch",
    when: ownsDomain,
    quotes: sentencesOn("domain", "mailOnDomain", "formerAgency"),
  },
  {
    id: "hosting",
    path: "hosting.hostingProvider",
    question: "Where will the website be hosted?",
    asks: "agency",
    blocks: "launch",
    when: ({ form }) => !form.hasHosting && !form.hostingHelp,
  },
  {
    id: "hosting-access",
    path: "hosting.hostingProvider",
    question: ({ form }) =>
      isAnswered(form.hostingProvider)
        ? "Who gives access to the hosting named, and what else runs there?"
        : "Which hosting does the business have, and who gives access to it?",
    asks: "client",
    blocks: "launch",
    when: ({ form }) => form.hasHosting,
    settledBy: ownsDomain,
    quotes: sentencesOn("hosting"),
  },
  {
    id: "updates",
    path: "technology.frontend",
    question: (project) =>
      `Who changes ${listed(changingThings(project))} after the launch, how often, with which tool and account?`,
    asks: "client",
    blocks: "page",
    when: changesOften,
    quotes: sentencesOn("maintenance"),
  },
];
