import type { Project } from "../../project.ts";
import { all, any, does, isOfIndustry, not } from "../checks.ts";
import { tellsPlaces } from "../reach.ts";
import { hasGuests } from "./booking.ts";
import { kind, type OwnPageKind } from "./own-page-kind.ts";
import { areaPage, peoplePage, playsInRooms } from "./page-names.ts";
import { isAskedForPictures } from "./pictures.ts";
import { listsAreas, offersFor, tellsCourse } from "./told-for-pages.ts";
import { tellsStages, tellsSteps } from "./told-on-pages.ts";

/** Matches the lowercase name of a page that answers a question or explains: 'how long does a roof last'. */
const answersQuestion =
  /\bexplained$|\bmade (?:simple|easy|clear)$|^understanding (?!us\b)|^(?:how (?!it|we|i\b|to)|what (?:is|are) |what to|when to|why |is (?:my|it|your)|can (?:i|my)|do (?:i|you)|which )|\?$|\bor\b.*\?|\b(?:vs|versus)\b|\bdifference between\b/;

/** Matches the lowercase name of a page about the course of the work. */
const processPage =
  /\bprocess\b|\bhow (?:it|we|i|to)\b(?! (?:all )?(?:began|started)\b)|\bmethod|\bapproach\b/;

const everyWeekday =
  /\b(?:every|each|first|second|third|last) (?:\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu;

/** 'Each village has its own day': visitors need to know which. */
const variesByDay = ({ words }: Project): boolean =>
  words.statements.some(({ text }) =>
    /(?<!\p{L})(?:each|every|which|different|certain) (?:suburb|town|village|place|area|postcode|round|days?)s?(?!\p{L}).{0,40}(?<!\p{L})(?:days?|towns?|villages?|suburbs?|areas?)(?!\p{L})/iu.test(
      text,
    ),
  );

/** Matches the lowercase name of a page about an occasion. */
const occasions: readonly RegExp[] = [
  /\bweddings?\b/,
  /\belopements?\b/,
  /\bpart(?:y|ies)\b(?! walls?\b)/,
  /\bbirthdays?\b/,
  /\bchristenings?\b/,
];

/** The kinds of custom pages about dates, places, people and advice; they apply after those about offers. */
export const furtherPageKinds: readonly OwnPageKind[] = [
  kind(
    /\breport (?:an?|your|it|any) ?\p{L}*\b|\breport(?:ing)? (?:repairs?|faults?|problems?|breakdowns?)\b|\b(?:repairs?|faults?|maintenance) (?:requests?|reports?|reporting|forms?)\b/u,
    {
      lead: "What should people know who report something here",
      parts: [
        {
          asks: "what the form asks (address, fault, how urgent it is, photos, when somebody can get in)",
          answeredBy: /\bform (?:should |must |has to )?ask/i,
        },
        { asks: "who gets it, at which address" },
        {
          asks: "how soon you answer",
          answeredBy:
            /\b(?:answer|repl(?:y|ies)|respond|get back|back to)\b[^.!?]{0,40}\b(?:day|days|hours?)\b/i,
        },
        {
          asks: "what counts as an emergency",
          answeredBy:
            /\b(?:emergenc|after[- ]hours|out[- ]of[- ]hours|urgent)[^.!?]{0,40}\b(?:is|are|means?|for)\b/i,
        },
        { asks: "which number they ring then, at what times (and may everybody see it)" },
      ],
    },
    "page",
    /\b(?:repairs?|faults?|breakdowns?|after[- ]hours|out[- ]of[- ]hours|emergenc(?:y|ies)|burst)\b/i,
  ),
  kind(
    /\bappeal\b|\b(?:restoration|roof|building|crowd) ?fund(?:ing|raiser)?\b/,
    "What is the money for, how much is wanted and how much is there, and what happens if it is not enough? How do people give (which provider, by transfer, monthly, with tax relief such as Gift Aid), who receives it, who thanks them, and who updates the total?",
    "page",
    /\b(?:appeal|donat\w*|fund|target)\b/i,
  ),
  kind(
    /\bconcerts?\b|\bgigs?\b|\brecitals?\b|\bscreenings?\b|\bperformances?\b|\bexhibitions?\b/,
    {
      lead: "What should this page tell people",
      parts: [
        {
          asks: "the next dates",
          answeredBy:
            /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?:the )?\d{1,2}(?!\d)|\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i,
        },
        { asks: "times", answeredBy: /\b(?:from|at) \d{1,2}(?:[:.]\d\d)?\b|\d ?(?:am|pm)\b/i },
        { asks: "the full address of each place (and where people park)" },
        { asks: "what it costs", answeredBy: /[£$€]\s?\d|\d\s?[£$€]|\bfree\b/i },
        {
          asks: "where people get tickets (at the door, online at which address)",
          answeredBy: /\bno tickets\b|\bfree (?:entry|admission)\b|\bjust (?:come|turn up|drop in)\b/i,
        },
        { asks: "who adds new dates (from which list or calendar)" },
      ],
    },
    "page",
    /\b(?:concerts?|gigs?|recitals?|screenings?|performances?|exhibitions?|tickets?)\b/i,
  ),
  kind(
    // The last word of the name tells what it is: 'Evening dresses' and 'Tasting boxes' are goods.
    /\bevents?\b|what'?s on|\bopen (?:days?|house|studios?|gardens?)\b|\bcalendar\b|\b(?:tastings?|evenings?|nights?|festivals?|tours?|weekends?|(?<!this )weeks?)(?=$|[,:;(]| (?:at|in|with|for|and|&|on|by|of|to|from|20\d\d)(?![\p{L}\d]))/u,
    {
      lead: "What should this page tell people",
      parts: [
        {
          asks: "dates and places",
          answeredBy: everyWeekday,
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
    /\b(?:an?|your|our|my|the|typical) (?:\p{L}+ )?day (?:with|at|in|of|here)\b|\btypical day\b|\bdaily (?:routine|rhythm)\b|^(?:our|the|your) day$/u,
    {
      lead: "What happens on such a day",
      parts: [
        {
          asks: "what comes after what, from the first hour to the last",
          answeredBy:
            /\b(?:then|after that|afterwards?)\b.{1,200}\b(?:then|after that|afterwards?|finally)\b/iu,
        },
        {
          asks: "at which times",
          answeredBy: /\d[:.]\d\d\b.{1,120}\d[:.]\d\d\b|\d ?(?:am|pm)\b.{1,120}\d ?(?:am|pm)\b/iu,
        },
        {
          asks: "what there is to eat and when people rest",
          answeredBy: /\b(?:lunch|snacks?|meals?|nap|rest)\b/iu,
        },
        { asks: "what people bring" },
        { asks: "which pictures and words of yours go with it" },
      ],
    },
    "page",
    /\b(?:breakfast|lunch|snacks?|pick-?up|drop[- ]off|timetable|every morning)\b/iu,
  ),
  ...occasions.map((occasion) => ({
    ...kind(
      occasion,
      "What do you offer for this occasion (what is included and what not, the price, for how many people, where), and how does it go? How early and how do people ask for a date, what do they have to decide, and on which terms (deposit, canceling)? Which pictures and words go with it?",
    ),
    coveredBy: all(offersFor(occasion), does("form", "booking"), isAskedForPictures),
  })),
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
  {
    ...kind(
      /(?<!(?:garden|home|sun|tack|bath|wet|plant|panic|drying|boot|changing|waiting|meeting|treatment|show|dark|tea|dining|sitting|common|class|tasting|store|escape|music|function|party|board|play|fitting|consulting|therapy) )\brooms?\b|\bapartments?\b|\bcottages?\b|\bcabins?\b|\bsuites?\b|\bvillas?\b|\baccommodation\b/,
      "Which rooms or houses should this page show, with size, beds, equipment, pictures and price by season?",
    ),
    fits: any(hasGuests, not(any(isOfIndustry("Education", "Healthcare"), playsInRooms))),
  },

  kind(
    /\bpric|\brates?\b|\bfees?\b|\btariffs?\b|\bpackages?\b/,
    "Which prices should this page list, for what, with or without tax, and from what date? How and when do people pay, who pays less, and what do you charge who cancels late or does not come?",
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
    /\bmemberships?\b|^members$|\bbecome a member\b|^(?:our |my |the )?plans?\b(?! [a-z])|\b(?:monthly|yearly|annual|family|savings?|loyalty|pricing|service|support|maintenance|hosting) plans?\b|\bsubscriptions?\b|\bclub\b/,
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
    /\b(?:flash|designs|collections?|gallery of|ready to (?:wear|hang|buy|ship|go|take home))\b/,
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
  {
    ...kind(
      areaPage,
      "Which towns or postal codes should this page name, on which days do you serve each, what do you charge for travel, and what is too far?",
    ),
    coveredBy: all(any(tellsPlaces, listsAreas), not(variesByDay)),
  },
  kind(
    /\b(?:how to|ways? to|to) (?:come|get (?:here|there|to us)|reach us|find us)\b|\bgetting (?:here|there|to)\b|\bdirections\b|\barriv(?:al|ing)\b|\banfahrt\b/,
    "Which way do people come, from which road, stop or car park, where do they go wrong or must take care, where do they park, and from when to when can they arrive? Is the way another one in winter?",
  ),
  kind(
    /\b(?:what|things) to (?:bring|pack|wear)\b|\b(?:packing|kit|equipment) list\b/,
    "What is there already (free, lent or sold), what must people bring in each season, and what may they not bring?",
  ),
  kind(/\bvisit (?:the|our|my|us|this)\b|\b(?:plan|planning) (?:your|a) visit\b/, {
    lead: "What should people know before they come",
    parts: [
      {
        asks: "how they get there and where they park",
        answeredBy: /\bpark(?:ing)? (?:is|at|in|on|behind) .{1,50} (?:turn|exit|signpost\p{L}*)\b/iu,
      },
      { asks: "when they may come", answeredBy: /\d ?(?:am|pm)\b|\b\d{1,2}[:.]\d\d\b/i },
      { asks: "what they find there and can do or taste" },
      {
        asks: "whether they have to tell you beforehand",
        answeredBy:
          /\b(?:phone|ring|call|book|write|e-?mail) (?:first|ahead|before)|\bjust (?:come|turn up|drop in)\b|\bno need to book\b/i,
      },
      {
        asks: "what it costs",
        answeredBy: /\b(?:entry|admission|visits?|tours?|tastings?)\b.{0,40}(?:\d|\bfree\b)/i,
      },
    ],
  }),
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
        { asks: "how they pay, and how much notice ends it", answeredBy: /\bnotice\b/i },
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
    coveredBy: any(tellsSteps, tellsCourse),
  },
  {
    ...kind(
      processPage,
      "Which steps should this page explain, where, who does what, and how long does each step take? What do people have to know, decide or agree to before (rules, costs, confidentiality)?",
    ),
    coveredBy: any(tellsSteps, tellsCourse),
  },
  {
    ...kind(
      /^(?:our|the|my) family$|\b(?:family|our) (?:tree|roots|beginnings)\b|\bhow (?:it all|we) (?:began|started)\b|\bhistory\b|\bstory\b|\bphilosophy\b|\bmission\b|\bvalues\b|\bheritage\b/,
      "Which years, people and turning points should this page tell of, and which old pictures may we show?",
      "page",
      /\b(?:founded|opened (?:it |the |our |my )?|started (?:it|out|in|with)|took over|came here|since (?:18|19|20)\d\d|generations?|grand(?:parents|father|mother|dad|ma))\b/i,
    ),
    isOfBusiness: true,
  },
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
    /\brecipes?\b|\btips\b|^choosing\b|\badvice\b|\blooking after\b|\bcaring for (?:your|the|an?)\b|\bcare (?:of|for (?:your|the)|guides?|tips|instructions|advice|sheets?)\b|^(?:\p{L}+ )?(?:plant|product|garment|leather|wool|wood|after)[- ]?care$/u,
    "Which tips should come first, who writes them, and who checks that they are right?",
  ),
  kind(answersQuestion, "What must this page say, who writes it, and who checks that it is right?"),
];
