import { ownMailDomain } from "../../../onboarding/mail-providers.ts";
import { isAnswered } from "../../answers.ts";
import { mailDomain } from "../../mail-domain.ts";
import type { Project } from "../../project.ts";
import { collectsData } from "../../site-does.ts";
import { any, does, isBlank, mentions, sentencesOn, together } from "../checks.ts";
import { blocksLaunchIf, type Check, type QuestionRule } from "../rule.ts";
import { saying, sayingForUs, sayingInNotes } from "../saying.ts";
import { votedPrices } from "./launch-prices.ts";
import { languageQuestion } from "./site-language.ts";

/** Whether the domain field contains words instead of a domain: 'a.example or b.example, whichever is free'. */
const hasOpenDomain: Check = ({ form }) => /\s/u.test(form.domainName.trim());

const ownsDomain: Check = (project) =>
  project.form.hasDomain && isAnswered(project.form.domainName) && !hasOpenDomain(project);

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

/** 'I'll do the DNS, don't ask for the registrar login.' */
const setsRecords = (project: Project): readonly unknown[] => [
  ...ownRecords(project),
  ...ownRecordsForUs(project),
];
const doesRecords =
  /(?<!\p{L})(?:i|we)(?:['’]ll| will| can)? (?:do|set|change|point|handle|look after) (?:the |our |my )?(?:dns|domain|records)(?!\p{L})/iu;
const ownRecords = saying(doesRecords);
const ownRecordsForUs = sayingForUs(doesRecords);

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
  const access =
    setsRecords(project).length > 0 ? "who sets its records and when" : "who has the login at its registrar";
  return `In whose name is the domain, ${access}${hosting}, and where do its mailboxes run?${site}`;
}

/** Whether the e-mail address is on the domain that the client hopes to get. */
function isMailOnIt({ form }: Project): boolean {
  const domain = ownMailDomain(form.contact.email.trim());
  return domain !== null && form.domainName.toLowerCase().includes(domain.toLowerCase());
}

/** The question about a domain that is not known yet. If the client wants help with hosting, the agency arranges it. */
function newDomainQuestion(project: Project): string {
  const { hasDomain, hostingHelp, hasHosting } = project.form;
  const isArranged = hostingHelp || hasHosting;
  if (mailDomain(project) !== null)
    return `Should the website stand under the domain of your e-mail address, or which one do you want? In whose name is it, who has the login at its registrar${isArranged ? "" : ", who pays for the hosting"}, and where do its mailboxes and the site that may be there run now?`;
  if (hasDomain)
    return "Which domain do you have, in whose name is it, who has the login at its registrar, and which site and mailboxes run there now?";
  const mail = isMailOnIt(project)
    ? " Your e-mail address is on the one that you name: does it receive mail today, and who holds the domain?"
    : "";
  return `Which domain should the website have, in whose name will it be, and who pays for it${isArranged ? "" : " and the hosting"}?${mail}`;
}

const relatives =
  "(?:husband|wife|partner|father|mother|son|daughter|brother|sister|boss)s? (?:says|thinks|wants)";
const opinion = new RegExp(`\\b${relatives}\\b`, "i");
const opinions = new RegExp(
  `\\b${relatives}\\b.{1,80}\\b(?:${relatives}|(?:i|we) (?:want|prefer|like|think|would))\\b`,
  "i",
);

/** 'My daughter says it must not look like a club': one relative's opinion makes nobody a decision-maker. */
const isMereOpinion = (text: string): boolean => opinion.test(text) && !opinions.test(text);

/** Two people disagree: 'Jonas wants it blue, I want green'. */
const disagreement =
  /(?<!\p{L})\p{Lu}\p{Ll}+ (?:wants|prefers|would like|likes|thinks)(?!\p{L}).{1,60}(?<!\p{L})(?:I|we) (?:want|prefer|would|like|think|['’]d)(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}+ says (?:yes|no|it|we).{1,40}(?<!\p{L})(?:I|we) (?:say|don['’]?t|disagree)(?!\p{L})/u;

// A person who is named on the site is not for that reason a decision-maker.
const deciderSentences = (project: Project): string[] => [
  ...new Set([
    ...sentencesOn("deciders")(project).filter(
      (text) =>
        !project.form.audience.includes(text) &&
        !/\bjust me\b|\bon the boards\b|\bon the (?:black|chalk|menu) ?boards?\b|\bprices on the board\b|\b(?:the|black|menu|chalk) ?board changes\b|\b(?:last|old|former|previous) (?:web|site|designer|developer|agency)/i.test(
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
  languageQuestion,
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
