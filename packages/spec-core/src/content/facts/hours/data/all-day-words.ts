// Words around '24 hours' that distinguish round-the-clock service from a duration.

/** Services and places that can be available around the clock: emergency trades, venues, support. */
const attendedWords =
  "plumb(?:er|ing)|heating|electric(?:ian|al)|locksmith|lock[- ]?outs?|glaz(?:ier|ing)|board(?:ing|ed)(?:[- ]up)?|drain(?:age)?|roof(?:er|ing)|engineer|mechanic|t[yi]re|towing|tow|recovery|breakdown|break[- ]down|road ?side|road service|rescue|vet|veterinar(?:y|ian)|doctor|nurs(?:e|ing)|care|carer|caregiver|attendant|hospice|hospital|clinic|pharmac(?:y|ies|ist)|chemist|midwi(?:fe|ves)|midwifery|doula|funeral|undertaker|taxi|cab|minicab|chauffeur|transfer|transport|courier|ambulance|petrol|fuel|gas|diesel|charging|station|service(?!s? on (?!call|site))|gym|fitness|studio|launderette|laundrette|laundromat|laundry|car wash|shop|store|supermarket|baker(?:y|ies)|caf[eé]|diner|restaurant|takeaway|bar|casino|hotel|motel|hostel|reception|front desk|desk|concierge|check[- ]?in|parking|car park|storage|access|entry|kiosk|vending|garage|depot|library|shelter|refuge|kennels?|cattery|parlou?r|sauna|pool|office|emergenc(?:y|ies)|call[- ]?outs?|(?:help|hot|crisis|phone|emergency)? ?lines?|phone|support|response|pump|assistance|cover|on[- ]call|availability|attendance|duty|supervision|staff(?:ed)?|manned|opening|operation|removal|clear(?:ing|ance)|florist|farrier|blacksmith|pest control|crisis|counsell?ing|babysit(?:ter|ting)|nanny|day ?care|childcare|cr[eè]che|guard(?:s|ing)?|bail|crew|team|control room|\\p{L}+(?:dienst|service|hilfe|hotline|pflege|betreuung|studio|tankstelle|apotheke|bereitschaft)|rezeption|urgen(?:ce|cia|ze?)|dépannage|dépanneur|astreinte|réception|recepción|guardia|farmacia|pharmacie|assistenza|asistencia|pronto intervento|servicio|servizio|serrurier|plombier|cerraj(?:ero|er[ií]a)|fontanero|gr[uú]a|fabbro|idraulico|soccorso|spoed|loodgieter|slotenmaker";

/** Names of things and notices that contain one of those words: a 'recovery drink', an 'ambulance course'. */
const notAttendedWords =
  "training|course|class|drink|shake|band|bracelet|watch|clock|policy|monitor(?:s|ing)?|cctv|surveillance|recording|cameras?|alarms?|test(?:s|ing)?|guarantee|warranty|deliver(?:y|ies)|shipping|dispatch|parcels?|post(?:al)?|print(?:s|ing)?|turn[- ]?a?round|notice|candles?|cream|serum|plans?|kits?|pass(?:es)?|tickets?|hire|rental|race|retreat|security(?! (?:guard|patrol|service|team|compan))";

const words = (list: string): string => `(?:${list})s?(?!\\p{L})`;
const clause = "(?:[ -][\\p{L}’'-]+){0,3}?[ -]";

/** The words of one noun phrase: in '24/7 plumbing and tool hire', 'hire' belongs to another one. */
const noun = "(?:[ -](?!(?:and|or|in|on|for|with|at)(?!\\p{L}))[\\p{L}’'-]+){0,3}?[ -]";

export const attendedAfter = new RegExp(`^${clause}${words(attendedWords)}`, "iu");
export const notAttendedAfter = new RegExp(`^${noun}${words(notAttendedWords)}`, "iu");

/**
 * A word that continues the sentence and is not a noun with a duration: '24 hours in Leeds', '24 hours Monday to
 * Friday'.
 */
export const continuesAfter =
  /^ (?:a|per|in|across|around|anywhere|throughout|here|near|within|without|apart|number|cell|on|at|for|from|by|to|with|and|or|but|all|every|each|inc|incl|including|except|excluding|through|only|too|also|as|so|if|when|while|where|we|you|i|please|call|ring|phone|text|dial|tel|mob|whatsapp|is|are|no|not|non-?stop|(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*|daily|week(?:day|end)s?|bank|christmas|year|days?|seven|any|even|just|still|open|geöffnet|erreichbar|bereikbaar|geopend|ouvert|abiert[oa]|apert[oa]|aberto|available|inclu[sy]\p{L}*|de|da|do|du|en|et|y|e|am|an|für|pour|para|por|per|todos?|tous|toute|alle|jeden|von|van|voor|sur|auf|bei)(?!\p{L})/iu;

/** A price directly after it: '24 hours £60' is the price of a rental. */
export const priceAfter = /^:? ?(?:[£€$] ?\d|\d[\d.,]* ?[£€$])/u;

/** Words directly before it for being open or staffed. */
export const openBefore =
  /(?<!\p{L})(?:open(?:ed)?|opens|available|availability|staffed|manned|attended|we['’]re here|geöffnet|ouvert(?:e|s|es)?|abiert[oa]s?|apert[oi]|geopend|aberto)(?: for)?:? $/iu;

/** Words directly before it for something that takes or lasts that long. */
export const delayBefore =
  /(?<!\p{L})(?:within|in|under|after|before|least|min\.?|minimum|next|first|since|seit|depuis|desde|last|past|for|max\.?|up to|than|every|bilan|formation|stage|course|training|curso|kurs|sous|dans|en|entro|binnen|innerhalb(?: von)?|(?:turn[- ]?a?round|response|lead|waiting|drying|curing|burning|battery)(?: time| life)?(?: (?:is|of))?|burns?|cancel\p{L}*|notice(?: of)?|deliver(?:y|ed)|shipping|dispatch(?:ed)?|express|livraison|expédition|réponse|env[ií]os?|entrega|consegna|spedizione|lieferung|versand|levering|verzending|cr[eè]me|crema|cream|deodorant|déodorant):?\s*$/iu;

/** Words directly after it that make it a duration. */
export const delayAfter =
  /^['’]?\s*(?:notice|before|in advance|advance|delivery|later|ahead|of|turnaround|course|prior|earlier|if|or less|cancel|after|curfew|vorher|vorab|im voraus|avant|à l['’]avance|d['’]avance|antes|de (?:antelación|anticipación|preaviso)|prima|van tevoren|vooraf)/iu;
