const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)";
const date = `(?:(?:the )?(?:\\d{1,2}(?:st|nd|rd|th|\\.|er)? (?:of |de )?)?${month}(?: 20\\d\\d)?|20\\d\\d|(?:next|nächste[nms]?|l['’]année) (?:year|month|week|season|term|spring|summer|autumn|winter|jahr|monat|prochaine)|(?:the )?new year)`;
const from = "(?:from|as of|as from|starting|beginning|effective|ab|à partir d[eu]|dès|desde|a partir de)";

/** Words before a price for the day from which it applies; a season ('from May to September') does not count. */
export const laterLead = new RegExp(
  `(?<!\\p{L})(?:${from} ${date}(?! ?(?:to|-|–|until|till|bis|à|a) )|(?:until|till) ${date},? (?:and )?then)(?: (?:on|onwards))?(?:,? (?:it|this|that|they|we|price|will|is|be|costs?|charge|the|are|${from})){0,4}:? ?$`,
  "iu",
);

/** Words before a price that is not certain: 'a small job might cost'. */
export const perhapsCosts =
  /(?<!\p{L})(?:may|might|could)(?: \p{L}{2,6}ly| well| even)? (?:be|cost|have to be)(?: (?:about|around))? ?$/iu;

/** Words before a price for a future increase: 'it may go up to'. */
export const goesUp =
  /(?<!\p{L})(?:(?:may|might|could)(?: \p{L}{2,6}ly| well| soon| even)? (?:become|(?:go|rise) (?:up )?to|(?<=soon )(?:be|cost))|will (?:be|cost|go up to|rise to|increase to|become)|(?:go(?:es|ing|(?<!(?:ha(?:s|ve|d)|['’](?:s|ve)) go)ne)?|ris(?:es?|ing)|increas(?:es?|ing)) (?:up )?to|going to be|soon(?: to be)?)(?: (?:about|around))? ?$/iu;

/** Words after a price for the day from which it applies. */
export const laterAfter = new RegExp(
  `^ ?(?:(?:per|a|an|each|every) \\p{L}{2,12} )?${from} ${date}(?! ?(?:to|-|–|until|till|bis|à|a) )(?!\\p{L})`,
  "iu",
);
