const ours =
  "(?:services?|areas?|prices|price list|rates|fees|rules|house rules|offers?|classes|courses|lessons|workshops|products|range|menu|drinks|food|team|story|history|promise|opening (?:hours|times)|hours|times|terms|guarantee|process|approach|packages|treatments|brands|facilities)";
const dealing =
  "(?:do|offer|sell|make|fix|repair|mend|teach|cover|clean|treat|serve|grow|stock|take|bring|use|can do|can help with|help(?: you)? with|accept|ship|need from you|work on|specialise in|specialize in|look after)";

/** A line above a list for visitors: 'How it works:', "What we don't do:", 'Areas:'. */
export const headingForVisitors = new RegExp(
  `^(?:how (?:it|this|we|i|the \\p{L}+|an? \\p{L}+|everything|booking|ordering) works?|how (?:it|the \\p{L}+) goes|how to (?:book|order|find us|get here|prepare|join|apply|pay|reach us)|what (?:we|i) (?:also |always |never )?(?:(?:don['’]?t|do not|can['’]?t|cannot) )?${dealing}|what(?:['’]?s| is) (?:not )?(?:included|extra|on offer)|what you(?:['’]ll)? (?:get|need|need to know|can expect|should know|pay)|what to (?:bring|expect|wear|know)|what happens(?: (?:next|then|on the day|first))?|(?:(?:our|my|the) )?${ours}(?: (?:we|i) (?:cover|work in|serve))?|where (?:we|i) (?:go|work|deliver|are|travel)|(?:not )?included|not included|good to know|worth knowing|please note|before (?:you (?:come|book|arrive|visit)|your (?:visit|stay|lesson|appointment))|on the day|(?:your|the) first (?:visit|lesson|appointment|class)|bookings?|payment|cancellations?|deliver(?:y|ies)|parking|access|getting here|faqs?|why (?:us|choose us|come to us)|the steps|steps)\\s*:?$`,
  "iu",
);

/**
 * A line above a list of what is not done, sold or included: "WHAT WE DONT DO", 'Not included:'. Its groups are a
 * subject with its refusal, or a refusal alone.
 */
export const headingOfRefusals = new RegExp(
  `^(?:(?:(?:what|things|stuff|jobs|services|work|repairs|items)(?: (?:that|which))? )?((?:we|i) (?:(?:also|usually) )?(?:don['’]?t|do not|can['’]?t|cannot|can not|won['’]?t|will not|no longer|never)(?: (?:usually|normally|currently))? ${dealing})(?: (?:here|any ?more|at the moment|sorry))?|(?:(?:what(?:['’]?s| is)|services|jobs|work|items) )?(not (?:included|covered|offered|on offer|available|done|for sale|in the price)))\\s*:?$`,
  "iu",
);

/** Contractions without their apostrophe, as they are typed in capitals: 'DONT'. */
export const bareContractions = /(?<!\p{L})(do|ca|wo)nt(?!\p{L})/giu;
