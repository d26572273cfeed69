const tax =
  "(?:(?:\\d{1,2}(?:[.,]\\d{1,2})? ?% )?(?:v\\.?a\\.?t|gst|hst|pst|qst|tps|tvq|sales tax(?:es)?|tax(?:es)?|b\\.?t\\.?w|mwst|ust|mehrwertsteuer|umsatzsteuer|t\\.?v\\.?a|i\\.?v\\.?a|moms|mva|alv)\\.?(?: ?\\(?(?:at )?\\d{1,2}(?:[.,]\\d{1,2})? ?%\\)?)?)";
/** Words after 'VAT' if taxes are the work itself: 'including VAT returns'. */
const notWork =
  "(?![ -](?:returns?|registrations?|advice|advisers?|filings?|numbers?|deadlines?|refunds?|planning|preparation|audits?|consult|cases?|law|free|years?|invoices?|receipts?|forms?|questions?)(?!\\p{L}))(?!\\p{L})";
const prices =
  "(?:(?:all|our|the|my|these|any|alle|unsere|onze|tous (?:les|nos)|nos|todos los|tutti i) ){0,2}(?:prices?|rates?|fees?|quotes?|amounts?|charges|costs|preise?|prijzen|tarieven|prix|tarifs|precios|prezzi)(?: (?:listed|shown|quoted|given|stated|above|below|here|in \\p{L}+|on (?:the|this|our) (?:page|site|website|list)|are|is|all|always|do|does|will|not|and|sind|zijn|sont|verstehen sich|son)){0,5}";
const relation =
  "(?:incl|including|inclusive(?: of)?|includes?|included|excl|ex|excluding|exclusive(?: of)?|excludes?|plus|subject to|without|before|\\+|inkl|inklusive|zzgl|zuzüglich|exkl|ohne|inclusief|exclusief|hors|toutes taxes|ttc|con|sin|más|iva incl|esclusa|inclusa)\\.?";
const added =
  "(?:included|excluded|extra|added|on top|applies|apply|applicable|inclusive|exclusive|payable|charged|enthalten|inbegriffen|inbegrepen|comprise|incluido|inclusa|esclusa)";

/** 'Excl. 21% btw', 'All prices include GST', 'VAT extra', 'No VAT is added': a remark on the tax in the prices. */
export const taxRemark = new RegExp(
  [
    `^(?:${prices}[:,]? )?(?:the )?${relation} (?:of |the |any |all ){0,2}${tax}${notWork}(?:[ ,][^.!?\\n]{0,50})?[.!]*$`,
    `^(?:no |all |any )?${tax}${notWork} (?:(?:is|are|will be|to be|not|always|already|must be|has to be) ){0,3}${added}(?!\\p{L})(?:[ ,][^.!?\\n]{0,50})?[.!]*$`,
    `^(?:we|i) (?:do not|don['’]?t) (?:charge|add) ${tax}${notWork}(?:[ ,][^.!?\\n]{0,50})?[.!]*$`,
  ].join("|"),
  "iu",
);
