import { givenGoods } from "../../site-does.ts";
import { isOfIndustry, not } from "../checks.ts";
import type { PartsQuestion } from "../parts.ts";
import type { Check } from "../rule.ts";
import { coursePage, courses } from "./courses.ts";
import { kind, type OwnPageKind } from "./own-page-kind.ts";
import { isAskedForPictures } from "./pictures.ts";

/** Matches the lowercase name of a page about instalments or payment by third parties. */
export const schemePage = /\bfinanc|\bpayment plans?\b|\bcycle to work\b|\binstal+ments?\b/;

/** Matches the lowercase name of a page about people. */
export const peoplePage =
  /\b(?:makers|growers|producers|artists|instructors|teachers|tutors|therapists|doctors|trainers|guides|stylists|hosts|crew|staff|people|founders|speakers)\b/;

/** Matches the lowercase name of a page that sells something. */
export const shopPage = /^(?:our |online |web ?)?(?:shop|store)$|\bwebshop\b|\bcheckout\b|\bcart\b/;

/** Matches the lowercase name of a page about the service area. */
export const areaPage =
  /\b(?:service|delivery)? ?areas?\b|\bwhere we (?:work|go|cover)\b|\bcoverage\b|\b(?:suburbs|postcodes|towns|villages|counties|regions)\b(?! guide)/;

/** Matches the lowercase name of a page that answers a question: 'how long does a roof last'. */
const answersQuestion =
  /^(?:how (?!it|we|to)|what to|when to|why |is (?:my|it|your)|can (?:i|my)|do (?:i|you)|which )/;

/** Matches the lowercase name of a page for young people. */
export const youthPage = /\byouth\b|\bkids\b|\bjuniors?\b|\bteens?\b|\bchildren\b/;

/** Matches the lowercase name of a page about the course of the work. */
const processPage = /\bprocess\b|\bhow (?:it|we|to)\b|\bmethod|\bapproach\b/;

const step =
  /^(?:(?:and|so) )?(?:first|firstly|to begin|then|next|after (?:that|this)|finally|last(?:ly)?|step \d|\d[.)])(?!\p{L})/iu;
const stepsMin = 2;

/** Whether the answers describe the steps in order: 'First we come and see the house. Then …'. */
const tellsSteps: Check = ({ words }) =>
  words.statements.filter(
    ({ text, isPrinted, proposal }) => step.test(text) && (isPrinted || proposal === "print"),
  ).length >= stepsMin;

/** The names of stages in the work for a customer. */
const stages: readonly RegExp[] = [
  /\b(?:first|initial|site|home|free) (?:visit|meeting|consultation|survey|call)\b/i,
  /\b(?:designs?|plans?|drawings?|proposal|sketch(?:es)?|samples?|fittings?)\b/i,
  /\b(?:builds?|building|construction|installation|making|delivery|printing)\b/i,
  /\b(?:come back|return visit|aftercare|after-?care|follow[- ]up|final check|handover)\b/i,
];
const stagesMin = 3;

/** Whether the offers and sentences name the stages of the work: a first visit, a plan, the build, a return visit. */
const tellsStages: Check = ({ form, words }) => {
  const told = [
    ...form.offers.map(({ name }) => name),
    ...words.statements.filter(({ isPrinted }) => isPrinted).map(({ text }) => text),
  ];
  return (
    form.offers.some(({ name }) => stages.some((stage) => stage.test(name))) &&
    stages.filter((stage) => told.some((text) => stage.test(text))).length >= stagesMin
  );
};

const quoting = /\b(?:quotes?|quotations?|estimates?)\b/i;
const waysToQuote =
  /\b(?:come (?:out|round|and)|visit|look|survey|measure|video|photos?|pictures?|phone|call|ring|e-?mail|text|form|within|same day)\b/i;

/** Whether the answers say how people get a quote: 'Quotes free, we come out and look'. */
const tellsQuotes: Check = ({ words }) =>
  words.statements.some(
    ({ text, field }) => field === "description" && quoting.test(text) && waysToQuote.test(text),
  );

const schedule = /\b(?:schedule|timetable|classes|bookings?|booking)\b/i;
const inTool =
  /\b(?:through|via|on|in|with) (?:our|the|an?|my) (?:[a-z]+ )?(?:app|system|tool|software|platform)\b/i;

/** Whether a tool that the site links to shows the dates: 'The timetable is in our booking app'. */
const isScheduleElsewhere: Check = ({ words }) =>
  words.statements.some(({ text }) => schedule.test(text) && inTool.test(text));

/** The question about a page under the services. */
export const servicePageQuestion =
  "What does this service include, who is it for, how long does it take, what does it cost, and how do people get started?";

/** The kinds of custom pages; the first that matches a page's name applies. */
export const ownPageKinds: readonly OwnPageKind[] = [
  kind(
    /privacy|datenschutz|imprint|impressum|\bterms\b|conditions(?!.*\b(?:bring|pack|wear)\b)|cookie|legal|\bagb\b|disclaimer|mentions l/,
    "Do you have a text for this page that a lawyer has checked, and who sends it to us?",
    "launch",
  ),
  kind(
    /\bbookings?\b|^book$|\bbook (?:a|an|ahead|here|in|me|now|online|us|your)\b|\b(?:how to|to) book\b|\bappointments?\b|\breserv/,
    null,
  ),
  {
    ...kind(
      /\b(?:get|request|ask for|free|your|our) (?:an? |my |your |free |instant )*(?:quotes?|quotations?|estimates?)\b|^(?:quotes?|quotations?|estimates?)$/,
      {
        lead: "How do people get a quote",
        parts: [
          { asks: "what they tell or send you first" },
          { asks: "whether you come and look" },
          { asks: "how soon they have it" },
          { asks: "what it costs, and how long it holds", answeredBy: /\bfree\b|[£$€]\s?\d/i },
        ],
      },
      "page",
      /\b(?:quotes?|quotations?|estimates?)\b/i,
    ),
    coveredBy: tellsQuotes,
  },
  kind(shopPage, null),
  kind(schemePage, null),
  kind(/\b(?:home|house|site|farm) visits?\b/, servicePageQuestion),
  kind(
    /\b(?:send|sending|post|posting|pack|packing|ship|shipping) (?!us\b|a message|an enquiry)/,
    "How do people pack and send it, by which carrier and to which address, on which days can you take it in, who pays for the way there and back (with customs), and who bears the risk? What do they agree with you first, and which papers go with it?",
  ),
  kind(
    /\bdates\b|\bstops\b|\brounds?\b|\broutes?\b|\bthis (?:week|month|season)\b|\bwhere (?:i['’]?m|we['’]?re|is|are)\b/,
    "Which days, times and places should this page list first, with towns and addresses? Until when and how do people sign up, what does it cost, and who changes the list, with which tool?",
  ),
  kind(/\breviews?\b|\btestimonials?\b/, null),
  kind(/\bvouchers?\b|\bgift (?:cards?|certificates?)\b/, null),
  kind(
    new RegExp(
      `${givenGoods}|\\b(?:sell|trade in|bring) (?:us )?your\\b|\\bwe buy\\b|\\bdrop[- ]off\\b`,
      "u",
    ),
    {
      lead: "What should people know who bring you something",
      parts: [
        { asks: "what is taken (and what not, in what condition)" },
        { asks: "how they offer it (and who answers them)" },
        {
          asks: "where and on which days it is collected or dropped off",
          answeredBy: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:every|any) day\b/i,
        },
        {
          asks: "what they get for it",
          answeredBy: /\b(?:credit|cash|vouchers?|donat\p{L}*|for free|nothing|half)\b|[£$€]\s?\d/iu,
        },
      ],
    },
    "page",
    /\b(?:we|i) (?:also |only )?(?:buy|take|accept|collect)\b|\b(?:store credit|trade[- ]ins?|drop[- ]offs?)\b/i,
  ),
  kind(/\bdonat|\bsupport us\b|\bgiving\b|\bfundrais/, null),
  kind(
    /\bwait(?:ing)?[- ]?lists?\b/,
    "Who may join the list, and what may the site say about places that are free now? Which details do people give, who answers them and how soon, in which order are places given out, and can people come meanwhile (a trial, other times)?",
    "page",
    /\bwaiting[- ]list\b|\bspaces? (?:for|left)\b|\bplaces? (?:for|left)\b|\btrial\b/i,
  ),
  kind(/\bjobs?\b|\bvacanc|\bwork with us\b|\bnewsletter\b/, null),
  kind(
    /\bfood trucks?\b|\bline[- ]?ups?\b|\btime ?tables? of\b|\bfixtures\b/,
    "Who comes or plays when, which list or calendar is that in, and who updates it? Which links, pictures and words go with each?",
  ),
  kind(
    /\btake[- ]?(?:away|out)s?\b/,
    {
      lead: "What should people know about the takeaway",
      parts: [
        { asks: "which dishes there are (with prices and allergens)" },
        {
          asks: "how they order and pay",
          answeredBy: /\b(?:by|over the) phone\b|\b(?:ring|call|order) (?:us|ahead|in|online|at)\b/i,
        },
        { asks: "from when to when", answeredBy: /\b(?:from|starts?(?: at)?|till|until) \d/i },
        { asks: "where they pick it up", answeredBy: /\b(?:door|counter|hatch|window|till)\b/i },
        { asks: "whether anybody delivers", answeredBy: /\bdeliver/i },
      ],
    },
    "page",
    /\btake[- ]?(?:away|out)s?\b/i,
  ),
  kind(/\b(?:flavou?rs|fillings|toppings)\b/, {
    lead: "What should this page list",
    parts: [
      { asks: "every kind (with a few words or a picture)" },
      { asks: "which are vegan (or made without nuts, eggs or gluten)" },
      { asks: "the allergens in each" },
      { asks: "which are for a season or cost more" },
    ],
  }),
  kind(
    /\b(?:book|reading|film|writing|walking|running|knitting|sewing|craft|chess|language|conversation|supper) (?:clubs?|groups?|circles?)\b/,
    {
      lead: "What should people know about these groups",
      parts: [
        {
          asks: "on which day and at what time each meets",
          answeredBy:
            /\b(?:every|each|first|second|third|last) (?:\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.{0,30}\d/iu,
        },
        { asks: "what it does next (and who changes that on the site)" },
        { asks: "what it costs", answeredBy: /[£$€]\s?\d|\d\s?[£$€]|\bfree\b/i },
        {
          asks: "how they join (and whether there is room)",
          answeredBy: /\bjust (?:come|turn up|drop in|show up)\b|\bdrop[- ]in\b/i,
        },
      ],
    },
  ),
  kind(
    /\bon tap\b|\btap ?lists?\b|^(?:our |the )?(?:taps|beers)$/,
    "What is on now (name, kind, strength, sizes and prices), and who changes the list, with which tool?",
    "page",
    /\btaps?\b/i,
  ),
  kind(
    /\bmenus?\b|\b(?:food|drinks?|wines?)\b(?! (?:bank|clubs?|tours?|tastings?|fairs?|festivals?|courses?|hygiene|delivery)\b)|speisekarte|\bcarte\b/,
    "Which dishes and drinks should this page list, with prices and allergens, and do you have them in a file?",
  ),
  kind(
    /\bbefore\b.*\bafter\b|\breal\b|\bstories of\b|\brecent\b|\bmy work\b|\bour work\b|\bprojects?\b|\bcase stud|\bcommissions\b/,
    "Which works should this page show, with how many pictures and what words? Who owns the pictures, and have the people in them agreed?",
  ),
  {
    ...kind(
      /\bgaller|\bphotos?\b|\bpictures?\b|\bshowreel\b|\blookbook\b/,
      "Which pictures should this page show, in what order or groups, with what words, and who owns the rights?",
    ),
    coveredBy: isAskedForPictures,
  },
  { ...kind(/^(?:our |the |class )?(?:schedule|timetable)$/, courses), coveredBy: isScheduleElsewhere },
  kind(coursePage, courses),
  kind(
    youthPage,
    "What should parents know (ages, times, price, what they sign), who leads the groups, and which child protection rules should the page name?",
  ),
  // A check of used cars is a service; such a page does not sell cars.
  kind(
    /\blessons?\b|\btuition\b|\bcoaching\b|\b(?:checks?|inspections?|surveys?|valuations?)$/,
    servicePageQuestion,
  ),
  kind(
    /\blog ?in\b|\bportal\b/,
    "Where do people log in (another company's service, at which address, or this site), and what should the page say beside it?",
  ),
  kind(/\bwholesale\b|\btrade\b|\bresellers?\b|\bretailers\b|\bcaterers\b|\bfor business(?:es)?\b|\bb2b\b/, {
    lead: "What are your terms for business customers",
    parts: [
      { asks: "the prices or discount", answeredBy: /\d ?%|[£$€]\s?\d|\d\s?€/ },
      {
        asks: "the minimum order",
        answeredBy: /\bmin.{1,40} \d+ (?:pieces|units|items|bottles|candles|boxes)/i,
      },
      { asks: "which tax or resale number you ask for", answeredBy: /certificate|tax id/i },
      { asks: "payment and delivery terms", answeredBy: /\binvoice|\bnet \d/i },
      { asks: "how they order (form, e-mail or in the shop)", answeredBy: /\bby (?:e-?mail|phone|form)\b/i },
    ],
  }),
  kind(
    /\bgrants?\b|\bfunding\b|\bsubsid(?:y|ies)\b|\bscholarships?\b|\bbursar(?:y|ies)\b/,
    "Which schemes should this page name, who can get how much from whom, and by when? What do you do for people who apply, what have you worked under yourself, and who keeps the page up to date?",
  ),
  kind(
    /\bnew here\b|\bnew to\b|\bfirst[- ]timers?\b|\b(?:your|my) first (?:class|lesson|session)\b/,
    "What should people who come for the first time know: what they bring and wear, when they arrive, how it goes, and which offer is meant for them?",
  ),
  kind(
    /\b(?:first|initial) (?:meetings?|consultations?|conversations?|calls?)\b/,
    {
      lead: "What should people know before the first meeting",
      parts: [
        {
          asks: "how long it takes",
          answeredBy: /\b(?:\d+|an|one|half an) ?-?(?:hours?|min(?:ute)?s?)\b/i,
        },
        { asks: "what it costs", answeredBy: /[£$€]\s?\d|\d\s?[£$€]|\bfree\b|\bno charge\b/i },
        { asks: "what they bring or fill in" },
        {
          asks: "where it takes place",
          answeredBy: /\b(?:in person|by (?:tele)?phone|by video|online|at (?:my|our|your))\b/i,
        },
        {
          asks: "what comes after it",
          answeredBy: /\bafter (?:it|that|this|the (?:first )?meeting)\b|\bafterwards?\b|\bfollowed by\b/i,
        },
      ],
    },
    "page",
    /\b(?:first|initial) (?:meetings?|consultations?|conversations?|calls?)\b|^meetings? (?:are|is|take)\b|^(?:after (?:it|that|this)|afterwards?)\b/i,
  ),
  kind(
    /\bcomplaints?\b/,
    "Who handles a complaint, how do people reach that person, and within which time do you answer? To whom can they turn then, by when and at which address (an ombudsman, your regulator)?",
    "page",
    /\bcomplain(?:ts?|ing)?\b|\bombudsman\b/i,
  ),
  kind(
    /\bnew (?:patients?|clients?|customers?|members?)\b|\bfirst visit\b/,
    "What should people know, bring or fill in before their first visit? What should the forms ask, and where do the answers go?",
  ),
  kind(
    /^(?:for |info(?:rmation)? for )?(?:our |your )?(?:parents?|patients?)\b|\b(?:for|to) (?:our )?(?:parents|patients)\b/,
    "What should people know, bring or fill in before their first visit, and which forms go with it?",
  ),
  kind(
    /\brestaurants\b|\bcaf[eé]s\b|\bhotels\b|\bshops\b|\blandlords\b|\bfarmers\b|\bschools\b|\b(?:for|to) (?:the )?(?:trade|business(?:es)?|companies|firms|offices|architects|builders|clubs|retailers|stockists|agents)\b|\p{L}{4,} (?:clients?|customers?|guests|visitors)\b/u,
    "What do you offer these customers in particular, at what price, from which quantity, with which papers and delivery, and how do they ask? Which texts, references or languages go with it?",
  ),
  kind(
    /\bspeaking\b|\bspeakers\b|\bfreelancers?\b|\bfamilies\b|\bseniors\b|\bstudents\b|\bfor (?!sale\b|hire\b|rent\b|us\b|your\b)\p{L}{2,}/u,
    "What do you offer these people in particular, what is different for them (price, times, how it goes), what should they know beforehand, and how do they ask?",
  ),
  kind(
    /\bcorporate\b|\bcompan(?:y|ies)\b|\bhotels?\b|\boffices?\b/,
    "What do companies get here, how often, at what price and on what payment terms? How do they ask, and which of them may we name?",
  ),
  kind(
    /\brequirements?\b|\bpolic(?:y|ies)\b|\brules\b|\bbefore you(?! (?:call|ring|phone|write|ask|buy|order))\b/,
    "Which rules should this page list, what happens to people who do not meet them, and which papers do they hand in, when and how?",
  ),
  kind(
    /second[- ]?hand|\bused\b|\bpre[- ]?owned\b|for sale|\bavailab|\bvacancies\b|\bto let\b|\badopt|\blistings?\b|\bproperties\b/,
    "What should each entry on this list show (name, pictures, price, condition), how do people ask for or reserve it, and what happens once it is gone?",
  ),
  kind(
    /\bevents?\b|what'?s on|\bopen (?:days?|house|studios?|gardens?)\b|\bcalendar\b|\bgigs?\b|\bconcerts?\b|\btastings?\b|\bevenings?\b|\bnights?\b|\bfestivals?\b|\btours?\b|\bexhibitions?\b|\brecitals?\b|\bweekends?\b|(?<!this )\bweeks?\b/,
    {
      lead: "What should this page tell people",
      parts: [
        {
          asks: "dates and places",
          answeredBy:
            /\b(?:every|each|first|second|third|last) (?:\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu,
        },
        { asks: "times", answeredBy: /\b(?:from|at) \d{1,2}(?:[:.]\d\d)?\b|\d ?(?:am|pm)\b/i },
        { asks: "prices", answeredBy: /[£$€]\s?\d|\d\s?[£$€]|\bfree\b/i },
        {
          asks: "how many can come",
          answeredBy:
            /\b(?:max|maximum|up to|\d+ (?:people|places|seats))|\bjust (?:come|turn up|drop in)\b|\beverybody|\beveryone\b/i,
        },
        { asks: "where people meet and park, what is included and what they bring" },
        { asks: "who cannot take part" },
        { asks: "who adds new dates (from which list or calendar)" },
        {
          asks: "how they sign up or cancel",
          answeredBy:
            /\bjust (?:come|turn up|drop in|show up)\b|\bno (?:booking|need to book)\b|\bdrop[- ]in\b/i,
        },
      ],
    },
    "page",
    /\b(?:courses?|workshops?|tours?|tastings?|concerts?|readings|screenings|story ?times?|open mics?|quiz nights?|open days?|fairs?)\b/i,
  ),
  kind(
    /\bweddings?\b|\belopements?\b|\bpart(?:y|ies)\b|\bbirthdays?\b|\bchristenings?\b/,
    "What do you offer for this occasion (what is included, price, how many people, where), and how do people ask for a date? Which pictures and words go with it?",
  ),
  kind(
    /\b(?:costumes?|props?|bikes?|bicycles?|e-?bikes?|tools?|equipment|kayaks?|canoes?|boards?|boats?|marquees?|tents?|furniture|cars?|vans?|trailers?|skis?|dress(?:es)?|suits?|prams?|cameras?|instruments?) (?:hire|rentals?)\b|\bhire (?:a|an|our) (?!room|hall|venue|space)|\brentals?\b/,
    "What can people rent here, for how long, and at what price and deposit? How do they ask for it, pick it up and bring it back?",
  ),
  {
    ...kind(
      /\bfunctions?\b|\bcelebrations?\b/,
      {
        lead: "What should people know who want to celebrate here",
        parts: [
          { asks: "which rooms or tables they can have (and for how long)" },
          {
            asks: "how many people fit in",
            answeredBy: /\bup to \d|\d+ (?:people|guests|seats)|\bseats? \d/i,
          },
          {
            asks: "what there is to eat and drink",
            answeredBy: /\b(?:banquets?|buffets?|set menus?|platters?)\b/i,
          },
          { asks: "the price or minimum spend", answeredBy: /[£$€]\s?\d|\d\s?€/ },
          { asks: "how to ask for a date (with the terms for deposits and canceling)" },
        ],
      },
      "page",
      /\b(?:banquets?|buffets?|birthdays?|christenings?|part(?:y|ies)|functions?|celebrations?|groups? (?:of|over)|seats)\b/i,
    ),
    fits: isOfIndustry("Food & Hospitality"),
  },
  kind(/\bhire\b|\bfunctions?\b|\bvenue\b|\bprivate\b|\bmeetings?\b/, {
    lead: "What should people know before they rent this",
    parts: [
      { asks: "what it can be used for and which equipment is there" },
      { asks: "how many people fit in", answeredBy: /\bup to \d|\d+ (?:people|guests|seats)/i },
      { asks: "the price or minimum spend", answeredBy: /[£$€]\s?\d|\d\s?€/ },
      { asks: "food and drink" },
      { asks: "how to ask for a date, and the terms for deposits and canceling" },
    ],
  }),
  kind(
    /(?<!(?:drying|boot|changing|waiting|meeting|treatment|show|dark|tea|dining|sitting|common|class|tasting|store|escape|music|function|party|board|play|fitting|consulting|therapy) )\brooms?\b|\bapartments?\b|\bcottages?\b|\bcabins?\b|\bsuites?\b|\bvillas?\b|\baccommodation\b/,
    "Which rooms or houses should this page show, with size, beds, equipment, pictures and price by season?",
  ),
  kind(
    /\bpric|\brates?\b|\bfees?\b|\btariffs?\b|\bpackages?\b/,
    "Which prices should this page list, for what, with or without tax, and from what date?",
  ),
  kind(
    /\bjoin\b|\bbecome a\b/,
    {
      lead: "What should people know who want to join",
      parts: [
        { asks: "what it costs", answeredBy: /[£$€]\s?\d|\d\s?[£$€]/ },
        { asks: "for how long it holds, and what is included" },
        { asks: "when one can begin (dates of terms)" },
        {
          asks: "whether they may simply come or write first",
          answeredBy: /\bjust (?:come|turn up|drop in)\b|\bdrop[- ]in\b/i,
        },
        { asks: "how they join, pay and leave" },
      ],
    },
    "page",
    /\bfirst (?:\p{L}+ )?sessions?\b|\d (?:a|per) (?:term|year|month)\b|\bauditions?\b|\bjust (?:come|turn up|drop in)\b/iu,
  ),
  kind(
    /\bmember|^(?:our |my |the )?plans?\b(?! [a-z])|\b(?:monthly|yearly|annual|family|savings?|loyalty|pricing|service|support|maintenance|hosting) plans?\b|\bsubscriptions?\b|\bclub\b/,
    "What can people join or subscribe to, at what price, for how long, and what is included? How do they join, pay and leave?",
  ),
  kind(
    /\bdownloads?\b|\bresources?\b|\bguides?\b|\blibrary\b|\bforms\b|\bbrochures?\b|\b(?:floor|seating|site) ?plans?\b/,
    "Which files should be on this page (please send them), who wrote them and owns their pictures, who may download them, and who updates them?",
  ),
  kind(
    peoplePage,
    "Who should this page show, with what names, words, pictures and links? Who writes the texts, and have these people agreed?",
  ),
  kind(
    /\b(?:custom|bespoke|made[- ]to[- ]measure|commission|personali[sz]ed)\b/,
    "What can you make to order, with which choices, at what price and how fast? How do people ask for it, what deposit do you take, and which examples may we show?",
  ),
  kind(
    /\b(?:flash|designs|collections?|gallery of|ready to)\b/,
    "Which pieces should this page show, with picture, size and price? How do people reserve one, and who marks what is taken?",
  ),
  kind(
    /\bthings to (?:do|see)\b|\blocal (?:area|guide)\b|\bthe area\b|\bnearby\b|\baround\b|\battractions\b/,
    "Which places should this page name, with what words, pictures and links, and who keeps them up to date?",
  ),
  kind(
    /\bbreakfast\b|\bbrunch\b|\blunch(?:es)?\b|\bdinners?\b/,
    "What do you serve, with which choices and allergens, at which times, for whom and at what price? How and by when do people order and pay?",
  ),
  kind(
    /\bimpact\b|\bresults\b|\bour numbers\b/,
    "Which figures and years should this page give, from which report, and who updates it? Whose stories go with them, and have these people agreed?",
  ),
  kind(
    /\bpress\b|\bmedia\b/,
    "Which texts, pictures and logos may the press use, and who should journalists contact?",
  ),
  kind(
    /\bnews\b|\bstories\b|\barticles\b|\bjournal\b/,
    "Who writes the pieces here, how often, and what are the first ones about?",
  ),
  kind(
    areaPage,
    "Which towns or postal codes should this page name, on which days do you serve each, what do you charge for travel, and what is too far?",
  ),
  kind(
    /\b(?:how to|ways? to|to) (?:come|get (?:here|there|to us)|reach us|find us)\b|\bgetting (?:here|there|to)\b|\bdirections\b|\barriv(?:al|ing)\b|\banfahrt\b/,
    "Which way do people come, from which road, stop or car park, where do they go wrong or must take care, where do they park, and from when to when can they arrive? Is the way another one in winter?",
  ),
  kind(
    /\b(?:what|things) to (?:bring|pack|wear)\b|\b(?:packing|kit|equipment) list\b/,
    "What is there already (free, lent or sold), what must people bring in each season, and what may they not bring?",
  ),
  kind(
    /\blocations?\b|\bfind us\b|\bplan d['’]acc|\bwhere\b|\bvisit|\bbranch|\bstockists?\b|\bmap\b/,
    "Which places should this page name, with address, hours, parking and public transport, from which list, and who keeps it up to date?",
  ),
  kind(
    /\b(?:get|need|find|ask for|getting) (?:help|support)\b/,
    "Who can get help here and from which area, what do they bring or pay, and how do they ask? Does someone have to refer them?",
  ),
  kind(
    /\breferences?\b|\bclients?\b/,
    "Which projects should this page show, with place, scope and pictures, and do your clients agree?",
  ),
  kind(
    /\bpartners?\b|\bsponsors?\b|\bsupporters?\b|\bsuppliers?\b/,
    "Which partners should this page name, with what logo and link, in what order, and do they agree?",
  ),
  kind(
    /\bvolunteer|\bget involved\b|\b(?:how|ways) (?:to|you can|can (?:you|i)) help\b|^help(?:ing)? (?:us|out)\b|^(?:you can|can you) help\b/,
    "What can helpers do, what do you ask of them, and who answers when they write?",
  ),
  {
    ...kind(/\bstorage\b/, {
      lead: "What should people know before they store something",
      parts: [
        {
          asks: "what may not be stored",
          answeredBy: /\b(?:no|not) (?:\p{L}+ ){0,3}(?:food|animals|gas|fuel|chemicals|plants)\b/iu,
        },
        { asks: "the price", answeredBy: /[£$€]\s?\d|\d\s?[£$€]/ },
        {
          asks: "for how long",
          answeredBy:
            /\b(?:min(?:imum)?|from|at least) (?:\d+|one|two|three|four) (?:days?|weeks?|months?)\b/i,
        },
        { asks: "when they get at it", answeredBy: /\baccess\b|\b24 ?\/ ?7\b/i },
        { asks: "how it is secured and insured", answeredBy: /\balarm(?:ed)?\b|\bcctv\b|\binsur/i },
      ],
    }),
    fits: not(isOfIndustry("Food & Hospitality")),
    isToldAnywhere: true,
  },
  kind(
    /\bhow to (?:keep|store|cook|prepare|serve)\b|\bstorage\b|\bserving\b/,
    "At which temperature and for how long does it keep, closed and once opened? Can it be frozen, and how is it prepared and served?",
  ),
  kind(
    /^how to (?!book\b|order\b|find\b|reach\b)/,
    "What are the steps, in the order in which people do them, what do they need for each, and which picture or drawing goes with it? What goes wrong most often?",
  ),
  {
    ...kind(
      processPage,
      "How long does each step take, and what do people decide or do between them?",
      "nothing",
    ),
    fits: tellsStages,
    coveredBy: tellsSteps,
  },
  {
    ...kind(
      processPage,
      "Which steps should this page explain, who does what, and how long does each step take?",
    ),
    coveredBy: tellsSteps,
  },
  kind(
    /\bhistory\b|\bstory\b|\bphilosophy\b|\bmission\b|\bvalues\b|\bheritage\b/,
    "Which years, people and turning points should this page tell of, and which old pictures may we show?",
  ),
  kind(
    /\bemergenc|\burgen(?:t|ce)|\bnotfall|\bnotdienst\b|\bcall[- ]?outs?\b|\b24\b/,
    {
      lead: "What should people know in an emergency",
      parts: [
        {
          asks: "when they can call",
          answeredBy:
            /\b24 ?\/ ?7\b|\b24 ?(?:hours?|hrs?|h|stunden|heures)\b|\bday (?:and|or) night\b|\b(?:a|any) time\b|\baround the clock\b|\bround the clock\b|\brund um die uhr\b|\d ?(?:am|pm|uhr)\b/i,
        },
        { asks: "at which number", answeredBy: /(?:\+|\(|\b)\d[\d ()/.-]{6,20}\d/ },
        { asks: "what it costs", answeredBy: /[£$€]\s?\d|\d\s?(?:[£$€]|euros?\b|eur\b)|\bfree\b/i },
      ],
    },
    "page",
    /\bcall[- ]?outs?\b|\bout[- ]of[- ]hours\b|\bemergenc|\bnotdienst\b|\burgence/i,
  ),
  kind(
    /\brecipes?\b|\btips\b|\badvice\b|\blooking after\b|\bcaring for\b|\bcare\b(?! plans?\b)/,
    "Which tips should come first, who writes them, and who checks that they are right?",
  ),
  kind(answersQuestion, "What must this page say, who writes it, and who checks that it is right?"),
];

/** The question about a house or room that guests can book. */
export const housePage: PartsQuestion = {
  lead: "What should this page show",
  parts: [
    { asks: "the beds in each room", answeredBy: /\b(?:double|twin|single|king|bunk)s?\b/i },
    {
      asks: "the equipment",
      answeredBy: /\b(?:kitchen|wi-?fi|woodburner|stove|dishwasher|washing machine)\b/i,
    },
    { asks: "the price by season", answeredBy: /[£$€]\s?\d|\d\s?(?:[£$€]|eur\b|euros?\b)/ },
    { asks: "which pictures belong to it" },
  ],
};

/** The question about a page whose name matches no kind. */
export const otherPage: PartsQuestion = {
  lead: "What should be on this page",
  parts: [
    { asks: "what you offer or explain, and to whom" },
    {
      asks: "the days and times or how long it takes",
      answeredBy:
        /\d[:.]\d\d\b|\d ?(?:am|pm|hours?|weeks?|days?|min\p{L}*)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu,
    },
    { asks: "the price", answeredBy: /[£$€]\s?\d|\d\s?(?:[£$€]|eur\b|euros?\b)|\bfree\b/i },
    { asks: "which texts, pictures or lists you send us" },
    {
      asks: "how people ask for it",
      answeredBy: /\b(?:ring|call|phone|text|whats ?app|e-?mail|book|order)(?:ed|ing|s)?\b/i,
    },
  ],
};
