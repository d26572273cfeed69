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
  /(?<!\p{L})(?:(?:i|we) (?:think|guess|believe|suppose|hope)|(?:not|n['’]t) (?:quite |yet |really )?(?:sure|certain|decided)|to be (?:decided|confirmed)|tbc|tba|provisional(?:ly)?)(?!\p{L})/iu;

/** What is only planned: 'we might add Saturdays', 'moving in March'. */
export const plans: readonly RegExp[] = [
  /(?<!\p{L})(?:i|we)(?:['’]ll| will|['’]?m| am|['’]?re| are| might| may| plan to| hope to| want to| intend to) (?:probably |soon |also |later |maybe |perhaps |still |going to ){0,2}(?:add|adding|change|changing|mov(?:e|ing)|extend(?:ing)?|drop(?:ping)?|giv(?:e|ing) up|switch(?:ing)?|expand(?:ing)?|let you know|tell you|send you|check with|ask)(?!\p{L})/iu,
  /^(?:but |and |maybe |perhaps )?(?:moving|changing|relocating) (?:it |this |in |to |soon|out|away|next|at)/iu,
];

/** What is told to the agency in confidence, whatever it is about. */
export const inConfidence =
  /(?<!\p{L})(?:between (?:us|you and me|ourselves)|in confidence|off the record)(?!\p{L})/iu;

/** A clause of an address in which the owner speaks; 'we are at …' introduces an address instead. */
export const ownersWords = new RegExp(
  `(?<!\\p{L})(?:i|we)${will} (?:also |only |just |mostly |mainly )?(?:work|live|do|don['’]?t|can['’]?t|cannot|haven['’]?t|rent|run|trade|operate|am not|are not|aren['’]?t|may|might|know|need)(?!\\p{L})|(?<!\\p{L})(?:i['’]?m|we['’]?re) not(?!\\p{L})|(?<!\\p{L})(?:this|that|it)(?:['’]?s| is) (?:only |just |also )?(?:my|our|for|where (?:i|we)|the (?:home|registered|office|billing))(?!\\p{L})|^no (?:post|mail|letters|parcels)(?!\\p{L})`,
  "iu",
);

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
