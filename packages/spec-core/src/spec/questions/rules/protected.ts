import { isForAdultsOnly } from "../../../industry/adults-only.ts";
import type { Project } from "../../project.ts";
import { any, does, hasFact, hasPageNamed, isOfIndustry, shows } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { askedOn, saying } from "../saying.ts";
import { isSilenced } from "../silence.ts";
import { worksAlone } from "../visits.ts";
import { licensed } from "./named-things.ts";
import { youthPage } from "./page-names.ts";
import { markSentences } from "./services.ts";

// Health data are a special category: GDPR and UK GDPR, Article 9.
const sensitive = saying(
  /\b(?:consent|medical|health|injur\p{L}*|allerg\p{L}*|intake|screening|safeguarding|dietary|patient)\b.{0,50}\b(?:forms?|info(?:rmation)?|details|questionnaires?|history|data|online|notes)\b|\b(?:enrol\p{L}*|register|registration|forms?|questionnaires?|online)\b.{0,50}\b(?:medical|health|injur\p{L}*|allerg\p{L}*|emergency contacts?|medication)\b|\b(?:repeat )?prescriptions?\b.{0,50}\b(?:request|order|online|site|form|through)\p{L}*|\b(?:results?|records?|notes|letters)\b.{0,30}\b(?:by e-?mail|e-?mailed|online|log ?in|portal|download)\b/iu,
  /\b(?:health (?:food|shop|club|insurance)|no (?:medical|health)|healthy)\b/i,
);

const isFood = isOfIndustry("Food & Hospitality");
const isHealth = isOfIndustry("Healthcare");
const isEducation = isOfIndustry("Education");

const ofAnimals = /\b(?:vets?|veterinar\p{L}*|animals?|dogs?|cats?|pets?|horses?|equine|farrier|hoof)\b/iu;

/**
 * A practice that keeps patient records; in the Netherlands it has to name a complaints officer (Wkkgz, Articles 14 and
 * 18).
 */
const treatsPeople: Check = (project) =>
  isHealth(project) && !ofAnimals.test(`${project.form.niche} ${project.form.businessName}`);

const regulatedGoods =
  /\b(?:candles?|wax melts?|diffusers?|soaps?|balms?|creams?|lotions?|cosmetics?|skin ?care|bath bombs?|shampoo bars?|beard oils?|perfumes?|essential oils?|toys?|teethers?|teddies|baby clothes|supplements?|cbd|herbal|tinctures?|jams?|chutneys?|honey|chocolates?|cakes?|biscuits?|preserves|sauces|pet food|dog treats|plants? protection|knives|fireworks)\b/i;

const regulatedSentences = (project: Project): string[] =>
  project.words.statements
    .filter(
      (statement) =>
        (statement.field === "description" || statement.field === "contentNotes") &&
        regulatedGoods.test(statement.text) &&
        !isSilenced(statement, project),
    )
    .map(({ text }) => text);

const needsLicence =
  /\b(?:tattoo|piercing|childmind|child ?care|day nursery|kennels?|cattery|dog (?:board|day ?care|hotel)|pet (?:board|hotel|sitting)|driving (?:school|instructor)|taxi|minicab|private hire|chauffeur|mobile bar|security|door staff|scrap|skip hire|waste|septic|asbestos|pest control|gas engineer|removals?|locksmith|refrigerat|air[- ]?con|heat pumps?|electrician|plumb|well drill|funeral (?:directors?|homes?|parlou?rs?|services?|plans?)|auction|pawn|estate agent|letting agent|insurance brok|mortgage|financial advis|tour guide|mountain guide|skipper|boat (?:trips?|charter)|div(?:ing|er)|drone|fireworks|scaffold|home care|nursing|oysters?|mussels?|shellfish|abattoir)/i;

/** Whether the trade needs a license, or an official entry that customers look for. */
const isLicensedTrade: Check = ({ form }) => needsLicence.test(`${form.niche} ${form.businessName}`);

/** Trades that many states, provinces and counties license, often above a certain value of the work. */
const contracting =
  /(?<!\p{L})(?:landscap\p{L}*|hardscap\p{L}*|irrigation|contractors?|contracting|construction|builders?|home building|remodel\p{L}*|renovat\p{L}*|roof\p{L}*|siding|gutters?|hvac|mason\p{L}*|concrete|pav(?:ers?|ing)|fenc(?:es?|ing)|decks?|pools?|tree (?:service|care|work|removal)|arborists?|excavat\p{L}*|flooring|til(?:e|ing)|drywall|insulation|solar|home inspect\p{L}*|handym[ae]n|house paint\p{L}*|painting contractors?|chimney|lawn (?:care|spraying|treatment))(?!\p{L})/iu;
const notContracting =
  /(?<!\p{L})(?:landscape (?:photo\p{L}*|paint\p{L}*|art\p{L}*)|shops?|stores?|suppl(?:y|ies|iers?)|pool (?:halls?|tables?)|blogs?)(?!\p{L})/iu;
const licensing: ReadonlySet<string> = new Set(["US", "CA", "AU"]);

const isContractor: Check = ({ form, country }) =>
  licensing.has(country ?? "") && contracting.test(form.niche) && !notContracting.test(form.niche);

/** Whether the answers speak of a license, and not of insurance alone: 'licensed in NC', 'no license needed for mowing'. */
const speaksOfLicence: Check = ({ words }) =>
  words.statements.some(
    ({ text, field }) =>
      field !== "competitors" && /(?<!\p{L})(?:un)?licen[cs](?:e|es|ed|ing|ure)(?!\p{L})/iu.test(text),
  );

const servesAlcohol = saying(
  /\b(?:(?:bring|run|provide|offer|have|with|want) (?:a|our|the|an?) (?:\p{L}+ )?bar(?! of| code| chart| stools)|cocktails?|wine list|licensed bar|serve (?:wine|beer|alcohol|drinks)|prosecco|champagne)\b/iu,
  /\blicen[cs]ed\b|\bno (?:alcohol|bar|licen[cs]e)\b/i,
);

const ofChildren =
  /\b(?:child(?:ren)?|kids|pupils|teens?|teenagers|juniors?|toddlers?|babies|schools?|grinds|leaving cert|gcse|scouts?|youth)\b/iu;

/** Whether the business teaches or looks after children. */
const worksWithChildren: Check = (project) =>
  (isEducation(project) ||
    /\b(?:childmind|nanny|babysit|cr[eè]che|playgroup|(?:summer|holiday|kids?|children['’]?s|day) camps?)/iu.test(
      project.form.niche,
    )) &&
  !/\bdriving\b/iu.test(project.form.niche) &&
  !/\b(?:only adults|adults only|no (?:kids|kiddies|children))\b/iu.test(project.form.description) &&
  ofChildren.test(`${project.form.niche} ${project.form.audience} ${project.form.description}`);

/** Whether the answers say how those who work with children are checked. */
const tellsVetting: Check = ({ words }) =>
  words.statements.some(
    ({ text, field }) =>
      field !== "competitors" &&
      /(?<!\p{L})(?:dbs|crb|pvg|garda[- ]vett\p{L}*|vetted|(?:police|background)[- ]check\p{L}*|working with children check|wwcc)(?!\p{L})/iu.test(
        text,
      ),
  );

const mailsFood: Check = (project) =>
  isFood(project) &&
  (/\bcater/iu.test(project.form.niche) || (does("shop")(project) && posts(project).length > 0));
const posts = saying(/\b(?:courier|by post|ship(?:ped|ping)?|post(?:ed|age)|parcels?|mail order)\b/iu);

/** Questions about legally protected matters: health data, goods with warnings, trades with a license. */
export const protectedQuestions: readonly QuestionRule[] = [
  askedOn("sensitive-data", sensitive, {
    path: "legalAndCompliance.requirements",
    question:
      "Which details about health or children do people send you, through which secure form or service? Who reads them, and where and how long are they kept?",
    blocks: "launch",
    // Food that guests avoid is information for the kitchen, not health data on the site.
    settledBy: isFood,
  }),
  {
    id: "patient-data",
    path: "legalAndCompliance.requirements",
    question: ({ country }) =>
      `What do you record about patients, to whom do you pass it on, how long do you keep it, and who answers questions about it? Is there a privacy statement?${country === "NL" ? " Which complaints officer and which disputes body are you affiliated with?" : ""}`,
    asks: "client",
    blocks: "launch",
    when: (project) => treatsPeople(project) && does("form", "booking")(project),
    settledBy: any(
      ({ legal }) => legal.law === null,
      (project) => sensitive(project).length > 0,
    ),
  },
  {
    id: "product-rules",
    path: "legalAndCompliance.requirements",
    question:
      "Which ingredients, warnings and maker's address have to be shown with these goods, and who sends them to us?",
    asks: "client",
    blocks: "page",
    when: (project) => does("shop")(project) && regulatedSentences(project).length > 0,
    settledBy: isFood,
    quotes: regulatedSentences,
  },
  {
    id: "child-protection",
    path: "legalAndCompliance.requirements",
    question: (project) =>
      tellsVetting(project)
        ? "Do you have a child protection statement, and should the site show it?"
        : `${worksAlone(project) ? "How are you checked for your work with children" : "How are the people checked who work with children"}, do you have a child protection statement, and should the site show or mention either?`,
    asks: "client",
    blocks: "nothing",
    when: worksWithChildren,
    settledBy: any(hasPageNamed(youthPage), ({ form }) => isForAdultsOnly(form)),
  },
  {
    id: "food-registration",
    path: "legalAndCompliance.requirements",
    question:
      "Under which registration or license is your food made, does it cover what you do here (posting, catering elsewhere, alcohol), and should the site name it?",
    asks: "client",
    blocks: "nothing",
    when: mailsFood,
    settledBy: isLicensedTrade,
  },
  {
    id: "trade-licence",
    path: "content.facts",
    question: (project) =>
      isContractor(project)
        ? `Does your ${project.country === "CA" ? "province or town" : project.country === "AU" ? "state" : "state or county"} license your trade (often only above a certain value of the work)? If so, what is the number, in whose name is it, and should the site name it?`
        : "Which license or registration do you work under, what is its number, who issued it, and should the site name it?",
    asks: "client",
    blocks: "nothing",
    when: any(
      isLicensedTrade,
      isContractor,
      (project) => isFood(project) && !shows("Products")(project) && servesAlcohol(project).length > 0,
    ),
    settledBy: any(
      hasFact("registration"),
      // Named licenses and memberships have questions of their own.
      (project) =>
        isContractor(project)
          ? speaksOfLicence(project)
          : markSentences(project).length + licensed(project).length > 0,
      ({ legal }) => legal.profession !== null,
    ),
    quotes: servesAlcohol,
  },
];
