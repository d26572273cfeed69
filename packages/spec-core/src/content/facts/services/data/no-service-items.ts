// Items in lists of services that are not services, in lower case.

const wordsOf = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join("|").split("|"));

/**
 * Manufacturers, shops, networks, ways to pay, registers and languages, without those that are more often other words.
 */
export const names = wordsOf(
  "worcester bosch|bosch|vaillant|baxi|ideal boilers|glow-worm|viessmann|potterton|ferroli|alpha boilers|ariston|intergas|buderus|daikin|mitsubishi|panasonic|samsung|lg|hitachi|toshiba|fujitsu|siemens|miele|neff|aeg|smeg|hotpoint|indesit|beko|zanussi|whirlpool|bissell|dyson|henry|vax|kenwood|kitchenaid|delonghi|de'longhi|bertazzoni|rangemaster|aga|rayburn|grohe|hansgrohe|mira|triton|villeroy & boch|ideal standard|roca|duravit|geberit|tado|hikvision|yale|mul-t-lock|banham|chubb|dewalt|makita|stihl|husqvarna|karcher|kärcher|farrow & ball|little greene|dulux|velux|rockwool|celotex|kingspan|marshalls|bradstone|karndean|amtico|quick-step|apple|huawei|nokia|google pixel|oneplus|xiaomi|sony|dell|hp|lenovo|asus|acer|microsoft|epson|brother|xero|quickbooks|freeagent|shopify|wordpress|wix|squarespace",
  "ford|vauxhall|opel|volkswagen|vw|audi|bmw|mercedes|mercedes-benz|mini|toyota|honda|nissan|mazda|suzuki|subaru|kia|hyundai|renault|dacia|peugeot|citroen|citroën|fiat|alfa romeo|skoda|škoda|volvo|saab|jaguar|land rover|range rover|lexus|porsche|tesla|chevrolet|chevy|dodge|jeep|chrysler|gmc|yamaha|kawasaki|ducati|triumph|harley-davidson|piaggio|lambretta|giant|cannondale|brompton|shimano|sram|campagnolo|john deere|massey ferguson|new holland|claas|kubota|jcb|caterpillar",
  "ghd|olaplex|redken|wella|schwarzkopf|l'oreal|l'oréal|loreal|kérastase|kerastase|davines|aveda|paul mitchell|moroccanoil|tigi|dermalogica|elemis|decleor|clarins|opi|cnd|shellac by cnd|gelish|the gel bottle|biosculpture|nike|adidas|puma|asics|barbour|levi's|levis|dr martens|clarks|ugg|rolex|omega|cartier|breitling|tag heuer|seiko|tissot|longines|casio|pandora|swarovski|fender|gibson|steinway|lego|playmobil|royal canin|hill's|purina|iams|burgess",
  "facebook|instagram|tiktok|twitter|youtube|linkedin|pinterest|snapchat|whatsapp|messenger|telegram|google|trustpilot|tripadvisor|yelp|checkatrade|trustatrader|mybuilder|rated people|airbnb|booking.com|vrbo|etsy|ebay|amazon|vinted|depop|treatwell|fresha|booksy|deliveroo|uber eats|just eat|doordash",
  "visa|mastercard|amex|american express|maestro|apple pay|google pay|paypal|klarna|clearpay|cash|cheque|cheques|bacs|bank transfer|direct debit|debit card|credit card|contactless|venmo|zelle|interac|etransfer|e-transfer|bitcoin|eftpos|afterpay|twint|bancontact|vouchers accepted",
  "gas safe|gas safe registered|niceic|napit|oftec|hetas|fensa|certass|trustmark|which trusted trader|chas|constructionline|federation of master builders|fmb|nhbc|ciphe|acca|aat|icaew|cima|rics|arla|naea|icpc|bacp|hcpc|csp|rcvs|ofsted|iso 9001|iso 14001|dbs|dbs checked|public liability|fca|sra|cqc|bbb",
  "urdu|punjabi|hindi|bengali|gujarati|tamil|arabic|farsi|turkish|kurdish|somali|romanian|russian|ukrainian|czech|slovak|hungarian|greek|bulgarian|lithuanian|latvian|albanian|serbian|croatian|mandarin|cantonese|vietnamese|thai|tagalog|swahili|yoruba|welsh|irish|gaelic|bsl",
  "tesco|asda|sainsbury's|sainsburys|morrisons|aldi|lidl|waitrose|marks & spencer|m&s|john lewis|nationwide|barclays|lloyds|natwest|hsbc|santander|nhs|bbc|itv|bt|royal mail|network rail|national trust|premier inn|travelodge|greggs|starbucks|mcdonald's|mcdonalds|kfc|ikea|b&q|screwfix|walmart|costco|home depot",
);

/** Days, months, seasons, parts of the day, colours, sizes, qualities of a business, pages of a site. */
export const descriptions = wordsOf(
  "mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekday|weekdays|weekend|weekends|bank holidays|evenings only|daily",
  "january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|easter|christmas|halloween|new year|half term|morning|mornings|afternoon|afternoons|evening|evenings|night|nights|lunchtime|lunchtimes|daytime|overnight",
  "red|orange|yellow|green|blue|navy|purple|violet|pink|brown|black|white|grey|gray|beige|teal|turquoise|maroon|burgundy|dark blue|light blue|dark green|light green|pastel",
  "small|medium|large|extra large|xl|xxl|xs|single|double|king size|king|queen|super king",
  "reliable|honest|tidy|punctual|professional|affordable|trusted|trustworthy|quick|fast|clean|polite|discreet|flexible|efficient|caring|warm|welcoming|cosy|cozy|modern|traditional|experienced|passionate|creative|knowledgeable|competitive|friendly|helpful|careful|thorough|skilled|qualified|certified|insured|fully insured|approachable|safe|simple|elegant|calm|quiet|bold|fun|playful|bright|luxurious|premium|high quality|quality|personal|patient|respectful|transparent|responsive|prompt|courteous|dependable|hard working|hardworking|family run|family-run|no obligation|fair prices|fair|local|easy|stylish|minimal|rustic|sustainable|ethical|eco friendly|eco-friendly",
  "home|home page|homepage|about|about us|contact|contact us|contact form|contact page|gallery|photo gallery|testimonials|reviews|faq|faqs|blog|news|prices|price list|prices page|map|opening hours|meet the team|terms|privacy policy|portfolio|booking form",
);

/**
 * The customers or things that a business serves. In a list with services they may be services too: 'extensions,
 * garages, offices'.
 */
export const served = wordsOf(
  "homes|houses|flats|apartments|schools|offices|churches|hospitals|hotels|restaurants|pubs|cafes|cafés|shops|warehouses|factories|farms|care homes|nurseries|universities|colleges|charities|councils|businesses|small businesses|companies|commercial|domestic|residential|industrial|landlords|tenants|homeowners|home owners|letting agents|estate agents|agents|builders|developers|architects|contractors|housing associations|property managers|toddlers|babies|infants|kids|children|juniors|teens|teenagers|adults|seniors|pensioners|students|beginners|improvers|intermediate|advanced|all levels|parents|couples|families|women|men|ladies|gents|boys|girls|brides|grooms|tourists|locals|walkers|cyclists|runners|farmers|start-ups|startups|freelancers|sole traders|contractors and trades|trade|public|retail|wholesale",
);

/** Imperatives to visitors in slogans: 'Drop off, shop, pick up!', 'Stop by, sip, relax.' */
export const bidding =
  /^(?:(?:come|drop|pop|stop|swing|walk|call|dive|step) (?:off|in|on|by|over|along|down|inside|round)|come|bring (?:it|them|\p{L}+) (?:in|back|over)|pick (?:it |them )?up|collect|sit(?: (?:back|down))?|lie back|kick back|lean back|unwind|relax|enjoy|indulge|shop|browse|choose|pick|select|click|order|pay|book|cancel|pre-?book|reserve|call|ring|text|phone|email|visit|find|discover|explore|see|look|watch|listen|taste|try|sample|sip|savou?r|eat|drink|feast|dine|share|meet|greet|mingle|connect|play|laugh|smile|dance|sing|love|live|breathe|stretch|sweat|sleep|dream|repeat|return|save|win|learn|grow|go|start|stay|stop|wait|ride away|drive away|walk away|head home|take (?:it |them )?(?:home|away)|be happy|have fun|get (?:in touch|started))$/iu;

/** First names that are also goods: flowers, herbs and stones. */
export const alsoThings = wordsOf(
  "ruby|olive|heather|lily|iris|daisy|basil|rosemary|poppy|violet|holly|coral",
);

/**
 * Words of an area in a list of places: 'otley, ilkley and surrounding villages', 'powys and all of gwynedd', 'all
 * areas'.
 */
export const area =
  /^(?:(?:all )?(?:the )?(?:surrounding|nearby|neighbou?ring|outlying)(?: \p{L}+)?|(?:all )?(?:the )?(?:areas?|villages|towns)(?: (?:around|nearby|between|covered))?|\p{L}+(?: \p{L}+)? (?:covered|areas?|region|district|county)|beyond|further afield|everywhere (?:between|around)|(?:most|all|parts?) of (?:the )?\p{L}+(?: \p{L}+)?|in between|elsewhere)$/iu;

/** Names of regions: 'cottage country', 'Otago Peninsula', 'Dales'. Not 'cross country', 'lead valleys'. */
export const regionEnd =
  /^(?:(?!(?:cross|open|up)(?!\p{L}))(?:[\p{L}'’-]+ ){1,3}(?:country|coast|county|peninsula|region|district|suburbs)|(?:\p{Lu}[\p{L}'’-]* ){1,2}(?:[Vv]alleys?|[Dd]ales?|[Ll]akes|[Ii]slands|[Hh]ighlands|[Ll]owlands|[Bb]orders)|(?:\p{Lu}\p{L}+ )?\p{Lu}\p{Ll}{2,}shire|Dales|Highlands|Borders|Fens|Cotswolds|County \p{Lu}\p{L}+)$/u;

/** Endings of place names in Britain, Ireland, North America and Australia that are rare in other words. */
export const placeEnding =
  /^(?!(?:cotton|button|mutton|carton|barley|parsley|trolley|medley|sandwich|\p{L}*(?:sup|trans|pass|air|ex|im|re|s|sea|car|tele)port)$)(?:(?:north|south|east|west|upper|lower|great|little|old|new|st\.?) )?\p{L}{2,}(?:ley|ton|ham|ford|bury|shire|borough|burgh|worth|wick|wich|thorpe|chester|caster|cester|mouth|minster|combe|stead|ville|dale|field|haven|holme|hurst|port)$/iu;
