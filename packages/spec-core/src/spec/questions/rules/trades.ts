import type { Industry } from "../../../industry/industries.ts";
import type { Project } from "../../project.ts";
import { treatsAnimals } from "../animal-trade.ts";
import { all, any, does, factsOf, hasFact, hasFile, hasPageNamed, isOfIndustry, shows } from "../checks.ts";
import { isMobileTrade } from "../mobile-trade.ts";
import { tellsBounds } from "../reach.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { meeting } from "../visits.ts";
import { wantsNoPrices } from "../wishes.ts";
import { isAboutThings } from "./customers-risk.ts";
import { sendsElsewhere } from "./details.ts";
import { licensed } from "./named-things.ts";
import { isRegistrationShown } from "./profession-question.ts";
import { goesToCustomers } from "./said-in-passing.ts";
import { markSentences } from "./services.ts";

// With at least this many prices, there is a price list.
const pricesMin = 3;

const emergencies =
  /\b(?:doctors?|gp|dent|veterinar|vets?|medical|surgery|midwi|emergenc|pharmac|animal hospital)/i;

// Foot and back treatments are not urgent, even at a place called a clinic.
const plannable =
  /\b(?:podiat|chiropod|foot|feet|physio|osteo|chiropract|psycho|speech|diet|nutrition|massage|acupunct|optic|optom|hearing|audiolog)/i;

const hasDocument =
  (pattern: RegExp): Check =>
  ({ form }) =>
    form.contentDocuments.some(({ name }) => pattern.test(name));

/** A business that makes unique pieces shows its works, not a product list. */
const makesPieces: Check = (project) =>
  shows("Portfolio", "portfolio")(project) &&
  /\b(?:goldsmith|silversmith|jewell?er|jewell?ery|tailor|dressmaker|milliner|shoemaker|couture)/i.test(
    project.form.niche,
  );

/** Trades that mend or alter what customers bring, in any size: their page lists the work. */
const mends: Check = ({ form }) =>
  /(?<!\p{L})(?:alter(?:s|ing|ations?)?|seamstress\p{L}*|tailor(?:s|ing)? repairs?|mend(?:s|ing)?|repairs?|restor\p{L}*|dry[- ]?clean\p{L}*|launder\p{L}*|laundry)(?!\p{L})/iu.test(
    form.niche,
  );

const listedMin = 3;
/** A sentence of the description that lists the work: 'Hems, zips, taking in and letting out'. */
const listsWork: Check = ({ words }) =>
  words.statements.some(
    ({ text, field, kind }) =>
      field === "description" && kind !== "private" && text.split(",").length > listedMin,
  );

const hasPriceList: Check = (project) =>
  factsOf(project, "price").length >= pricesMin || project.form.offers.length >= pricesMin;

// Private lessons have no course timetable. A nursery has groups all day, but no courses.
const teachesOne: Check = ({ form }) =>
  /(?<!\p{L})(?:one[- ](?:to|on)[- ]one|1[- ](?:to|on)[- ]1|1:1|private|individual) (?:lessons?|tuition|teaching)|(?<!\p{L})one (?:pupil|student|learner|child|person) at a time(?!\p{L})|(?<!\p{L})(?:lessons|tuition|teaching)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:one[- ](?:to|on)[- ]one|1:1|individual(?:ly)?)(?!\p{L})/iu.test(
    form.description,
  ) ||
  /\b(?:driving|instructor|tutor|tutoring|nursery|nurseries|kindergarten|cr[eè]che|day ?care|day ?homes?|child ?care|childminder|kita|preschool|pre-school|playgroup)\b/i.test(
    form.niche,
  );

const says =
  (pattern: RegExp): Check =>
  ({ words }) =>
    words.statements.some(({ text, field }) => field !== "competitors" && pattern.test(text));

const mentionsArea = any(
  tellsBounds,
  says(/\b(?:we|i) (?:cover|serve|work (?:in|within|across))\b|\bwithin \d+ ?(?:km|miles)\b/i),
  says(
    /(?<!\p{L})(?:[Cc]over(?:s|ing)|[Ss]erv(?:es|ing|icing)) (?:all (?:of )?|the whole of |most of )?\p{Lu}\p{L}{2,}/u,
  ),
);
const mentionsTrust = says(/\b(?:guarantee|warranty|insured|accredited|certified|members? of)\b|\bmember\b/i);

/** An area whose end the client leaves open: 'greater Leeds', 'south Wales', 'Ashby and lake country'. */
const namedArea = saying(
  /(?<!\p{L})(?:north|south|east|west|mid|central)(?:ern)? \p{Lu}\p{L}|(?<!\p{L})(?:[Ww]ider|[Gg]reater|[Ss]urrounding) (?:\p{Lu}\p{L}|(?:county|district|region)(?!\p{L}))|(?<!^)(?<!\p{L})\p{Lu}\p{L}+,? (?:and|&) (?:the )?(?:\p{Ll}+ )?(?:country|countryside|valleys?|coast|islands?|lakes|suburbs|villages)(?!\p{L})/u,
);

/** The same with every place named: 'and the wider district, incl. Oldham and Rochdale'. */
const wholeArea = /(?<!\p{L})incl(?:uding|\.)? \p{Lu}[\p{L}'’-]+(?:,? (?:and |& )?\p{Lu}[\p{L}'’-]+){1,8}/u;

/** A business that only sells goods over a counter installs nothing: discontinued tiles. */
const sellsGoodsOnly: Check = (project) =>
  (does("shop")(project) || /\b(?:shop|store|merchants?|suppliers?|showroom)\b/i.test(project.form.niche)) &&
  meeting(project) === "comes" &&
  goesToCustomers(project).length === 0;

const letsRooms: Check = ({ form }) =>
  /\b(?:hotel|inn|guest ?house|hostel|b ?& ?b|bed and breakfast|lodge|rooms?|resort)\b/i.test(form.niche);

interface TradeQuestion extends Pick<QuestionRule, "id" | "question"> {
  readonly industry: Industry;
  readonly settledBy: Check;
  /** By default nothing, unless the trade cannot be presented without the answer. */
  readonly blocks?: QuestionRule["blocks"];
  readonly quotes?: QuestionRule["quotes"];
}

/** What the answers say of memberships and proofs without their number. */
const proofs = saying(
  /(?<!\p{L})(?:guilds?|trade (?:body|association)|federation|memberships?|accredit\p{L}*)(?!\p{L})/iu,
  /\d{4,}|(?<!\p{L})(?:not|never|no longer|dont)(?!\p{L})|n['’]t(?!\p{L})/iu,
);

const areaEnd = "where exactly does the area that you name end, and what is too far";

/** What is open about the area; the question about the way to customers asks the same of mobile trades. */
const areaAsked = (project: Project): string => {
  if (goesToCustomers(project).length > 0 || mentionsArea(project) || isMobileTrade(project)) return "";
  const named = namedArea(project);
  if (named.length === 0) return "which area do you serve";
  return named.some((text) => wholeArea.test(text)) ? "" : areaEnd;
};

const isInsurance = /(?<!\p{L})(?:insur|liability)/iu;

/** What is open about licenses and insurance, beside the marks and proofs that other questions ask about. */
const proofAsked = (project: Project): string => {
  const marks = markSentences(project);
  const told = marks.length > 0 ? marks : licensed(project);
  const isRegistered = isRegistrationShown(project);
  if (told.some((text) => isInsurance.test(text))) return "";
  if (marks.length > 0 || isRegistered) return "which insurance may we name, with its sum and holder";
  return told.length > 0
    ? ""
    : "which licenses, accreditations and insurance may we name, with their numbers and holders";
};

/** Questions about a trade that neither a page nor the answers cover. */
const byTrade: readonly TradeQuestion[] = [
  {
    id: "trade-demo",
    industry: "Technology",
    question: "What do people get when they try the product, and where are its login, help and status pages?",
    settledBy: hasPageNamed(/demo|trial|login|docs|help/),
  },
  {
    id: "trade-out-of-hours",
    industry: "Healthcare",
    question: (project) =>
      `What should people do outside opening hours and in an emergency, and do you take on new ${treatsAnimals(project) ? "clients" : "patients"}?`,
    settledBy: any(
      hasPageNamed(/emergenc|urgent|new patients?|new clients?/),
      sendsElsewhere,
      // Speech therapists get no emergency calls.
      ({ form }) => !emergencies.test(`${form.niche} ${form.businessName}`) || plannable.test(form.niche),
    ),
  },
  {
    id: "trade-fees",
    industry: "Finance",
    question: "Which fees should the site name, and which warnings have to be shown with them?",
    settledBy: any(hasFact("price"), wantsNoPrices),
    blocks: "page",
  },
  {
    id: "trade-menu",
    industry: "Food & Hospitality",
    question: (project) =>
      `Which ${letsRooms(project) ? "dishes, drinks or rooms" : "dishes and drinks"} should the site list${wantsNoPrices(project) ? ", with allergens but without prices as you asked" : ", with prices and allergens"}, and do you have them in a file?`,
    settledBy: any(
      hasPriceList,
      // The question about the products also asks for allergens.
      shows("Products"),
      does("shop"),
      hasPageNamed(/menu|food|drinks|carte|rooms?/),
      hasDocument(/menu|carte|karte/i),
    ),
  },
  {
    id: "trade-courses",
    industry: "Education",
    question:
      "Which courses run when, where, at what level and at what price? How do people enroll, and what if they cancel?",
    settledBy: any(teachesOne, hasPriceList, hasPageNamed(/cours|class|lesson|workshop|timetable/)),
  },
  {
    id: "trade-treatments",
    industry: "Fashion & Beauty",
    question:
      "Which treatments or pieces should the site list, how long do they take or what sizes are they, and what do they cost?",
    settledBy: any(hasPriceList, makesPieces, all(mends, listsWork), wantsNoPrices, ({ form }) =>
      /\b(?:hire|rentals?|screens?)\b/i.test(form.niche),
    ),
  },
  {
    id: "trade-area",
    industry: "Real Estate & Construction",
    question: (project) => {
      const area = areaAsked(project);
      const open = [area, proofAsked(project)].filter((part) => part !== "");
      const sentences = area === areaEnd ? open : [open.join(", and ")];
      return sentences.map((text) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}?`).join(" ");
    },
    settledBy: any(
      (project) => areaAsked(project) === "" && proofAsked(project) === "",
      hasPageNamed(/accreditation/),
      sellsGoodsOnly,
      (project) =>
        licensed(project).length > 0 && (goesToCustomers(project).length > 0 || mentionsArea(project)),
      all(hasPageNamed(/\bareas?\b/), mentionsTrust),
      (project) => mentionsArea(project) && mentionsTrust(project),
    ),
    quotes: (project) => [
      ...(areaAsked(project) === areaEnd ? namedArea(project) : []),
      ...(proofAsked(project) === "" ? [] : proofs(project)),
    ],
  },
  {
    id: "trade-works",
    industry: "Creative & Design",
    question: "Which works may we show, and in what order?",
    settledBy: any(
      shows("Portfolio", "portfolio"),
      does("shop"),
      hasFact("service"),
      hasFile("work"),
      hasPageNamed(/work|galler|project/),
    ),
  },
  {
    id: "trade-first-talk",
    industry: "Legal Services",
    question: "What does a first meeting cost, and which fees do you have to publish?",
    settledBy: hasFact("price"),
  },
  {
    id: "trade-range",
    industry: "Retail & E-commerce",
    question:
      "Should the site show your whole range or a selection, and can people reserve or order what they see?",
    settledBy: any(does("shop"), shows("Products"), hasFact("service")),
  },
  {
    id: "trade-trips",
    industry: "Travel & Tourism",
    question: "What are the seasons, group sizes, meeting points and conditions?",
    settledBy: any(does("booking"), isAboutThings, hasPageNamed(/rooms?|trips?|tours?|rates/)),
  },
];

/** Questions that arise from the trade; at most one is asked. */
export const tradeQuestions: readonly QuestionRule[] = byTrade.map(
  ({ id, industry, question, settledBy, blocks = "nothing", quotes }): QuestionRule => ({
    id,
    path: "projectRequirements.scope.features",
    question,
    asks: "client",
    blocks,
    when: isOfIndustry(industry),
    settledBy,
    ...(quotes ? { quotes } : {}),
  }),
);
