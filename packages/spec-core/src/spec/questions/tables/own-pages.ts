import { sieved } from "../../../content/sieve.ts";
import type { PartsQuestion } from "../parts.ts";
import { coursePage, courses } from "./courses.ts";

/** A kind of page that clients add, known by words of its name. */
export interface OwnPageKind {
  /** Matches the lowercase name. */
  readonly named: Pick<RegExp, "test">;
  /**
   * The question about such a page: all of it, or only the points that the answers leave open; null where
   * other questions cover it.
   */
  readonly question: string | PartsQuestion | null;
  readonly blocks: "launch" | "page";
}

/** Matches the lowercase name of a page on paying by instalments or with others' money. */
export const schemePage = /\bfinanc|\bpayment plans?\b|\bcycle to work\b|\binstal+ments?\b/;

const kind = (
  named: RegExp,
  question: OwnPageKind["question"],
  blocks: OwnPageKind["blocks"] = "page",
): OwnPageKind => ({
  named: sieved(named),
  question,
  blocks,
});

/** Matches the lowercase name of a page on who makes or does something. */
export const peoplePage =
  /\b(?:makers|growers|producers|artists|instructors|teachers|tutors|therapists|doctors|trainers|guides|stylists|hosts|crew|staff|people|founders|speakers)\b/;

/** Matches the lowercase name of a page that sells. */
export const shopPage = /^(?:our |online |web ?)?(?:shop|store)$|\bwebshop\b|\bcheckout\b|\bcart\b/;

/** Matches the lowercase name of a page on where a business goes. */
export const areaPage =
  /\b(?:service|delivery)? ?areas?\b|\bwhere we (?:work|go|cover)\b|\bcoverage\b|\b(?:suburbs|postcodes|towns|villages|counties|regions)\b(?! guide)/;

/** Matches the lowercase name of a page for the young. */
export const youthPage = /\byouth\b|\bkids\b|\bjuniors?\b|\bteens?\b|\bchildren\b/;

/** The question about a page under the services. */
export const servicePageQuestion =
  "What does this service include, for whom is it, how long does it take, what does it cost, and how does one begin?";

/** The question about a page of the client's own, by the first kind that matches its name. */
export const ownPageKinds: readonly OwnPageKind[] = [
  kind(
    /privacy|datenschutz|imprint|impressum|\bterms\b|conditions|cookie|legal|\bagb\b|disclaimer|mentions l/,
    "Is there a text for this page that a lawyer has checked, and who sends it?",
    "launch",
  ),
  kind(/\bbook(?:ing|ings)?\b|\bappointments?\b|\breserv/, null),
  kind(shopPage, null),
  kind(schemePage, null),
  kind(/\breviews?\b|\btestimonials?\b/, null),
  kind(/\bvouchers?\b|\bgift (?:cards?|certificates?)\b/, null),
  kind(
    /\bdonat\p{L}* (?:your |a |an |some )?(?:furniture|clothes|clothing|food|goods|items|toys|books|bikes?|tools|things|equipment|computers|laptops|shoes|blankets)\b|\b(?:sell|trade in|bring) (?:us )?your\b|\bwe buy\b|\bdrop[- ]off\b/u,
    "What is taken and what is not, in which state and with which labels or papers; how does one offer it, with which pictures; how is it brought or collected, in which places, on which days and by which tool is a day chosen; and who answers?",
  ),
  kind(/\bdonat|\bsupport us\b|\bgiving\b|\bfundrais/, null),
  kind(/\bjobs?\b|\bvacanc|\bwork with us\b|\bnewsletter\b/, null),
  kind(
    /\bfood trucks?\b|\bline[- ]?ups?\b|\btime ?tables? of\b|\bfixtures\b/,
    "Who comes or plays when, from which list or calendar is it read, who changes it, and which links, pictures and words go with each?",
  ),
  kind(
    /\bmenus?\b|\bfood\b|\bdrinks?\b|\bwines?\b|speisekarte|\bcarte\b/,
    "Which dishes and drinks, with prices and allergens, does this page list, and from which file?",
  ),
  kind(
    /\bbefore\b.*\bafter\b|\breal\b|\bstories of\b|\brecent\b|\bmy work\b|\bour work\b|\bprojects?\b|\bcase stud|\bcommissions\b/,
    "Which works does this page show, how many pictures of each, with which words, whose are the pictures, and have the people in them or their owners agreed?",
  ),
  kind(
    /\bgaller|\bphotos?\b|\bpictures?\b|\bshowreel\b|\blookbook\b/,
    "Which pictures does this page show, in which order or groups, and whose are the rights in them?",
  ),
  kind(coursePage, courses),
  kind(
    youthPage,
    "What holds for the young (ages, times, price, what parents sign), who leads them and answers parents, and which rules for their protection does the page name?",
  ),
  kind(/\blessons?\b|\btuition\b|\bcoaching\b/, servicePageQuestion),
  kind(/\bwholesale\b|\btrade\b|\bresellers?\b|\bretailers\b|\bcaterers\b|\bfor business(?:es)?\b|\bb2b\b/, {
    lead: "What holds for those who buy for their business",
    parts: [
      { asks: "prices or discount", told: /\d ?%|[£$€]\s?\d|\d\s?€/ },
      {
        asks: "what the least order counts, in pieces or money",
        told: /\bmin.{1,40} \d+ (?:pieces|units|items|bottles|candles|boxes)/i,
      },
      { asks: "which tax or resale number is asked for", told: /certificate|tax id/i },
      { asks: "terms of payment and delivery", told: /\binvoice|\bnet \d/i },
      { asks: "how they order: by form, e-mail or in the shop", told: /\bby (?:e-?mail|phone|form)\b/i },
    ],
  }),
  kind(
    /\bspeaking\b|\bspeakers\b|\brestaurants?\b|\bcaf[eé]s?\b|\blandlords\b|\bfreelancers?\b|\bfarmers\b|\bschools\b|\bfamilies\b|\bseniors\b|\bstudents\b|\bfor (?!sale\b|hire\b|rent\b|us\b)\p{L}{2,}|\p{L}{4,} (?:clients?|customers?|guests|visitors)\b/u,
    "What is offered to these customers in particular, on what terms and by whom, and which texts, references or languages go with it?",
  ),
  kind(
    /\bcorporate\b|\bcompan(?:y|ies)\b|\bhotels?\b|\boffices?\b/,
    "What do companies get here, for which occasions and how often, at what price and on what terms of payment, which of them may be named, and how do they ask?",
  ),
  kind(
    /\brequirements?\b|\bpolic(?:y|ies)\b|\brules\b|\bbefore you\b|\bwhat to bring\b/,
    "Which rules does this page list, what happens to those who do not meet them, and which papers are handed in when and how?",
  ),
  kind(
    /second[- ]?hand|\bused\b|\bpre[- ]?owned\b|for sale|\bavailab|\bvacancies\b|\bto let\b|\badopt|\blistings?\b|\bproperties\b/,
    "What does an entry on this list show (name, pictures, price, state), how does one ask for or reserve it, and what happens to it once it is gone?",
  ),
  kind(
    /\bevents?\b|what'?s on|\bopen (?:days?|house|studios?|gardens?)\b|\bcalendar\b|\bgigs?\b|\bconcerts?\b|\btastings?\b|\bevenings?\b|\bnights?\b|\bfestivals?\b|\btours?\b|\bexhibitions?\b|\brecitals?\b|\bweek(?:end)?s?\b/,
    {
      lead: "What does this page give",
      parts: [
        {
          asks: "dates and places",
          told: /\b(?:every|each|first|second|third|last) (?:\p{L}+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu,
        },
        { asks: "times", told: /\b(?:from|at) \d{1,2}(?:[:.]\d\d)?\b|\d ?(?:am|pm)\b/i },
        { asks: "prices", told: /[£$€]\s?\d|\d\s?[£$€]|\bfree\b/i },
        {
          asks: "for how many people",
          told: /\b(?:max|maximum|up to|\d+ (?:people|places|seats))|\bjust (?:come|turn up|drop in)\b|\beverybody|\beveryone\b/i,
        },
        {
          asks: "how one signs up or asks for a date, and what holds on a cancellation",
          told: /\bjust (?:come|turn up|drop in|show up)\b|\bno (?:booking|need to book)\b|\bdrop[- ]in\b/i,
        },
      ],
    },
  ),
  kind(
    /\bweddings?\b|\belopements?\b|\bpart(?:y|ies)\b|\bbirthdays?\b|\bchristenings?\b/,
    "What is offered for this occasion (what is included, at what price, for how many, where), how does one ask for a date, and which pictures and words go with it?",
  ),
  kind(
    /\b(?:costumes?|props?|bikes?|bicycles?|e-?bikes?|tools?|equipment|kayaks?|canoes?|boards?|boats?|marquees?|tents?|furniture|cars?|vans?|trailers?|skis?|dress(?:es)?|suits?|prams?|cameras?|instruments?) (?:hire|rentals?)\b|\bhire (?:a|an|our) (?!room|hall|venue|space)|\brentals?\b/,
    "What can be hired here, at what price for how long, with which deposit, how does one ask for it, and how is it collected and brought back?",
  ),
  kind(/\bhire\b|\bfunctions?\b|\bvenue\b|\bprivate\b|\bmeetings?\b/, {
    lead: "What holds for those who hire",
    parts: [
      { asks: "what for, with which equipment and pictures" },
      { asks: "for how many", told: /\bup to \d|\d+ (?:people|guests|seats)/i },
      { asks: "price or least spend", told: /[£$€]\s?\d|\d\s?€/ },
      { asks: "food and drink" },
      { asks: "how one asks for a date, and the terms of a deposit and a cancellation" },
    ],
  }),
  kind(
    /\brooms?\b|\bapartments?\b|\bcottages?\b|\bcabins?\b|\bsuites?\b|\bvillas?\b|\baccommodation\b/,
    "Which rooms or houses does this page show, with size, beds, equipment, pictures, and price by season?",
  ),
  kind(
    /\bpric|\brates?\b|\bfees?\b|\btariffs?\b|\bpackages?\b/,
    "Which prices does this page list, for what, with or without tax, and from when on do they hold?",
  ),
  kind(
    /\bmember|\bjoin\b|\bbecome a\b|\bplans?\b|\bsubscriptions?\b|\bclub\b/,
    "Which kinds are there to join, at what price, for how long, with what included, and how does one join, pay and leave?",
  ),
  kind(
    /\bdownloads?\b|\bresources?\b|\bguides?\b|\blibrary\b|\bforms\b|\bbrochures?\b/,
    "Which files lie on this page, who may load them, and who replaces them when they change?",
  ),
  kind(
    peoplePage,
    "Who is shown on this page, each with which name, words, pictures and links, who writes them, have they agreed, and who adds or removes somebody?",
  ),
  kind(
    /\b(?:custom|bespoke|made[- ]to[- ]measure|commission|personali[sz]ed)\b/,
    "What can be made to order, from which choices and measures, at what price or by which estimate, with which deposit and time, how does one ask for it, which examples does the page show, and can it be returned?",
  ),
  kind(
    /\b(?:flash|designs|collections?|gallery of|ready to)\b/,
    "Which pieces are shown here with picture, size and price, how does one reserve one, and who marks what is taken?",
  ),
  kind(
    /\bthings to (?:do|see)\b|\blocal (?:area|guide)\b|\bthe area\b|\bnearby\b|\baround\b|\battractions\b/,
    "Which places does this page name, with distance, words, pictures and links, who writes them, and who keeps them right?",
  ),
  kind(
    /\bbreakfast\b|\bbrunch\b|\blunch(?:es)?\b|\bdinners?\b/,
    "What is served, with which choices, diets and allergens, at which times and for whom, at what price, how and until when is it ordered and paid, and which pictures go with it?",
  ),
  kind(
    /\bimpact\b|\bresults\b|\bour numbers\b/,
    "Which figures and years does this page give, from which report, whose stories are shown beside them, have these people agreed, and who updates it?",
  ),
  kind(
    /\bpress\b|\bmedia\b/,
    "Which texts, pictures and logos may the press use, in which sizes, and whom does it ask?",
  ),
  kind(
    /\bnews\b|\bstories\b|\barticles\b|\bjournal\b/,
    "Who writes the pieces here, how often, and which are the first?",
  ),
  kind(
    areaPage,
    "Which towns or postcodes does this page name, on which days or at which times is each served, what does the way there cost, what lies outside, and has each a page of its own?",
  ),
  kind(
    /\blocations?\b|\bfind us\b|\bdirections\b|\bwhere\b|\bvisit|\bbranch|\bstockists?\b|\bmap\b/,
    "Which places or areas does this page name, with address, hours, parking and the way by public transport, from which list, and who keeps it right?",
  ),
  kind(
    /\bnew (?:patients?|clients?|customers?|members?)\b|\bfirst visit\b/,
    "What should people know, bring or fill in before their first visit; which forms go with it, with which fields; and into which mailbox or system do the answers go?",
  ),
  kind(
    /\b(?:get|need|find|ask for|getting) (?:help|support)\b/,
    "Who gets help here, from which area, what does one bring or pay, how does one ask, and is anybody to send them?",
  ),
  kind(
    /\breferences?\b|\bclients?\b/,
    "Which projects does this page show, with place, scope and pictures, and do their clients agree?",
  ),
  kind(
    /\bpartners?\b|\bsponsors?\b|\bsupporters?\b|\bsuppliers?\b/,
    "Which partners does this page name, with which logo and link, in which order, and do they agree?",
  ),
  kind(
    /\bprocess\b|\bhow (?:it|we|to)\b|\bmethod|\bapproach\b/,
    "Which steps does this page explain, who does what in each, and how long does each take?",
  ),
  kind(
    /\bhistory\b|\bstory\b|\bphilosophy\b|\bmission\b|\bvalues\b|\bheritage\b/,
    "Which years, people and turning points does this page tell of, and which old pictures may it show?",
  ),
  kind(
    /\bvolunteer|\bget involved\b|\bhelp\b/,
    "What can helpers do, what is asked of them, and who answers when they write?",
  ),
  kind(
    /\bemergenc|\burgent\b|\b24\b/,
    "When may one call in an emergency, at which number, and what does it cost?",
  ),
  kind(
    /\bparents?\b|\bpatients?\b/,
    "What should people know, bring or fill in before their first visit, and which forms go with it?",
  ),
  kind(
    /\brecipes?\b|\btips\b|\badvice\b|\bcare\b/,
    "Which pieces of advice come here first, who writes them, and who answers for them?",
  ),
];

/** The question about a page whose name shows no kind. */
export const otherPage: PartsQuestion = {
  lead: "What is on this page",
  parts: [
    { asks: "what exactly is offered or described, and for whom" },
    {
      asks: "on which days and at which times, or how long it takes",
      told: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\d ?(?:am|pm|hours?|weeks?|days?|min\p{L}*)\b/iu,
    },
    { asks: "at what price", told: /[£$€]\s?\d|\d\s?(?:[£$€]|eur\b|euros?\b)|\bfree\b/i },
    { asks: "which texts, pictures, lists or files, from whom, and who keeps them up to date" },
    {
      asks: "what visitors do there (ask, book, order, sign up, send something), and with which questions or tool",
    },
  ],
};
