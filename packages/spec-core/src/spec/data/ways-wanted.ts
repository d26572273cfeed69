/** 'Text is better than ringing', 'text me', 'text, don't ring', '(texts only)'; not 'call or text me', 'don't text me'. */
export const texting =
  /(?<!\p{L})(?:text(?:s|ing)?(?: messages?)? (?:is|are|works?) (?:much |always |usually )?(?:better|best|easier|easiest|preferred)|(?:please |just |rather )?(?<!(?:call|ring|phone|e-?mail) or |(?:n['’]?t|not|never) )text (?:me|us)(?! (?:the|your|a|some|or (?:call|ring|phone))(?!\p{L}))|(?<!not )texts? only(?!\p{L})|(?:booking|bookings|contact|contact (?:me|us)|reach (?:me|us)) (?:is |are )?(?:only )?by (?:e-?mail or text|text or e-?mail|text)(?!\p{L})|prefer (?:a )?texts?|better to text|text(?:s|ing)?(?: me| us)?,? (?:rather than|instead of|(?:and |but )?(?:not|don['’]?t|do not|never)) (?:a )?(?:ring|call|phon)|(?<!(?:call|ring|phone) or )texts? or (?:just )?book online)/iu;

const textOrChat = "(?:text|whats ?app)(?:s|ing)?(?: (?:me|us))?";

/**
 * 'Best to text or whatsapp a photo', 'easiest is WhatsApp', 'WhatsApp is quickest', 'text better'; not 'best to text or
 * ring'.
 */
export const messagingBest = new RegExp(
  `(?<!\\p{L})(?:(?:best|easiest|quickest|fastest) (?:(?:way )?is (?:to (?:just )?|by |on |via )?|to (?:just )?|by |on |via )(?:an? )?${textOrChat}(?: or ${textOrChat})?(?! (?:or|and) (?:ring|call|phone|e-?mail))|${textOrChat}(?: or ${textOrChat})? (?:(?:is|are|works?) (?:the )?)?(?:best|better|easiest|easier|quickest|fastest))(?!\\p{L})`,
  "iu",
);

/** A WhatsApp message, in a sentence on how to get in touch. */
export const chatting = /(?<!\p{L})whats ?app(?!\p{L})/iu;

/** A text message, in such a sentence. */
export const textMessage = /(?<!\p{L})(?:text(?:s|ing)?|sms)(?!\p{L})/iu;

/** 'Don't ring', which is not 'please don't ring for that' or 'don't ring after eight'. */
const notRinging =
  /(?<!(?<!\p{L})(?:i|we|they|you) )(?<!\p{L})(?:don['’]?t|do not|never) (?:tell (?:people|them|anybody|anyone|customers) to )?(?:ring|call|phone)(?: me| us)?(?: please)?(?=\s*[.,;!?)]|$)/iu;

const fewerCalls =
  /(?<!\p{L})(?:(?:less|fewer) (?:phone ?|tele)?calls|no (?:phone ?|tele)?calls(?: please)?(?=\s*[.,;!?)]|$)|(?:rather|better|instead) (?:than|of) (?:ringing|calling|phoning)|stop (?:ringing|calling|phoning) me)/iu;

/** 'I don't pick up', 'I can not go to the telephone'. */
const notAnswering =
  /(?<!\p{L})(?:i|we) (?:do not|don['’]?t|never|can ?not|can['’]?t|rarely|won['’]?t) (?:(?:pick up|answer)(?: (?:the |my |our )?(?:tele)?phones?)?(?=\s*[.,;!?)]|$| (?:when|while|during)(?!\p{L}))|(?:go|get|come) to the (?:tele)?phone|hear (?:the |my )?(?:tele)?phone)/iu;

/** 'Email is better', 'but better is email', 'best by email', 'I prefer emails'; not 'best to email photos first'. */
const writingBest =
  /(?<!\p{L})(?:e-?mail(?:s|ing)? (?:is|are|works?) (?:(?:much|always|usually|the|far) ){0,2}(?:better|best|easier|easiest|preferred)|(?:better|best|easier|easiest|preferably|preferred)(?: way)? (?:(?:is|by|via|per) ){1,2}(?:an )?e-?mail|prefer (?:an )?e-?mails?|e-?mail(?: me| us)? (?:rather than|instead of|and not) (?:ring|call|phon))(?!\p{L})/iu;

export const fewCalls: readonly RegExp[] = [notRinging, fewerCalls, notAnswering];

/** How clients say that an e-mail is better than a call. */
export const emailFirst: readonly RegExp[] = [writingBest];

const urgency =
  "(?:emergenc(?:y|ies)|urgent(?:ly)?|same[- ]day|last[- ]minute|short notice|(?:out of|after)[- ]hours|breakdowns?|at night)";
/** What anybody contacts a business for: a way named for it is the usual one. */
const usual =
  "(?:(?:an?|any|all|more|further|new|your|our|the|free|quick|best) ){0,3}(?:appointments?|book(?:ings?)?|contact|costs?|customers?|dates?|details?|enquir(?:y|ies)|estimates?|everything|anything|info(?:rmation)?|inquir(?:y|ies)|jobs?|now|orders?|people|prices?|questions?|quot(?:es?|ations?)|reservations?|times?|work|us|me)(?!\\p{L})";
const opening = "(?:^|[.!?;\\n] ?)(?:(?:and|but|so|only) )?";
const restOfClause = "[^.!?;\\n]";
/** 'For emergencies …', 'for same-day orders …', 'if it is urgent …': part of a regular expression. */
export const caseBefore = `${opening}(?:for (?!${usual})${restOfClause}{3,60}|(?:if|when|in)(?= )${restOfClause}{1,40}${urgency}${restOfClause}{0,30})`;
/** '… for emergencies', '… if it is urgent'. */
export const caseBehind = `${restOfClause}{0,20}(?<!\\p{L})(?:for|if|when|in)(?= )${restOfClause}{1,20}${urgency}`;

/** The same way of contact in any case but one: not preceded or followed by the case that it is for. */
const inAnyCase = ({ source }: RegExp): RegExp =>
  new RegExp(`(?<!${caseBefore})(?:${source})(?!${caseBehind})`, "iu");

const ringing =
  "(?:ring(?:ing)?|call(?:s|ing)?|phon(?:e|ing)|telephon(?:e|ing)|(?:a |phone )calls?|a ring|the phone)";
const people = "(?:people|them|they|customers|clients|visitors|folks?|everyone|everybody|you)";
const end = "(?=\\s*(?:[.,;:!?)–-]|$))";

/** 'Don't email', 'no e-mails please'; not 'don't email us photos' or 'don't email, use the form'. */
const notWriting = new RegExp(
  `(?<!(?<!\\p{L})(?:i|we|they|you|who|rather|to) )(?<!\\p{L})(?:(?:don['’]?t|do not|never|not) (?:send )?(?:an )?e-?mails?(?: me| us)?|no e-?mails?)(?: please)?${end}(?!\\s*[.,;:–-] {0,3}(?:just |please )?(?:use|fill|text|whats|message|come|drop|book|i am|i['’]m|not))`,
  "iu",
);

/** 'Call rather than email', 'ring me, not text'. */
const ringingFirst = new RegExp(
  `(?<!\\p{L})${ringing}(?: me| us)?(?: (?:is|are|works?|much|far|always))*,? (?:rather than|instead of|(?:better|easier|quicker|faster) than|and not|not|over) (?:(?:an|by|to|sending|a) )?(?:e-?mail|writ|messag|text)`,
  "iu",
);

/** 'I never check my emails'; not 'I don't check emails at weekends' or 'we don't use email marketing'. */
const notReading =
  /(?<!\p{L})(?:i|we)(?:['’]m| am)? (?:don['’]?t|do not|never|not|rarely|seldom|hardly(?: ever)?|can['’]?t|won['’]?t) (?:(?:really|often|ever|always|much) )?(?:check|read|look at|see|do|use|answer|reply to|open|good (?:with|at))(?: (?:my|our|the|any))? e-?mails?(?! (?:marketing|campaigns?|newsletters?|lists?|address(?:es)?|at|on|in|after|during|over|when|while|until|every|very|much)(?!\p{L}))(?!\p{L})/iu;

/** 'Ringing is best', 'best by phone', 'the best way to get me is to call', 'bookings by phone only'. */
export const ringingBest = new RegExp(
  [
    `${ringing} (?:is|are|works?) (?:(?:much|always|usually|by far|the|far) ){0,2}(?:better|best|easier|easiest|preferred|quickest|fastest)`,
    "(?:best|easiest|quickest|fastest|better|easier|preferably|only|prefer(?:red)?) by (?:tele)?phone",
    "(?:best|easiest|quickest|fastest|better|easier) to (?:just )?(?:ring|call|phone)(?! (?:first|before|ahead|beforehand)(?!\\p{L}))",
    "(?:best|easiest|quickest|fastest|only|main) way [^.!?]{0,30}(?:is|:) (?:(?:just|simply|always) )?(?:to )?(?:ring|call|phone|by phone|a (?:phone )?call)",
    "(?:by (?:tele)?phone|phone calls) only",
    "(?:bookings?|orders?|reservations?|appointments?|enquiries|inquiries) (?:is |are )?(?:only )?by (?:tele)?phone(?: please| only)?(?=\\s*[.,;:!?(]|$| \\(?\\+?\\d)",
    "prefer (?:a (?:phone )?call|phone calls|to be (?:rung|called|phoned)|the phone)",
    `(?<!(?:or|and) )(?:ring|call|phon)ing (?:me |us )?is (?:just )?(?:fine|perfect|all right|alright)${end}(?!,? (?:but|though|as well|too)(?!\\p{L}))`,
  ]
    .map((way) => `(?<!\\p{L})(?:${way})(?!\\p{L})`)
    .join("|"),
  "iu",
);

/**
 * 'I want people to ring', 'I'd rather they called', 'get the phone ringing'; not 'customers must call before they
 * come'.
 */
const ringingWanted = new RegExp(
  [
    `(?:(?:want|like|need|get) ${people} to|${people} (?:should|must|need to|have to|are to)|main thing is (?:that )?${people}) (?:(?:just|simply|actually) )?(?:ring|call|phone)(?: me| us)?(?: (?:straight|right) away| directly)?${end}`,
    `rather (?:that |if )?${people} (?:just )?(?:rang|called|phoned|ring|call|phone)(?: me| us)?${end}`,
    "(?:get|make|keep|want) (?:the|my|our) phones? (?:to )?ring(?:ing)?",
    `main thing is (?:to get )?(?:\\p{L}{2,20} ){1,2}(?:ring|call|phon)ing(?: me| us)?${end}`,
  ]
    .map((way) => `(?<!\\p{L})(?:${way})`)
    .join("|"),
  "iu",
);

/** The same in other languages. */
const ringingAbroad =
  /(?<!\p{L})(?:nur telefonisch|am (?:liebsten|besten) (?:telefonisch|anrufen)|lieber anrufen|keine e-?mails(?: bitte)?(?=[.,;!]|$)|(?:uniquement|seulement|que) par téléphone|pas d['’]e-?mails?|(?:s[oó]lo|únicamente) por teléfono|solo per telefono|alleen telefonisch)(?!\p{L})/iu;

/** How clients say that visitors should call. */
export const callsWanted: readonly RegExp[] = [
  inAnyCase(notWriting),
  inAnyCase(ringingFirst),
  notReading,
  inAnyCase(ringingBest),
  inAnyCase(ringingWanted),
  ringingAbroad,
];

const striking =
  "(?:big(?:ger)?|larger?|huge|massive|prominent(?:ly)?|visible|obvious|bold|(?:at the |the |at |in the )?(?:very )?top|top[- ](?:right|left)|up top|on top|(?:on )?(?:every|each) page|on all pages|front and cent(?:re|er)|easy to (?:find|see|spot)|first thing|in the header)";

/** 'Phone number big at the top', 'a large phone number'. */
const strikingNumber = new RegExp(
  `(?<!\\p{L})(?:(?:(?:(?:tele)?phone|tel|mobile|cell|contact|our|my|the) (?:no\\.?|number)|telefonnummer),? (?!of |one )(?:[\\p{L}']{1,12} ){0,5}?(?:${striking}|groß|oben)|(?:big|large|huge|massive|prominent|bold|clear|große|grosse) (?:(?:tele)?phone (?:no\\.?|number)|number at the top|telefonnummer))(?!\\p{L})`,
  "iu",
);

/** 'A tap-to-call link', 'click and ring'. */
const tapToCall =
  /(?<!\p{L})(?:tap|click|push|press|touch|one[- ](?:tap|click|touch|press))(?:[- ](?:to|and))?[- ](?:call|ring|phone|dial)(?!\p{L})|(?<!\p{L})(?:call|ring|phone)[- ](?:now|me|us)[- ]buttons?(?!\p{L})/iu;

/** How clients ask for a number in large type. */
export const largeNumber =
  /(?<!\p{L})(?:(?:(?:tele)?phone|tel|mobile|cell|contact|our|my|the) (?:no\.?|number),? (?!of |one )(?:[\p{L}']{1,12} ){0,5}?(?:big(?:ger)?|larger?|huge|massive|enormous|giant)|(?:big|large|huge|massive|giant) (?:(?:tele)?phone |mobile )?(?:no\.?|number))(?!\p{L})/iu;

/** How clients ask for a prominent number. */
export const numberFirst: readonly RegExp[] = [strikingNumber, tapToCall];

/** 'A button they can push to call', if it is about the site; as a product it may call a lift or a nurse. */
export const callButton =
  /(?<!\p{L})(?:buttons?(?: [\p{L}']{1,12}){0,4}? (?:to|that|which|for|and)(?: [\p{L}']{1,12}){0,2}? (?:call|ring|phone|dial)(?:s|ing)?|(?:call|phone) buttons?)(?!\p{L})/iu;

/** Words that show that a button is part of the site. */
export const onSite =
  /(?<!\p{L})(?:(?:web ?)?(?:sites?|pages?)|home ?page|header|at the top|(?:on|from) (?:their|the|a|your) (?:phones?|mobiles?|cells?))(?!\p{L})/iu;

/** 'I don't want a call button'; not 'don't hide the phone number'. */
export const notSeen =
  /(?<!\p{L})(?:don['’]?t|do not|not|no|never|without|nobody)(?! (?:hide|bury|forget|lose|tuck|hidden))(?: [\p{L}']{1,12}){0,4} (?:numbers?|buttons?)(?!\p{L})/iu;

const byPhone = "(?:rings?|calls?|phones?|telephones?|texts?|whats ?apps?|message|messages)";
const customer =
  "(?:them|you|people|customers|clients|everyone|everybody|him|her|guests|parents|owners|folks?)";
const voiceOrText = "(?:(?:tele)?phone|text(?: message)?|whats ?app|sms|(?:phone )?call|ringing|calling)";

/**
 * How clients say that they answer by telephone: 'we ring them back', 'I confirm by WhatsApp', 'we will call to
 * confirm'.
 */
export const callingBack: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${byPhone} ${customer} (?:straight |right |all )?back(?!\\p{L})`, "iu"),
  new RegExp(
    `(?<!\\p{L})(?:i|we)(?:['’]ll)?(?: will| then| always| usually| can| just){0,2} ${byPhone} (?:straight |right )?back(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:confirm(?:s|ed|ing|ations?)?|get back to ${customer}|answer(?:s|ed)?|repl(?:y|ies)) (?:[\\p{L}\\d'’-]+ ){0,5}(?:by|via|over|on|with|through) (?:an? |the )?${voiceOrText}(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:i|we)(?:['’]ll)?(?: will| then| always| usually){0,2} ${byPhone}(?: ${customer})?(?: back)? (?:to confirm|to agree|and confirm|with a (?:time|price|quote|date))(?!\\p{L})`,
    "iu",
  ),
];

/** 'Please ring first', 'people must call ahead'. */
export const ringingAhead =
  /(?<!\p{L})(?:please|should|must|have to|need to|best to) (?:always |just )?(?:ring|call|phone|text|whats ?app|message) (?:me |us )?(?:first|before|ahead|beforehand)(?!\p{L})/iu;

/** 'Best to email me', 'leave me a message'. */
const otherWays =
  /(?<!\p{L})(?:(?:best|easiest|quickest|fastest) (?:(?:way )?is )?(?:to (?:just )?|by |on |via )(?:an? )?(?:e-?mail|message)(?!\p{L})|leave (?:me |us |a )*(?:message|voice ?mail)(?!\p{L}))/iu;

/** A sentence on how to get in touch: 'Best to text me', 'I ring everyone back', 'Please ring first'. */
export const reaching = new RegExp(
  [messagingBest, ringingBest, ringingAhead, otherWays, ...callingBack].map(({ source }) => source).join("|"),
  "iu",
);

/** 'We never call back', 'I can't ring people back'. */
export const notCallingBack =
  /(?<!\p{L})(?:don['’]?t|do not|never|can ?not|can['’]?t|won['’]?t|no|not|hate to|instead of|rather than) (?:[\p{L}'’-]+ ){0,4}?(?:ring|call|phone|text|whats ?app|message|confirm|answer|reply)/iu;
