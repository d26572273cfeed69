/** Titles before a name. */
export const titles =
  "Mr|Mrs|Ms|Miss|Mx|Dr|Dra|Prof|Mag|Dipl\\.-[A-Z]\\p{L}+|Ing|Frau|Herr|Señora?|Sra|Mme|Madame|Monsieur|Capt|Captain|Sensei|Sifu|Rev|Revd|Sir|Dame|Maestro|Maestra|Signora?|Pani|Mevrouw|Meneer|Dhr|Mevr|Dott|Dott\\.ssa|Avv|Fr|Father|Sister|Pastor|Rabbi|Imam|Reverend|Professor|Maître|Chef|Coach|Fru|Hr|Heer|Familie|Lek|lek|dent|Sgt|Major|Col|Colonel|Maj|Lt|Cllr|Councillor|Canon|Cdr|Commander|Lady|Lord|Auntie|Big";

/** Roles in a business, as written next to a name. */
export const roles =
  "innkeepers?|\\p{L}+erei|physiotherapie|fisioterapia|sages?-femmes?|kinésithérapie|ostéopathie|psychotherapie|meisterbetrieb|praxis|studio legale|cabinet|farriers?|blacksmiths?|thatchers?|roofers?|plasterers?|tilers?|decorators?|locksmiths?|chimney sweeps?|cleaners?|tree surgeons?|arborists?|landscapers?|tailors?|seamstress(?:es)?|dressmakers?|cobblers?|shoemakers?|saddlers?|confectioners?|chocolatiers?|cheesemongers?|greengrocers?|grocers?|winegrowers?|vintners?|distillers?|roasters?|naturopath(?:e|s)?|homeopaths?|herbalists?|nutritionists?|dieti[ct]ians?|podiatrists?|chiropodists?|reflexologists?|doulas?|gp|surgeons?|physicians?|p(?:a)?ediatricians?|dermatologists?|orthodontists?|conveyancers?|legal executives?|mediators?|auditors?|tax consultants?|financial advis[eo]rs?|mortgage advis[eo]rs?|coordinators?|planners?|dj|musicians?|singers?|violinists?|pianists?|guitarists?|drummers?|cellists?|magicians?|illustrators?|sculptors?|ceramicists?|glassblowers?|printmakers?|bookbinders?|framers?|personal trainers?|dog walkers?|breeders?|shepherds?|rangers?|divemasters?|boat ?builders?|shipwrights?|first mate|technicians?|technologists?|panel beaters?|headteachers?|headmasters?|headmistress|deputy(?: head)?|priests?|deacons?|churchwardens?|chaplains?|trustees?|clerks?|commodore|groundsm[ae]n|umpires?|concierge|housekeepers?|proprietors?|landladys?|landlady|publicans?|licensees?|master mechanics?|operators?|apprentices?|supervisors?|superintendents?|investigators?|interpreters?|stylist|colou?rists?|nail technicians?|makeup artists?|tattooists?|piercers?|caterers?|bartenders?|mixologists?|hosts?|waiters?|fundraisers?|volunteer coordinators?|\\p{L}+meister(?:in)?|\\p{L}*leiter(?:in)?|\\p{L}*wirt(?:in)?|zahn(?:arzt|ärztin)|ärztin|arzt|zaakvoerder|bedrijfsleider|fietsenmaker|kapper|kapster|bakker|slager|loodgieter|tandarts|huisarts|artisan|avocate?|kinésithérapeute|ostéopathe|dirigeante?|responsable|ägare|innehaver|indehaver|omistaja|daglig leder|gerente|encargad[oa]|abogad[oa]|médic[oa]|arquitect[oa]|avvocato|geometra|direttor[ei]|direttrice|responsabile|proprietari[oa]|lekarz|kierownik|dyrektor|co-?owners?|owners?|joint owners?|founders?|co-?founders?|managing directors?|creative directors?|art directors?|artistic directors?|medical directors?|directors?|ceo|cto|coo|cfo|general managers?|office managers?|practice managers?|registered managers?|sales managers?|tax managers?|restaurant managers?|house managers?|managers?|head chefs?|sous chefs?|pastry chefs?|chefs?|head bakers?|bakers?|master brewers?|brewers?|head brewers?|cooks?|partners?|senior partners?|teachers?|head teachers?|instructors?|tutors?|coach(?:es)?|trainers?|principal|head|lead|leaders?|guides?|tour leaders?|captains?|skippers?|hosts?|hostess|landlord of the pub|doctors?|dentists?|vets?|veterinary surgeons?|nurses?|hygienists?|osteopaths?|physios?|physiotherapists?|therapists?|counsell?ors?|psychotherapists?|psychologists?|midwi(?:fe|ves)|solicitors?|attorneys?|lawyers?|barristers?|notar(?:y|ies)|paralegals?|accountants?|tax advis[eo]rs?|steuerberater(?:in)?|rechtsanw(?:alt|ältin)|architects?|engineers?|designers?|interior designers?|photographers?|artists?|tattoo artists?|barbers?|front of house|kitchen|stylists?|senior stylists?|hairdressers?|beauticians?|groomers?|dog groomers?|mechanics?|fitters?|electricians?|plumbers?|carpenters?|joiners?|builders?|painters?|gardeners?|head gardeners?|farmers?|beekeepers?|winemakers?|cellar masters?|cheese masters?|cheesemakers?|butchers?|fishmongers?|florists?|potters?|weavers?|upholsterers?|stonemasons?|restorers?|watchmakers?|jewellers?|goldsmiths?|sommeliers?|baristas?|receptionists?|reception|bookkeepers?|administrators?|secretar(?:y|ies)|treasurers?|chair(?:man|woman|person|s)?|presidents?|vice[- ]presidents?|club captains?|conductors?|choirmasters?|organists?|ministers?|vicars?|pastors?|wardens?|safeguarding (?:lead|officer)|welfare officers?|nominated individuals?|registered providers?|funeral directors?|certified undertakers?|undertakers?|celebrants?|childminders?|nannies|nanny|head coach(?:es)?|master craftsm[ae]n|meister(?:in)?|inhaber(?:in)?|geschäftsführer(?:in)?|gérante?|patron(?:ne)?|propriétaires?|propietari[oa]s?|dueñ[oa]s?|titolare|eigenaar|eigenares|właściciel(?:ka)?|moniteurs?|monitrices?|youth leaders?|ensemble leaders?|contact person|consultants?|surveyors?|estate agents?|agents?|brokers?|drivers?|driving instructors?|pilots?|producers?|luthiers?|apothecary|pharmacists?|opticians?|optometrists?|audiologists?|chiropractors?|acupuncturists?|masseu(?:r|se)s?|yoga teachers?|piano teachers?|dance teachers?|choreographers?|curators?|editors?|translators?|project managers?|site managers?|foreman|forem[ae]n";

/** Words before the name of the contact person or the owner. */
export const introductions =
  "w/|da|chez|bei|joined by|ask|speak to|speak with|chat to|meet|hosted by|your hosts?|your guide|the team is|team is|team:|our team|founders are|owners are|me and|is my wife|is my husband|and my wife|and my husband|my husband and partner|call|text|call or text|call or whatsapp|ring|phone|by|me|myself|named|it['’]s|this is|we are|we['’]re|talk to|email|write to|reserve with|book with|call to|hello from|with";

/** Introductions that are clear enough for a name that is not listed. */
export const strongIntroductions =
  "speak to|speak with|(?:our |the |my )?(?:team|staff|crew)(?: is| are)?|(?:my |the )?name['’]s|call me|looked after by|headed up by|hosted by|founded in \\d{4} by|opened by|created by me|contact person|questions to|contact|contact us|ask for|asking for|run by|owned by|owned and run by|founded by|started by|led by|taught by|managed by|headed by|by me|i['’]m|i am|my name is|ich bin|mein name ist|je suis|je m['’]appelle|soy|me llamo|mi chiamo|ik ben|jestem";

/** Verbs after a name that make the person part of the business. */
export const actions =
  "is|has|was|does|joined|speaks|helps|delivers|took|works|started|studied|will|can|sells|drives|brews?|bakes?|runs?|teach(?:es)?|makes?|leads?|founded|started|built|opened|took over|looks? after|handles?|cooks?|cuts?|paints?|designs?|grows?|roasts?|restores?|repairs?|treats?|trains?|coaches|manages?|owns?|welcomes?|specialis(?:es|ed)|specializ(?:es|ed)|tastes?|answers?|serves?|carves?|plays?|keeps?|will be your";

/** Relatives that owners name as part of the business. */
export const relations =
  "(?:sister|brother|mother|father|son|daughter)s?[- ]in[- ]law|husband|wife|sisters|brothers|sons|daughters|parents|children|kids|daughter|son|partner|brother|sister|father|mother|mum|mom|dad|grandad|granddad|grandfather|grandmother|grandma|nan|aunt|uncle|business partner|team|colleague|colleagues|fille|fils";

/** A relation to the owner that everybody in the business has, which is no role. */
export const fellow = /^(?:colleagues?|team)$/iu;

/** The role of a person who is only mentioned as a relative. */
export const relativeAlone =
  /^(?:husband|wife|sons?|daughters?|brothers?|sisters?|parents|children|kids|father|mother|mum|mom|dad|grand\p{L}+|nan|aunt|uncle)(?:[- ]in[- ]law)?$/iu;

/** Words around a name of a person who does not belong to the business. */
export const notOurPeople =
  /(?<!\p{L})(?:photos? (?:are |were )?by|pictures? by|music by|songs? by|we sing|we play|covers of|made the (?:logo|site|website)|logo|took the (?:photos|pictures)|from the bank|left us a|review from|will send|sends? you|about (?:the |this )?(?:web)?site|style|styles|like|similar to|photographs by|i stock|stockists?|brands?|ex|former|formerly|used to|neighbou?rs?|customers?|client called|competitors?|designer|web ?man|agency|your(?! (?:hosts?|guides?|teachers?|instructors?|drivers?|therapists?|coach))|nephew|cousin|mayor|landlord|guy|guys|bloke|lad called|fella|chap|left us|leaving|left for|passed (?:away|in|on|last|over)|died|in (?:loving )?memory of|rest in peace|late (?:husband|wife|partner|father|mother|dad|mum|mom|brother|sister|son|daughter|uncle|aunt|grand\p{L}+)|the late|(?:trained|studied|apprenticed|learn(?:ed|t)|learnt (?:it|this|the trade)) (?:\p{L}+ ){0,2}?(?:with|under|from|to)|fan of|inspired by|quote|said|says|written by|reviewed by|gazette|magazine|(?:dog|cat|horse|pony|donkey|parrot)(?:s? (?:is|are|called|named))|office dog|mascot|named after|street of)(?!\p{L})/iu;

/** Words before the name of a person who only wrote the answers: 'Filled out by Marcy in the office'. */
export const writtenBy =
  /(?<!\p{L})(?:(?:filled|fill|filling) (?:(?:this|it|that|the form|all this) )?(?:in|out|up)|typed(?: up| in| out)?|(?:form|answers?|this|questionnaire) (?:was |is |were |are )?(?:completed|done|written|sent(?: in)?|submitted|answered|entered|sorted)|(?:completed|submitted|answered|entered)(?= (?:on behalf|by)))(?: (?:for|on behalf of) (?:\p{L}+ ){1,3})? ?by (?:the |our |my )?(?:\p{Ll}+,? )?$/iu;

/** Words after the name of such a person: 'Marcy filled this in'. */
export const writesThis =
  /^,? (?:here,? |from the office,? |in the office,? |has |is |just |who ){0,3}(?:(?:filled|filling) (?:(?:this|it|the form|all this) )?(?:in|out|up)|typed (?:this|it|the form)|(?:wrote|writing|typing|doing|did|completed|answered|sent) (?:this|the) (?:form|questionnaire|answers?|down|up|for))(?!\p{L})/iu;

/** Words before the name of somebody who only answers the agency: '(check w/ Pat)', 'confirm that with Jo'. */
export const askedByAgency =
  /(?<!\p{L})(?:(?:(?:double[- ]?)?check|verify|confirm|clear|ok(?:ay)?|agree)(?: (?:it|this|that|them|those|these|again|first|once)){0,2} (?:w\/|with)|run (?:it|this|that|them|those|these) (?:by|past)) ?$/iu;

/** The same before the name where the words after it name a matter of the agency: 'ask Jo about the photos'. */
export const askedAbout = /(?<!\p{L})(?:ask|check|talk to|speak to|speak with|e-?mail|text|ring|call) $/iu;
export const agencyMatter =
  /^ (?:(?:on|about|for|re|if|whether) (?:that|this|it|them|those|these)(?: one)?(?= ?[.,;:!?)]|$)|(?:(?:on|about|for|re|has|have|knows|keeps|got) (?:(?:all|the|our|my|your) ){0,2}(?:web ?site|site|photos?|pictures|pics|logos?|log-?ins?|passwords?|domain|hosting|files?|artwork|numbers for))(?!\p{L}))/iu;

/** Words before the name of somebody with whom the business began. */
export const withPartner = /(?<!\p{L})with (?:(?:my|a|an) )?(?:\p{Ll}+[ -]){0,3}$/u;

/** Words after a name by which that person no longer belongs to the business: 'since then I run it alone'. */
const alone =
  "(?:i|it)(?:['’](?:m|ve|s)| am| have| is| has| was)? (?:been )?(?:(?:run|do|make|lead|manage|own|have|work|carry|continue|go|keep)\\p{L}* )?(?:(?:it|this|everything|all|on|going) ){0,2}(?:all )?(?:alone|on my own|by myself|solo|only me|just me|single-handed(?:ly)?)";
const sinceThen = "(?:now|since|nowadays|today|these days|from (?:then|\\d{4})|after(?:wards| that))";
export const aloneNow = new RegExp(
  `(?<!\\p{L})(?:${sinceThen}(?!\\p{L})[^.!?\\n]{0,30}(?<!\\p{L})${alone}|${alone} ${sinceThen})(?!\\p{L})`,
  "iu",
);

/** Words before a list of works, whose titles often look like names. */
export const listedWorks =
  /(?<!\p{L})(?:shows|musicals|plays|pantos|pantomimes|films|movies|operas|operettas|novels|songs|albums|titles|productions|characters)(?!\p{L})[^.!?\n:]{0,50}:[^.!?\n]*$/iu;

/** Capitalised words that are not the name of a person. */
export const notNames: ReadonlySet<string> = new Set(
  `hire station trips trip holidays salad special specials table driver drivers travel party parties trade trades works foods food wine wines beer beers tea coffee water gas electric electrical plumbing heating boiler garage motors cars amtsgericht finanzamt handwerkskammer registergericht landkreis gemeinde rathaus kirche schule verein data google maps trust trustpilot checkatrade tripadvisor apple android windows microsoft wordpress wix squarespace paypal visa mastercard royal national international local family
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december the a an we i our my your and or but for from with in on at to of by us you it is are address phone email tel
  call text open closed street road avenue lane english german french spanish italian dutch polish portuguese irish british scottish
  american facebook instagram google whatsapp booking airbnb ltd limited gmbh llc inc school club centre center hotel restaurant cafe
  café bar shop studio house farm hall church college university hospital clinic park garden gardens bridge valley island islands
  north south east west new old st saint san santa county city town village uk usa eu gb europe lessons classes group tours team
  contact hours prices menu services about home website please no not yes free all only also more most some any every each this that
  these those here there when where what who how why xero quickbooks street christmas easter sir madam ukrainian russian austrian swiss brazilian brasilian indian chinese japanese korean turkish greek christian catholic jewish muslim european welsh cornish bavarian mexican thai vietnamese syrian romanian hungarian czech swedish danish norwegian finnish belgian australian canadian kiwi head office customer customers reception volunteers locals benedictine sometimes often always never afterwards later then once today tomorrow yesterday now soon maybe perhaps otherwise however therefore meanwhile instead inside outside upstairs downstairs nowadays besides still since until while although though because if whenever whatever usual specials certified qualified chartered registered everyone monsieur authority regulation association council society institute federation guild register dance academy tattoo salon clinic bakery brewery company group fahrschule praxis kitchen practitioner practitioners examiner examiners samaritans childline celebrant officiant specialist specialists instructor provider providers`.split(
    /\s+/u,
  ),
);

/** Degrees and memberships in capitals after a name; those of two letters only after a known first name. */
export const lettersAfter =
  /^,? (?!USA(?!\p{L})|NSW|QLD|GmbH)(?=\p{L}*\p{Lu}\p{L}*\p{Lu})\p{Lu}[\p{Lu}\p{Ll}]{3,7}(?![\p{L}\d])/u;

/** Prefixes and suffixes that only surnames have. */
export const surnameLike =
  /(?:ić|ič|ski|ska|cki|cka|czyk|wicz|enko|escu|sson|ová|opoulos|idis|akis|oğlu|quist|qvist|ström|berg(?:er)|huber|mayr)$|^(?:O['’]|Mc|Fitz)\p{Lu}/u;

/** Words after a name for a place within the business. */
export const workPlaces =
  /^ (?:is |are |works? )?(?:on|in|at|behind) the (?:counter|kitchen|bar|shop|office|till|desk|front|floor|studio|workshop|phones?|reception|garden|grill|wheel|boat)(?!\p{L})/u;

/** Such a place that says what the person does: 'Lena in the office'. */
export const placeAsRole =
  /^ (?:is |are |works? )?(?:in|on|at) (?:the )?(office|kitchen|workshop|reception|front desk)(?!\p{L})/u;

/** Words before 'Mr' and 'Mrs' if the business only deals with the person. */
export const dealtWith =
  /(?<!\p{L})(?:from|against|unlike|told|asked|of|to|for|about|thank(?:s| you)|dear|owes?|sold (?:it )?to) $/iu;
/** Titles that say nothing about a role. */
export const civilTitle =
  /^(?:Mr|Mrs|Ms|Miss|Mx|Herr|Frau|Señora?|Mme|Madame|Monsieur|Signora?|Mevrouw|Meneer|Pani|Fru)(?!\p{L})/u;
/** Words after 'Mr …' if the business only deals with the person. */
export const dealsWithUs =
  /^(?:,)? (?:says?|said|from|told|wants|wrote|complain\p{L}*|called|thinks|asked|at the)(?!\p{L})/iu;
