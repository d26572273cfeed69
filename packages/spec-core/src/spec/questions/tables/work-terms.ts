import type { Industry } from "../../../industry/industries.ts";
import { memoByText } from "../../../memo.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, does, hasOpenFact, hasPageNamed, not } from "../checks.ts";
import { type Part, partsOpen } from "../parts.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { isMobileTrade } from "./customers-risk.ts";
import { goesToCustomers } from "./said-in-passing.ts";

/** A way in which a business works for its customers, and what they ask about it before they agree, each a question. */
interface WorkKind {
  /** Matches the trade in the client's words. */
  readonly trade: RegExp;
  /** The industries whose businesses work like this, whatever they call their trade. */
  readonly industries?: readonly Industry[];
  /** Another sign of this way of working. */
  readonly or?: Check;
  readonly terms: readonly Part[];
}

const fixedPrice: Part = {
  asks: "Is a first look or a quote free, and is the price fixed before you start?",
  told: /\bfree (?:quotes?|quotations?|estimates?)\b|\b(?:quote|quotation|estimate|price)\w* (?:first|before|in writing|is fixed|fixed)\b|\bfixed prices?\b/iu,
};
const travel: Part = {
  asks: "How far do you travel?",
  told: /\b(?:within|up to) \d+ ?(?:km|miles|min)/iu,
};
const coming: Part = {
  asks: "Do you come to people, how far, and what does that cost?",
  told: /\b(?:free within|miles? free|km free|call[- ]?out|travel is)\b/iu,
};
const firstPayment: Part = {
  asks: "How much do people pay beforehand, and when is the rest due?",
  told: /\b(?:deposit|half|up ?front|in advance)\b/iu,
};
const cancelling: Part = {
  asks: "Until when can they change or cancel it, and what happens if you have to?",
  told: /\bcancel/iu,
};

const payment: Part = {
  asks: "How can people pay?",
  told: /\b(?:cash|cards? |contactless|bank transfer|invoices?d?|paypal|stripe|sumup|direct debit|bizum|twint|venmo|zelle)\b/iu,
};

/** What the question about the terms of bookings asks. */
const ofBookings: readonly Part[] = [firstPayment, cancelling, payment];
/** What the question about prices asks that are not confirmed yet. */
const ofPrices: readonly Part[] = [payment];
/** What the question about the way to customers asks. */
const ofTravel: readonly Part[] = [travel, coming];

/** The ways of working, from the particular to the general; the first that fits is asked about. */
const kinds: readonly WorkKind[] = [
  {
    trade:
      /\b(?:shear(?:er|ing)|farrier|hoof|hooves|(?:dog|cat|pet|horse)s? (?:groom|walk|train|board|sit|school|day ?care|hotel)|grooming|kennels?|cattery|vets?\b|veterinar|livery|equine|stud farm|breed(?:er|ing))/iu,
    terms: [
      {
        asks: "How do owners prepare the animals, and what has to be ready at the place?",
        told: /\b(?:off feed|fasted|tied up|in a (?:pen|yard|stable))\b|\b(?:need|have|bring)\b.{0,60}\b(?:dry|flat|hold|pen|stable|space)\b/iu,
      },
      { asks: "Which papers or vaccinations do you ask for?", told: /\bvaccinat/iu },
      {
        asks: "Which animals do you not take, and which cost more?",
        told: /\b(?:no|not|never) (?:aggressive|biting|stallions|rams|puppies)\b/iu,
      },
    ],
  },
  {
    trade:
      /\b(?:therap|physio|osteo|chiropract|podiat|dent(?:ist|al)|optic|optom|hearing|orthop|prosthe|midwi|doula|nurs|clinic|acupunct)/iu,
    industries: ["Healthcare"],
    terms: [
      {
        asks: "What should people bring, and how do they prepare?",
        told: /\b(?:bring|wear|beforehand)\b/iu,
      },
      {
        asks: "Do they need a referral or prescription, and what has to be on it?",
        told: /\b(?:without|no|need a|no need for) (?:a )?(?:referral|prescription|doctor['’]s letter)\b/iu,
      },
      {
        asks: "Whom do you not treat, and who should see a doctor first?",
        told: /\b(?:see|go to|ask) (?:a|your|their) (?:doctor|gp) first\b/iu,
      },
      {
        asks: "Which qualifications and earlier posts may the site name?",
        told: /\b(?:qualified (?:in|as|at|from)|graduated|degree|diploma|b\.?sc|m\.?sc|ph\.?d)\b/iu,
      },
      { asks: "How long does an appointment take?", told: /\b\d+ ?(?:min\p{L}*|hours?)\b|\ban hour\b/iu },
      { asks: "What do people pay themselves?", told: /[£$€] ?\d.*[£$€] ?\d/su },
    ],
  },
  {
    trade:
      /\b(?:accountan|book ?keep|tax(?:es)?\b|notary|translat|interpret|survey|valuer|architect|consult|advis|agen(?:t|cy)\b|insurance|mortgage|research|genealog|editor|proofread)/iu,
    industries: ["Legal Services", "Finance"],
    terms: [
      {
        asks: "Which kinds of work and clients do you take on, and which not?",
        told: /\b(?:i|we)(?:['’]m| am| are|['’]re) not (?:a|an)\b.{0,120}\b(?:do not|don['’]?t)\b/iu,
      },
      { asks: "What is included, what is extra, and how do you charge?" },
      {
        asks: "How does it begin and end (contract, term, notice)?",
        told: /\b(?:no contract|cancel (?:any ?time|monthly)|notice period|months?['’]? notice)\b/iu,
      },
      { asks: "How do clients send you papers safely, where do you keep them, and which services see them?" },
      {
        asks: "Which area do you cover, and do you also work by video or phone?",
        told: /\b(?:remote|online|video|zoom|nationwide|worldwide)\b/iu,
      },
    ],
  },
  {
    trade:
      /\b(?:driving (?:school|instruct|lesson)|tutor|tuition|lessons?\b|instructor|coach(?:ing)?\b|music school|swim(?:ming)? school)/iu,
    terms: [
      {
        asks: "How long is a lesson, where does it take place, and on which days and at what hours does each teacher work?",
      },
      { asks: "Are there packages, how long are they valid, and is what is left paid back?" },
      {
        asks: "Which subjects, ages and levels do you take, and which qualification does each teacher have?",
      },
      { asks: "What do people bring?", told: /\bbring\b/iu },
      cancelling,
    ],
  },
  {
    trade:
      /\b(?:wedding|celebrant|dj\b|disco|band\b|musician|harpist|pianist|singer|magician|entertain|photograph|videograph|film ?mak|photo ?booth|cater(?:er|ing)|mobile bar|food truck|florist|event|marquee|firework)/iu,
    terms: [
      { asks: "What is included and for how long, and what is extra?" },
      travel,
      { asks: "What do you need at the place (power, space, time, parking)?" },
      firstPayment,
      cancelling,
    ],
  },
  {
    trade:
      /\b(?:tours?\b|(?:tour|mountain|fishing|nature|ski|climbing|city) guid|guided|safari|excursion|cruise|charter|kayak|canoe|raft|climbing|balloon|karting|escape (?:room|game)|tasting|museum$|farm park|petting|horse ?rid|riding|pony|surf(?:ing|board)?\b|div(?:e|ing)\b|ski (?:school|lesson)|zip|adventure|observatory|caves?\b|boat trips?)/iu,
    terms: [
      {
        asks: "Where exactly do you meet people, and where do they park?",
        told: /\bmeet (?:at|in|on|outside)\b/iu,
      },
      {
        asks: "What is included, and what do they bring or wear?",
        told: /\binclud.{1,120}\bbring\b|\bbring\b.{1,120}\binclud/iu,
      },
      {
        asks: "Who cannot take part (age, size, health, pregnancy, mobility)?",
        told: /\b(?:age|under|over) \d+.{0,120}\b(?:pregnan|mobility|wheelchair|health|fit)/iu,
      },
      {
        asks: "How small and how large may a group be?",
        told: /\b(?:max|maximum|up to|groups? of|at most) \d/iu,
      },
      { asks: "In which months and languages do you do it?" },
      { asks: "What happens in bad weather, or with too few people?", told: /\b(?:weather|rain|wind)\b/iu },
      {
        asks: "What do they sign, and what does your insurance cover?",
        told: /\bwaiver|\binsur(?:ed|ance)\b/iu,
      },
    ],
  },
  {
    trade:
      /(?<!dry[- ])\bclean(?:er|ing)|\b(?:chimney|sweep|drain|septic|pump|pest control|locksmith|install(?:er|ation)|drill|tree|garden|landscap|pav(?:er|ing)|fencing|removals|(?:furniture|house|office) removal|moving (?:firm|company|service)|floor|house paint|decorat|plaster|tiler|tiling|window|insulat|heating|solar|electrician|plumb|roof|thatch|wall(?:er|ing)|builder|building (?:firm|company|contractor)|mason|scaffold|div(?:er|ing) (?:work|service))/iu,
    industries: ["Real Estate & Construction"],
    or: any(isMobileTrade, (project) => goesToCustomers(project).length > 0),
    terms: [fixedPrice, payment],
  },
  {
    trade:
      /\b(?:repair|restor|gild(?:er|ing)|mend|refurbish|recondition|servicing|overhaul|alteration|dry ?clean|laundr|sharpen|re-?glaz|upholster|taxiderm|conservator|cobbler|shoe ?mak|garage|mechanic|body ?shop|bodywork|watchmak|clockmak|luthier)/iu,
    terms: [
      fixedPrice,
      {
        asks: "Can people come without an appointment?",
        told: /\b(?:appointments?|drop in|walk[- ]?ins?|just come)\b/iu,
      },
      {
        asks: "How do things reach you and get back (packed how, by which carrier), who pays for that, and who bears the risk?",
        told: /\bcollect and (?:deliver|return)\b|\bpick ?up and\b/iu,
      },
      coming,
      payment,
    ],
  },
  {
    trade:
      /\b(?:custom|bespoke|made[- ]to[- ](?:measure|order)|commission|hand ?made|maker|making|carv|engrav|blacksmith|forge|joiner|cabinet|tailor|dressmak|bookbind|glass|stone|monument|letter ?cut|sign(?:s|age)?\b|sign ?(?:writ|paint|mak)|weav|pott(?:er|ery)|saddl|gold ?smith|silver ?smith|jewel|print(?:er|ing)|fabricat|weld|mould|foundry|furniture|boat ?build|model)/iu,
    terms: [
      fixedPrice,
      {
        asks: "What do people send or bring you first, in which sizes and materials do you work, and what does a drawing or sample cost?",
      },
      firstPayment,
      cancelling,
      payment,
    ],
  },
];

/** What customers of any other trade ask that does something for them. */
const otherTerms: readonly Part[] = [fixedPrice, payment];

/** The industries whose visitors buy, eat, learn, log in or travel. */
const othersTerms: readonly Industry[] = [
  "Food & Hospitality",
  "Retail & E-commerce",
  "Technology",
  "Education",
  "Travel & Tourism",
];

const servesPeople: Check = ({ industry, form }) =>
  !othersTerms.includes(industry.industry) && (isAnswered(form.niche) || isAnswered(form.description));

// The trade is the same while somebody types their description.
const tradesKept = 16;
const kindOfTrade = memoByText((trade) => kinds.find((kind) => kind.trade.test(trade)) ?? null, tradesKept);

const tradeOf = ({ niche, businessName }: Project["form"]): string => `${niche}\n${businessName}`;
/** What a shop sells that makes its goods itself. */
const makes = /\b(?:maker|making|hand ?made|weav|pott(?:er|ery)|jewel|candle|soap)/iu;

function termsOf(project: Project): readonly Part[] {
  const { form, industry } = project;
  const kind =
    kindOfTrade(tradeOf(form)) ??
    kinds.find(({ industries, or }) => industries?.includes(industry.industry) || or?.(project)) ??
    kinds.find((each) => form.offers.some(({ name }) => each.trade.test(name)));
  return kind?.terms ?? (servesPeople(project) ? otherTerms : []);
}

const told = ({ words, form }: Project): string[] => [
  ...words.statements
    .filter(({ field }) => field === "description" || field === "contentNotes")
    .map(({ text }) => text),
  ...form.offers.map(({ name, what, price }) => `${name}: ${what} ${price}`),
];

const openTerms = (project: Project): string[] => {
  const terms = termsOf(project);
  const elsewhere = [
    ...(does("booking")(project) ? ofBookings : []),
    ...(hasOpenFact("price")(project) ? ofPrices : []),
    ...(isMobileTrade(project) ? ofTravel : []),
  ];
  const asked = terms.filter((part) => !elsewhere.includes(part));
  return partsOpen(asked, [told(project).join("\n")]);
};

/** What is asked about one thing alone is seldom needed. */
const openTermsMin = 2;

/** Whether the trade by its name is one whose customers agree on work. */
const isNamedTrade: Check = ({ form }) => kindOfTrade(tradeOf(form)) !== null && !makes.test(form.niche);

/** Asks for what customers want to know before they agree, by the way in which the business works. */
export const workTerms: QuestionRule = {
  id: "work-terms",
  path: "content.facts",
  question: (project) => `What people want to know before they come to you: ${openTerms(project).join(" ")}`,
  asks: "client",
  blocks: "page",
  when: (project) => openTerms(project).length >= openTermsMin,
  settledBy: any(
    // A shop has its terms of sale; who repairs besides is asked for those of the work.
    all(does("shop"), not(isNamedTrade)),
    // A page for those who come first asks as much.
    hasPageNamed(/\bnew (?:patients?|clients?|customers?)\b|\bfirst visit\b/),
  ),
};
