/** The client's words for the person who fills in a form. */
const visitor =
  "(?:people|person|they|customers?|clients?|visitors?|patients?|guests?|owners?|parents?|members?|buyers?|tenants?|users?|folks|someone|somebody|anyone|everyone)";

const helper =
  "(?: (?:can|could|would|should|must|will|just|only|simply|also|then|first|have to|need to|get to)){0,3}";

/** A form that is about to be described; not 'we form', 'in the form of', 'legal form' or 'no form'. */
const formHead =
  "(?<!\\p{L})(?<!(?:we|i|they|you|to|no|not an?|without an?|legal|paper|printed|in the) )(?:form|enquiry|inquiry|(?:quote|quotation|estimate|booking|appointment|callback) request|request for (?:an? )?(?:quote|estimate))(?! of(?!\\p{L}))(?!\\p{L})";

/** The words before the list of a form's fields. */
export const listOpenings: readonly RegExp[] = [
  new RegExp(`${formHead}[^.:;()–—]{0,40}(?<open>:|\\()`, "iu"),
  new RegExp(`${formHead}(?: fields?)?\\s{1,3}(?:[-–—=]{1,2}>?|→)\\s`, "iu"),
  new RegExp(
    `${formHead}(?<gap>[^.:;()–—]{0,40}?) (?:asks?|asking)(?: (?:for|about|only|just|them|people|visitors|customers|clients)){0,3} `,
    "iu",
  ),
];

/** Visitors who type something in: begins a list without naming a form. */
export const visitorOpenings: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${visitor}${helper} (?:put|fill|type|key|write) (?:in|out) `, "iu"),
  new RegExp(
    `(?:${formHead}|(?<!\\p{L})(?:thing|box|tool|wizard)(?!\\p{L})).{0,40}(?<!\\p{L})${visitor}${helper} (?:put|enter|type|write|say|choose|select|pick|(?:tell|give) (?:us|me|you)) `,
    "iu",
  ),
  // The subject is in the sentence before; 'put in a map' is an instruction to the builder.
  /^(?:can |to )?(?:put|fill|type) in (?=(?:how|what|which|where|when|if|whether) )/iu,
];

/** Paper forms, and forms for another purpose than an enquiry. */
export const otherForm =
  /(?<!\p{L})(?:pdfs?|on paper|print(?:ed|able)?|download\p{L}*|newsletter|job|application|feedback|review|survey|log-?in)(?!\p{L})/iu;

/** The end of a list within a sentence. */
export const listEnd =
  /[.!?…](?=\s|$)|\s[-–—=]\s|(?:,|(?<!\p{L})(?:and|but|then)) (?:it|we|i|they|you|that|this|so|then|because|please|all)(?!\p{L})|(?<!\p{L})(?:so (?:that|we|i|it)|because|(?:which|that) (?:goes|comes|is|are|then|we|i|it|will|should)|goes to|comes to|sent to)(?!\p{L})/iu;

export const endsWithForm = /(?<!\p{L})form$/iu;

/** A further question at the beginning of a sentence. */
export const nextQuestion = /^(?:and|or|also|plus) (?:what|how|if|whether|which|where|when|who)(?!\p{L})/iu;

/** A comma in brackets does not separate items, nor does the slash of 'morning/afternoon'. */
export const listBorders = /\s*[,;\n•](?![^()]*\))\s*|\s+(?:and|&|\+|plus|\/)\s+/iu;

export const leadingWords =
  /^(?:(?:and|or|also|maybe|perhaps|possibly|optionally|then|the|their|your|an?|some|any|ask(?:s|ing)? for) ){1,4}/iu;

export const trailingWords =
  /\s*(?:(?:\(optional\)|(?<!\p{L})(?:optional|please|etc|if possible|too|as well|only))|[\s.,;:!"'’”]){1,6}$/iu;

/** A word that names something to fill in; a list of occasions or services has none. */
export const fieldWord =
  /(?<!\p{L})(?:names?|phone|mobile|cell|number|e-?mail|dates?|days?|times?|year|age|address|post ?code|zip|town|suburb|location|area|size|length|width|height|weight|depth|make|model|brand|type|kind|breed|colou?r|budget|quantity|qty|how|what|where|when|which|who|whether|if|reason|message|photos?|pics?|pictures?|rego|reg|registration|plate|vin|mileage|capacity|company|rooms?|people)(?!\p{L})/iu;

/** Describes the form's look, its place or its software: nothing that visitors type. */
export const aboutTheForm =
  /^(?:(?:very|really|nice and|as|so|nice|quite) ){0,2}(?:simple|short|easy|quick|clear|clean|visible|prominent|obvious|big|small|bold|nice|basic|plain)(?!\p{L})(?! (?:to|or) )|(?<!\p{L})(?:(?:home|contact|each|every|same|own|this|that) ?pages?|footer|header|sidebar|buttons?|pop-?ups?|spam|captcha|recaptcha|formspree|netlify|typeform|jotform|google|mailchimp|fields|forms?)(?!\p{L})/iu;

/** The client speaks of the business, or gives an instruction. */
export const noField =
  /(?<!\p{L})(?:i|me|my|mine|we|us|our|it|he|she)(?!\p{L})|^(?:please|must|should|can|could|goes|go|comes|sends?|links?|like|on|at|above|below|under|in|with|is|are|be|has|have|submit|click|press|thanks?|nothing|everything)(?!\p{L})|^(?:make|keep|use|add|put|pay) |^(?:what|which|who|how|if|whether)$/iu;

export const refusal = /^(?:no|not|never|without|don['’]?t|do not|except|but not|nothing)(?!\p{L})/iu;

/** Before what the form must not ask for. */
export const refusedInSentence: readonly RegExp[] = [
  /(?<!\p{L})(?:not|never|don['’]?t|n['’]t|without) (?:to )?ask(?:ing)?(?: (?:people|them|anyone|anybody|customers|clients|patients|visitors))?(?: (?:for|about))? (?<what>[^.;:!?]{1,80})/iu,
  /(?<!\p{L})no (?<what>[^.;:!?]{1,60}?) (?:in|on) the (?:\p{L}{1,20} )?form(?!\p{L})/iu,
  /^no (?<what>[^.,;:!?]{1,40})[.!]?$/iu,
];

/** What an unprotected form of a small business should not collect. */
export const privateField =
  /(?<!\p{L})(?:passwords?|pin|pass ?codes?|(?:credit|debit|bank|card)(?: card)?(?: (?:cards?|numbers?|details|account))?|cvv|iban|sort code|account (?:number|details)|passport|id number|identity number|social security|ssn|national insurance|tax (?:id|number)|health(?! insurance| fund)|medical(?! (?:aid|scheme|insurance|fund|cover))|diagnos[ei]s|symptoms?|medications?|medicines?|illness(?:es)?|disabilit(?:y|ies)|religion|ethnicity|alarm code|gate code)(?!\p{L})/iu;

/** Files, which the form cannot take. */
export const upload =
  /(?<!\p{L})(?:photos?|photographs?|pics?|pictures?|images?|upload\p{L}*|files?|attach\p{L}*|cv|videos?)(?!\p{L})/iu;

/** Fields that every form has: the sender, how to answer, and the matter. */
export const presentAlways =
  /^(?:(?:full |first |last |contact |your )?names?|who (?:they|you) are|how to (?:reach|contact) (?:them|you)|surname|contact(?: details| info(?:rmation)?)?|e-?mails?(?: address)?|(?:(?:best|good|contact|daytime) )?(?:(?:tele)?phone|mobile|cell(?:phone)?|tel|contact|whatsapp)(?: (?:no|number))?|number|messages?|comments?|notes?|details|description|enquiry|query|question|(?:the )?(?:problem|issue|fault|reason)|what(?: is|['’]?s)? (?:the (?:problem|issue|matter)|wrong)(?: with (?:it|them))?|what (?:they|you) (?:want|need)|what (?:they|you)(?: are|['’]?re) (?:after|looking for)|one line for the reason)$/iu;

/** Fields that only forms with bookings have. */
export const presentWithBooking = {
  day: /^(?:(?:what|which|preferred|wanted|desired|best|booking|appointment|visit) )?(?:dates?|days?)(?: (?:suits?|works?|wanted|preferred|and time|they want|you want))?$|^when$|^(?:arrival|departure|check-?in|check-?out)(?: dates?)?$/iu,
  time: /^(?:(?:what|which|preferred) )?time$/iu,
  guests:
    /^(?:how many(?: (?:people|guests|persons|adults|of them|of you))?|(?:number|no) of (?:people|guests|persons)|guests|people|party size)$/iu,
  choice: /^(?:(?:what|which) )?(?:service|treatment|class|course|room|package)s?(?: wanted)?$/iu,
} as const;

/** A question in reported speech, and the same question addressed to visitors. */
export const reportedQuestions: readonly (readonly [said: RegExp, asked: string])[] = [
  [/^(?:if|whether) (?:it['’]?s|it is) /iu, "Is it "],
  [/^(?:if|whether) (?:there is|there['’]?s) /iu, "Is there "],
  [/^(?:if|whether) there are /iu, "Are there "],
  [/^(?:if|whether) (?:they['’]?re|they are|you['’]?re|you are) /iu, "Are you "],
  [/^(?:if|whether) (?:they|you)(?:['’]?ve got| have got| have) /iu, "Do you have "],
  [/^(?:if|whether) (?:they|you) (?=(?:need|want|own|rent|live)(?!\p{L}))/iu, "Do you "],
];

/** Words about visitors, and the words that address visitors instead. */
export const toVisitors: readonly (readonly [said: RegExp, asked: string])[] = [
  [/(?<!\p{L})they['’]re(?!\p{L})/giu, "you are"],
  [/(?<!\p{L})(?:they|them)(?!\p{L})/giu, "you"],
  [/(?<!\p{L})their(?!\p{L})/giu, "your"],
];

/**
 * Names of the form's own fields and of its honeypot, and names of properties of the form element, which a field with
 * such a name would hide from scripts.
 */
export const reservedNames: ReadonlySet<string> = new Set([
  "name",
  "email",
  "phone",
  "message",
  "about",
  "date",
  "arrival",
  "departure",
  "time",
  "guests",
  "website",
  "advice",
  "action",
  "method",
  "target",
  "submit",
  "reset",
  "elements",
  "children",
  "style",
  "title",
  "id",
]);
