/** Ends of a verb's object that make it one of the website and not of the visitor. */
const thing =
  "(?:it|this|that|these|those|them|only|just|no|a|an|the (?:street|road|lane|house|number|address|map|town|whole|full|exact|times?|hours)|my|our|me|us|big|bigger)";
const shows =
  "(?:publish|print|show|put|mention|list|include|advertise|display|hide|add|write|make|link|spell|reveal|disclose|share)";
const will = "(?:['’]ll|['’]d| will| would| can| must| should)?";

/** What the client wishes for the website, beside a contact detail: 'please leave off the street', 'make it big'. */
export const wishes: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})please (?:also |do |just |only |can you |could you ){0,2}(?:${shows} ${thing}|(?:leave|keep|take) (?:it|this|that|them|off|out|my|our|the (?:street|road|house|number|address))|(?:use|say) (?:only|just|it|this))(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `^(?:(?:and|but|so|just|only|can you|could you|also) ){0,2}(?:${shows} ${thing}|(?:leave|keep|take) (?:it|this|that|them|off|out))(?!\\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:(?:i|we)(?:['’]d| would)? (?:really |much |also )?(?:rather|prefer|like|love|want|wish)(?! (?:you|people|customers|clients|visitors|if you|to hear|appointments?|bookings?|texts?|messages?|calls?|when|cash)(?!\p{L}))|rather not)(?!\p{L})/iu,
];

/** A detail of which the client is not certain. */
export const unsure =
  /(?<!\p{L})(?:(?:i|we) (?:think|guess|believe|suppose|hope)(?! (?:(?:a )?(?:texts?|texting|messages?|whatsapp|call(?:s|ing)?|ringing)|(?:people|customers|clients|visitors) (?:should|must|need))(?!\p{L}))|(?:can|could|would|will) you (?:please |just |maybe ){0,2}(?:check|confirm|verify|look)|please (?:check|confirm|verify) (?:if|whether|that|with me|this|these|it)|(?:not|n['’]t) (?:quite |yet |really )?(?:sure|certain|decided)|to be (?:decided|confirmed)|tbc|tba|provisional(?:ly)?)(?!\p{L})/iu;

/** What is only planned: 'we might add Saturdays', 'moving in March'. */
export const plans: readonly RegExp[] = [
  /(?<!\p{L})(?:i|we)(?:['’]ll| will|['’]?m| am|['’]?re| are| might| may| plan to| hope to| want to| intend to) (?:probably |soon |also |later |maybe |perhaps |still |just |currently |going to ){0,2}(?:add|adding|change|changing|mov(?:e|ing)|extend(?:ing)?|drop(?:ping)?|giv(?:e|ing) up|switch(?:ing)?|expand(?:ing)?|let you know|tell you|send you|check with|ask)(?!\p{L})/iu,
  /^(?:but |and |maybe |perhaps )?(?:moving|changing|relocating) (?:it |this |in |to |soon|out|away|next|at)/iu,
  // A part of the detail is still missing: 'house number follows'.
  /(?<!\p{L})(?:follows|(?:will|to) follow|to come|coming soon)[.!)]*$/iu,
];

/** What is told to the agency in confidence, whatever it is about. */
export const inConfidence =
  /(?<!\p{L})(?:between (?:us|you and me|ourselves)|in confidence|off the record)(?!\p{L})/iu;

/** A clause of an address in which the owner speaks; 'we are at …' introduces an address instead. */
export const ownersWords = new RegExp(
  `(?<!\\p{L})(?:i|we)${will} (?:also |only |just |mostly |mainly )?(?:work|live|do|don['’]?t|can['’]?t|cannot|haven['’]?t|rent|run|trade|operate|am not|are not|aren['’]?t|may|might|know|need)(?!\\p{L})|(?<!\\p{L})(?:i['’]?m|we['’]?re) not(?!\\p{L})|(?<!\\p{L})(?:this|that|it)(?:['’]?s| is) (?:only |just |also )?(?:my|our|for|where (?:i|we)|the (?:home|registered|office|billing))(?!\\p{L})|^no (?:post|mail|letters|parcels)(?!\\p{L})`,
  "iu",
);

/**
 * A clause in which the owner speaks or somebody is asked for something. Capitals before a name do not count: 'Our
 * Lady's Church', 'Please Lane', 'Unit I'.
 */
export const personal =
  /(?<!\p{L})(?:I(?:['’]\p{Ll}+)? \p{Ll}|[Ii]['’]m(?!\p{L})|[Ii]m (?!\p{Lu})|i \p{Ll}|[Ww]e(?:['’]\p{Ll}+)? \p{Ll}|(?:[Mm]y|[Oo]ur)(?! \p{Lu})(?!\p{L})|(?:me|[Yy]ou|[Yy]our|[Pp]lease(?! \p{Lu}))(?!\p{L}))/u;

/** Requests that only the agency can fulfil, whatever else the clause says. */
export const asksAgency =
  /(?<!\p{L})(?:can|could|would|will) you (?!(?:please )?(?:ring|call|text|knock|phone|book|message)(?!\p{L}))/iu;

/** Such clauses of the kinds that visitors read: how to reach the business, and when it is open. */
export const publicRemark =
  /(?<!\p{L})(?:text\p{L}*|sms|whats ?app|messages?|voice ?mail|answer ?phone|walk[- ]?ins?|bell|buzzer|knock|intercom|above|below|beneath|behind|opposite|beside|next (?:to|door)|round the (?:back|side|corner)|corner|appointments?|appt|arrangement|book(?:ed|ing|ings)?|bank holidays?|ask for|call\p{L}*|ring(?:ing)?|phon\p{L}+|telephone|e-?mail|answer|reply|get back|park\p{L}*|doors?|gates?|entrances?|stairs?|steps|lift|upstairs|downstairs|courtyard|yard|floor|wheelchairs?|access|come (?:in|by|round|and)|drop in|pop in|allow|arrive|welcome|tide|weather)(?!\p{L})/iu;

/** When the business is open: 'we close for lunch', 'I am here from nine'. */
export const publicHours =
  /(?<!\p{L})(?:i|we)(?:['’](?:re|m|ll)| are| am| will| can| may| do| don['’]?t| do not)?(?: (?:also|always|usually|normally|often|only|sometimes|then|both|all))? (?:open|close|closed|shut|serve|stop serving|start serving|break for|sell out|are|am|here|there|in|out|take (?:last )?(?:orders?|bookings?)|last orders|finish serving)(?!\p{L})/iu;
/** It is open or closed then only perhaps, and does not say when: 'we might close Mondays in winter'. */
export const perhapsOpen = /(?<!\p{L})(?:i|we) (?:might|may|could|probably)(?!\p{L})/iu;

/** What makes it a rule for visitors: 'we may close early if it's quiet'. */
export const onCondition = /(?<!\p{L})(?:if|when|early|earlier|late|later)(?!\p{L})/iu;

/** Words for days and times in the field for hours. */
export const dayOrTime =
  /\d|(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)(?:s|rs|urs|nes|ur)?(?:days?)?(?!\p{L})|(?<!\p{L})(?:winter|summer|spring|autumn|mornings?|afternoons?|evenings?|weekends?|noon|lunch|holidays?)(?!\p{L})/iu;

export const pleaseAtEnd = /,? please[.!]*$/iu;
/** Words that limit what is said before them. */
export const limit = /(?<!\p{L})(?:only|not|no|never|except|unless|until|if)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Whose home a place is: '(my mum's house)', 'above our flat'. */
export const ofFamily =
  /(?<!\p{L})(?:my|our) (?:own |old |late )?(?:(?:mum|mom|dad|mother|father|parents?|wife|husband|partner|son|daughter|sister|brother|gran|nan|granny|grandad|aunt|uncle|in-laws?|friend|neighbou?r|landlord|girlfriend|boyfriend)(?:['’]?s['’]?)?|home|house|flat|apartment|bungalow|place)(?!\p{L})/iu;

/** For whom a detail is, if not for everybody: 'only for suppliers', 'for staff only'. */
const everybody =
  "(?:emergenc\\p{L}+|bookings?|orders?|appointments?|enquir\\p{L}+|inquir\\p{L}+|texts?|texting|messages|sms|whatsapp|urgent|calls?|sales|viewings?|reservations?|collections?|pick-?ups?|takeaways?|questions)";
export const forSome = new RegExp(
  `(?<!\\p{L})(?:only|just|strictly) for (?!${everybody}(?!\\p{L}))\\p{L}|(?<!\\p{L})for (?!${everybody}(?!\\p{L}))\\p{L}+(?: \\p{L}+)? only(?!\\p{L})`,
  "iu",
);

/** The label of another place, to the end of its sentence: 'Home: 12 Mill Lane, Leeds'. */
export const privateLabel = /^(?:home|private)\s*:/iu;

/** The town instead of the street: 'only the town', 'no street please'. */
export const townAlone =
  /(?<!\p{L})(?:(?:only|just|simply) (?:the |my |our )?(?:town|city|village|area|county|district|region|suburb)(?: name)?|(?:town|city|village|area|county|suburb) (?:name )?only|(?:no|without(?: the| my| our)?|skip the|omit the|(?:leave|keep) (?:off|out) (?:the|my|our)|not the) (?:street|road|house ?number|full address|exact address|whole address)(?: names?)?)(?!\p{L})/iu;

/** Words for a part of an address. */
export const partOfAddress =
  /(?<!\p{L})(?:street|road|lane|house ?number|number|full|whole|exact|precise|complete|post ?code|zip|town|city|village|area|suburb)(?!\p{L})/iu;

/** Words that forbid to show a detail, beside those in `notForVisitors`. */
export const forbids: readonly RegExp[] = [
  /(?<!\p{L})(?:rather|prefer)(?: it)?(?: (?:if|that))? (?:(?:you|the|my|our|this|that|it|full|exact|whole|street|road|address|house|number|postcode) ){0,5}?(?:not|(?:is|was|were|are|did|do)(?:n['’]?t| not))(?!\p{L})(?! (?:call|ring|phone|text|come|park|knock)(?!\p{L}))/iu,
  /(?:(?<!\p{L})(?:not|never)|n['’]t|(?<!\p{L})(?:dont|isnt|shouldnt|mustnt|doesnt)) (?:to )?(?:be |go )?(?:shown|show|printed|published|listed|displayed|public(?! hol)|online|visible(?! from)|give(?:n)? (?:it |this |that )?out|shared|hand (?:it |this )?out|anywhere)(?!\p{L})/iu,
  /(?:n['’]t|(?<!\p{L})(?:dont|not|never)) (?:to )?(?:say|tell|mention|write|put|print|list)(?!\p{L})/iu,
  /(?<!\p{L})(?:just|only|simply) (?:write|show|put|say|mention|print|list|name)(?!\p{L})/iu,
  /(?<!\p{L})no (?:street |home |full |postal )?address(?:es)?(?!\p{L})/iu,
  /(?<!\p{L})(?:hide|leave (?:it |this |that )?(?:off|out)|keep (?:\S+ ){0,3}?(?:off|out of|hidden|private|to yourself)|unlisted|undecided)(?!\p{L})/iu,
  /(?<!\p{L})(?:this|that|it)(?:['’]?s| is) (?:only |just |also )?(?:my|our) (?:own )?(?:home|house|flat|private)|(?<!\p{L})(?:home|private|registered|billing) (?:address|number)|^(?:home|private)\s*:|^\(?(?:my|our) (?:own )?(?:home|house|flat)\)?$/iu,
];

/** 'Shop:' before an address. */
export const addressLabel =
  /^(?:(?:our|my|the) )?(?:(?:main|head|registered|postal|business) )?(?:address|location|shop|store|studio|office|workshop|yard|premises|showroom|salon|clinic|surgery|practice|depot|gallery|warehouse|place|bakery|café|cafe|restaurant|adresse|anschrift|laden|werkstatt|atelier|where|visit us|find us|based)(?: (?:address|is|at|is at))?\s*:\s*(?=\S)/iu;

/** The client has to ask somebody before the detail is known. */
export const undecided =
  /(?<!\p{L})(?:i|we)(?:['’]ll| will| must| have to| need to| should|['’]d have to)(?: first| still)? (?:ask(?! (?:you|people|visitors|customers|guests|them to)(?!\p{L}))|check with|let you know|tell you|send you)(?!\p{L})/iu;

/** How and when customers reach the business: 'please don't ring before 9', 'best to reach me by text'. */
export const invitation =
  /(?<!\p{L})(?:(?:do not|don['’]?t|dont|never|please no) (?:call|ring|phone|text)\p{L}*|(?:reach|get|catch|find|speak to|talk to) me|(?:if|when) you (?:need|want to|can['’]?t))(?!\p{L})/giu;
