/** Words between a general term and the names that are meant: '(We do houses,) i.e. lofts and extensions'. */
export const namely = /^[^.;:!?]{0,60}?[,–—-]?\s(?:i\.?e\.?|viz\.?|namely|that is to say)[,:]?\s/iu;

/** Beginnings of a list that, after a verb in the past tense, are about the past. */
export const participleLead = /^(?:working with|offering|selling|making|providing|doing)$/iu;

/** Customers directly before such a list, who do or make what is in it: 'teenagers doing exams'. */
export const customersBefore =
  /(?<!(?:are|were|['’]re|we|as|of) )(?<!(?:are|were|['’]re|we|as|of) \p{L}{1,12} )(?<!\p{L})(?:children|kids|teens|teenagers|youngsters|pupils|students|learners|beginners|adults|customers|clients|anyone|anybody|those)\s$/iu;

/** The last verb before such a list, in the past ('started it in 1968 selling …') or in the present. */
export const pastBefore =
  /(?<!\p{L})(?:started|began|opened|founded|set up|established|used to|spent|was|were|had|worked|trained|grew up|came|went|left|learnt|learned|inherited|lived|travelled|retired|ran|made|sold|owned|kept|did|baked|cooked|taught|drove|grew|studied|managed)(?!\p{L})(?!.*(?<!\p{L})(?:now|today|still|since then|is|are|am|have|has|(?:we|they)['’]re|(?:we|i|they)['’]ve|i['’]m)(?!\p{L}))/isu;

/** Verbs and labels before a list of what a business does. */
export const listLeads =
  /(?<!\p{L})(?:(?:we|i)(?: also| can| mostly| mainly| only| just| still| now)? (?:do|offer|make|sell|provide|repair|fix|build|fit|install|rent out|rent|hire out|teach|run|specialise in|specialize in|handle|cover|bake|brew|grow|supply|service|restore|design|clean|organise|organize|manufacture|produce|propose|treat|cut|print|cater for|deal in)(?!\p{L})(?: ?: )?|(?:working with|offering|advising on|specialising in|specializing in|dealing in|selling|making|providing|doing|famous for|known for)|(?<=(?:^\s{0,2}|[.!?] )(?:we|i) [^.;:!?\n]{3,140} )and (?:also )?(?:teach|offer|sell|bake|grow|brew)(?!\p{L})|what (?:we|i) (?:have|sell|stock|keep|carry|do|make|offer|grow|bake|brew|teach|repair|fix|cover|rent|hire out)(?: here| in stock)?: ?|(?:our |the )?(?:services|treatments|classes|courses|products|specialities|specialties|lessons|sessions|workshops|range|activities|work|practice areas|areas of law|therapies|repairs|offer|offers|assortment|sortiment|leistungen|angebot|servicios|services proposés|prestations|servizi|diensten|serviços|usługi|includes?|including)(?:: | (?:(?:are|include|includes)|(?:we|i) (?:do|offer|provide)): | are | include | includes | from |: ?))/giu;

/** A label before all that is offered: 'What we do: …', 'Our services include: …', 'We offer: …'. */
export const offersLabel =
  /^(?:what (?:we|i) (?:do|offer|provide)(?: here)?|(?:we|i)(?: also)? (?:do|offer|provide)|(?:our |the |my )?services(?: (?:are|include|(?:we|i) (?:do|offer|provide)))?) ?:\s/iu;

/** The same in other languages that have the verb before the list. */
export const listLeadsAbroad =
  /(?<!\p{L})(?:(?:nous|je|on) (?:vous )?(?:proposons|propose|réalisons|réalise|offrons|offre|faisons|fais|fait|vendons|vends|vend|fabriquons|fabrique|posons|pose|réparons|répare|assurons|assure|pratiquons|pratique|organisons|organise|préparons|prépare)|(?:(?:os|les|le|te) )?(?:ofrecemos|ofrezco|hacemos|hago|realizamos|realizo|vendemos|vendo|fabricamos|fabrico|instalamos|instalo|reparamos|reparo|impartimos|imparto|organizamos|organizo|preparamos|preparo)|(?:(?:vi|le) )?(?:offriamo|proponiamo|facciamo|vendiamo|realizziamo|ripariamo|produciamo)|oferecemos|fazemos|fabricamos) (?:aussi |notamment |également |también |anche |também )?/giu;

/** Beginnings of sentences in those languages that are not a list of names. */
export const sentenceAbroad =
  /^\s*(?:nous|je|on|vous|ils?|elles?|nos|nosotr[oa]s|yo|ustedes|noi|wir|ich|sie|wij|ik|nós|somos|soy|tenemos|tengo|hablamos|hablo|estamos|estoy|trabajamos|trabajo con|atendemos|aceptamos|abrimos|cerramos|siamo|sono|abbiamo|parliamo|lavoriamo|falamos|temos|trabalhamos)\s/iu;

/**
 * A verb without its subject at the start of a sentence that is about the owner and is not a list of offers: 'cover
 * Leeds, Otley, Ilkley', 'mostly see runners'. Not 'Cover letters, CVs'.
 */
export const ownersDeed =
  /^\s*(?:(?:also|mostly|mainly|usually|still|just|only|always|will) )?(?:cover(?! (?:letters?|bands?|versions?|pages?|designs?|crops?|art|plates?)(?!\p{L}))|see|serve|accept|speak|visit|work (?:in|with|for|on|at|across|around|all)|travel (?:to|across|all|around|anywhere|up)|deliver (?:to|in|across|around|all)|based)\s/iu;

/** Articles before an offer in those languages. */
export const articlesAbroad =
  /^(?:(?:de la|des|du|les|la|le|une?|los|las|el|una|unos|unas|gli|il|lo|i|um|uma|os|as|todo tipo de|toutes? sortes? de)\s|(?:de )?l['’])(?=\p{L}{3})/iu;

/** Words that end an item in those languages. */
export const itemEndAbroad =
  /\s(?:pour (?:vous|tous|toutes?)|dans|chez|depuis|partout|ainsi que|para (?:todos|todas|ti|usted(?:es)?)|desde|en tod[oa]s?|per (?:tutti|voi)|presso|da oltre|para si)(?=\s|$)[\s\S]*$/iu;

/** A place at the end of an item in those languages: 'furgonetas en Alcalá'. */
export const placeEndAbroad = /\s(?:en|em|à|a|cerca de|près de)\s\p{Lu}[\s\S]*$/u;

/** A sentence without its subject: 'do burst pipes, boiler repairs, taps'. */
export const listStart =
  /^\s{0,3}(?:do|doing|fitting|repairing)(?! not| you| we| they| it| the| your)(?= \p{L})/iu;

/**
 * A place at the end of an item, which is not part of its name: 'burst pipes mainly Leeds', 'bathrooms across West
 * Yorkshire'.
 */
export const placeEnd =
  /\s(?:(?:mainly|mostly|usually)(?: in)?|(?:(?:mainly|mostly|usually|all|right) )?(?:around|round|across|throughout)) (?:the )?\p{Lu}\p{L}+[\s\S]*$/u;

/** Several places at the end of a list: 'bathrooms, kitchens, wetrooms in Hull, Beverley and Goole'. */
export const placesAtEnd =
  /(?:\s(?:printed|made|built|fitted|supplied|based|available))?\s(?:in|around|across|near|throughout) (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?:(?:,| and|, and| &) (?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?){1,8}[.\s]*$/u;

const deeds =
  "fit|install|fix|replace|do|make|sell|supply|mend|repair|restore|tune|clean|service|sharpen|build|alter|refurbish";

/** A verb before its object in a list of activities: 'We repair boilers, fit bathrooms'. */
export const deedLead = new RegExp(`^(?:${deeds}) (?=(?:\\p{L}+ )?\\p{L}{3,}s$)`, "iu");

/** Further verbs directly after the first, before what all of them do: '(We repair) and conserve books'. */
export const furtherVerbs = new RegExp(
  `^\\s?(?:, (?:${deeds}|design|produce|paint|hire|cut|print|offer|teach))*,? (?:and|&|or) \\p{Ll}+ (?=\\p{L})`,
  "u",
);

/** Words that name nothing without what follows them: 'works' of 'works on paper'. */
export const namesNothing =
  /^(?:works?|things?|items?|pieces?|objects?|goods|stuff|jobs?|kinds?|types?|sorts?)$/iu;

const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";

/** Days at the end of a name: 'grooming Tuesdays and Thursdays only'. */
export const daysEnd = new RegExp(
  `(?<=\\p{L}{3})\\s(?:on )?${weekday}(?:\\s?(?:,|and|&|or|to|-)\\s?${weekday})*(?:\\sonly)?$`,
  "iu",
);

/** Words that end an item of a list, because the sentence continues with something else. */
export const itemEnd =
  /(?<!^\s?(?:drop|walk|dine|eat|sit|pop|plug|clip|push|slip|lie|log|add|roll))\s(?:for|in|at|with|from|which|that|who|but|because|so|we|i|you|they|it|is|are|was|were|has|have|until|till|since|by|on|near|around|all|as|if|when|where|while|to|since|my|our|your|within|throughout|every|only|and more|etc|then|than|max|min)(?=\s|$)[\s\S]*$/iu;

/**
 * By what means something is done, which belongs to the name: 'pregnancy checks by ultrasound', 'beading by hand'. After
 * a participle ('fitted by engineers') the sentence says who does it.
 */
export const byMeans =
  /(?<!(?:ed|done|made|run|built|cut|sewn|given|taught|led|grown|owned)) by (?!(?:appointments?|arrangement|request|post|phone|e-?mail|myself|ourselves|mr|mrs|the|our|my|your|his|her|an?|this|that|any|all)(?!\p{L}))(?!\p{L}*(?<!ga|bu|len|glas)s(?!\p{L}))\p{Ll}[\p{L}-]{2,}(?=\s*(?:$|[,;.]|and |or ))/u;

/** A verb with its particle as an item: 'taking in' of 'taking in and letting out'. */
export const phrasal = /(?<=^\s*\p{L}{2,}ing) (?:in|on|up)(?=\s*(?:$|(?:and|or|&)\s))/iu;

/** Words that names of services do not contain: with them it is a sentence, a promise or an amenity. */
export const noService =
  /(?<!\p{L})(?:yes|half price|under|discount|first aid|dbs|insurance|guarantee|warranty|anybody|everybody|hello|paypal|invoice|we|i|you|he|she|they|it|us|me|my|your|his|her|their|is|are|was|were|be|been|am|do|does|did|don['’]?t|can|can['’]?t|will|would|won['’]?t|should|must|have|has|had|not|no|never|always|please|free|welcome|parking|wifi|wi-fi|included|cash|card|cards|available|accepted|possible|allowed|open|closed|since|years?|yrs?|old|experience|insured|licen[cs]ed|certified|qualified|approved|registered|trained|checked|members?|english|german|french|spanish|italian|dutch|portuguese|polish|languages?|spoken|etc|more|lots|everything|anything|something|people|persons?|customers?|clients?|employees|staff|team|family|families|best|nice|good|great|beautiful|friendly|cheap|small|big|only|also|very|really|just|around|about|km|miles?|minutes?|min|hours?|days?|weeks?|months?|today|tomorrow|love|like|want|need|get|go|come|comes|look|know|think|say|website|site|web|page|photos?|pictures?|logo|street|road|floor|email|phone|call|ring|whatsapp|text|book|booking|ask|from|until|till|than|how|what|why|when|where|who|which|because|but|if|so|too|both|either|same|other|others|dogs? welcome|vegan|organic|halal|gluten|year round|based|local|independent|own|award|winning)(?!\p{L})/iu;

/** Words next to a price that do not name a service: who pays, how long, how many. */
export const noOfferName =
  /^(?:(?:the |a |an |per |each |for |half |full |second |third |first |whole |under |over |up to )?(?:adults?|child(?:ren)?|kids?|bab(?:y|ies)|students?|seniors?|pensioners?|concessions?|members?|family|families|youth|social|persons?|people|day|days|week|weeks|weekend|month|months|hour|hours|year|min|mins|minutes|night|nights|morning|afternoon|evening|half|full|single|double|small|medium|large|middle|big|male|female|low|high|season|low season|high season|deposits?(?: .{1,40})?|minimum|minimum charge|delivery|extra|supplement|men|women|ladies|gents|couples?|paare|herren|damen|kinder|erwachsene|numbers?|one|two|three|four|five|six|seven|eight|nine|ten|each|both|regular|standard|prices?|rates?|annual subs|jobs?|projects?|match fee|day rate|call ?out|tourist tax|kurtaxe|(?:hourly|daily|weekly|fortnightly|monthly|yearly)(?: (?:or|and) (?:daily|weekly|fortnightly|monthly|yearly))?|(?:fixed|flat|set|starting|base|all[- ]in) (?:price|rate|fee)|max(?:imum)?(?: \d+(?: \p{L}+)?)?|weekdays?|weekends?|otherwise|then|now|additional|group|groups|online|in person|uniform|age|follow-?ups?|first|second|sole traders?|compan(?:y|ies)|freelancers?|landlords?|ltd|sarl|sas|booking fee|retainer|(?:off[- ])?peak|(?:(?:[\p{L}-]+ ){0,2}(?:cancellation|no[- ]show|booking|delivery|fuel|cleaning|admin|set[- ]?up|service|late|entry|registration|call[- ]?out|travel) )?(?:fee|surcharge|charge|supplement|supplément|zuschlag|acompte|anzahlung|suplemento)|(?:[\p{L}-]+ ){1,3}deposit)s?\.?)$/iu;

/** Adjectives that can share a noun: 'wet and dry cleaning', 'indoor or outdoor painting'. */
export const qualities =
  "hot|cold|warm|wet|dry|indoor|outdoor|inside|outside|interior|exterior|internal|external|inner|outer|domestic|commercial|residential|industrial|agricultural|private|public|corporate|personal|small|large|big|little|short|long|tall|low|high|deep|shallow|old|new|used|second[- ]hand|vintage|antique|modern|contemporary|classic|classical|traditional|upper|lower|front|rear|back|side|left|right|male|female|adult|junior|manual|automatic|electric|electronic|acoustic|digital|hard|soft|light|heavy|fresh|frozen|dried|sweet|savou?ry|raw|cooked|plain|printed|full|half|partial|part|complete|single|double|twin|triple|simple|complex|basic|advanced|local|national|international|planned|reactive|emergency|routine|structural|decorative|mechanical|electrical|solid|flat|pitched|sloping|straight|curved|curly|coloured|colored|clear|black|white|live|online|virtual|remote|daily|weekly|monthly|annual|yearly|seasonal|temporary|permanent|medical|surgical|cosmetic|clinical|religious|civil|criminal|legal|financial|mental|physical";

/**
 * A deed without its object, joined to another that has it, which is one name: 'finding and vetting tenants'. Not
 * 'painting and wedding cars'.
 */
export const sharedObject =
  /^\s*(?:and |or )?(?:finding|sourcing|buying|selling|letting|renting|vetting|checking|choosing|supplying|fitting|installing|laying|hanging|repairing|mending|replacing|removing|servicing|maintaining|making|building|designing|planning|preparing|organi[sz]ing|arranging|managing|collecting|delivering|moving|storing|packing|sorting|clearing|sanding|sealing|stripping|cutting|lifting|pruning|felling|trimming|picking|writing|editing|testing|tuning|restoring|converting|importing|recruiting|hiring|training)\s(?:and|&|or)\s(?!(?:wedding|ceiling|building|evening|morning|swimming|dining|clothing|bedding|lighting|plumbing|heating|roofing|flooring|parking|hearing|wiring|spring|string|king|ring|washing|dressing|camping|fishing|housing) )\p{Ll}{2,12}ing (?=\p{Ll})(?!(?:and|or|for|in|of|to|on|at|by|with|up|down|out|work|services?) ?)/iu;

const time =
  "(?:(?:half|whole|full|first|next|last|every|each|school|bank|long) )*(?:time|hours?|days?|nights?|weeks?|weekends?|weekdays?|months?|years?|seasons?|terms?|mornings?|afternoons?|evenings?|minutes?|summer|winter|spring|autumn|holidays?|advance|total|cash|person|peak|full|one|two|three|four|five|six|each|both|all|now|free|less|more|us|you|it|them|everyone|anyone)";

/**
 * Words in lower case at the end of a price's name that say which offer it is: 'for insurers', 'in the same house'. A
 * time, a number or a place is no part of an offer's name.
 */
export const ownComplement = new RegExp(
  `^\\p{L}[^.;:,()]*? (?:for|in|with|on|from) (?!(?:the |an? )?${time}(?!\\p{L}))(?:(?!(?:and|or|but|if|when|we|i|they|who|which|that|our|my|is|are)(?!\\p{L}))\\p{Ll}[\\p{Ll}'’-]*(?: |$)){1,5}$`,
  "u",
);
