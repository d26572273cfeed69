import { roleOf } from "../../../onboarding/uploaded-file.ts";
import { isAnswered } from "../../answers.ts";
import { all, any, hasFile, isBlank, mentions, not, sentencesOn } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";

const vectorFile = /\.(?:svg|pdf|ai|eps)$/i;

const hasVectorLogo: Check = ({ input }) =>
  input.uploadedFiles.some((file) => roleOf(file) === "logo" && vectorFile.test(file.name));

const ownsDomain: Check = ({ form }) => form.hasDomain && isAnswered(form.domainName);

// In these countries a text in English says that the site is in English.
const englishSpeaking: readonly string[] = ["GB", "IE", "US", "AU", "NZ", "ZA", "JM", "SG"];

const isLanguageOpen: Check = ({ country }) => country !== null && !englishSpeaking.includes(country);

/** Questions about what has to be there before the site goes online, and after that. */
export const launchQuestions: readonly QuestionRule[] = [
  {
    id: "language",
    path: "codeTemplates.html",
    question:
      "In which languages is the site, which comes first, and who translates? English is assumed until then.",
    asks: "client",
    blocks: "launch",
    when: any(mentions("languages"), isLanguageOpen),
    quotes: sentencesOn("languages"),
  },
  {
    id: "logo",
    path: "assets.logos",
    question:
      "Is there a logo? Please send it as SVG. The name in type stands in for it, and its initial for the icon.",
    asks: "client",
    blocks: "launch",
    when: not(hasFile("logo")),
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
    question:
      "Is there a site at present, at which address? Which of its pages move, where do its addresses lead then, and who has the login?",
    asks: "client",
    blocks: "launch",
    when: any(mentions("oldSite"), ownsDomain),
    quotes: sentencesOn("oldSite", "access"),
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
    question: "In whose name is the domain, who has the login at its registrar, and does e-mail run on it?",
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
    quotes: sentencesOn("hosting"),
  },
  {
    id: "maintenance",
    path: "technology.frontend",
    question: "Who changes texts, prices and pictures after the launch, how often, and who pays for it?",
    asks: "client",
    blocks: "nothing",
    when: ({ pages }) => pages.length > 0,
    quotes: sentencesOn("maintenance"),
  },
];
