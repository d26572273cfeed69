// Words around a street or a postcode that show who or what it belongs to.

/**
 * Words before a street without a number that make it the address of the business: 'our shop is on Gloucester Mews'.
 */
export const ourPlace =
  /(?<!\p{L})(?:we['’]?re|we are|find us|located|based|situated|meet(?: us)?(?: at)?|pick[- ]?up(?: is)?|parked|(?:shop|studio|office|salon|premises|workshop|practice|surgery|café|cafe|restaurant|gallery|clinic|yard|gym|bakery|launderette|funeral home|barbershop|office is|rooms|stand)(?: is)?)(?: [^.!?\n,]{0,40})? (?:on|in|at|off) (?:the )?$/iu;

/** Words before a street that make it a former address. */
export const formerlyLead =
  /(?<!\p{L})(?:(?<!(?:in|inside|of) (?:the|an|a) )(?:old|former|previous|first|last) (?:\S+ ){1,3}(?:at|in|on)|moved (?:here )?(?:\S+ ){0,2}from|used to be (?:at|in|on)|before that,? (?:we were |i was |it was )?(?:at|in|on)|(?:until|till|up to) (?:19|20)\d\d (?:at|in|on)|(?:born|grew up|trained|learn(?:ed|t)|lived?) (?:at|in|on)|(?:we|i) (?:were|was|started (?:out )?)(?: at| in| on)?(?: (?:\p{Lu}\p{L}*|\d+) ?(?:\S+ ){0,2}(?:in|on))?|(?:closed|shut),? (?:was|were) (?:at|in|on)|(?:originally|formerly) (?:at|in|on)|(?:früher|vorher|zuvor|ehemals)(?: waren wir| war ich| war das)?(?: in der| im| in| am| an der)?|(?:avant|anciennement|autrefois)(?: nous étions| on était| j['’]étais)?(?: au| à la| à| dans la| dans)?|(?:antes|antiguamente|anteriormente)(?: est\p{L}+)?(?: en)?) (?:the )?$/iu;

/**
 * Words in the sentence before a street for where the owner worked or learned before, unless it then returns to the
 * business.
 */
export const formerWork =
  /(?<!\p{L})(?:before (?:that|then|this)|beforehand|previously|(?:i|we|he|she|and|who)(?:['’]d| had)? (?:also )?(?:trained|apprenticed|worked|served|qualified|learn(?:ed|t)|studied|started out))(?!\p{L})(?![^.!?;\n]*(?<!\p{L})(?:now|today|since|until|our|we['’]re|we are|i['’]m|i am|find us|my own|mine|moved|open(?:ed|ing)?|setting up|set up|starting|taking|took|bought|founded)(?!\p{L}))[^.!?;\n]{0,90} (?:on|in|at|off|near|by) (?:the )?$/iu;

/** Words before a street where somebody else had a shop: 'my uncle ran a garage on'. */
export const othersPremises =
  /(?<!\p{L})(?:who|they|he|she|aunt(?:ie|y)?|uncle|father|mother|dad|mum|mom|parents|(?:great[- ])?grand\p{L}+|nan|gran|cousin|brother|sister|boss|friend|mentor|teacher|family) (?:once |also )?(?:had|kept|owned|ran|used to (?:have|keep|own|run)) (?:an?|the|his|her|their) (?:[\p{L}'’-]+ ){1,4}(?:on|in|at|off|near|by) (?:the )?$/iu;

/** Words after a street that make it a former address. */
export const formerlyAfter =
  /^[,)]? ?(?:\(|which )?(?:(?:closed|shut|sold|given up|left)(?: it)? (?:in )?(?:19|20)\d\d|(?:until|till|up to|before|bis|jusqu['’]en|hasta)(?: \p{L}{3,9})? (?:19|20)\d\d|(?:may|might|could|will)(?: soon| well)? (?:change|move)(?!\p{L}))/iu;

/** After a street: a floor or suite, then up to three names of towns and regions, and the first half of a postcode. */
export const townAfter =
  /^(?:,? (?:\d\w{1,2} (?:floor|fl\.?)|(?:Suite|Ste|Unit|Apt|Floor)\.? \w+|#\d+))?(?:(?:,| in| à(?= \p{Lu})|, near|, nr\.?|, just off|, off|, behind|, opposite) (?:Co\.? |the )?(?!(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?s?(?!\p{L})|(?:Tel|Telefon|Telephone|Phone|Fax|Call|Ring|Open)(?!\p{L}))(?:Dublin \d{1,2}|\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:upon |on |under |de |la |le |of )?\p{Lu}\p{Ll}[\p{L}'’-]*){0,2}|[A-Z]{2}(?![\p{L}\d]))(?: [A-Z]{2}(?![\p{L}\d]))?){0,3}(?:,? [A-Z]{1,2}\d[A-Z\d]?(?![\p{L}\d]))?/u;

/** Words before a street where the business worked or will be, or where visitors park. */
export const elsewhereLead =
  /(?<!\p{L})(?:(?:i|we|he|she|they) (?:did|do|built|made|fitted|painted|laid|installed|finished|restored|rewired|worked|won|quoted|sold|renovated|cleaned)|(?:job|jobs|project|contract|kitchen|bathroom|roof|extension|garden|party|wedding|customer|client|people|family|lady|man|woman|mrs|mr|park|parking|car park|bus stop|stop|station|new (?:shop|place|studio|premises)(?: will be| is going to be| opens)?|will (?:be|open|move)|moving|move)) (?:[\p{L}’']+ ){0,4}(?:at|for|in|on|to|is) (?:the )?$|(?<!\p{L})(?:next to|opposite|across from|(?<!(?:roadside|our|my|farm) )stall at|commissary(?: (?:kitchen|is|at))?|(?:garden|house|kitchen|bathroom|roof|loft) of the [\p{L} ]{2,24},|bus stops at|(?:i|we) (?:did|restored|built|painted|renovated|sold|rewired|cleaned)) (?:the )?$/iu;

/** Words before a street that make it a home. */
export const homeLead =
  /(?<!\p{L})(?:(?:i|we|he|she|they|who) lives? (?:at|in|on) (?:the )?|(?<!our )home(?: address)?(?: is|:) )$/iu;

/** Words after a street that locate it near a second one. */
export const besideAnother = /^, (?:off|behind|opposite) /u;

/** What lines of an address do not contain: prices, times, days and labels. */
export const notAnAddressLine =
  /[:@€£$?!%]|\d{1,2}[.:]?\d{0,2} ?(?:am|pm|h|uhr)(?!\p{L})|(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|open|closed|tel|phone|www|price|prices|menu|services|about|hours)(?!\p{L})/iu;

/** Words before a postcode without an address: 'the eircode of the car park is'. */
export const postcodeLead =
  /(?<!\p{L})(?:post ?code|eir ?code|zip(?: code)?|plz|sat ?nav|navi|gps)(?: (?:for|of) (?:the )?[\p{L} ]{2,24})?(?: is| use|: use)?:? $/iu;

/** Words before a street where customers come, even if the business has another address. */
export const meetingPlace =
  /(?<!\p{L})(?:pick[- ]?ups?|pick up|meet|collections?|drop[- ]?offs?|classes|sessions)(?!\p{L})[^.!?;\n]{0,60}$/iu;
