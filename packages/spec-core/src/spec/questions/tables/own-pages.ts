/** A kind of page that clients add, known by words of its name. */
export interface OwnPageKind {
  /** Matches the lowercase name. */
  readonly named: RegExp;
  /** What a builder has to know of such a page; null where other questions ask it all. */
  readonly question: string | null;
  readonly blocks: "launch" | "page";
}

const kind = (
  named: RegExp,
  question: string | null,
  blocks: OwnPageKind["blocks"] = "page",
): OwnPageKind => ({
  named,
  question,
  blocks,
});

/** What is asked of a page of the client's own, by the first kind that its name fits. */
export const ownPageKinds: readonly OwnPageKind[] = [
  kind(
    /privacy|datenschutz|imprint|impressum|\bterms\b|conditions|cookie|legal|\bagb\b|disclaimer|mentions l/,
    "Is there a text for this page that a lawyer has checked, and who sends it?",
    "launch",
  ),
  kind(/\bbook(?:ing|ings)?\b|\bappointments?\b|\breserv/, null),
  kind(/^(?:our |online |web ?)?(?:shop|store)$|\bwebshop\b|\bcheckout\b|\bcart\b/, null),
  kind(/\bdonat|\bsupport us\b|\bgiving\b|\bfundrais/, null),
  kind(/\bjobs?\b|\bvacanc|\bwork with us\b|\bnewsletter\b/, null),
  kind(
    /\bmenus?\b|\bfood\b|\bdrinks?\b|\bwines?\b|speisekarte|\bcarte\b/,
    "Which dishes and drinks, with prices and allergens, does this page list, from which file, and how often do they change?",
  ),
  kind(
    /\bgaller|\bphotos?\b|\bpictures?\b|\bshowreel\b|\blookbook\b/,
    "Which pictures does this page show, in which order or groups, and whose are the rights in them?",
  ),
  kind(
    /\bcours|\bclass(?:es)?\b|\blessons?\b|\bworkshops?\b|\btraining|\bretreats?\b|\bcamps?\b|\btimetable\b|\bschedule\b/,
    "Which courses or classes does this page list, with dates, length, level, price and place, and how does one sign up?",
  ),
  kind(
    /\bevents?\b|what'?s on|\bcalendar\b|\bgigs?\b|\bconcerts?\b|\btastings?\b|\bevenings?\b|\bnights?\b|\bfestivals?\b|\btour dates\b|\bexhibitions?\b|\bweddings?\b|\bpart(?:y|ies)\b|\bweek(?:end)?s?\b/,
    "Which dates, times, prices and places does this page give, for how many people, and how does one sign up or ask for a date?",
  ),
  kind(
    /\brooms?\b|\bapartments?\b|\bcottages?\b|\bcabins?\b|\bsuites?\b|\bvillas?\b|\baccommodation\b/,
    "Which rooms or houses does this page show, with size, beds, equipment, pictures, and price by season?",
  ),
  kind(
    /\bpric|\brates?\b|\bfees?\b|\btariffs?\b|\bpackages?\b/,
    "Which prices does this page list, for what, with or without tax, and from when on do they hold?",
  ),
  kind(
    /\bmember|\bjoin\b|\bbecome a\b/,
    "Which kinds of membership are there, at what price, with what included, and how does one join or leave?",
  ),
  kind(
    /\bdownloads?\b|\bresources?\b|\bguides?\b|\blibrary\b|\bforms\b|\bbrochures?\b/,
    "Which files lie on this page, who may load them, and who replaces them when they change?",
  ),
  kind(
    /\bpress\b|\bmedia\b/,
    "Which texts, pictures and logos may the press use, in which sizes, and whom does it ask?",
  ),
  kind(
    /\bnews\b|\bstories\b|\barticles\b|\bjournal\b/,
    "Who writes what stands here, how often, and which are the first pieces?",
  ),
  kind(
    /\blocations?\b|\bfind us\b|\bdirections\b|\bwhere\b|\bvisit|\bareas?\b|\bbranch|\bstockists?\b|\bmap\b/,
    "Which places or areas does this page name, with address, hours, parking and the way by public transport?",
  ),
  kind(
    /\bprojects?\b|\bcase stud|\bour work\b|\breferences?\b|\bclients?\b|\bbefore\b/,
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
    /\bnew (?:patients?|clients?|customers?)\b|\bfirst visit\b|\bparents?\b|\bpatients?\b/,
    "What should people know, bring or fill in before their first visit, and which forms go with it?",
  ),
  kind(
    /\brecipes?\b|\btips\b|\badvice\b|\bcare\b/,
    "Which pieces of advice stand here first, who writes them, and who answers for them?",
  ),
];

/** What is asked of a page under the services. */
export const servicePageQuestion =
  "What does this service include, for whom is it, how long does it take, and what does it cost?";

/** What is asked where the name tells no kind, by whether the answers speak of it elsewhere. */
export const otherPageQuestion = {
  mentioned: "What belongs on this page besides what is quoted, and what should a visitor do next?",
  unmentioned: "What should a visitor learn on this page, and do next? The answers give its name alone.",
} as const;
