import { matches } from "../../regex-prefilter/prefiltered-match.ts";

const bringing =
  "(?:(?:local|home|free|flat|standard|express|next[- ]day|royal mail) ){0,2}(?:delivery|courier|postage|shipping|packing|p&p|versand|lieferung|livraison)(?: (?:and|&) (?:packing|packaging|handling|delivery))?";
const within = "(?: (?:per|in|within|to|for|from|on|up|over|outside) .{1,60})?";

const subject = "(?:\\p{L}[\\p{L}’'-]{0,15} ){0,2}";

/** Additional charges that cannot be booked alone; 'tax return' and 'flower delivery' are services. */
const surcharge = new RegExp(
  `^(?:(?:the |a )?(?:${[
    "(?:tourist|tourism|city|visitors?['’]?|guest|local|occupancy|hotel|bed|overnight|stay|sales) tax(?:es)?",
    "tourist levy|kurtaxe|ortstaxe|kurbeitrag|gästetaxe|taxe de séjour|tassa di soggiorno|tasa turística|toeristenbelasting|vat|gst|mwst",
    "[^,]{2,60}, deposit",
    `${subject}(?:deposit|surcharge|p&p|kaution|zuschlag|caution|fianza|cauzione)`,
    "(?:single|weekend|evening|night|holiday|season(?:al)?|peak|fuel|travel|half[- ]board) (?:supplement|extra)",
    "(?:(?:final|end) )?(?:cleaning|booking|admin(?:istration)?|service|travel|delivery|cancellation|no[- ]show|late|handling|registration|linen|corkage|parking|processing|card) (?:fees?|charges?|costs?)",
    "(?:final|end of stay) cleaning|endreinigung|ménage final",
    bringing,
    "extra (?:person|persons|people|guest|guests|bed|child|dog|pet|night|hour|mile|km)",
    "minimum (?:charge|spend|order)|mileage|travel(?:ling)?(?: time)?|petrol|diesel|fuel|corkage|cakeage|cover charge|call[- ]?out",
  ].join("|")})${within})$`,
  "iu",
);

/** Whether an entry of the price list is a tax, a deposit or another charge added to something else. */
export const isSurcharge = (name: string): boolean => matches(surcharge, name.trim());
