import { givenGoods } from "../../site-does.ts";
import { any, isNotice, isOfIndustry, not } from "../checks.ts";
import { hasGuests } from "./booking.ts";
import { carries, coursePage, courses, weeklyGrid } from "./courses.ts";
import { kind, type OwnPageKind } from "./own-page-kind.ts";
import { payerPage, referrerPage, schemePage, shopPage, youthPage } from "./page-names.ts";
import { isReferredTo, referring, takesGroups, walksAnimals } from "./page-readers.ts";
import { isAskedForPictures } from "./pictures.ts";
import { asksCollectedOrders } from "./shop.ts";
import { subscriptionPageKind } from "./subscriptions.ts";
import { isScheduleElsewhere, sendsNotice, tellsQuotes } from "./told-on-pages.ts";

/** The question about a page under the services. */
export const servicePageQuestion =
  "What does this service include and what not, for whom is it and for whom not, how does it go and how long does it take, and what does it cost? What do people have to know, bring or do before, and how do they ask for it?";

/** The kinds of custom pages about what the business offers, and to whom, in the order in which they apply. */
export const offerPageKinds: readonly OwnPageKind[] = [
  {
    ...kind(/^(?:imprint|impressum|legal notice|mentions l[eé]gales|aviso legal|note legali|colofon)$/, null),
    // The questions about the country's legal notice ask for each of its entries.
    fits: (project) => isNotice(project) && !sendsNotice(project),
  },
  {
    ...kind(
      /privacy|datenschutz|imprint|impressum|\bterms\b|conditions(?!.*\b(?:bring|pack|wear)\b)|cookie|\blegal\b(?! (?:aid|advice|help|services?|work|costs|fees|expenses)\b)|\bagb\b|disclaimer|mentions l/,
      "Do you have a text for this page that a lawyer has checked, and who sends it to us? If it is about your terms: what does it say of payment, deposits, canceling, damage and who is liable?",
      "launch",
    ),
    questionIfSent:
      "Please send us the text of this page, as you say. When do we get it, and has a lawyer checked it?",
  },
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
  // The questions about orders, payment and products ask for the same.
  {
    ...kind(/^(?:our |your |the )?(?:pre-?orders?|pre-?ordering|orders|ordering)$/, null),
    fits: asksCollectedOrders,
  },
  kind(schemePage, null),
  subscriptionPageKind,
  kind(
    payerPage,
    "Who pays nothing or less under each scheme, for what and how often? What is not covered, and what does it cost then? What do people bring or apply for first, and who makes the claim?",
  ),
  {
    ...kind(
      referrerPage,
      {
        lead: "What should this page tell those who send people to you",
        parts: [
          { asks: "how they refer somebody (by form, e-mail or phone)" },
          { asks: "which details or checks you need first (with the consent)" },
          { asks: "in which cases a referral is needed" },
          { asks: "how soon you see or call whoever is referred" },
          {
            asks: "whether and how you report back to them",
            answeredBy: /\breports? (?:back|to|goes|is sent)\b|\b(?:write|written) back\b/i,
          },
        ],
      },
      "page",
      referring,
    ),
    fits: isReferredTo,
  },
  kind(/\b(?:home|house|site|farm) visits?\b/, servicePageQuestion),
  kind(
    /\b(?:send|sending|post|posting|pack|packing|ship|shipping) (?:(?:us )?(?:your|the|my|it|them|in)\b|an? (?!message|enquiry|inquiry))/,
    "How do people pack and send it, by which carrier and to which address, on which days can you take it in, who pays for the way there and back (with customs), and who bears the risk? What do they agree with you first, and which papers go with it?",
  ),
  {
    ...kind(
      /^\p{L}+ of the (?:day|week|month|year)$/u,
      "What does each entry show (a picture, the date, a few words), who puts it on the site and with which tool, how often, and how long does it stay? Have the people in the pictures agreed, for children their parents?",
    ),
    quotesName: true,
  },
  // A business that is somewhere else each day.
  kind(
    /\bwhere (?:(?:i|we)(?:['’]?ll be| will be| stand| stop| go)|to (?:find|catch) (?:me|us))\b|\bwhere(?:['’]?s| is| to find) (?:the |our )?(?:truck|van|trailer|cart|stall|bus|boat|horsebox|wagon)\b/,
    "Where are you on which days, from when till when and where exactly, for each place that you name? Which places are only by arrangement, which of these days will change or must not be printed yet, and who keeps the page up to date?",
    "page",
    /\bmarkets?\b|\bcar parks?\b|\blay-?bys?\b|\bpitch(?:es)?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bout of (?:the back of )?(?:my|our) (?:van|truck|trailer)\b/i,
  ),
  kind(
    /(?<!\btax )\bdates\b|\bstops\b|\brounds?\b|\broutes?\b|\bthis (?:week|month|season)\b|\bwhere (?:i['’]?m|we['’]?re|is|are)\b/,
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
    /\bfood trucks?\b|\btime ?tables? of\b|\bfixtures\b/,
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
      {
        asks: "every kind (with a few words or a picture)",
        answeredBy:
          /\b(?:flavou?rs|fillings|toppings)(?: today| now)? ?(?::|are|include)[^.!?:]{3,60},[^.!?]{3,60},/i,
      },
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
  {
    ...kind(
      /(?<!\b(?:local|nearby|circular|favou?rite|country|coastal) )\b(?:walks|hikes|rambles|swims|paddles|meet[- ]?ups)\b(?! (?:from|near|nearby|around|in)\b)|\b(?:group|social|club|morning|evening|weekend|sunday|saturday|monthly|weekly) (?:walk|hike|ramble|swim|paddle|ride|run)s?\b/,
      {
        lead: "What should people know who want to come along",
        parts: [
          {
            asks: "on which days and at what time",
            answeredBy:
              /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b[^.!?]{0,40}\d ?(?:am|pm|[:.]\d\d)|\d ?(?:am|pm)\b[^.!?]{0,40}\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i,
          },
          {
            asks: "where exactly you meet",
            answeredBy: /\bmeet(?:ing)? (?:point|up|us|at|in|outside|by|near)\b/i,
          },
          { asks: "what it costs", answeredBy: /[£$€]\s?\d|\d\s?[£$€]|\bfree\b/i },
          { asks: "who may come and who not" },
          { asks: "what people bring" },
          {
            asks: "how they book and pay",
            answeredBy: /\bjust (?:come|turn up|drop in|show up)\b|\bno (?:booking|need to book)\b/i,
          },
          { asks: "for how many there is room", answeredBy: /\b(?:max(?:imum)?|up to|at most) \d/i },
          { asks: "what happens in bad weather or when it is full" },
        ],
      },
      "page",
      /\b(?:group|social|monthly|weekly|saturday|sunday) (?:walk|hike|ramble|swim|paddle|ride|run)s?\b/i,
    ),
    // Walks in a guest house's guide are not led.
    fits: not(any(walksAnimals, hasGuests)),
  },
  {
    ...kind(
      /^(?:our |the )?(?:camping|camp ?site|pitches|tents?(?: pitches)?|touring(?: pitches)?|caravans?(?: pitches)?|motorhomes|camper ?vans)(?: (?:and|&) (?:camping|pitches|tents|touring|caravans|motorhomes|camper ?vans))?$/,
      {
        lead: "What should campers know",
        parts: [
          {
            asks: "which pitches there are and for what",
            answeredBy: /\bpitch(?:es)?\b|\bfor (?:tents?|caravans?|motorhomes|camper ?vans?)\b/i,
          },
          { asks: "the prices", answeredBy: /[£$€]\s?\d|\d\s?[£$€]/ },
          {
            asks: "toilets, showers, water and power",
            answeredBy: /\b(?:showers?|toilets?|loos?|hook[- ]?ups?|facilities)\b/i,
          },
          {
            asks: "when they arrive and leave",
            answeredBy: /\b(?:arriv\p{L}*|check[- ]?in)\b[^.!?]{0,20}\d/iu,
          },
          {
            asks: "the rules on fires, noise and dogs",
            answeredBy: /\b(?:fires?|bbqs?|barbecues?|quiet|noise)\b/i,
          },
        ],
      },
      "page",
      /\bpitch(?:es)?\b|\bcamper ?vans?\b|\bhook[- ]?ups?\b/i,
    ),
    fits: hasGuests,
    isToldAnywhere: true,
  },
  kind(
    /\bon tap\b|\btap ?lists?\b|^(?:our |the )?(?:taps|beers)$/,
    "What is on now (name, kind, strength, sizes and prices), and who changes the list, with which tool?",
    "page",
    /\btaps?\b/i,
  ),
  kind(
    /\bmenus?\b|\b(?:food|drinks?|wines?)\b(?! (?:bank|clubs?|tours?|tastings?|fairs?|festivals?|courses?|hygiene|delivery)\b)|speisekarte|\bcarte\b/,
    "Which dishes and drinks should this page list, with prices and allergens, do you have them in a file, and who changes the list, how often and with which tool?",
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
  {
    ...kind(
      /^(?:our |the |class |weekly |kurs ?plan ?[/|,-] ?|stunden ?plan ?[/|,-] ?)?(?:schedule|time ?table|kurs ?plan|stunden ?plan)$/,
      weeklyGrid,
      "page",
      /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b[^.!?]{0,40}\b(?:class|lesson|session|course)|\b(?:class|lesson|session|course)(?:es|s)?\b[^.!?]{0,40}\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i,
    ),
    coveredBy: isScheduleElsewhere,
  },
  // 'School holidays' on the site of a hotel are a season.
  {
    ...kind(
      /\b(?:school|summer|easter|winter|half[- ]term) (?:holidays?|vacations?|breaks?)\b|\bholiday (?:clubs?|weeks?|programmes?|programs?)\b/,
      courses,
      "page",
      /\bholiday (?:clubs?|weeks?|programmes?|programs?|courses?)\b/iu,
    ),
    fits: isOfIndustry("Education"),
  },
  // A railway's timetable has trains.
  { ...kind(coursePage, courses), fits: not(({ form }) => carries.test(form.niche)) },
  {
    ...kind(
      youthPage,
      "What should parents know (ages, times, price, what they sign), who leads the groups, and which child protection rules should the page name?",
    ),
    fits: takesGroups,
  },
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
        answeredBy: /\bmin.{1,40} (?:\d+ (?:pieces|units|items|bottles|candles|boxes)|[£$€] ?\d)/i,
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
    "Please send your complaints procedure if it is in writing: should the page carry it, or only say how to get it? Who handles a complaint, how do people reach that person, and within which time do you answer? To whom can they turn then, by when and at which address (an ombudsman, a redress scheme, your regulator)?",
    "page",
    /\bcomplain(?:ts?|ing)?\b|\bombudsman\b/i,
  ),
  kind(
    /\bnew (?:patients?|clients?|customers?|members?)\b|\bfirst visit\b/,
    "What should people know, bring or fill in before their first visit? What should the forms ask, and where do the answers go?",
  ),
  kind(
    /^(?:for |info(?:rmation)? for )?(?:our |your )?(?:parents?|patients?|families)\b|\b(?:for|to) (?:our )?(?:parents|patients|families)\b/,
    "What should people find here who already come (dates, closures, rules, menus, policies, forms), and what has to be known, brought or filled in before their first visit? Please send each text and file, with its date.",
  ),
  kind(
    /\brestaurants\b|\bcaf[eé]s\b|\bhotels\b|\bshops\b|\blandlords\b|\bfarmers\b|\bschools\b|\b(?:for|to) (?:the )?(?:trade|business(?:es)?|companies|firms|offices|architects|builders|clubs|retailers|stockists|agents)\b|\p{L}{4,} (?:clients?|customers?|guests|visitors)\b/u,
    "What do you offer these customers in particular, at what price and on which terms (of goods also the least quantity and the delivery), what do they have to know or send you, and how do they ask? Which references or languages go with it?",
  ),
  kind(
    /\bspeaking\b|\bspeakers\b|\bfreelancers?\b|\bseniors\b|\bstudents\b|(?:^|[,:–-] ?)for (?!sale\b|hire\b|rent\b|us\b|your\b)\p{L}{2,}/u,
    "What do you offer these people in particular, what is different for them (price, times, terms, how it goes), what should they know or have ready beforehand, and how do they ask?",
  ),
  kind(
    /\bcorporate\b|\bcompan(?:y|ies)\b|\bhotels?\b|\boffices?\b/,
    "What do companies get here, how often, at what price and on what payment terms? How do they ask, and which of them may we name?",
  ),
  kind(
    /\brequirements?\b|\bpolic(?:y|ies)\b|\brules\b|\bbefore you(?! (?:call|ring|phone|write|ask|buy|order))\b/,
    "What should people know, bring, prepare or sign before, which rules hold (and what happens to those who do not keep them), and which papers do they hand in, when and how?",
  ),
  kind(
    /second[- ]?hand|\bused\b|\bpre[- ]?owned\b|for sale|(?<!\bprices (?:and|&) )\bavailab|\bvacancies\b|\bto let\b|\badopt|\blistings?\b|\bproperties\b/,
    "What is on this list now, and what should each entry on this list show (name, pictures, price, condition, whose it is)? Who agrees to be shown, who adds entries and takes them off, and how do people ask for or reserve one?",
  ),
];
