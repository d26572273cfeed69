const mobileTrade =
  "(?:groom|hair|barb|mechanic|vet(?:s|erinar)?|massage|bar(?:s|tend)?|cater|disco|valet|physio|beaut|therap|nurs|farrier|weld|t[iy]re|lock|notary|nail|car wash|foot|chirop|podiat|sharpen|bike|bicycle|optic|cinema|sauna|pizza|coffee|crêpe|service)";

/** Trades that mostly work at their customers' homes, by words in the niche. */
const atHome =
  "(?:plumb|electrician|handyman|handywoman|gardener|gardening|landscap|tree surge|chimney|window clean|oven clean|carpet clean|gutter|roofer|roofing|plasterer|decorator|pest control|locksmith|removals|removal (?:firm|company)|house mov|movers|man and van|dog walk|pet sit|dog sit|cat sit|house sit|cleaner|cleaning|boiler|heating engineer|damp proof|pressure wash|septic|farrier|babysit|nanny|home care|carer|driving (?:lessons?|instruct|tuition|teacher)|celebrant|officiant)";

/** Says that a business comes to its customers, in its niche. */
export const visitsByNiche = new RegExp(
  `(?<!\\p{L})(?:mobile (?:\\p{L}{2,20} )?${mobileTrade}|${atHome})`,
  "iu",
);

export const visitsBySentence =
  /(?<!\p{L})(?:(?:at|in) (?:your|their|people['’]s|clients['’]?|customers['’]?) (?:own )?(?:homes?|house|garden|office|venue|driveway|yard)|home visits|free home visit|home visit(?: is)? free|house calls|(?:we|i)(?:['’]ll| will| can)? (?:also )?(?:come|travel|drive|go) (?:out )?to (?:you(?:r|rs)?|customers|clients|their|people['’]s))(?!\p{L})/iu;

/** Work that is not done at the customer's, despite its name: a shop of parts, training of others. */
export const notAtCustomers =
  /(?<!\p{L})(?:dry clean|cleaning (?:products?|supplies|materials)|supplies|wholesale|merchants?|shop|store|training|courses?|school|software|equipment|parts|products?|magazine|garden (?:centre|center|design (?:school|course)))/iu;

/** Customers do not come to its address: 'no walk ins', 'not open to the public'. */
export const noCallers =
  /(?<!\p{L})(?:no (?:walk[- ]?ins?|callers|visitors)|not (?:open )?(?:to|for) the public|(?:we|i) (?:don['’]?t|do not) (?:have|run) an? (?:shop|showroom|storefront))(?!\p{L})/iu;

/** 'We don't do home visits any more': the customers come to the business. */
export const staysAtHome =
  /(?<!\p{L})(?:no|(?:do not|don['’]?t|no longer|never|can ?not|can['’]?t)(?: \p{L}+){1,3}) (?:home visits|house calls)(?!\p{L})/iu;
