// Words in the sentence of a contact detail, times or a registration that show that it is not the business's own.

/** Words after a detail of somebody else. */
export const disowned =
  /(?<!\p{L})(?:(?:is|are|was|it['’]?s|that['’]?s|these are|isn['’]?t|aren['’]?t) (?:not |also not )?(?:mine|ours)|not (?:mine|ours)|not my (?:number|phone|address|shop|place)|nothing to do with (?:us|me)|a different (?:firm|shop|club|business|company|person)|(?:is|was|are) (?:of|in the name of) (?:my|the|a|our) (?!(?:business|company|firm|shop|practice|studio)(?!\p{L}))\p{L}+|(?:is|that['’]s) their (?:shop|office|number|phone|place|line)|(?:is|has) (?:got )?it now|does (?:that|this|it) privately|(?:is|are|was) (?:still |only )?(?:(?:my|our|his|her) )?(?:late )?(?:dad|father|mum|mom|mother|brother|sister|husband|wife|uncle|aunt|partner)['’]s|(?:(?:that|it)['’]?s|is|are|was) not us|we (?:do not|don['’]?t|no longer) work together|(?:is|are|was|gets?|keeps? (?:being|getting)) (?:[\p{L}’'-]+ ){0,4}(?:confused|mistaken|mixed up))(?!\p{L})/iu;

/** The same if the detail is the subject: '… is the council', '… is a dentist'. */
export const isAnother =
  /^[\s,)"”'’–-]{0,4}(?:is|are|was|belongs to) (?:only |just |really |actually )?(?:(?:the|a|an|another|my|our|their) |\p{Lu}\p{Ll}+, (?:the |a |my |our )?)(?!(?:old|former|converted) )(?:[\p{L}’'-]+ ){0,3}?(?:house|home(?! and)|flat|church|school|dentist|neighbou?rs?|council|switchboard|head office|hospital|surgery next door|landlord|landlady|supplier|wholesaler|agency|booking office|box office|venue|theatre|park|ex|mother|father|mum|mom|dad|brother|sister|aunt|uncle|cousin|nephew|niece|locum|substitute|stand-in|accountant|bookkeeper|bank|insurer|broker|rep)(?:['’]s(?: own)?)?(?!\p{L})/iu;

/** Words after a number to call before the business. */
export const firstThenUs =
  /^[^.!?\n]{0,16}(?<!\p{L})(?:first,? (?:and |and only )?then (?:us|me|call|ring|you)|before (?:us|me|you (?:call|ring) (?:us|me)))(?!\p{L})/iu;

/** Words after the number of an account that the business has elsewhere. */
export const withAccount =
  /^[\s,;:(–-]{0,4}(?:(?:our |my |cust(?:omer)? )?(?:account|acct|a\/c|cust(?:omer)?|client|kundennr|policy|contract|claim)(?: (?:number|no|nr|code|ref))?\.?)(?!\p{L})/iu;

/** 'They' and similar words before a contact detail of somebody else. */
export const pronouns =
  /(?<!\p{L})(?:they(?! (?:can|may|should|must|need|want|would|like|wish|just|simply)(?!\p{L}))|they['’](?:re|ve)|(?<!(?:give|drop|send) )them|their (?:own )?(?:\p{L}+ )?(?:office|shop|studio|desk|reception|line|helpline|switchboard|number|phone|e-?mail|address|site|website)|theirs)(?!\p{L})/giu;

/** The same before times, only if the words say what they do then. */
export const theyThen =
  /(?<!\p{L})they(?:['’]re| are)? (?:only |just |usually |always |also )?(?:open|close|shut|deliver|come|arrive|collect|call|need)s?(?!\p{L})/giu;

/** Visitors or the business's own people before the pronoun, whom it then refers to. */
export const ownPeople =
  /(?<!\p{L})(?:customers?(?! (?:no|nr|number|code|ref|account)(?!\p{L}))|clients?|guests?|visitors?|parents?|people|folks?|patients?|pupils?|students?|members?|kids|children|dogs?|cats?|owners?|brides?|families|couples?|tenants?|staff|team|ladies|girls|lads|boys|sons?|daughters?|volunteers?|teachers?|anyone|anybody|someone|somebody|everyone)(?!\p{L})/iu;

/** Words before a contact detail for people and companies that the business deals with. */
export const outsiders =
  /(?<!\p{L})(?:reps?(?!\p{L})|(?:our|my|the|their) (?:[\p{L}-]+ ){0,2}(?:locum|substitute|inspector|surveyor|adjuster|underwriter|landlord|landlady|bailiff|auditor|assessor)(?!\p{L})|(?:previous|former|old|last|ex-?) ?(?:firm|employer|company|owner|boss|partner|practice|tenant)|(?:building|house|site|land|field|barn|premises|shop|unit)['’]?s? owner|owner of the (?:building|house|site|land|field|barn|premises|shop|unit)|(?!(?:it|us|you)(?!\p{L}))\p{L}+ (?:itself|themselves)|the (?!boss|owner|chef|maker|artist)\p{L}+ (?:himself|herself)|(?:handles?|looks? after|takes? care of|does) (?:my|our) [\p{L}-]+|(?:site|website|logo|menus?|cards|photos?|pictures) (?:was|were|is|are) (?:made|built|done|designed|taken|printed) by|(?:ring|call|phone|text|ask|contact) the (?:bank|police|council|hospital|ambulance|vets?|landlord|agent|supplier|manufacturer)|(?<=^\s*)(?:insurance|insurer|accountant|bank|supplier|solicitor|lawyer|hosting|domain|broadband|payroll)(?: (?:company|man|people|co))?(?=:)|(?:the|our|my|their|his|her) (?:[\p{L}-]+ )?agent (?:is|being|at|on)|(?:man|men|lady|woman|guy|people|firm|company|vet|doctor|notary|lawyer|solicitor|accountant|printer|courier|florist|plumber|electrician|builder|caterer|photographer|framer|butcher|lab|laboratory) (?:that |who |whom )?(?:we|i) (?:hire|use)|(?<=\p{L} )(?<!(?<!\p{L})(?:numbers?|phone|line|mobile|e-?mail|address|office|customers?|clients?|guests?|people|what|and|but|so|when|if|then|before|after|until|how|where) (?:that |who |whom )?)(?:we|i) (?:ring|call|phone)|who (?:does|did|do|fix(?:es|ed)?|ma(?:kes?|de)|services?|serviced|fitted|fits|installed|cleans?|suppl(?:y|ies)|brings?|delivers?|built) (?:our|my)|they (?:ring|call|phone) (?:my|our)|(?:ring|call|phone|text)s? (?:him|her|them) instead of (?:us|me)|the (?:drivers?|courier|postman|lorry|van) (?:calls?|rings?|phones?)|(?:he|she|who) has the number|(?:is(?:n['’]?t| not)|was(?:n['’]?t| not)) us(?: any ?more)?|(?:go|goes|send|sent|referred|refer|pass|passed) (?:them |on |straight )?to the (?:nearest |next |local )?(?:hospital|council|police|town hall|tax office)|(?:is|was|were|are) (?:still |only )?(?:my|our) (?:late )?(?:father|mother|dad|mum|mom|brother|sister|uncle|aunt|grandfather|grandmother|wife|husband|son|daughter)['’]s|(?<!(?:our|my) )(?:permits?|planning|licen[cs]ing|licen[cs]e|customs|tax|harbou?r) office|from the (?:[\p{L}-]+ )?(?:tannery|sawmill|foundry|quarry|wholesaler|factory|manufacturer|merchant|importer|slaughterhouse|abattoir|cash and carry)|the (?:aunt|uncle|grandmother|grandfather|nan|mother-in-law|father-in-law|neighbou?r)|(?:belongs? to|owned by|rented? (?:it |the \p{L}+ )?from|(?:lease|leased|sublet) (?:\p{L}+ )?from|(?:comes|came|bought|collected|ordered|delivered) from|(?:i|we) collect (?:[\p{L}-]+ ){0,3}?at|(?:i|we|you) (?:buy|get|source|order|pick|choose) (?:[\p{L}-]+ ){0,5}?(?:at|from)))(?!\p{L})(?:[^.!?;\n]|(?<=Mrs?|Ms|Dr|St)\.){0,54}$/iu;

/** Words before times at which somebody or something comes or is at work. */
export const comesThen =
  /(?<!\p{L})(?:(?!who(?!\p{L}))[\p{L}’'-]+,? (?:only |just |usually |always |normally )?(?:comes|arrives|delivers|reaches|cleans)|(?:he|she|they|who) (?:is|are) (?:bringing|coming|delivering|arriving)|(?:people|men|guys|rep|parcels|deliveries|supplies|groceries|goods) (?:come|arrive|deliver)|(?:get|have) (?:the |our )?[\p{L}-]+ delivered|(?:truck|lorry|van|delivery|courier) is)(?: in| here| by| round| over| us)?(?: (?:only|just|usually|always|normally|early|on|from|every|between|at|about|around))* $|(?<!\p{L})comes from (?:[^.!?;\n]|(?<=str)\.){0,100}$|(?<!\p{L})(?:going|go|goes|went|come|comes|coming|turn up|turning up) there(?: on| every| at)? $|(?<!\p{L})(?:reached|reachable|free|there|available) for you(?: on)? $/iu;

/** Words at the start of the sentence before times: another place near the business. */
export const anotherPlace =
  /^\s*(?:(?:the|that|this) (?:[\p{L}’'-]+ ){1,3}|(?:\p{Lu}[\p{L}’'-]* ){1,3})(?:is |are |who['’]s |which is )?(?:across|down the (?:road|street|hill)|up the (?:road|street|hill)|over the road|opposite|next door|round the corner|in the next (?:village|town|street))(?!\p{L})/iu;

/** Words after a number for what its owner does for or with the business. */
export const servesUs =
  /^[\s,)]{1,3}(?:sends?|refers?|supplies|supply|services|insures?|prints?|fix(?:es)?|repairs?|charges?|rents?|lets?|owes?|pays?) (?:us|me|our|my)(?!\p{L})/iu;

/** An unnamed person before their working hours: 'the receptionist works just'. A named person works for visitors. */
export const worksThen =
  /(?<!\p{L})(?!who )\p{Ll}{3,} works(?: (?:only|just|usually|always|on|from|every))* $/u;

/** Words before a contact detail: a named company that works with the business. */
export const partners =
  /(?<!\p{L})(?:[Ww]e|I) work (?:[\p{Ll}-]+ ){0,3}with (?:the )?\p{Lu}[^.!?;\n]{0,60}$/u;
