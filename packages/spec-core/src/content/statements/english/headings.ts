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

const day = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?";

/**
 * A line that is no item of a list of refusals: a sentence, an instruction, hours, a way to reach the business, a
 * greeting or another heading ('Available').
 */
export const endsRefusals = new RegExp(
  `^(?:(?:but |and |so |also )?(?:we|i|you|they|it|there|he|she)(?:['’]\\p{L}{1,2})? \\p{L}|(?:the|our|my|all|this|that|these|prices?|payment|delivery|parking) (?:\\p{L}+ ){0,4}(?:is|are|was|were|will|has|have|can|must|costs?)(?!\\p{L})|(?:thanks?|thank you|cheers|ta|(?:kind |best |warm )?(?:regards|wishes)|yours|hi|hello|dear|sincerely|love)(?!\\p{L})|(?:open|closed|opening|hours|tel|mob(?:ile)?|phone|e-?mail|address|web(?:site)?)(?!\\p{L})|(?:(?:also |now |still |always )?available|(?:what )?(?:we|i) do|yes|(?:our |other )?services|offers?|offered|(?:also )?included|extras?|optional|instead|prices?|on offer|for sale|done|but yes)[.:]*$)|(?<!\\p{L})${day} ?(?:to|till|until|[-–]) ?${day}(?!\\p{L})|(?<!\\d)\\d{1,2}(?:[.:]\\d\\d)? ?(?:am|pm)(?!\\p{L})|\\d{1,2} ?[-–] ?\\d{1,2}$|\\d{3}[ -]?\\d{3}|@|www\\.|https?:|^(?:please |just |or )?(?:call|ring|phone|text|e-?mail|message|contact|find|follow|ask|visit) (?:us|me|our)(?!\\p{L})`,
  "iu",
);

/** The same for a line without a bullet: an instruction to customers. */
export const instructsCustomers =
  /^(?:please |just |so |or )?(?:call|ring|phone|text|e-?mail|message|contact|book|ask|visit|find|follow|see|come|drop|get in|order|pay|click|check|let (?:us|me)|give|try|tell|don['’]?t|do not|never|always)(?! (?:repairs?|binding|keeping|covers?)(?!\p{L})) \p{L}/iu;

/** An item about a person, with a refusal or with a reason. */
export const notNeutral =
  /(?<!\p{L})(?:not|no|never|nobody|without|except|\p{L}+n['’]?t|because|since|cos|who|whose|(?:mr|mrs|ms|miss|dr)\.?|he|she|they|him|her|them|his|their|i|me|my|mine|old|used to|left|took|owes?|forgets?|yet|still|maybe|perhaps|soon)(?!\p{L})/iu;
