import { isUnnamedAward } from "../../../content/open/unnamed-award.ts";
import type { Project } from "../../project.ts";
import { any, hasPageNamed, mentions, not, openWordsOn } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { askedOn, saying } from "../saying.ts";
import { isSilenced } from "../silence.ts";
import { wholeSentenceOf } from "../whole-sentences.ts";

const features = "projectRequirements.scope.features";

const othersPlaces =
  /\b(?:workshops (?:a|per|every|on)|art schools|primary schools|other (?:shops|salons|studios|gyms)|coffee shops)\b|\b(?:from|of|by) (?:\p{L}+ )?(?:two|three|four|five|six|[2-6]) farms\b|\b(?:for|supply|supplies|serve|sell to|deliver to) (?:the )?(?:two|three|four|five|six|[2-6])\b/iu;

/** The sentences that name another place of business. */
export const furtherPlaces = saying(
  /\b(?:second|third|other|new) (?:shop|store|location|branch|office|salon|studio|clinic|practice|showroom)\b.{0,30}\b(?:in|at|on) \p{Lu}/iu,
  othersPlaces,
);

const referring = saying(
  /\breferrals?\b.{0,60}\b(?:secure\w*|encrypted|form|online|upload|send)\b|\b(?:send|make|write|upload)\b.{0,40}\breferrals?\b|\breferrals?\b.{0,60}\b(?:come|from|through|by)\b.{0,60}\b(?:agencies|form|online|doctors?|gps?|social|schools?)\b|\b(?:gps?|doctors|dentists|vets|solicitors|schools|colleagues) (?:can|could|should|must|want to|would like to|to be able to) refer\b/i,
);

const awarded = saying(
  /\b(?:won|winners? of|awarded|received|got) (?:an? |the |two |three |several |some )?(?:\p{L}{2,14} ){0,3}(?:gold|silver|bronze|medals?|awards?|prizes?|titles?|trophy|rosettes?|stars?)\b|\baward[- ]winning\b|\b(?:finalists?|runners?[- ]up|shortlisted|voted (?:best|the best|number one))\b/iu,
  /\b(?:19|20)\d\d\b.*\b(?:award|medal|prize|gold|silver)|\b(?:award|medal|prize|gold|silver)\b.*\b(?:19|20)\d\d\b|\bcustomers? .{0,10}won\b|\b(?:i|we)(?:['’]ll| will)\b/i,
);

/** 'Also something at Nantwich' after a sentence about a medal. */
const unnamedAwards = (project: Project): string[] => {
  const { statements } = project.words;
  return statements
    .filter((statement) => {
      const { field, start, text } = statement;
      const before = statements.findLast((other) => other.field === field && other.end <= start);
      return (
        field !== "onlyForUs" &&
        field !== "competitors" &&
        isUnnamedAward(text, before?.text ?? "") &&
        !isSilenced(statement, project)
      );
    })
    .map(({ text }) => text);
};

/** The awards of which the client gives no name or no year. */
const awards = (project: Project): string[] => [...new Set([...awarded(project), ...unnamedAwards(project)])];

/** The sentences that name a license, a check, a qualification or insurance without its number. */
const proofNamed = saying(
  /\b(?:licen[sc]ed|bonded|(?:fully |professionally )?(?:qualified|chartered) (?!in\b|by\b|to\b|for\b|staff\b)\p{L}{3,}|(?:(?:fully |public liability )insured|insured (?:(?:to|up to|for) )?[£$€]?\d)|public liability|(?:dbs|crb|pvg|police|background)[- ](?:checked|cleared|check|vetted|certificate)|(?:have|has|got|holds?) (?:all )?(?:our|their|his|her|the|my) tickets|fully ticketed|nptc|lantra|cscs|cpcs|enhanced dbs|garda vetted|vetted|part p\b|gas safe|nic ?eic|ofsted registered|registered with (?:the )?\p{L}{3,}|\bholds? (?:\p{L}+ |part \d+ ){1,4}(?:certificates?|licen[sc]es?|permits?|ratings?)\b|carr(?:y|ies) (?:[£$€] ?\d[\d.,]*\p{L}* )?(?:\p{L}+ )?liability)/iu,
  // A restaurant or bar that is 'fully licensed' may sell alcohol.
  /\d{4,}|\b(?:licensed (?:bar|premises|venue|restaurant|\p{L}+(?:ist|ian|path))|unlicen[sc]ed)\b|\b(?:not|never|aren['’]t|isn['’]t) (?:an? )?(?:\p{L}+ )?(?:licen[sc]ed|registered|chartered|insured)\b|\blicen[sc]ed\b.{0,40}\b(?:byo|corkage|wine|beer|bar)\b|\b(?:byo|corkage|bar)\b.{0,40}\blicen[sc]ed\b/iu,
);

/** 'Jo and Mei are registered BAS agents': a register gives each of these people a number. */
const inRegister =
  /(?:(?<!\p{L})(?:am|are|is)|['’](?:m|re)|^(?:as )?(?:an? )?)(?: (?:both|all|also|an?|fully)){0,2} ?(?<!\p{L})registered (?:\p{L}+ ){0,2}(?:agents?|advis[eo]rs?|practitioners?|nurses?|midwi(?:fe|ves)|\p{L}{3,20}(?:ists?|icians?|paths?)|engineers?|plumbers?|builders?|surveyors?|valuers?|childminders?|counsell?ors?|trainers?|teachers?|farriers?|bookkeepers?|accountants?|auditors?)(?!\p{L})/iu;
const registered = saying(inRegister, /\d{4,}/u);

/** 'Through a licensed caterer, we don't hold a liquor license': the proof of others, or none. */
const ofOthers =
  /(?<!\p{L})(?:through|via|bring|(?:your|their) own) (?:an? |your |their |own ){0,2}licen[sc]ed \p{L}+|(?<!\p{L})(?:do not|don['’]?t) (?:hold|have|need) (?:an? |any )?(?:\p{L}+ ){0,2}licen[sc]es?(?!\p{L})/giu;

/** 'Own caterer? Yes, licensed and insured': the line asks about those whom customers bring. */
const bringsOthers = /(?<!\p{L})(?:own|outside|external|bring)(?!\p{L})[^.!?\n]{0,60}\?[^.!?\n]{0,20}$/iu;

/** Whether a sentence names a license or insurance of the business itself. */
const isOwnProof = (text: string, { words, input: { formData } }: Project): boolean => {
  const own = text.replace(ofOthers, " ");
  const lead = text.slice(0, Math.max(0, text.search(/\b(?:licen[sc]ed|bonded|insured)\b/iu)));
  return (
    (own === text || insurance.test(own) || otherProof.test(own)) &&
    !words.statements.some(
      (statement) =>
        statement.text === text &&
        bringsOthers.test(`${formData[statement.field].slice(0, statement.start)}${lead}`),
    )
  );
};

/** The sentences that name a license, an entry in a register, a check or insurance without its number. */
export const licensed = (project: Project): string[] =>
  [...new Set([...proofNamed(project), ...registered(project)])].filter((text) => isOwnProof(text, project));

/** A number of this kind that is still to come in place of the business's own: 'will email ABN and BAS agent no.' */
const numberPromised = ({ input }: Project): string[] =>
  [input.formData.registrationNumber.trim()].filter(
    (text) =>
      !/\d/u.test(text) &&
      /(?<!\p{L})(?:agent|licen[cs]e|permit|practitioner|advis[eo]r)(?:['’]?s)? (?:nos?|numbers?|nr)(?!\p{L})/iu.test(
        text,
      ),
  );

/** 'Do I have to put my license number somewhere?' */
const asksForLicence =
  /(?<!\p{L})(?:licen[sc]es?|permits?|certificates?|registrations?)(?!\p{L})[^.!?]{0,60}\?|(?<!\p{L})(?:do|does|must|should|where)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:licen[sc]e|permit|certificate|registration)[^.!?]{0,40}\?/iu;

/** The sentences in which the client asks if the site has to show a license. */
export const licenceAsked = saying(asksForLicence);

/** Whether visitors read that the business is licensed, or will once the client says so. */
const claimsLicence: Check = (project) => {
  const claims = licensed(project).filter((text) => /\blicen[sc]ed\b|\bregistered\b/i.test(text));
  return project.words.statements.some(
    ({ text, isPrinted, proposal }) => claims.includes(text) && (isPrinted || proposal === "print"),
  );
};

/** What the client says of a license that is still to come: 'The licence number follows.' */
const licenceOpen = openWordsOn(/(?<!\p{L})licen[cs]e(?!\p{L})/iu);
const licencePromised = (project: Project): string[] => [...licenceOpen(project), ...numberPromised(project)];

/** A check of people who work with children or in homes, without another proof beside it. */
const vetting = /(?<!\p{L})(?:dbs|crb|pvg|vetted|(?:police|background)[- ]check\p{L}*)(?!\p{L})/iu;
const besideVetting =
  /(?<!\p{L})(?:licen[sc]ed|bonded|qualified|chartered|insured|liability|part p|gas safe|nic ?eic|registered)(?!\p{L})/iu;

const insurance = /\b(?:insured|public liability)\b/i;
const otherProof =
  /\b(?:licen[sc]ed|bonded|qualified|chartered|checked|cleared|check|vetted|part p|gas safe|tickets|ticketed|nptc|lantra|cscs|cpcs|nic ?eic|registered)\b/i;

/** Whether visitors read of a qualification, a check or a license already, of which no proof is known. */
const printsProof: Check = (project) => {
  const named = licensed(project).filter((text) => otherProof.test(text));
  return project.words.statements.some(({ text, isPrinted }) => isPrinted && named.includes(text));
};

const sold = saying(
  /\b(?:[Tt]ickets?|[Mm]emberships?|[Cc]ourses?|[Cc]lasses|[Pp]laces|[Vv]ouchers?|[Pp]rints?|[Bb]ooks?|[Ee]verything|[Ss]ales|[Ee]ntries|[Ll]essons?)\b.{0,30}\b(?:through|via|on|by|with|at) (?:a (?:site|platform|thing) called )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|March|April|May|June|July|Aug|Sep|Oct|Nov|Dec|Insta|Face|Google|Whats|Request|Christmas|Easter|The |I |I'|Dr|Mr|Saint|St)\p{Lu}\p{L}*(?:\p{Ll}\p{Lu}\p{L}*|[Tt]ick\p{L}*|brite|hub|market|book|fly)\b/u,
);

const claims = saying(
  /\b(?:organic|biodynamic|eco(?:logical)?(?:ly|[- ]?friendly)?|environmentally friendly|sustainab\w+|climate[- ]neutral|carbon[- ]neutral|fair[- ]?trade|fairtrade|fair gold|fairmined|recycled|biodegradable|compostable|cruelty[- ]free|ethical(?:ly)?|natural ingredients|non[- ]?toxic)\b/i,
  /\b(?:(?:do not|don['’]?t|never|not) (?:say|claim|call|write)|isn['’]?t|is not|certified|certificate|label|soil association|demeter|bioland|naturland|no\.? \d|look|feel|feeling|style|vibe|colou?rs?|font|design)\b/i,
);

// Unfair Commercial Practices Directive (2005/29/EC) as amended by (EU) 2024/825.
const isEuropean: Check = ({ legal }) => legal.law?.family === "eu";

const season =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|easter|christmas|the new year|new year)";

/** 'There's a place coming up in September': a place in a full group or on a full list. */
const placeFree = saying(
  new RegExp(
    `(?<!\\p{L})(?:places?|spaces?|spots?|vacanc(?:y|ies)) (?:is |are |will be )?(?:coming up|coming free|opening up|free|available|comes? up)(?!\\p{L})[^.!?]{0,20}(?<!\\p{L})(?:in|from|after) (?:early |late |mid |mid-)?${season}(?!\\p{L})`,
    "iu",
  ),
);
const placesFree = (project: Project): string[] =>
  project.words.statements
    .filter(({ text }) => placeFree(project).includes(text))
    .map((statement) => wholeSentenceOf(project, statement));

/** The sentences that promise a guarantee. */
export const guarantees = saying(
  /\b(?:guarantees?|guaranteed for|warrant(?:y|ies))\b/i,
  /\b(?:can['’]?t|cannot|no|not|never|without|(?:don['’]?t|do not) do an?|n['’]t|government|bank|loan|minimum|money[- ]back) (?:\w+ )?(?:guarantees?|warrant(?:y|ies))\b|\bguaranteed? (?:that|to|irish|you|a (?:reply|place|seat|spot))\b/i,
);

const guaranteeTime =
  /(?<!\p{L})(?:\d+|one|two|three|five|ten|twelve)[- ](?:days?|weeks?|months?|years?)(?!\p{L})|(?<!\p{L})life(?:time|long)(?!\p{L})/iu;

/** What it covers, or what it does not. */
const guaranteeTerms =
  /(?<!\p{L})(?:but not|not (?:on|for|if)|except|unless|exclud\p{L}*|cover(?:s|ed|ing)?|parts and lab\p{L}*|workmanship|on (?:the |all )?(?:work|labour|labor|parts|materials))(?!\p{L})/iu;

/** 'Two shops, one in Ashby and the new one in Coalville': places of business that are told apart by their towns. */
const placesApart = saying(
  /(?<!\p{L})(?:[Tt]wo|[Tt]hree|[Ff]our|[Bb]oth) (?:shops|stores|salons|studios|branches|clinics|practices|offices|caf[eé]s|restaurants|locations|sites|gyms|surgeries)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:one|the first)(?: of them)?(?: is)? (?:in|at|on) \p{Lu}/u,
  /(?<!\p{L})(?:suppl(?:y|ies)|sell|deliver|stocked|sold) (?:to|in|at)?(?!\p{L})/iu,
);

const severalPlaces = (project: Project): string[] => [
  ...new Set([...furtherPlaces(project), ...placesApart(project)]),
];

/** Questions about what the answers only mention: several places, functions, licenses, awards, future offers. */
export const namedThings: readonly QuestionRule[] = [
  askedOn("places", severalPlaces, {
    path: "businessInfo.contactDetails",
    question:
      "What are the address, phone number and opening hours of each place, and what is different there (prices, services, people, booking)?",
    blocks: "launch",
    settledBy: hasPageNamed(/\blocations?\b|\bbranches\b|\bour (?:shops|salons|studios|stores|clinics)\b/),
  }),
  askedOn("referrals", referring, {
    blocks: "page",
    path: features,
    question:
      "Which secure form or service do referrals come through, what details do you need, and who receives them?",
  }),
  askedOn("awards", awards, {
    path: "content.facts",
    question:
      "What is the award called, what was it for, who gave it and in which year? May we show its logo and link to it?",
  }),
  askedOn("licences", (project) => [...licensed(project), ...numberPromised(project)], {
    path: "content.facts",
    // A license that the site claims and whose number the client wants to show or send needs it first; a claim that
    // visitors read already needs its proof.
    blocks: (project) =>
      claimsLicence(project) && licenceAsked(project).length + licencePromised(project).length > 0
        ? "launch"
        : printsProof(project)
          ? "page"
          : "nothing",
    quotes: (project) => [...licensed(project), ...licenceAsked(project), ...licencePromised(project)],
    question: (project) =>
      licensed(project).every((text) => inRegister.test(text))
        ? "In which register is that, under which number, and in whose name (each of you, the business itself)? May the site show it, and what else does the register want a site to say?"
        : licensed(project).every((text) => insurance.test(text) && !otherProof.test(text))
          ? "What does your insurance cover, with which insurer, up to what sum and until when? May the site say so?"
          : licensed(project).every((text) => vetting.test(text) && !besideVetting.test(text))
            ? "What is the check called, at which level and when was it made, and in which words may the site say so? Please send no number: it does not belong on a site."
            : "What exactly is the license, check or insurance called, what is its number, who holds it, who issued it, what does it cover, up to what sum and until when? May the site say so?",
    settledBy: ({ legal }) => legal.profession !== null,
  }),
  askedOn("guarantee", guarantees, {
    path: "content.facts",
    question: (project) =>
      `What does the guarantee cover${guarantees(project).every((text) => guaranteeTime.test(text)) ? " and from which day" : ", for how long"}, and what does it leave out? Is there one on your other work too?`,
    settledBy: (project) =>
      guarantees(project).every((text) => guaranteeTime.test(text) && guaranteeTerms.test(text)),
  }),
  askedOn("sold-elsewhere", sold, {
    blocks: "page",
    path: features,
    question:
      "At which web address do people buy this? Should we link to it or build it into the page, and who can give us access?",
    settledBy: mentions("bookingTool", "marketplace"),
  }),
  askedOn("claims", claims, {
    blocks: "page",
    path: "content.facts",
    question:
      "Which certificate, label or supplier backs this up? The law only allows claims that you can prove.",
    settledBy: any(mentions("marks"), not(isEuropean)),
  }),
  askedOn("place-free", placesFree, {
    path: "content.facts",
    question:
      "May the site say that you are full and from when a place is free? For whom is it, how do people get on your list, and who takes this off the site when it is taken?",
  }),
];
