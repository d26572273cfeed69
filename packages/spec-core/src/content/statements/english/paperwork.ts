import { memoByText } from "../../../memo.ts";
import { matchesAny } from "../../regex-prefilter/prefiltered-match.ts";

// A line on its own, as in a signature, a bill or a note to the agency.
const sum = "[£€$]?\\s?\\d[\\d.,' ]*(?:k|m)?";

/**
 * Lines of documents and notes between an owner and an agency: accounts, bills, logins, appointments, bare figures of
 * the business.
 */
const paperwork: readonly RegExp[] = [
  // 'IBAN DE12 …', 'Sort code 20-00-00', 'Steuer-ID 12 345 678 901'.
  /(?<!\p{L})(?:iban|bic|swift|sort ?code|account (?:no|number|holder)|routing (?:no|number)|kontonummer|konto-?nr|bankverbindung|steuer-?(?:id|nummer|nr)|tax (?:id|number|reference)|national insurance|ni number|social security|ssn|nif personal|n[°º] de compte|número de cuenta)\.?:?(?!\p{L})/iu,
  // 'Fax 0421 …': a number that nobody calls.
  /^(?:tele)?fax\b[^\p{L}]*$/iu,
  // 'Invoice no. 2231 from 3 May', 'Order 4471-B', 'Page 1 of 2', 'Version 2'.
  /^(?:(?:your |our |my |the |last )?(?:invoice|bill|quote|quotation|offer|order|purchase order|po|ticket|case|reference|ref|re|customer|client|contract|policy|angebot|rechnung|facture|devis|factura|presupuesto)(?: (?:no|nr|number|num|received|from|dated|of|attached|n[°º]))+\.?(?!\p{L})|(?:total |page |pages |version |draft )\d{1,2}(?![\d-]))/iu,
  // 'Wifi: …', 'Login admin / …', 'User: anna'.
  /^(?:wi-?fi|wlan|login|log-?in|user(?:name)?|password|passwort|pass|pw|pin|ftp|admin|host(?:ing)?|server|benutzer|mot de passe|contraseña|usuario)\s*[:=/-]?\s+\S*\d|^(?:wi-?fi|wlan|login|user(?:name)?|password|pw|ftp|admin)\s*[:=]/iu,
  // 'Free for a call Mon to Wed after 4 pm', 'Meeting Thursday at 10', 'Called you Tuesday'.
  /^(?:(?:i['’]?m |i am )?(?:free|available|reachable|around|in|off|away|busy|best) (?:for (?:a |the )?(?:call|chat|meeting|talk|questions)|to (?:talk|call|chat|meet))|(?:next |our |the |first |last )?(?:meeting|call|zoom|appointment with (?:the|my|our)|phone call|kick-?off|handover) (?:on |is |was |at )?(?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow|next)|(?:called|rang|emailed|mailed|wrote|texted|messaged|tried) (?:you|u|marta|pablo|him|her|them)(?!\p{L})|appointment with the (?:tax|bank|accountant|lawyer|solicitor|notary))/iu,
  /^next appointment(?!\p{L})/iu,
  // 'Rent 1,150 a month', 'Turnover 2023: 184,000', 'Loan until 2029', 'Insta 312 followers'.
  new RegExp(
    `^(?:(?:our|my|the|shop|monthly|yearly|annual|total|net|gross|last|this) )*(?:rent|turnover|revenue|takings|sales|profit|loss|margin|loan|mortgage|lease|overdraft|debts?|salary|salaries|wages?|business rates|umsatz|miete|pacht|loyer|chiffre d['’]affaires|alquiler|facturación)(?: (?:is|was|gone up to|went up to|up to|about|around|ca\\.?|of|for|in|last year|this year|until|till|to|runs to|runs until|per|\\d{4}))*\\s*[:=–-]?\\s*${sum}`,
    "iu",
  ),
  /^(?:staff|team|employees|headcount|personnel)\s*:\s*\d/iu,
  /(?<!\p{L})\d[\d.,]*k? (?:followers|likes|subscribers|clicks|hits|page ?views)(?!\p{L})|^(?:google|tripadvisor|trustpilot|yelp|hygiene|food hygiene)(?: (?:rating|score|stars|is|of))* [0-3](?:[.,]\d)?(?!\d)/iu,
  // 'Paid 600 euro for the logo', 'Quote received: 2,400 euro'.
  new RegExp(
    `^(?:paid|pay|paying|owed|owe|borrowed|spent|invested|lost|cost|costs) (?:about |around |us |me |out )*${sum}`,
    "iu",
  ),
];

const longest = 90;
const isAnyPaperwork = matchesAny(paperwork);

// Cached because a sentence is judged again for each of its parts.
const textsKept = 128;

/** Whether a text is such a line. */
export const isPaperwork = memoByText((text) => text.length <= longest && isAnyPaperwork(text), textsKept);
