import { listed } from "../../../text/listed.ts";
import { mentionsStays } from "../../own-stays.ts";
import type { Project } from "../../project.ts";
import {
  all,
  any,
  declines,
  does,
  hasPageNamed,
  mentions,
  not,
  sentencesOn,
  sentencesOnlyOn,
} from "../checks.ts";
import { withConditions } from "../hanging-sentences.ts";
import { type PartsQuestion, partsAsked } from "../parts.ts";
import { tellsReach } from "../reach.ts";
import { blocksLaunchIf, blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { meeting, worksAlone } from "../visits.ts";
import { knows } from "../ways.ts";
import { bookedWithPeople, isBookingRequest, wantsNoBooking } from "../wishes.ts";
import { billedMonthly, cancelingQuestion, isFeeOpen, isFreeVisit, openTerms } from "./booking-terms.ts";
import { accessQuestion, hasTool, toolSentences } from "./booking-tool.ts";
import { coursePage } from "./courses.ts";
import { depositQuotes, isDepositOnCondition, mentionsDeposit, takesDeposit } from "./deposits.ts";
import { isShowroomAlone } from "./shop.ts";

const features = "projectRequirements.scope.features";
const stays =
  /\b(?:b ?& ?b|bed (?:and|&) breakfast|guest ?houses?|hotels?|hostels?|inns?|holiday (?:lets?|homes?|flats?|cottages?|rentals?)|vacation rentals?|self[- ]catering|glamping|retreats?|camp ?sites?|lodges?|casa rural|pensions?|farm ?stays?|home ?stays?|agriturism\w*)\b/i;

const ofAnimals = /\b(?:catter(?:y|ies)|kennels?|(?:cat|dog|pet|horse) (?:boarding|hotel|sitting)|livery)\b/i;

/** 'Hampers order by 1 December, £20 deposit': a deposit on goods, not on a date or a thing lent. */
const onOrder = /(?<!\p{L})(?:pre-?)?orders?(?!\p{L})/iu;
const onLoan = /(?<!\p{L})(?:hire|rent(?:al)?|book(?:ing)?s?|stay|night)(?!\p{L})/iu;
const isForGoods: Check = (project) =>
  depositQuotes(project).some((text) => onOrder.test(text) && !onLoan.test(text));

/** 'Pension pour chats', 'dog hotel': the guests are animals. */
const animalsHotel =
  /\bpensions? (?:pour|de) (?:chats?|chiens?|animaux|chevaux)\b|\b(?:cat|dog|pet|animal|horse)s?['’]?s? (?:hotel|lodge|retreat|inn|pension|home ?stay|bed (?:and|&) breakfast)s?\b/gi;

/** 'Room bookings go to the hotel site', 'rooms are booked on our other website', 'don't do rooms here'. */
const roomsElsewhere = saying(
  /(?<!\p{L})(?:rooms?|stays|nights|accommodation)(?: (?:bookings?|reservations?|booked|book|are|is|only|all|goes|go|made|done|handled|run)){1,4} (?:to|on|at|through|via|over|by|with) (?:the|our|another|an?) (?:\p{L}+ ){0,3}(?:sites?|web ?sites?|web ?pages?|booking system)(?!\p{L})|(?<!\p{L})(?:don['’]?t|do not|no) (?:do |show |sell |list |include )?(?:the )?rooms (?:here|on (?:this|the new|here) ?(?:web ?)?(?:site)?)(?!\p{L})/iu,
);
const areRoomsElsewhere: Check = (project) => roomsElsewhere(project).length > 0;

/** True if guests stay overnight, by the answers or by the trade, and no other site is for their rooms. */
export const hasGuests: Check = (project) =>
  !areRoomsElsewhere(project) &&
  (stays.test(project.form.niche.replace(animalsHotel, "")) ||
    (!ofAnimals.test(project.form.niche) && mentionsStays(project)));

const isAppointment = all(does("booking"), not(does("tables")), not(hasGuests), not(areRoomsElsewhere));
const isStay = all(does("booking"), hasGuests);

/** A printed book, not a booking: 'Until I have the book in my hands'. */
const bookOfPaper =
  /(?<!\p{L})(?:(?:the|a|an|my|your|their|old|of|one|each|every|any|which|what) book|books|bound)(?!\p{L})/iu;

/** Tells of an appointment itself, not how people book it: 'A first appointment takes an hour', 'what to bring to it'. */
const ofAppointment =
  /^(?:(?:an?|the|our|your|my) )?(?:first|initial|follow[- ]?up|new|next) (?:\p{L}+ )?appointments? (?:is|are|takes?|lasts?)(?!\p{L})|(?<!\p{L})(?:bring|wear|expect)(?: \p{L}+){0,2} (?:to|at|for) (?:your|the|an?|their) (?:\p{L}+ )?appointments?(?!\p{L})/iu;

const bookingSentences = (project: Project): string[] =>
  sentencesOnlyOn(
    ["booking", "bookingTalk", "table"],
    ["jobs"],
  )(project).filter(
    (text) =>
      !ofAppointment.test(text) &&
      (!bookOfPaper.test(text) ||
        /(?<!\p{L})(?:to book|booking|booked|appointments?|slots?)(?!\p{L})/iu.test(text)),
  );

/** Whether a booking involves a payment or reserves a place; otherwise the reply can state the terms. */
const needsTerms: Check = any(
  takesDeposit,
  hasGuests,
  ({ form }) => longSlots.test(form.niche),
  all(does("shop"), not(isShowroomAlone)),
  isCourseOrHire,
  (project) => mentions("cancellation", "payOnline", "payTool")(project),
);

const courseWords = /\b(?:class(?:es)?|courses?|workshops?|lessons?|retreats?|camps?)\b/i;

/** Trades that keep hours or a whole day free for one customer, so that a late cancelation costs them. */
const longSlots =
  /\b(?:salons?|hair\w*|barbers?|beauty|beautician|spas?|massage|facials?|lash(?:es)?|brows?|nails?|tattoo\w*|piercing|micropigmentation|make-?up|photograph\w*|videograph\w*|weddings?|brid(?:al|es?)|venues?|function rooms?|party rooms?|escape rooms?)\b/i;

/** 'Our workshop at the back' is a place, 'workshops' and 'a one-day workshop' are courses. */
const courseOrHire =
  /\b(?:class(?:es)?|courses?|workshops|(?:day|hour|weekend|evening|taster) workshop|workshop (?:on|for|about)|lessons?|retreats?|camps?|teach\w*|rent(?:s|als?|ing)?|hire|tours?|trips?|tickets?|events?)\b/i;

/** Whether a booking reserves places or things. */
function isCourseOrHire({ form }: Project): boolean {
  return courseOrHire.test(`${form.niche} ${form.description}`);
}

/** Customers bring a thing and fetch it later: nobody is late, and nothing is paid before. */
const mendsThings: Check = (project) =>
  meeting(project) === "comes" &&
  /\b(?:repairs?|repairing|servicing|(?:bike|bicycle|cycle|car|motor\w*|repair|service) workshop|mechanics?|alterations|cobbler|shoe ?mender|dry[- ]?clean\w*|sharpening)\b/i.test(
    project.form.niche,
  );

/**
 * Whether all sentences about booking are about courses; the question about the courses page then asks for the terms.
 */
const isOfCourses: Check = (project) => {
  const said = sentencesOnlyOn(["booking", "bookingTalk"], ["jobs"])(project);
  return hasPageNamed(coursePage)(project) && said.length > 0 && said.every((text) => courseWords.test(text));
};

const sentencesOnPlatforms = saying(/\b(?:booking\.com|airbnb|expedia|vrbo|hostelworld)\b/i);

/** Questions that guests of any accommodation have, with the words that answer them. */
const houseRules: PartsQuestion = {
  lead: "Also",
  parts: [
    {
      asks: "what time do guests arrive and leave",
      answeredBy: /\bcheck[- ]?(?:in|out)\b.{0,20}\d|\barriv\p{L}*\b.{0,20}\d/iu,
    },
    {
      asks: "are dogs welcome",
      answeredBy:
        /\b(?:dogs?|pets?) (?:are |is )?(?:very |always )?(?:welcome|allowed|not|free)|\bno (?:dogs|pets)\b|\b(?:dog|pet)[- ]friendly\b/i,
    },
    {
      asks: "from what age can children stay",
      answeredBy:
        /\bchildren (?:from|over|under|of all ages|are welcome|welcome)|\badults only\b|\bno children\b(?!.{0,60}\b(?:but|except)\b)/i,
    },
  ],
};

/** 'Booking goes through our app', 'we use booking software': there is a tool, and only its name is missing. */
const inOwnTool =
  /(?<!\p{L})(?:(?:through|via|on|in|with|use|using|by) (?:our|an?|my|the) (?:\p{L}+ )?(?:app|system|software|platform|tool)|(?:our|my) (?:booking|scheduling|appointments?) (?:app|system|software|platform|tool|page)|(?<!(?:should|could|can|would|do|if|when|until|before) )(?:we|i)(?:['’]ve)?(?: already| all)? (?:use|run|have|got) (?:(?:an?|some) )?(?:online )?(?:booking|scheduling|appointments?|reservations?) (?:app|system|software|platform|tool))(?!\p{L})/iu;
const usesTool: Check = (project) => bookingSentences(project).some((text) => inOwnTool.test(text));

/** 'Will send the link', 'I'll get the link to you': the address of the tool is to come. */
const linkToCome =
  /(?<!\p{L})(?:(?:send|forward|give|e-?mail|text)(?: (?:you|it|over))?|(?:ll|will|can) get(?: you)?) (?:the |a |its |our )?(?:links?|url|address)(?!\p{L})/iu;
const isLinkToCome: Check = (project) =>
  bookingSentences(project).some(
    (text) => linkToCome.test(text) || linkToCome.test(project.mentions.after(text)),
  );

const wantsBookings: Check = ({ form }) => form.goals.includes("Book Appointments");

const tradesInBooks = /(?<!\p{L})book ?(?:shops?|stores?|sellers?|binders?|binding)(?!\p{L})/iu;

/** In the answers of a business for books, 'book' is a thing unless a sentence or a goal is about bookings. */
const isOfPaperBooks: Check = (project) =>
  tradesInBooks.test(project.form.niche) && !wantsBookings(project) && bookingSentences(project).length === 0;

const sentencesOf = ({ words }: Project): string[] =>
  words.statements
    .filter(({ field }) => field === "description" || field === "contentNotes")
    .map(({ text }) => text);

/** '30 or 45 minutes', 'an hour'. */
const ofLength = /\d[- ]?(?:mins?|minutes|hours?|hrs?)(?!\p{L})|(?<!\p{L})(?:an|one|half an) hour(?!\p{L})/iu;

const tellsLength: Check = (project) =>
  [...sentencesOf(project), ...project.form.offers.map(({ name, what }) => `${name} ${what}`)].some((text) =>
    ofLength.test(text),
  );

/**
 * The question about appointments: what the answers leave open. For a business that visits people it does not mention
 * groups, for one person not colleagues; months and places matter for courses and hire.
 */
function bookable(project: Project): string {
  const visits = meeting(project) === "visits";
  const inGroups = !visits && isCourseOrHire(project);
  const parts = [
    "What can they book",
    ...(inGroups ? ["in which months"] : []),
    ...(knows(project, "hours") ? [] : ["on which days and at what hours"]),
    ...(visits && !tellsReach(project) ? ["in which places"] : []),
    "how far ahead",
    ...(tellsLength(project) ? [] : ["for how long"]),
  ];
  const isByOne = worksAlone(project) || mendsThings(project);
  return `${listed([...parts, ...(inGroups ? ["how many at a time"] : []), ...(isByOne ? [] : ["with whom"])])}?`;
}

const stayQuotes = (project: Project): string[] => [
  ...new Set([...sentencesOn("stay", "integration")(project), ...sentencesOnPlatforms(project)]),
];

/** The sentences that the question about stays quotes, which asks for the prices in them. */
export const staysAsked = (project: Project): string[] =>
  isStay(project) && !isBookingRequest(project) && !areRoomsElsewhere(project) ? stayQuotes(project) : [];

/** Questions about what visitors can book. */
export const bookingQuestions: readonly QuestionRule[] = [
  {
    id: "booking-declined",
    path: features,
    question: "Should visitors be able to book online? Your goals or pages say yes, your notes say no.",
    asks: "client",
    blocks: "page",
    when: all(does("booking"), any(wantsBookings, hasPageNamed(/\bbook/)), declines("booking", "table")),
    quotes: sentencesOn("booking", "table"),
  },
  {
    id: "booking-tool",
    path: "technology.backend",
    question: (project) =>
      isLinkToCome(project) && usesTool(project)
        ? "What is your booking tool called, at which address do people book there, and in whose account is it? Can they book all there that the site names, or what only by phone or message?"
        : usesTool(project)
          ? "Which booking tool do you use, at which address, and in whose account? Should it open on the page or at its own address?"
          : `Which booking tool do you use, at which address, and in whose account? Or should people send a request that you answer yourself, and how soon?${isAppointment(project) ? ` ${bookable(project)}` : ""} Is there a calendar it has to match?`,
    asks: "client",
    // Without the tool's address, what the site is for does not work.
    blocks: (project) => (usesTool(project) && wantsBookings(project) ? "launch" : "page"),
    when: does("booking"),
    settledBy: any(hasTool, isBookingRequest, isOfPaperBooks, all(wantsNoBooking, not(hasGuests))),
    quotes: (project) =>
      withConditions(
        project,
        bookingSentences(project).filter((text) => !roomsElsewhere(project).includes(text)),
      ),
  },
  {
    id: "booking-request",
    path: features,
    question: (project) =>
      `${bookedWithPeople(project).length > 0 && !mentions("form")(project) ? "Should the site have a form at all, or do people only call or write as you say? " : ""}What should the request form ask${isAppointment(project) ? " (what, with whom, which days)" : ""}? Who receives it and other messages, how soon do you reply, and by phone or e-mail?`,
    asks: "client",
    // By default, requests go to the known address, and the form asks for name, wish and dates.
    blocks: blocksLaunchIf((project) => !knows(project, "email")),
    when: all(does("booking"), isBookingRequest),
    quotes: sentencesOn("bookingRequest"),
  },
  {
    id: "booking-tool-access",
    path: "technology.backend",
    question: accessQuestion,
    asks: "client",
    blocks: "page",
    when: hasTool,
    quotes: toolSentences,
  },
  {
    id: "booking-tables",
    path: features,
    question:
      "For how many guests, at what times and how far ahead can people book a table, and who confirms it?",
    asks: "client",
    blocks: "page",
    when: does("tables"),
    // A named booking tool defines its own rules.
    settledBy: mentions("bookingTool"),
    quotes: sentencesOn("table"),
  },
  {
    id: "booking-stays",
    path: features,
    question: (project) =>
      areRoomsElsewhere(project)
        ? "What is the address of the site on which guests book rooms, and where should this site link to it?"
        : `What can guests book, for how few or how many nights, and at what price in each season and year (from which day to which day each of these runs, a room for one, children, per person or room)? Which other calendars show what is free? ${partsAsked(houseRules, sentencesOf(project)) ?? ""}`.trim(),
    asks: "client",
    blocks: blocksPageIf(not(areRoomsElsewhere)),
    when: any(isStay, areRoomsElsewhere),
    settledBy: all(isBookingRequest, not(areRoomsElsewhere)),
    quotes: (project) => [
      ...roomsElsewhere(project),
      ...(areRoomsElsewhere(project) ? [] : stayQuotes(project)),
    ],
  },
  {
    id: "booking-terms",
    path: features,
    question: (project) => openTerms(project).join(" "),
    asks: "client",
    // The page with the terms has a gap for each of them; beside terms that the client tells, it can go online.
    blocks: blocksPageIf(all(({ legal }) => legal.hasPaidBookings, not(mentions("cancellation")))),
    when: does("booking"),
    settledBy: any(
      all(mendsThings, not(needsTerms)),
      all(isOfCourses, not(takesDeposit)),
      all(isOfPaperBooks, not(takesDeposit)),
      all(isBookingRequest, not(hasGuests), not(takesDeposit)),
      all(wantsNoBooking, not(hasGuests), not(takesDeposit)),
      all(
        any(isFreeVisit, (project) => billedMonthly(project).length > 0),
        not(hasGuests),
        not(takesDeposit),
        not(isFeeOpen),
        (project) => cancelingQuestion(project) === "",
      ),
      all(any(hasTool, usesTool), not(takesDeposit)),
      all(takesDeposit, mentions("cancellation"), mentions("reminder"), mentionsDeposit),
      (project) => openTerms(project).length === 0,
    ),
    quotes: (project) => [
      ...depositQuotes(project),
      ...sentencesOnlyOn(["cancellation", "reminder"], ["deposit"])(project),
    ],
  },
  {
    id: "deposit",
    path: features,
    question: (project) =>
      isDepositOnCondition(project)
        ? "When exactly is a deposit due, how much is it, and what happens to it if someone cancels?"
        : mentionsDeposit(project)
          ? isForGoods(project)
            ? "For how much or how many is this deposit (each piece, each order), how do people order, how and when do they pay it and the rest, and what happens to it if they do not come for it?"
            : "How is the deposit paid (on the site, by transfer or in person), and what happens to it if someone cancels?"
          : "How much is the deposit, how is it paid (on the site, by transfer or in person), and what happens to it if someone cancels?",
    asks: "client",
    blocks: blocksPageIf(isDepositOnCondition),
    when: all(takesDeposit, not(does("booking"))),
    quotes: depositQuotes,
  },
  {
    id: "stay-booking",
    path: features,
    question:
      "How should guests book: by phone, by a request on the site, or online with a calendar of free dates?",
    asks: "client",
    blocks: "page",
    when: all(
      hasGuests,
      not(does("booking")),
      not((project) => sentencesOn("booking", "bookingRequest", "bookingTool")(project).length > 0),
    ),
    settledBy: declines("booking"),
    quotes: sentencesOn("stay", "calendar"),
  },
  {
    id: "stay-registration",
    path: "legalAndCompliance.provider",
    question:
      "What is the registration number of your rental, how much tourist tax, if any, do guests pay, and which details of guests do you pass on to the authorities? The privacy notice says so.",
    asks: "client",
    blocks: "launch",
    when: all(isStay, ({ legal }) => legal.law?.family === "eu"),
    settledBy: any(
      ({ form }) => form.registrationNumber.trim() !== "",
      ({ words }) => words.facts.some(({ kind }) => kind === "registration"),
    ),
  },
];
