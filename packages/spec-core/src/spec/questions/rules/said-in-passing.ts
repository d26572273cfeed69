import { trouble } from "../../../content/facts/data/keep-words.ts";
import { firstNames } from "../../../content/facts/people/data/first-names.ts";
import { notNames } from "../../../content/facts/people/data/person-words.ts";
import { isAmericanEnglish } from "../../language-tag.ts";
import type { Project } from "../../project.ts";
import { animalTrade } from "../animal-trade.ts";
import { all, any, does, factsOf, hasPageNamed, isOfIndustry, mentions, not, shows } from "../checks.ts";
import { isMobileTrade } from "../mobile-trade.ts";
import { reachUnseen, tellsReach } from "../reach.ts";
import { blocksPageIf, type Check, type QuestionRule } from "../rule.ts";
import { askedOn, saying } from "../saying.ts";
import { sentencesWith, wholeSentenceOf } from "../whole-sentences.ts";
import { closuresWithoutDays } from "./closures.ts";
import { haveCredentials, isWriterUnnamed, ownNameQuestion } from "./own-name.ts";
import { areaPage, peoplePage } from "./page-names.ts";
import { subscriptionTerms } from "./subscriptions.ts";

const features = "projectRequirements.scope.features";
const facts = "content.facts";

/** The sentences that say that the business visits its customers. */
export const goesToCustomers = (project: Project): string[] => {
  const whoComes = new Set(
    project.words.statements.flatMap(({ field, text }) => (field === "audience" ? [text] : [])),
  );
  return goesOut(project).filter((text) => !whoComes.has(text));
};

const goesOut = saying(
  /\b(?:(?:i|we) (?:will |can |['’]ll )?(?:come|travel|drive|go) (?:out )?to (?:you|your|customers|clients|people|them|homes?|offices?)|pick (?:you|them|people|pupils) up (?:from|at)|mobile (?:\p{L}+ )?(?:groom\p{L}*|hairdress\p{L}*|barber|mechanic|vet|massage|bar|cater\p{L}*|disco|valet\p{L}*|physio\p{L}*|beautician|therapist|nurse|farrier|welder|tyre\p{L}*|locksmith|notary|service)|(?:round|and) about(?=[.,;]|$)|(?:and|in) (?:the )?(?:surrounding|surroundings|neighbouring|nearby) ?(?:areas?|towns?|villages?|counties|countryside)?|and (?:all )?around(?=[.,;]|$)|and beyond(?=[.,;]|$)|(?:vans?|drivers?) (?:goes?|comes?) to)\b/iu,
  /\b(?:within|up to) (?:\d+|ten|fifteen|twenty|thirty|forty|fifty|a hundred) ?(?:km|kilomet\p{L}+|miles|min\p{L}*)\b|\bairport\b/iu,
);

/** 'We do all of Wales': there is nothing too far. */
const wholeCountry = saying(
  /(?<!\p{L})(?:[Aa]ll (?:of|over)|[Tt]he whole of|[Aa]nywhere in) (?:the )?(?:UK|United Kingdom|Britain|England|Scotland|Wales|Ireland|US|USA|Australia|New Zealand|Canada|Germany|Europe|country|island|mainland)(?!\p{L})/u,
);

const notify = saying(
  /\b(?:sign(?:s|ed|ing)? up|register|leave (?:their|your|an?) (?:e-?mail|number|name)|put (?:their|your) names? down|join a list)\b.{0,40}\b(?:to be|get|be|being) (?:told|notified|informed|an? (?:alert|message|text|e-?mail))|\b(?:be|get|people) (?:told|notified|alerted|an alert) (?:when|as soon as|if)\b|\b(?:tell|let) (?:people|customers|clients|them|everyone) (?:know )?(?:when|as soon as)\b|\b(?:push|text|sms|e-?mail) (?:alerts?|notifications?)\b/i,
  /(?<!\p{L})(?:I|we) (?:always |never |usually |often |also |will |then |just )?(?:tell|let)(?!\p{L})/u,
);

const subscribed = saying(
  /\bsubscription (?:box(?:es)?|plans?|service|model)|\b(?:monthly|weekly|quarterly|yearly|annual) (?:subscriptions?|box(?:es)?|bouquets?|deliver(?:y|ies)|bags?)\b|\bsubscriptions? (?:for|of|to) (?!the newsletter|our newsletter|emails?)|\b(?:coffee|wine|flower|veg|beer|cheese|tea) clubs?\b|\b(?:coffee|wine|flower|veg|beer|book|cheese|tea) subscriptions?\b/i,
);

const season =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|easter|christmas|the holidays|the heat|hot weather|lent|half term|term time|school holidays)";
const away =
  "\\b(?:away|closed?|off|holidays?|abroad|not (?:working|open|there))\\b.{0,60}\\b(?:(?:(?:first|second|last) half|beginning|end|middle|(?:(?:first|last) )?(?:two|three|four|[2-4]) weeks|(?:first|last) week) (?:in|of|over) (?:the )?";
/** The sentences that say when something is not offered: 'We do not post cakes in summer'. */
export const limited = saying(
  new RegExp(
    `${away}${season})\\b|\\b(?:can(?:['’]?t|not)|don['’]?t|do not|doesn['’]?t|won['’]?t|no|not|stop|pause)\\b.{0,30}\\b(?:ship|send|post|deliver|take|sell|sold|available|offer|run|work|bake|make|book|orders?)\\w*\\b.{0,30}\\b(?:in|from|between|during|until|over|after|before) (?:the )?${season}\\b`,
    "i",
  ),
  /\b(?:website|site|launch|before \w+ (?:please|we))\b|\b(?:first|last) (?:\w+ )?weeks? (?:of|in) \p{L}/iu,
);

const stories = saying(
  /\bstor(?:y|ies) (?:of|from|about) (?:the |our |some |two |three )?(?:people|families|clients|customers|women|men|children|those|patients|members|residents|students|pupils|couples|users|beneficiaries|volunteers|survivors|guests)\b|\b(?:names? changed|anonymi[sz]ed|in their own words)\b|\b(?:success stories|case stud(?:y|ies)|interviews? with)\b/i,
);

const others = saying(
  /\b(?:on the (?:list|books) (?:at|of|with)|(?:preferred|recommended|approved) (?:supplier|caterer|vendor|partner)s? (?:at|of|to|for|with)|(?:we|i) (?:also )?(?:supply|sell to|deliver to|work (?:with|for)|cook for|bake for|translate for|roast for|clean for|look after|do (?:\w+ )?for(?! \w+ too)) (?:two|three|four|five|six|seven|eight|nine|ten|several|some|many|local|a few|lots|most|restaurants?|caf[eé]s|hotels?|shops?|schools?|companies|hospitals?)|(?:clients|customers|references) (?:include|such as)|sponsored by|(?:stocked|sold) (?:in|at|by) (?:two|three|four|five|six|several|some|local|a few|shops))\b/i,
  /\b(?:customers|clients) are (?:mostly|mainly|often|usually|the|all|people|families|women|men|young|old)\b|\b(?:don['’]?t|do not|never)\b.{0,12}\bname\b/i,
);

const role =
  "(?:instructors|makers|artists|teachers|tutors|therapists|doctors|gps|dentists|vets|nurses|guides|stylists|barbers|trainers|coaches|counsellors|counselors|lawyers|solicitors|partners|musicians|designers|photographers|midwives|physios|physiotherapists|chefs|women|men|sisters|brothers|friends|potters|weavers|growers|makers|vets|walkers|groomers|cleaners|mechanics|joiners|carpenters|bakers|tattooists|hygienists|counsellors|farmers|brewers)";
/** 'My wife Deb', 'a lad, Callum'. */
const relativeNamed =
  /(?<!\p{L})(?:an? (?:\p{Ll}+ )?(?:lad|apprentice|trainee|helper|assistant|colleague|partner),? \p{Lu}\p{Ll}|(?:my|our) (?:apprentice|nephew|niece|son|daughter|wife|husband|brother|sister|father|mother|dad|mum|colleague|assistant|part[- ]timer|employee|secretary|receptionist|foreman|foster \p{L}+|(?:business )?partner|cousin|lad)s? \p{Lu}\p{Ll})/u;

/** 'Started in my mums garage': a place of a relative's, whom the story names in passing. */
const ownedPlace =
  "(?:['’]?s)?['’]? (?:old |back |front |spare |own )?(?:garage|shed|kitchen|house|home|flat|room|bedroom|living room|basement|cellar|attic|loft|barn|garden|yard|farm|field|van)\\b";

const saidOfPeople = saying(
  new RegExp(
    `\\b(?:my|our) (?:apprentice|nephew|niece|son|daughter|wife|husband|brother|sister|father|mother|dad|mum|colleague|assistant|business partner|cousin|lad)s?\\b(?! (?:was|did|had|ran|began|started|opened|built|taught|bought|founded|made|worked|came|showed|died|left|retired|says|said|wants?|thinks?|hates?|school|age|ground|laid|drove|sold|kept|grew|cut|dug|put|gave|wrote|since|[a-z]+ed\\b)|${ownedPlace})|\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|[2-9]|1\\d) (?:other |more |local |female |male |young |qualified |experienced |freelance |independent |registered )?${role}\\b|\\b(?:qualified|certified|experienced|trained|registered|native|our) ${role}\\b|\\b(?:run by|me and (?:my )?(?:two|three|four))\\b.{0,20}\\b${role}\\b`,
    "i",
  ),
  /\b(?:for|supply|supplies|serve|between|up to|per|groups? of|parties of|with more than|not|bring|max(?:imum)?) (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[2-9]|1\d) |\bmen and (?:a )?vans?\b|\bwomen who\b|\b(?:old|last|present|current) (?:web ?)?site\b|\b(?:did|does|made|built|designed|drew|set up|took|takes|looks? after) (?:the|our|my|all the) (?:\w+ )?(?:(?:web ?)?site|website|web ?page|logo|[pf](?:h)?otos?|pictures?|facebook|instagram)\b|\btook (?:the |our |my |some |all )?(?:photos?|fotos?|pics|pictures)\b|\b(?:photos?|pictures?)\b.{0,60}\b(?:taken|made) by\b|\b(?:logo|photos?|pictures?|site|website)\b.{0,60}\b(?:drew|designed|made|did|took|built) (?:it|that|them)\b|\b(?:drew|designed|made|did) (?:\w+ ){0,4}logo\b|\b(?:when|once|until|till|if|as soon as) (?:my|our) \p{L}+ (?:shows|helps|tells|teaches|sends|scans|uploads|fixes|explains|has time|is back|visits|comes)\b|\b(?:will|would|['’]ll|['’]d) (?:tell|say|want|kill|murder|divorce)\b|\b(?:translates?|translated|in (?:a|the) (?:dispute|argument|row)|argu(?:e|ing)|fell out|not (?:talking|speaking))\b|\b(?:so|please|but) no\b|\bis keen\b|\b(?:goes|go|going|starts?|starting|moves? up) (?:to|at) (?:\p{L}+ )?school\b|\b(?:recipes?|photos?|pictures?|drawings?|texts?) (?:from|by|of) (?:my|our)\b/iu,
);

/** 'Don't say ladies, two of us are men': how the texts are to be written. */
const onWording =
  /^(?:[-–•*] ?)?(?:(?:and|but|also|so|please),? )*(?:don['’]?t|do not|dont|never) (?:say|write|call|use|put)(?!\p{L})/iu;

const named = saying(relativeNamed);

const ancestors =
  /\btaught me\b|\bdoes (?:the |our |my )?(?:invoices|books|accounts|paperwork|bookkeeping|e-?mails)\b|\b(?:great[- ])?grand(?:father|mother|parents|dad|ma)\b/i;
/** 'With Joost on Thursdays', 'plus Aoife', 'me and Denis'. */
const companion =
  /(?:(?<!\p{L})(?:[Ww]ith|[Pp]lus|[Mm]e(?: and|,)|[Mm]y wife|[Mm]y husband|[Hh]elper|[Cc]olleague) |\()(\p{Lu}\p{Ll}+)(?= (?:on|two|three|who|does|works|helps|is|for|and)(?!\p{L})|[,.)]|$)/u;
const besides = saying(companion);
/** The first name of the writer: 'just me (Shona) and my bike'. */
const ownName = /(?<!\p{L})(?:me|myself|I),? \(\p{Lu}\p{Ll}+\)/gu;

/** The sentences that name a colleague by first name. */
const withCompanion = (project: Project): string[] => {
  // A person with a full name is meant to be named.
  const people = factsOf(project, "person").flatMap(({ text }) => (text.includes(" ") ? [text] : []));
  return besides(project).filter((text) => {
    const [, name = ""] = companion.exec(text.replace(ownName, "me")) ?? [];
    return (
      firstNames.has(name.toLowerCase()) &&
      !project.form.businessName.includes(name) &&
      !people.some((person) => person.includes(name))
    );
  });
};

const relatives =
  /(?<!\p{L})(?:my|our|the) (?:daughter|son|wife|husband|brother|sister|father|mother|dad|mum|cousin|parents|family|kids|children)(?!\p{L})/iu;
const atWork = new RegExp(
  `(?<!\\p{L})(?:apprentice|nephew|niece|colleague|assistant|employee|lad|part[- ]timer|secretary|receptionist|foreman|(?:restore|repair|make|run|teache?|treat|work|help|cut|cook|bake|drive|guide)s|does the (?!books|invoices)|${role.slice(3, -1)})(?!\\p{L})`,
  "iu",
);

/** A former owner, whose role today is open: 'Started by my dad Keith'. */
const inBusiness = /(?<!\p{L})(?:started|founded|opened|set up|took over)(?!\p{L})/iu;

/** Only mentions relatives whom customers do not meet: 'My daughter is taking pictures', 'my wife and me'. */
const isOfRelatives = (text: string): boolean =>
  relatives.test(text) && !atWork.test(text) && !(relativeNamed.test(text) && inBusiness.test(text));

/** A minor, or somebody of whom no picture may be shown: the client has decided that the site does not show them. */
const notToBeShown =
  /(?<!\p{L})(?:no|not any|never|(?:don['’]?t|do not|dont) (?:show|use|want|put|take)(?: \p{L}+){0,2}) (?:photos?|pictures?|pics) (?:of|with) (?:him|her|them|my|our)(?!\p{L})|(?<!\p{L})(?:s?he|who)(?:['’]?s| is) (?:only |just |still )?(?:\d|1[0-7])(?![\d.:]|\p{L}| ?(?:years? (?:with|at|in)|%))|(?<!\p{L})aged? (?:\d|1[0-7])(?!\d)/iu;

/** The sentences about people whose names, roles and consent are asked for. */
export const unnamed = (project: Project): string[] =>
  [...new Set([...saidOfPeople(project), ...named(project), ...withCompanion(project)])].filter(
    (text) => !trouble.test(text) && !ancestors.test(text) && !isOfRelatives(text) && !onWording.test(text),
  );

/** Words before the writer's own name: 'I'm Priya', 'myself (Nisha Chauhan)'. */
export const namesWriter = /(?<!\p{L})(?:i['’]?m|i am|me|myself|my name is|yours,?)[,:]? \(?$/iu;

/** The confirmed names of others than the writer and the one whose name the business has; the rest waits for a yes. */
const othersNamed = (project: Project): string[] => {
  const { words, form } = project;
  const others = factsOf(project, "person").filter(
    ({ text, field, start, isConfirmed }) =>
      isConfirmed &&
      !form.businessName.includes(text.split(" ")[0] ?? text) &&
      !words.statements.some(
        (statement) =>
          statement.field === field &&
          statement.start <= start &&
          start < statement.end &&
          namesWriter.test(statement.text.slice(0, start - statement.start)),
      ),
  );
  return sentencesWith(project, others);
};

/** The sentences about people whom the site may show. */
const unnamedToShow = (project: Project): string[] => [
  ...new Set([
    ...unnamed(project).filter((text) => !notToBeShown.test(text)),
    ...othersNamed(project).filter((text) => !ancestors.test(text) && !notToBeShown.test(text)),
  ]),
];

/** 'Two hours with Karin': an offer names somebody whom no page introduces. */
const inOffer = /(?<!\p{L})(?:with|by) (\p{Lu}\p{Ll}+)(?!\p{L})/gu;
const offersName: Check = (project) =>
  project.form.offers.some(({ name, what }) =>
    [...`${name} ${what}`.matchAll(inOffer)].some(
      ([, person = ""]) =>
        firstNames.has(person.toLowerCase()) &&
        !project.form.businessName.includes(person) &&
        unnamedToShow(project).some((text) => text.includes(person)),
    ),
  );

/** Whether visitors read who runs the business, or will after one click in the portal. */
const showsSomebody: Check = ({ words }) =>
  words.facts.some(({ kind, isConfirmed }) => kind === "person" && isConfirmed) ||
  words.statements.some(
    ({ isPrinted, isProse, proposal, text }) =>
      (isPrinted || (proposal === "print" && isProse)) &&
      /(?<!\p{L})(?:(?:I['’]m|I am|my name is|called|me,?|me \() ?\p{Lu}\p{Ll}+|my \p{Ll}+ \p{Lu}\p{Ll}+)/u.test(
        text,
      ),
  );

const aroundBrackets = (project: Project, text: string): string => {
  const statement = project.words.statements.find((each) => each.text === text);
  return statement ? wholeSentenceOf(project, statement) : text;
};

/** A page about people of the business: 'Our tutors', not 'For teachers'. */
const showsPeoplePage: Check = ({ pages }) =>
  pages.some(({ key }) => peoplePage.test(key) && !/^(?:info(?:rmation)? )?for /u.test(key));

/** 'My wife Alison' as 'my wife Alison', which the expression for named relatives matches. */
const withoutCapital = (text: string): string =>
  text.replace(/^(?:My|Our)(?= )/u, (own) => own.toLowerCase());

/** 'We are Antoine and Maud': the question is not who they are. */
const namesSomebody = (text: string): boolean =>
  (text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu) ?? []).some(
    (word) => firstNames.has(word.toLowerCase()) && !notNames.has(word.toLowerCase()),
  );

const othersQuestion = (project: Project): string =>
  unnamedToShow(project).every(
    (text) => relativeNamed.test(withoutCapital(text)) || companion.test(text) || namesSomebody(text),
  )
    ? `How should the site show the people whom you name here (full name, role today, ${haveCredentials(project) ? "credentials" : "qualification"}, picture), if at all, and have they agreed?`
    : "Who are these people, and have they agreed to be shown? Which name, role, qualification and picture should the site give for each?";

const remote = saying(
  /\b(?:video|zoom|teams|online|remote|virtual|phone|telephone) (?:consultations?|appointments?|lessons?|sessions?|meetings?|calls?|coaching|therapy|tuition|classes|viewings?|check-?ups?)\b/i,
  /[£$€] ?\d|\d ?[£$€]|\b(?:e-?mail|texts?|emergency|booking) or (?:phone|telephone) calls?\b|\bno (?:video|zoom|phone|online)\b|\b(?:phone|telephone) calls?\b|\b(?:quotes?|quotations?|estimates?)\b/i,
);

/** Professions whose rules on confidentiality bind the tool. */
const isBoundToSecrecy: Check = any(
  ({ legal }) => legal.profession !== null,
  isOfIndustry("Healthcare", "Legal Services", "Finance"),
);

// Access matters only for places that people visit; nobody visits a driving instructor.
const comesByCar =
  /\b(?:ponds?|build(?:er|ing)|install|maintenance)\b|\b(?:driving (?:school|instruct|lesson|tuition)|school of motoring)/iu;
const comesInPerson =
  /\b(?:practice|clinic|surgery|therap\p{L}*|physio\p{L}*|dentist|museum|gallery|theatre|festival|fair|venue|hotel|guest ?house|hostel|church|cinema)\b/iu;

/** 'Upstairs, 88 Lincoln Street': visitors want to know about access. */
const upstairs = /\b(?:upstairs|(?:first|second|third|top|1st|2nd|3rd) floor|basement|cellar)\b/i;
const statesAccess =
  /\b(?:wheelchairs?|step[- ]free|stairs?|steps?|lift|elevator|ramp|ground floor|accessib\p{L}*|barrierefrei\p{L}*|disabled|mobility)\b/iu;

const accessible = saying(
  /\b(?:can['’]?t|cannot|unable to|struggle with|don['’]?t (?:like|do|manage)) (?:do |use |manage |climb |take )?(?:the )?(?:stairs|steps)\b|\b(?:one|two|three|a few|some) (?:small |low |shallow )?steps? (?:at|up|into|to|down)\b|\b(?:mostly|partly|nearly) (?:accessible|step[- ]free|on the ground floor)\b|\bhearing loop\b|\b(?:quiet|sensory|relaxed) (?:hours?|sessions?|performances?)\b/i,
);

/** A closure has a question of its own. */
const limitedOffers = (project: Project): string[] =>
  limited(project).filter((text) => !closuresWithoutDays(project).includes(text));

/**
 * Questions about things that the answers only mention and visitors would ask about: how to get it, where, who and with
 * what.
 */
export const passingQuestions: readonly QuestionRule[] = [
  askedOn("area-served", goesToCustomers, {
    when: (project) =>
      goesToCustomers(project).length > 0 || (isMobileTrade(project) && !tellsReach(project)),
    path: "businessInfo.contactDetails",
    question:
      "How far exactly do you go: which places or postal codes, and on which days? What do you charge for travel, and what is too far?",
    settledBy: any(
      hasPageNamed(areaPage),
      (project) => wholeCountry(project).length > 0,
      all(tellsReach, (project) => reachUnseen(project).length === 0),
    ),
  }),
  askedOn("remote", remote, {
    path: features,
    question: (project) =>
      `Which tool do you use for this, what does it cost, and how do people book it and get the link?${isBoundToSecrecy(project) ? " Does the tool meet the privacy rules you work under?" : ""}`,
    settledBy: mentions("bookingTool"),
  }),
  askedOn("notify", notify, {
    blocks: "page",
    path: features,
    question:
      "Which service sends these messages, where do people sign up and agree to get them, and who sends them, when?",
    settledBy: does("newsletter"),
  }),
  askedOn("subscriptions", subscribed, {
    blocks: "page",
    path: features,
    question:
      "What do people get, how often and at what price? How do they order, pay, pause and cancel, and do you need this at the launch?",
    // That question asks for the same of goods.
    settledBy: subscriptionTerms.when,
  }),
  askedOn("limits", limitedOffers, {
    path: facts,
    question:
      "From which date to which date is that, and what should the site say or block during that time?",
  }),
  askedOn("stories", stories, {
    path: facts,
    question:
      "Whose stories are they, who writes them, which names and pictures may we use, and have these people agreed?",
  }),
  askedOn("others-named", others, {
    path: facts,
    question: "Who are they, with what names, logos and links, and have they agreed to be named?",
  }),
  {
    id: "people-unnamed",
    path: facts,
    question: (project) =>
      [
        ...(unnamedToShow(project).length > 0 ? [othersQuestion(project)] : []),
        ...(isWriterUnnamed(project) ? [ownNameQuestion(project)] : []),
      ].join(" "),
    asks: "client",
    // An offer with an unknown name, and a page about the business without anybody, are not complete.
    blocks: blocksPageIf(any(offersName, all(shows("About"), any(isWriterUnnamed, not(showsSomebody))))),
    when: (project) => unnamedToShow(project).length > 0 || isWriterUnnamed(project),
    settledBy: any(shows("Team", "team"), showsPeoplePage),
    // What stands in brackets is about the person named before it: 'with Ada (my niece)'.
    quotes: (project) =>
      unnamedToShow(project).map((text) => (text.startsWith("(") ? aroundBrackets(project, text) : text)),
  },
  {
    id: "access-untold",
    path: "businessInfo.contactDetails",
    question: ({ country }) =>
      `Can people who cannot use stairs get in, and do you have parking, ${isAmericanEnglish(country) ? "an elevator and an accessible restroom" : "a lift and an accessible toilet"}?`,
    asks: "client",
    blocks: "nothing",
    when: ({ form, words }) =>
      (comesInPerson.test(`${form.niche.replace(/\bfor .*/iu, "")} ${form.businessName}`) ||
        upstairs.test(form.contact.address)) &&
      !comesByCar.test(`${form.niche} ${form.businessName}`) &&
      !animalTrade.test(`${form.niche} ${form.businessName}`) &&
      ![form.contact.address, ...words.statements.map(({ text }) => text)].some((text) =>
        statesAccess.test(text),
      ),
  },
  askedOn("access", accessible, {
    path: facts,
    question: ({ country }) =>
      `What exactly should people know who cannot use stairs, or who see or hear poorly: steps, door widths, ${isAmericanEnglish(country) ? "elevator, parking, restroom" : "lift, parking, toilet"}, help?`,
  }),
];
