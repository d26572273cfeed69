import { isAnswered } from "../../answers.ts";
import { mailDomain } from "../../mail-domain.ts";
import type { Project } from "../../project.ts";
import { collectsData } from "../../site-does.ts";
import { any, does, isBlank, mentions, sentencesOn, together } from "../checks.ts";
import { blocksLaunchIf, type Check, type QuestionRule } from "../rule.ts";
import { sayingInNotes } from "../saying.ts";
import { votedPrices } from "./launch-prices.ts";

/** Whether the domain field contains words instead of a domain: 'a.example or b.example, whichever is free'. */
const hasOpenDomain: Check = ({ form }) => /\s/u.test(form.domainName.trim());

const ownsDomain: Check = (project) =>
  project.form.hasDomain && isAnswered(project.form.domainName) && !hasOpenDomain(project);

// In these countries, a site whose answers are in English can be assumed to be in English.
const englishSpeaking: readonly string[] = [
  "GB",
  "IE",
  "US",
  "CA",
  "AU",
  "NZ",
  "ZA",
  "JM",
  "SG",
  "MT",
  "IN",
  "HK",
  "NG",
  "GH",
  "KE",
  "UG",
  "TZ",
  "ZM",
  "ZW",
  "BW",
  "NA",
  "PH",
  "PK",
  "TT",
  "BB",
  "BS",
  "FJ",
];

const inQuebec = /(?<!\p{L})(?:qu[ée]bec|montr[ée]al|laval|gatineau)(?!\p{L})/iu;

const isLanguageOpen: Check = ({ country, form }) =>
  country !== null &&
  (!englishSpeaking.includes(country) || inQuebec.test(`${form.contact.address} ${form.description}`));

const address = /\b[a-z0-9-]{1,63}\.[a-z]{2,12}\b/i;

const isGone =
  /\b(?:cancelled|canceled|deleted|expired|lapsed|shut (?:it )?down|took it (?:down|off)|taken down|closed it|died|is dead|no longer (?:there|online)|(?<!\b(?:he|she|they|who)(?:['’]s| is| has| are|['’]ve|s)? )gone(?! to\b)|got rid of|stopped paying)\b/i;

/** The question about what the answers leave open about the old site. */
function oldSiteQuestion(project: Project): string {
  const said = sentencesOn("oldSite")(project);
  const rights = said.some((text) => /\b(?:photos?|pictures?|texts?|his|hers)\b/i.test(text))
    ? " Who owns its pictures and texts, and which may we use?"
    : "";
  if (said.some((text) => isGone.test(text)))
    return `What was the address of your old site, do you still own its domain, and which address does your Google listing show?${rights}`;
  const isAddressKnown = sentencesOn("oldSite")(project).some((text) => address.test(text));
  const isLoginKnown = together("oldSite", "access")(project);
  return `Does the new site replace your present one, or stand beside it? ${isAddressKnown ? "Which" : "What is the address of your present site, which"} of its pages and texts should move to the new one, which site does your Google listing show, and ${isLoginKnown ? "in whose name are its domain and hosting" : "who has the login"}?${rights}`;
}

const copiesNothing =
  /(?<!\p{L})(?:don['’]?t|do not|never|nothing|not) (?:\p{L}+ ){0,3}(?:copy|copied|take|taken|move|moved|use|used|reuse|keep|kept)(?!\p{L})|(?<!\p{L})(?:start|begin) (?:again|afresh|fresh|from scratch)(?!\p{L})/iu;

/** Whether the answers name the old site only for its login: 'The old website chap has the login for the domain'. */
const isLoginAlone = (project: Project): boolean => {
  const ofAccess = new Set(project.mentions.of("access"));
  const ofDomain = new Set(project.mentions.of("domain"));
  return sentencesOn("oldSite")(project).every((text) => ofAccess.has(text) && ofDomain.has(text));
};

/** Whether nothing of the old site is kept and it uses the domain whose access is asked for anyway. */
const isOldSiteDropped: Check = (project) =>
  ownsDomain(project) &&
  (sentencesOn("oldSite")(project).some((text) => copiesNothing.test(text)) || isLoginAlone(project));

/** 'Current host is paid until next March, I have the login': says who has access, but not the name of the host. */
const hasLogin =
  /(?<!\p{L})(?:i|we)(?: have|['’]ve| got|['’]ve got) (?:all )?(?:the |its |my |our )?(?:log ?ins?|access|passwords?)(?!\p{L})/iu;
const tellsNoHost =
  /(?<!\p{L})(?:(?:current|present|old|my|our|the|a|some) (?:web ?)?host|paid|until|log ?ins?|passwords?)(?!\p{L})/iu;

/** '123 something', 'my nephew's': hosting that exists, without the name of the host. */
const vagueHost =
  /(?<!\p{L})(?:some(?:thing|one|body|where)|whoever|dunno|unsure|not sure|(?:don['’]?t|do not) (?:know|remember)|no idea|forg[eo]t\p{L}*)(?!\p{L})|^(?:my|our|a|an|the|some) /iu;

/** Whether the answers name the host of the site. */
const isHostNamed: Check = ({ form: { hasHosting, hostingProvider } }) =>
  hasHosting &&
  isAnswered(hostingProvider) &&
  !tellsNoHost.test(hostingProvider) &&
  !vagueHost.test(hostingProvider);

/** The part of the question about the client's existing hosting. The agency arranges it for clients who want help. */
function ownHosting(project: Project): string {
  const { hostingProvider, hostingHelp } = project.form;
  const access = hasLogin.test(hostingProvider) ? "" : ", who can give us access to your hosting";
  if (isHostNamed(project) || hostingHelp) return access;
  return isAnswered(hostingProvider)
    ? `, what is your host called${access}`
    : ", which hosting do you have and who can give us access";
}

/** The question about access to the domain and, if there is one, the hosting: usually the same person has both. */
function domainQuestion(project: Project): string {
  const { hasHosting } = project.form;
  const hosting = !hasHosting
    ? project.form.hostingHelp
      ? ""
      : ", who arranges and pays for the hosting"
    : ownHosting(project);
  const site =
    mentions("oldSite")(project) && !isOldSiteDropped(project)
      ? ""
      : " Is there a site now, may it be replaced, and do its page addresses have to keep working?";
  return `In whose name is the domain, who has the login at its registrar${hosting}, and where do its mailboxes run?${site}`;
}

/** The question about a domain that is not known yet. If the client wants help with hosting, the agency arranges it. */
function newDomainQuestion(project: Project): string {
  const { hasDomain, hostingHelp, hasHosting } = project.form;
  const isArranged = hostingHelp || hasHosting;
  if (mailDomain(project) !== null)
    return `Should the website stand under the domain of your e-mail address, or which one do you want? In whose name is it, who has the login at its registrar${isArranged ? "" : ", who pays for the hosting"}, and where do its mailboxes and the site that may be there run now?`;
  if (hasDomain)
    return "Which domain do you have, in whose name is it, who has the login at its registrar, and which site and mailboxes run there now?";
  return `Which domain should the website have, in whose name will it be, and who pays for it${isArranged ? "" : " and the hosting"}?`;
}

const otherLanguage =
  /(?<!\p{L})(?:and|or|&|,) (?:in )?(?!english)\p{Lu}\p{L}*(?:ish|ian|man|ench|utch|ese|abic)(?!\p{L})/iu;
/** Customers who do not read the language of the country: 'most of them do not speak Danish'. */
const readEnglishAlone =
  /(?<!\p{L})(?:do not|don['’]?t|dont|cannot|can['’]?t|speak no|hardly|barely) (?:yet |really )?(?:speak|read|understand|know)? ?(?:any |much |enough |good |the )?(?!English)(?:local language|\p{Lu}\p{L}*(?:ish|ian|man|ench|utch|ese|abic))(?!\p{L})|(?<!\p{L})English[- ]speak(?:ing|ers)(?!\p{L})/u;
const inEnglish = /(?<!\p{L})in English(?!\p{L})/u;

/** Whether the work itself is in English, for people who do not read the language of the country. */
const servesInEnglish: Check = ({ form, words }) =>
  (inEnglish.test(form.niche) && !otherLanguage.test(form.niche)) ||
  words.statements.some(
    ({ text, field }) =>
      (field === "description" || field === "audience") &&
      readEnglishAlone.test(text) &&
      !/(?<!\p{L})(?:i|we) (?:do not|don['’]?t|dont|cannot|can['’]?t)(?!\p{L})/iu.test(text),
  );

const oneLanguage =
  /^(?:(?:all |everything |the site |website )?(?:is |only )?in )?\p{L}+ only[.!]?$|^only (?:in )?\p{Lu}\p{L}+[.!]?$/iu;

/**
 * States the languages of the site and who provides them: 'The site shall be in English', 'English and French, the
 * French I correct myself'.
 */
const tellsLanguage =
  /(?<!\p{L})English is (?:fine|ok|okay|enough|good)(?!\p{L})|(?<!\p{L})(?:web)?site (?:is |shall be |should be |must be )?(?:only )?(?:in )?English,? (?:the|a|my|our) \p{L}+ (?:one|site) (?:exists|is there|i have|we have)(?!\p{L})|(?<!\p{L})in english(?!\p{L}).{1,160}(?<!\p{L})(?:the|a|my|our) \p{L}+ (?:one|site|website) is (?:already )?(?:made|done|there|online)(?!\p{L})|(?<!\p{L})(?:site|website) (?:shall|should|must|has to|will|is to) be (?:only |all )?(?:in \p{Lu}\p{L}+|English|German|French|Spanish)(?! and| or|,)|(?<!\p{L})(?:I|we) (?:\p{L}+ ){0,2}(?:correct|translate|write|check|do) (?:it |them |both |all )?(?:my|our)sel(?:f|ves)(?!\p{L})/iu;

const language =
  "(?:english|german|french|spanish|italian|dutch|polish|irish|welsh|catalan|portuguese|turkish|arabic)";

/** Languages listed in the notes: 'German and Turkish please'. */
const listedLanguages = new RegExp(
  `^(?:(?:the )?(?:site|website|texts?) )?(?:(?:in|both) )?${language}(?:, ${language})*,? (?:and|&|or) (?:if possible |maybe )?${language}(?!\\p{L})(?! (?:speak|people|customers|clients|guests))`,
  "iu",
);

const anyLanguage = new RegExp(`(?<!\\p{L})${language}(?!\\p{L})|language|translat`, "iu");

/** The verb 'polish', in lower case and without another language: 'We polish old eyes'. */
const isVerb = (text: string): boolean =>
  /(?<!\p{L})polish(?!\p{L})/u.test(text) && !anyLanguage.test(text.replace(/polish/gu, ""));

/**
 * The sentences about languages of the site. Not 'Spanish only if Frau Reyes stays', a subject, nor a translated
 * licence, a document.
 */
const languageSentences = (project: Project): string[] => [
  ...new Set([
    ...sentencesOn("languages")(project).filter(
      (text) =>
        !isVerb(text) &&
        !/\b(?:i|we|she|he|who|staff) (?:also |all |both )?speak/i.test(text) &&
        !/\b(?:licen[cs]e|approved translation|subjects?|only if)\b/i.test(text),
    ),
    ...project.words.statements
      .filter(({ text, field }) => field === "contentNotes" && listedLanguages.test(text))
      .map(({ text }) => text),
  ]),
];

/** 'English first', 'maybe Spanish later': the site can go online in English. */
const comesFirst: Check = (project) =>
  languageSentences(project).some((text) => firstLanguage.test(text)) || arePostponed(project);

const postponed =
  /(?<!\p{L})(?:later(?! than)|some ?day|one day|eventually|in (?:the )?future|next year|at some point|down the (?:line|road)|phase (?:two|2)|not (?:yet|now))(?!\p{L})/iu;

const atStart = /(?<!\p{L})(?:(?<!not )now|first|at (?:the )?(?:start|launch)|straight away)(?!\p{L})/iu;

/** Whether all further languages that the answers wish for are for later. Customers' languages are not wishes. */
const arePostponed: Check = (project) => {
  const ofAudience = new Set(
    project.words.statements.flatMap(({ field, text }) => (field === "audience" ? [text] : [])),
  );
  const wished = languageSentences(project).filter((text) => !ofAudience.has(text));
  return (
    !isLanguageOpen(project) &&
    wished.length > 0 &&
    wished.every((text) => postponed.test(text) && !atStart.test(text))
  );
};

const firstLanguage =
  /(?<!\p{L})english (?:comes |goes |is )?first(?!\p{L})|(?<!\p{L})(?:first|start(?:ing)?|begin) (?:with|in) english(?!\p{L})/iu;

const relativesOpinion =
  /\b(?:husband|wife|partner|father|mother|son|daughter|brother|sister|boss)s? (?:says|thinks|wants)\b/i;
const ofTheSite = /\b(?:(?:web ?)?site|logo|design|colou?rs?)\b/i;
const ofOthers =
  /\b(?:google|reviews?|facebook|instagram|tiktok|whatsapp|paypal|cards?|cash|twint|bizum|stripe|sumup)\b/i;

const agreeing = /\bsays (?:it (?:does|is)|so|that it|yes|no|(?:i|we) (?:need|should|must|have to))\b/i;

/** 'My son wants a bit of Irish on it': one more thing on the site, which decides nothing else. */
const addsWords =
  /\b(?:wants|thinks) (?:some|an?|more|a few) [^.!?;]{1,40} (?:on|in) (?:it|there)(?=[.,;!]|$)/i;

/** A relative's opinion about other services ('Google reviews are worth more') does not make them a decision-maker. */
const isMereOpinion = (text: string): boolean =>
  relativesOpinion.test(text) &&
  (ofOthers.test(text) || agreeing.test(text) || addsWords.test(text)) &&
  !ofTheSite.test(text) &&
  // Two different opinions need a decision.
  !relativesOpinion.test(text.replace(relativesOpinion, ""));

/** Two people disagree: 'Jonas wants it blue, I want green'. */
const disagreement =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:wants|prefers|would like|likes|thinks)(?!\p{L}).{1,60}(?<!\p{L})(?:I|we) (?:want|prefer|would|like|think|['’]d)(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}+ says (?:yes|no|it|we).{1,40}(?<!\p{L})(?:I|we) (?:say|don['’]?t|disagree)(?!\p{L})/u;

// A person who is named on the site is not for that reason a decision-maker.
const deciderSentences = (project: Project): string[] => [
  ...new Set([
    ...sentencesOn("deciders")(project).filter(
      (text) =>
        !project.form.audience.includes(text) &&
        !/\bjust me\b|\bon the boards\b|\b(?:last|old|former|previous) (?:web|site|designer|developer|agency)/i.test(
          text,
        ) &&
        !/\b(?:old|former|ex|last|previous)[- ](?:business )?partner\b/i.test(text) &&
        !/\b(?:names?|photos?|pictures?) (?:of|have|has|must|should|need)\b/i.test(text) &&
        !isMereOpinion(text) &&
        // Who decides on a price does not decide on the site.
        !votedPrices(project).includes(text),
    ),
    ...project.words.statements
      .filter(({ text, field }) => field === "contentNotes" && disagreement.test(text))
      .map(({ text }) => text),
  ]),
];

const anyText =
  "(?:every (?:word|text|page)|each (?:text|page)|everything|it all|all (?:of )?(?:it|the )?(?:texts?|words|copy|pages))";

/** 'I will need to approve every word before publication', 'we want to sign off all texts'. */
const approves = sayingInNotes(
  new RegExp(
    `(?<!\\p{L})(?:i|we|our \\p{L}+|my \\p{L}+) (?:\\p{L}+ ){0,4}(?:(?:approve|sign off(?: on)?|authori[sz]e) ${anyText}|(?:see|read|check) ${anyText} before (?:publication|publishing|launch|(?:it|they|anything|the site|this) (?:goes|go|is|are)))(?!\\p{L})`,
    "iu",
  ),
);
const isApproved: Check = (project) => approves(project).length > 0;

/** Questions about what the site needs before it goes online, and afterwards. */
export const launchQuestions: readonly QuestionRule[] = [
  {
    id: "language",
    path: "codeTemplates.html",
    question: (project) =>
      comesFirst(project)
        ? "When do the other languages follow, and who translates and checks them? Does every page need every language, the legal pages too? Until then the site is in English."
        : languageSentences(project).length > 0
          ? `Which language comes first${isLanguageOpen(project) ? " (also that of your country?)" : ""}, when do the others follow, and who translates and checks them? Does every page need every language, the legal pages too? Until then the site is in English.`
          : "Which languages should the site be in (also that of your country?), which comes first, and who translates and checks the texts? Until then the site is in English.",
    asks: "client",
    // If the answers do not mention languages, the site can go online in English.
    blocks: blocksLaunchIf((project) => languageSentences(project).length > 0 && !comesFirst(project)),
    when: any((project) => languageSentences(project).length > 0, isLanguageOpen),
    // 'In German only' already answers the question.
    settledBy: (project) =>
      project.words.statements.some(({ text }) => tellsLanguage.test(text)) ||
      (languageSentences(project).length === 0 && servesInEnglish(project)) ||
      (languageSentences(project).length > 0 &&
        languageSentences(project).every((text) => oneLanguage.test(text))),
    quotes: languageSentences,
  },
  {
    id: "old-site",
    path: "hosting.domainName",
    question: oldSiteQuestion,
    asks: "client",
    blocks: "launch",
    when: mentions("oldSite"),
    // The question about access to the domain covers the rest.
    settledBy: isOldSiteDropped,
    quotes: sentencesOn("oldSite"),
  },
  {
    id: "domain",
    path: "hosting.domainName",
    question: newDomainQuestion,
    asks: "client",
    blocks: "launch",
    when: any(isBlank("domainName"), hasOpenDomain),
    quotes: (project) => [
      ...(hasOpenDomain(project) ? [project.form.domainName.trim()] : []),
      ...[mailDomain(project) ?? []].flat(),
      ...sentencesOn("domain", "formerAgency")(project),
    ],
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
    id: "host-named",
    path: "hosting.hostingProvider",
    question: (project) => {
      const services = [
        ...(isHostNamed(project) ? [] : ["host"]),
        ...(does("form")(project) ? ["service that delivers the form's messages"] : []),
      ];
      const kept = [
        ...(isHostNamed(project) ? [] : ["access logs"]),
        ...(does("form")(project) ? ["messages"] : []),
      ];
      const used = project.form.hostingHelp ? "does the agency use for this site" : "does this site use";
      return `Which ${services.join(" and which ")} ${used} (name, country, how long ${kept.join(" and ")} are kept)? The privacy notice says so.`;
    },
    asks: "agency",
    blocks: "launch",
    when: (project) =>
      project.pages.length > 0 &&
      collectsData(project.does) &&
      (!isHostNamed(project) || does("form")(project)),
  },
  {
    id: "hosting-access",
    path: "hosting.hostingProvider",
    question: ({ form }) =>
      isAnswered(form.hostingProvider)
        ? "Who can give us access to your hosting, and what else runs on it?"
        : "Which hosting do you have, and who can give us access?",
    asks: "client",
    blocks: "launch",
    when: ({ form }) => form.hasHosting,
    settledBy: ownsDomain,
    quotes: sentencesOn("hosting"),
  },
  {
    id: "sign-off",
    path: "projectRequirements",
    question: (project) =>
      isApproved(project)
        ? "Who approves the texts, how do you want to get them (a document or a draft of the site), and how many days do you need? Nothing goes online before."
        : "Who has the final say on drafts and texts, and by when? Several people seem to be involved.",
    asks: "client",
    blocks: blocksLaunchIf(isApproved),
    when: any(isApproved, (project) => deciderSentences(project).length > 0),
    quotes: (project) => [...approves(project), ...deciderSentences(project)],
  },
];
