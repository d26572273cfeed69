/** How important a group of customers is, at the end of the words for it: 'Tenants second.', 'Parents mostly!' */
export const rankAtEnd =
  /(?:,| [-–—])? (?:(?:come|comes) )?(?:first and foremost|first|second|third|last|mainly|mostly|primarily|chiefly)[\s.!)]*$|(?:,| [-–—]| \()\s?(?:(?:they(?:['’]re| are)|that['’]?s|probably|by far|still|is|are) ){0,2}(?:(?:my|our|the) )?(?:(?:by far )?(?:biggest|largest|main|smallest|core) (?:group|customers|clients|patients|guests|crowd|market)|the majority|regulars)[\s.!)]*$/iu;

/** A remark that judges a group by what it pays or what it is like: 'Germans, they are the best payers'. */
export const judgesGroup =
  /(?:,| [-–—]| \(|(?<!\p{L})(?:who|they))[^.;!?]{0,60}(?<!\p{L})(?:payers?|earners?|spenders?|tippers?|bread and butter|pay(?:s|ing)? (?:well|late|badly|best|cash|more|most|the (?:most|best|bills))|tips? (?:well|badly|best)|haggl\p{L}*|rude|stingy|tight|lazy|dirty|snobs?|posh|thick|stupid|drunks?|moan\p{L}*|complain\p{L}*|the money|most of (?:it|the (?:money|work|bookings)))(?!\p{L})/iu;

/** A place in the order of importance, which says that others matter more. */
export const isOrdinal = /^,? (?:(?:come|comes) )?(?:first|second|third|last)(?!\p{L})/iu;

/** Words after which these are no rank: 'safety first', 'at last'. */
export const noRankAfter = /(?:^|\s)(?:at|the|an?|and|or|safety|our|my|very|be|who|ever)$/iu;

/** Whom the business lacks, which is no group that it is for: 'We are very short of men'. */
export const isShortOf =
  /^(?:(?:and|but) )?(?:i|we)(?:['’]re| are|['’]m| am)? (?:(?:always|still|very|really|rather|a bit|quite|currently|so) ){0,3}(?:short (?:of|on)|low on|lacking|lack|desperate for|desperately need)(?!\p{L})/iu;

/** Whom the business is not for: 'Not households', 'Not for private gardens'. */
export const notFor =
  /^(?:sorry,? )?not (?:for )?(?:(?:private|domestic|residential|individual|retail|large|small|commercial|corporate) )?(?:households?|home ?owners|homes|houses|gardens|individuals|people|persons|customers|consumers|clients|the public|the trade|walk-ins|children|kids|toddlers|babies|adults|beginners|groups|parties|businesses|companies|firms|schools|agencies|weddings|events|tenants|landlords|dogs|cats|horses|farms|hotels|restaurants|(?:under|over)[- ]\d{1,2}s)(?:,? (?:and|or) (?:private )?\p{L}+)?[.!]*$/iu;

/** Where a group turns to a remark about it: 'Landlords, a lot of them live abroad'. */
export const aboutGroup =
  /,\s+(?![^.;!?]{0,60}(?<!\p{L})(?:pay (?:late|badly|well|cash|more)|rude|stingy|tight|lazy|moan\p{L}*|complain\p{L}*|haggl\p{L}*)(?!\p{L}))(?=(?:(?:and|but|though) )?(?:(?:often|usually|mostly|mainly|normally|sometimes|generally) (?:it['’]?s )?(?:(?:the|their|a) )?(?:\p{L}+ (?:and|or) (?:the )?)?(?:wife|wives|husbands?|daughters?|sons?|mums?|moms?|mothers?|dads?|fathers?|parents|kids|children|grandchildren|secretar(?:y|ies)|office|boss|bosses|managers?|assistants?|carers?|social workers?)(?: (?:who|that))? (?:decides?|chooses?|pays?|rings?|phones?|calls?|books?|orders?|signs?|finds?)|(?:a lot|lots|most|many|some|half|few|all|both) of (?:them|whom)|it['’]?s (?:nearly |almost )?(?:always|usually|mostly|mainly|often|normally))(?!\p{L}))/iu;
