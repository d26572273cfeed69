import type { Industry } from "../../../industry/industries.ts";
import { animalTrade } from "../animal-trade.ts";
import type { Part } from "../parts.ts";

/** A way of working for customers, and what customers ask about it before they agree; each part is a question. */
export interface WorkKind {
  /** Matches the trade or the business's name, in the client's words. */
  readonly trade: RegExp;
  /** Matches other trades with such a word in their name: who bakes cakes for weddings sells goods. */
  readonly unless?: RegExp;
  /** Industries whose businesses work in this way, whatever their trade is called. */
  readonly industries?: readonly Industry[];
  readonly terms: readonly Part[];
}

export const travel: Part = {
  asks: "How far do you travel?",
  answeredBy:
    /\b(?:within|up to) \d+ ?(?:km|miles|min)|\b(?:delivery|set[- ]?up|travel)\b[^.]{0,30}\bincluded\b/iu,
};
export const place: Part = { asks: "What do you need at the place (power, space, time, parking)?" };
export const bring: Part = {
  asks: "What should people bring, and how do they prepare?",
  answeredBy: /\b(?:bring|wear|beforehand)\b/iu,
};
export const prepare: Part = {
  asks: "How do people prepare, and what do you need there (space, light, water, parking)?",
  answeredBy: /\bbeforehand\b/iu,
};
export const bringToLesson: Part = { asks: "What do people bring?", answeredBy: /\bbring\b/iu };
export const notTreated: Part = {
  asks: "Whom do you not treat, and who should see a doctor first?",
  answeredBy:
    /\b(?:see|go to|ask) (?:a|your|their) (?:doctor|gp) first\b|\b(?:no|not|n['’]t)\b[^.!?]{0,80}\brefer(?:red)? (?:on|out|elsewhere|them)\b/iu,
};
/** For conditions such as 'diabetic feet', of which a nurse treats only a part and refers the rest to a doctor. */
export const notTreatedOfRisks: Part = {
  ...notTreated,
  asks: "How far do you treat people with diabetes, wounds or infections, whom do you not treat, and who has to see a doctor first?",
};
const firstPayment: Part = {
  asks: "How much do people pay beforehand, and when is the rest due?",
  answeredBy: /\b(?:deposit|half|up ?front|in advance)\b/iu,
};
const cancelling: Part = {
  asks: "Until when can they change or cancel it, and what happens if you have to?",
  answeredBy: /\bcancel/iu,
};

const drivers: WorkKind = {
  trade: /(?<!\p{L})(?:driving (?:school|instruct\p{L}*|lessons?|tuition)|(?:learner|approved) driv\p{L}+)/iu,
  terms: [
    {
      asks: "How long is a lesson?",
      answeredBy: /\d[- ]?(?:min\p{L}*|hours?|hrs?)(?!\p{L})|\b(?:an|one|half an) hour\b/iu,
    },
    {
      asks: "Where do lessons begin and end?",
      answeredBy:
        /\b(?:pick(?:ed)?[- ]?(?:you )?ups?|collect\p{L}*|from your (?:house|home|door|school|work))\b/iu,
    },
    { asks: "Which cars are there (manual, automatic)?", answeredBy: /\b(?:automatic|manual)\b/iu },
    {
      asks: "Are lessons paid one by one or in blocks, and until when does a block hold?",
      answeredBy: /\b(?:blocks? (?:of|booking)|packages?|(?:per|each) lesson)\b/iu,
    },
    {
      asks: "What do pupils bring, and which license do they need first?",
      answeredBy: /\b(?:bring|provisional)\b/iu,
    },
    {
      asks: "Until when can pupils move or cancel a lesson, and what happens if you have to?",
      answeredBy: /\bcancel/iu,
    },
  ],
};

export const lessonPrice: Part = {
  asks: "What does a lesson of each length cost, or should the site show no price?",
  answeredBy: /[£$€] ?\d|\d ?[£$€]/u,
};
export const hoursOfTeaching: Part = { asks: "On which days and at what hours does each teacher work?" };
const qualification: Part = {
  asks: "Which qualification does each teacher have?",
  answeredBy: /\b(?:studied|qualified|trained|graduated|diploma|degree|licen[cs]ed)\b/iu,
};
/** The wording of these parts for a person who works alone. */
export const alone: ReadonlyMap<Part, Part> = new Map([
  [hoursOfTeaching, { ...hoursOfTeaching, asks: "On which days and at what hours do you teach?" }],
  [qualification, { ...qualification, asks: "Which qualification do you have?" }],
]);

const covering: Part = {
  asks: "What do they sign, and what does your insurance cover?",
  answeredBy: /\bwaiver|\binsur(?:ed|ance)\b/iu,
};

export const charging: Part = { asks: "What is included, what is extra, and how do you charge?" };
/** Of continuous work, such as bookkeeping; a solicitor's matter ends by itself. */
export const contract: Part = {
  asks: "How does it begin and end (contract, term, notice)?",
  answeredBy: /\b(?:no contract|cancel (?:any ?time|monthly)|notice period|months?['’]? notice)\b/iu,
};

/** The question about files that clients send covers this. */
export const papers: Part = {
  asks: "How do clients send you papers safely, where do you keep them, and which services see them?",
};

/** Parts that the question about booking terms covers. */
export const ofBookings: readonly Part[] = [firstPayment, cancelling];
/** Parts that the question about insurance covers. */
export const ofCover: readonly Part[] = [covering];
/** Parts that the question about travel to customers covers. */
export const ofTravel: readonly Part[] = [travel];

export const treatment: WorkKind = {
  trade:
    /\b(?:therap|physio|osteo|chiropract|podiat|dent(?:ist|al)|optic|optom|hearing|orthop|prosthe|midwi|doula|nurs(?:e|es|ing)(?!\p{L})|clinic|acupunct|lactation|breast ?feed)/iu,
  industries: ["Healthcare"],
  terms: [
    bring,
    {
      asks: "Do they need a referral or prescription, and what has to be on it?",
      answeredBy:
        /\b(?:without|no|need a|no need for) (?:an? )?(?:(?:doctor|gp)['’]?s? )?(?:referral|prescription|letter)\b/iu,
    },
    notTreated,
    {
      asks: "Which qualifications and earlier posts may the site name?",
      answeredBy:
        /\b(?:qualified (?:(?:in|as|at|from)\b|(?:\p{L}+ ){0,3}(?:19|20)\d\d)|trained (?:in|as|at)|graduated|degree|diploma|b\.?sc|m\.?sc|ph\.?d)\b/iu,
    },
    {
      asks: "How long does an appointment take?",
      answeredBy: /\b\d+ ?(?:min\p{L}*|hours?)\b|\ban hour\b/iu,
    },
    { asks: "What do people pay themselves?", answeredBy: /[£$€] ?\d.*[£$€] ?\d/su },
  ],
};

/** Classes in which people move: participants, whom nobody treats. */
const movement: WorkKind = {
  trade:
    /(?<!\p{L})(?:yoga|pilates|gyms?|fitness|personal train\p{L}*|crossfit|zumba|barre|boot ?camps?|aerobics|tai ?chi|qi ?gong)(?!\p{L})/iu,
  unless:
    /\b(?:\p{L}*therap\p{L}*|physio\p{L}*|osteo\p{L}*|massages?|rehab\p{L}*|shops?|stores?|wear|clothing)/iu,
  terms: [
    {
      asks: "What should people bring or wear, and what is there already?",
      answeredBy: /\b(?:bring|wear|mats? (?:are|is) (?:here|there|provided|included))\b/iu,
    },
    {
      asks: "Can beginners join at any time, and who should ask first (pregnancy, injuries)?",
      answeredBy: /\b(?:beginners?|pregnan\p{L}*|injur\p{L}*|all levels)\b/iu,
    },
    {
      asks: "How long are cards and memberships valid, and what happens to missed classes?",
      answeredBy: /\b(?:valid|expires?|class counts|missed|no[- ]shows?|cancel\p{L}*)\b/iu,
    },
  ],
};

/** Treatment of animals: their owners ask other things than patients. */
const animals: WorkKind = {
  trade: animalTrade,
  terms: [
    {
      asks: "Which animals do you see, and which not?",
      answeredBy:
        /\b(?:no|not|only|just|never|n['’]t) [^.!?]{0,40}\b(?:dogs?|cats?|horses?|cattle|rabbits|birds|reptiles|exotics)\b|\b(?:small|large|farm|companion)[- ]animals?\b|\bequine\b/iu,
    },
    {
      asks: "Do you take on new clients, and from how far away?",
      answeredBy: /\bnew (?:clients?|animals|people|customers|patients|horses)\b|\btak(?:e|ing) on\b/iu,
    },
    {
      asks: "How do owners pay, and can an insurance pay you directly?",
      answeredBy: /\binsur(?:ance|ers?)\b|\bpa(?:y|id|yment)\b/iu,
    },
  ],
};

export const schemes: Part = {
  asks: "Which insurers or public schemes pay for what, and what do people pay themselves then?",
};

/** Opticians and hearing care: customers bring their aids, and insurers pay a part. */
export const aids: WorkKind = {
  trade: /\b(?:optic|optom|hearing (?:aid|care|cent)|audiolog)/iu,
  terms: [
    { asks: "What should people bring (what they wear now, papers)?", answeredBy: /\bbring\b/iu },
    schemes,
    {
      asks: "How soon is it ready?",
      answeredBy: /\bready (?:in|within|after)\b|\bsame day\b|\bwithin \d+ (?:days|weeks)\b/iu,
    },
    {
      asks: "What happens if it does not fit or breaks?",
      answeredBy: /\badjust\p{L}*|\brepairs?\b|\bguarantee|\bwarranty/iu,
    },
  ],
};

export const teaching: WorkKind = {
  trade:
    /\b(?:tutor|tuition|lessons?\b|teachers?\b|instructor|coach(?:ing)?\b|music school|swim(?:ming)? school)/iu,
  terms: [
    {
      asks: "How long is a lesson?",
      answeredBy: /\d[- ]?(?:min\p{L}*|hours?)(?!\p{L})|\b(?:an|one|half an)[- ]hour\b/iu,
    },
    {
      asks: "Where does it take place?",
      answeredBy:
        /\b(?:home studio|(?:my|our) (?:studio|home|house|school|pool|room)|at (?:your|their) (?:home|house|place)|online)\b/iu,
    },
    hoursOfTeaching,
    lessonPrice,
    {
      asks: "Are lessons paid one by one, by the term or in packages, and what happens to missed ones?",
      answeredBy: /\b(?:payable|paid|pay) (?:by the|per|each|every|for the) (?:term|month|lesson)\b/iu,
    },
    {
      asks: "Which subjects, ages and levels do you take?",
      answeredBy:
        /\b(?:from|aged?|ages) (?:age )?(?:\d{1,2}|four|five|six|seven|eight|nine|ten)\b|\bbeginners?\b|\b(?:gcse|a[- ]levels?|leaving cert|key stage|years? \d{1,2}|grades? \d{1,2})\b/iu,
    },
    qualification,
    bringToLesson,
    cancelling,
  ],
};

/**
 * The ways of working whose terms a site has to state, from specific to general; the first that matches is used.
 * Businesses that make or repair things agree on the terms with each customer.
 */
export const workKinds: readonly WorkKind[] = [
  animals,
  aids,
  movement,
  treatment,
  {
    trade:
      /\b(?:architect|(?:building|quantity|land|aerial|drone|topographic(?:al)?|measured) survey|(?:aerial|drone) mapping|structural engineer|(?:interior|garden|landscape) design)/iu,
    terms: [
      {
        asks: "Which kinds of work do you take on, and which not?",
        answeredBy: /\b(?:we|i) (?:only|do not|don['’]?t)\b/iu,
      },
      { asks: "What does each stage or price include, and what is extra?" },
      {
        asks: "When do people pay, and how do they stop?",
        answeredBy: /\b(?:stop|cancel|leave) (?:after|at) (?:any|each|every)\b|\bno tie[- ]?in\b/iu,
      },
      {
        asks: "How long does it take from the first visit?",
        answeredBy: /\b(?:takes?|within|about|usually) (?:\p{L}+ )?\d+ (?:to \d+ )?(?:weeks|months)\b/iu,
      },
    ],
  },
  {
    // Clients hand their papers to these trades; an agency for cleaners or an adviser on sleep gets none.
    trade:
      /\b(?:accountan|book ?keep|tax(?:es)?\b|notary|translat|interpret|survey|valuer|(?:business|management|tax|hr|financial|planning|immigration|pensions?|mortgage|legal|debt|grants?|insurance|investment) (?:consult|advis|agen)|insurance brok|mortgage|genealog|editor\b|proofread|(?:patent|customs) agen)/iu,
    unless: /\b(?:paint(?:ing|s)?|repairs?|glass|photo (?:editor|editing)|video)\b/iu,
    industries: ["Legal Services", "Finance"],
    terms: [
      {
        asks: "Which kinds of work and clients do you take on, and which not?",
        answeredBy:
          /\b(?:i|we) (?:do not|don['’]?t)(?: do)? ?:|\b(?:i|we) (?:work|act) only (?:with|for)\b|\b(?:i|we) only (?:work|act) (?:with|for)\b|\b(?:i|we)(?:['’]m| am| are|['’]re) not (?:a|an)\b.{0,120}\b(?:do not|don['’]?t)\b|\b(?:i|we) (?:do not|don['’]?t) (?:undertake|take on|handle|accept|act in)\b/iu,
      },
      charging,
      contract,
      papers,
      {
        asks: "Which area do you cover, and do you also work by video or phone?",
        answeredBy: /\b(?:remote|online|video|zoom|nationwide|worldwide)\b/iu,
      },
    ],
  },
  drivers,
  teaching,
  {
    trade:
      /\b(?:wedding(?!s? (?:dress|gown|suit|veil|shoe|ring|jewel|cake|invitation|stationer|card))|celebrant|dj\b|disco(?:s|theque)?\b|band\b|musician|harpist|pianist|singer|magician|entertain|photograph|videograph|film ?mak|photo ?booth|cater(?:er|ing)|mobile bar\b|food truck|florist|event|marquee|firework)/iu,
    unless:
      /\b(?:cakes?|bak(?:er|ery|ing)|dress(?:es|maker)?|gowns?|suits?|veils?|shoes?|rings?|jewell?\p{L}*|invitations?|stationer\p{L}*|cards|favou?rs|funerals?|memorials?)\b/iu,
    terms: [
      { asks: "What is included and for how long, and what is extra?" },
      travel,
      place,
      firstPayment,
      cancelling,
    ],
  },
  {
    trade:
      /\b(?:tours?\b|(?:tour|mountain|fishing|nature|ski|climbing|city) guid|guided|safari|excursion|cruise|charter(?!ed)|kayak|canoe|raft|climbing|balloon|karting|escape (?:room|game)|tastings?(?! (?:box|pack|set|menu|room|hamper))|museum$|farm park|petting|horse ?rid|riding|pony|surf(?:ing|board)?\b|div(?:e|ing)\b|ski (?:school|lesson)|zip[- ]?(?:lin|wir)|adventure|observatory|caves?\b|boat trips?)/iu,
    unless:
      /\b(?:shops?|stores?|repairs?|makers?|builders?|wear|clothing|tack|saddl\p{L}*|cakes?|bak(?:er|ery|ing))\b/iu,
    terms: [
      {
        asks: "Where exactly do you meet people, and where do they park?",
        answeredBy: /\bmeet (?:at|in|on|outside)\b/iu,
      },
      {
        asks: "What is included, and what do they bring or wear?",
        answeredBy: /\binclud.{1,120}\bbring\b|\bbring\b.{1,120}\binclud/iu,
      },
      {
        asks: "Who cannot take part (age, size, health, pregnancy, mobility)?",
        answeredBy: /\b(?:age|under|over) \d{1,3}.{0,120}\b(?:pregnan|mobility|wheelchair|health|fit)/iu,
      },
      {
        asks: "How small and how large may a group be?",
        answeredBy: /\b(?:max|maximum|up to|groups? of|at most) \d/iu,
      },
      { asks: "In which months and languages do you do it?" },
      {
        asks: "What happens in bad weather, or with too few people?",
        answeredBy: /\b(?:weather|rain|wind)\b/iu,
      },
      covering,
    ],
  },
];
