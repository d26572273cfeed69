/**
 * Words that tell a country, in lower case: `certain` ones are used nowhere else (registers, legal forms, provinces),
 * `places` are its towns and regions. What several countries share stands at each of them.
 */
export const countryWords: Readonly<Record<string, { readonly certain: string; readonly places: string }>> = {
  GB: {
    certain: `quid|hmrc|ofsted|niceic|companies house|registered in england|england and wales|llp|cqc|sra|dbs|nhs|paye|pat tested|council tax|bank holiday|bank holidays|tradesman|gcse|a level|a levels|high street|gas safe|corgi|checkatrade|scottish charity|mot|mots|freephone|colour|quango|hertfordshire|uk|united kingdom|england|scotland|wales|northern ireland|rspca|rnli|vosa|national trust|postcode lottery|isle of|council|tenner|fiver`,
    places: `london|manchester|birmingham|leeds|sheffield|bristol|liverpool|newcastle|glasgow|edinburgh|cardiff|belfast|york|norwich|cambridge|oxford|brighton|hove|plymouth|exeter|southampton|portsmouth|derby|nottingham|leicester|lincoln|hull|bradford|preston|blackpool|bolton|stockport|wolverhampton|coventry|solihull|reading|swindon|bath|gloucester|cheltenham|worcester|hereford|shrewsbury|chester|wrexham|swansea|newport|aberdeen|dundee|inverness|perth|stirling|ayr|skye|canterbury|maidstone|whitstable|hastings|ipswich|colchester|peterborough|northampton|luton|watford|guildford|winchester|salisbury|bournemouth|poole|truro|penzance|cornwall|devon|dorset|somerset|kent|sussex|surrey|essex|suffolk|norfolk|yorkshire|lancashire|cumbria|durham|northumberland|hampshire|wiltshire|shropshire|cotswolds|whitby|harrogate|scarborough|huddersfield|halifax|wakefield|doncaster|barnsley|sunderland|middlesbrough|darlington|carlisle|kendal|keswick|lancaster|warrington|wigan|stoke|stafford|telford|midlands|hackney|islington|camden|brixton|peckham|clapham|croydon|bromley|ealing|merseyside|tyneside`,
  },
  IE: {
    certain: `co. cork|co. galway|co. sligo|co. mayo|co. kerry|co. clare|co. wicklow|co. kildare|co. donegal|co. meath|co. louth|co. wexford|co. waterford|co. limerick|co. tipperary|co. dublin|co cork|co galway|co sligo|co mayo|co kerry|co clare|co wicklow|co donegal|co meath|eircode|gaeltacht|coru|chy|rcn|rte|deis|credit union|gaa|fáilte ireland|failte|prsi|garda|taoiseach|ireland|irish|seai|reci|rgii|cro|psra|leinster|munster|connacht`,
    places: `dublin|cork|galway|limerick|waterford|sligo|kilkenny|wexford|drogheda|dundalk|ennis|tralee|killarney|athlone|letterkenny|castlebar|westport|ballina|tuam|gort|kerry|donegal|mayo|clare|wicklow|kildare|bray|navan|meath|mullingar|carlow|portlaoise|dingle|kinsale|clonakilty|mullaghmore|tipperary|roscommon|connemara`,
  },
  US: {
    certain: `llc|ein|zip|dba|toll free|notary public|esq|usa|u.s|united states|county fair|irs|w-9|1099|sq ft|square feet|memorial day|labor day|thanksgiving|columbus day|fourth of july|hoa|epa|bbb|usdot|bucks|realtors|dmv|ppo|medicare|license|color|dollars|mom|gotten|npi|hvac`,
    places: `phoenix|scottsdale|tempe|tucson|arizona|austin|houston|dallas|san antonio|texas|tulsa|oklahoma|denver|boulder|colorado|albuquerque|santa fe|new mexico|nashville|memphis|tennessee|chicago|illinois|ohio|dayton|columbus|cleveland|cincinnati|detroit|michigan|minneapolis|minnesota|milwaukee|wisconsin|iowa|des moines|kansas|st. louis|missouri|omaha|nebraska|portland|bend|oregon|seattle|tacoma|spokane|washington|los angeles|san diego|san francisco|oakland|sacramento|california|las vegas|reno|nevada|salt lake city|utah|boise|idaho|montana|wyoming|new york|brooklyn|queens|bronx|manhattan|buffalo|new jersey|jersey city|hoboken|philadelphia|pittsburgh|pennsylvania|boston|massachusetts|connecticut|rhode island|vermont|new hampshire|maine|virginia|richmond|maryland|baltimore|north carolina|charlotte|raleigh|asheville|south carolina|charleston|georgia|atlanta|savannah|florida|miami|tampa|orlando|alabama|birmingham|mississippi|louisiana|new orleans|kentucky|louisville|indiana|indianapolis|arkansas|hawaii|honolulu|alaska|anchorage|bergen county`,
  },
  CA: {
    certain: `neq|hst|pst|tps|tvq|law 96|loi 96|oqlf|canada|canadian|cra|toonie|loonie|provincial|ontario|québec|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|newfoundland|prince edward island|yukon`,
    places: `toronto|ottawa|montréal|montreal|vancouver|calgary|edmonton|winnipeg|halifax|hamilton|victoria|kelowna|saskatoon|regina|gatineau|laval|mississauga|kingston|london ontario|sudbury|thunder bay|st. john's|moncton|fredericton|temagami|banff|whistler|nanaimo`,
  },
  AU: {
    certain: `abn|acn|ndis|tafe|arvo|australia|australian|aussie|nsw|qld|anzac|rego|qbcc|medicare rebate|ahpra|rsl|tradie|tradies`,
    places: `sydney|melbourne|brisbane|perth|adelaide|hobart|darwin|canberra|gold coast|byron bay|newcastle|geelong|ballarat|bendigo|cairns|townsville|wollongong|fremantle|wynnum|queensland|victoria|tasmania|new south wales|noosa|bondi|fitzroy`,
  },
  NZ: {
    certain: `nzbn|kia ora|new zealand|nz|mānuka|kiwi|eftpos|ird number|aotearoa|mpi|kiwis|wof|whānau`,
    places: `auckland|wellington|christchurch|dunedin|hamilton|tauranga|raglan|rotorua|taupo|taupō|napier|nelson|queenstown|wanaka|wānaka|otago|waikato|northland|whangarei|whangārei|gisborne|new plymouth|palmerston north|waiheke|marlborough|invercargill|hawke's bay`,
  },
  DE: {
    certain: `gmbh & co. kg|e.v|e.k|ust-idnr|ust-id|steuernummer|hrb|hra|amtsgericht|handwerkskammer|finanzamt|germany|german|deutschland|meisterbetrieb|biergarten|tüv|bundesland|abitur|krankenkasse|sparkasse|kurtaxe|ihk|vr`,
    places: `berlin|hamburg|münchen|munich|köln|cologne|frankfurt|stuttgart|düsseldorf|leipzig|dortmund|essen|bremen|dresden|hannover|hanover|nürnberg|nuremberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|mainz|kiel|lübeck|rostock|erfurt|jena|freiburg|heidelberg|kassel|potsdam|würzburg|bamberg|regensburg|ulm|göttingen|oldenburg|osnabrück|allgäu|bavaria|bayern|saxony|sachsen|brandenburg|spreewald|hessen|schwarzwald|franconia|franken|rügen|usedom|gostenhof|forchheim`,
  },
  AT: {
    certain: `austria|österreich|austrian|firmenbuch|gisa|heuriger|heurigen|wko|uid atu|bmsgpk|jänner|sva|achterl|ausg'steckt`,
    places: `wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|tirol|tyrol|kärnten|steiermark|styria|vorarlberg|bregenz|dornbirn|wachau|burgenland|kleinarl|zell am see|kitzbühel|st. pölten|wels|steyr`,
  },
  CH: {
    certain: `switzerland|schweiz|suisse|swiss|che-|mwst-nr|zefix|ahv|franken|chf|rappen|kantonspolizei|sbb|migros`,
    places: `zürich|zurich|bern|basel|genf|geneva|genève|lausanne|luzern|lucerne|winterthur|st. gallen|lugano|biel|bienne|thun|chur|davos|zermatt|interlaken|zug|schaffhausen|fribourg|neuchâtel|sion|aarau|ticino|tessin|graubünden|valais|wallis`,
  },
  FR: {
    certain: `siret|siren|rcs|ape|naf|rge|france|french|ttc|devis|décennale|mairie|préfecture|mutuelle|mutuelles|sarl|eurl|sas|urssaf|taxe de séjour|doctolib|adeli|rpps|ars|notaire|gîte|gîtes|gites|gite`,
    places: `paris|lyon|marseille|toulouse|nice|nantes|strasbourg|montpellier|bordeaux|lille|rennes|reims|toulon|grenoble|dijon|angers|nîmes|aix|brest|tours|limoges|amiens|annecy|metz|nancy|avignon|biarritz|bayonne|pau|la rochelle|poitiers|provence|bretagne|brittany|normandy|normandie|savoie|ardèche|dordogne|alsace|jura|villeurbanne|castelnaudary|chamonix|corsica|corse|loire|burgundy|bourgogne`,
  },
  ES: {
    certain: `cif|autónomo|autónomos|gestoría|gestor|spain|spanish|españa|ayuntamiento|iva|colegiada|colegiado|rgseaa|semana santa|s.l|guiris|aepd|nie|dni`,
    places: `madrid|barcelona|valencia|sevilla|seville|zaragoza|málaga|malaga|murcia|palma|mallorca|majorca|bilbao|alicante|córdoba|granada|cádiz|marbella|estepona|benidorm|jávea|javea|dénia|ibiza|menorca|tenerife|gran canaria|lanzarote|fuerteventura|san sebastián|donostia|santander|gijón|oviedo|asturias|galicia|andalucía|andalusia|catalonia|cataluña|costa brava|costa blanca|costa del sol|girona|tarragona|sitges|gràcia|jaén|baeza|toledo|salamanca|pamplona|vigo|huelva|almería|nerja|pollença|moraira`,
  },
  IT: {
    certain: `p.iva|p. iva|partita iva|codice fiscale|cod. fisc|s.r.l|srl|italy|italian|italia|rea|agriturismo|trattoria|osteria|ferragosto|cin|cir`,
    places: `roma|rome|milano|milan|napoli|naples|torino|turin|firenze|florence|bologna|venezia|venice|verona|padova|genova|palermo|catania|bari|lecce|perugia|siena|pisa|lucca|umbria|toscana|tuscany|chianti|puglia|sicily|sicilia|sardinia|sardegna|piemonte|lombardia|como|bergamo|brescia|trento|bolzano|rimini|ravenna|parma|modena|matera|amalfi|sorrento|liguria`,
  },
  NL: {
    certain: `kvk|btw|netherlands|holland|dutch|nederland|gemeente|werkspot|p/h|klusbedrijf|tikkie|marktplaats|ideal|sint|vof`,
    places: `amsterdam|rotterdam|utrecht|den haag|the hague|eindhoven|groningen|tilburg|almere|breda|nijmegen|arnhem|haarlem|leiden|delft|maastricht|zwolle|leeuwarden|jordaan|texel|zeeland|friesland|gouda|deventer|enschede`,
  },
  PT: {
    certain: `nipc|portugal|portuguese|lda|al registo|ami|nif pt|azulejos|azulejo|rnt|rnaat|escudos|concelho|freguesia|quinta`,
    places: `lisboa|lisbon|porto|braga|coimbra|faro|algarve|lagos|albufeira|tavira|évora|evora|alentejo|madeira|funchal|azores|açores|sintra|cascais|aveiro|viseu|guimarães|setúbal|nazaré|ericeira|peniche|douro|leiria`,
  },
  PL: {
    certain: `nip|regon|krs|zł|pln|zloty|złoty|poland|polish|polska|sp. z o.o|sp z o.o|ul|allegro|blik|ceidg`,
    places: `warszawa|warsaw|kraków|krakow|cracow|łódź|lodz|wrocław|wroclaw|poznań|poznan|gdańsk|gdansk|gdynia|sopot|szczecin|lublin|katowice|białystok|bialystok|zakopane|toruń|torun|rzeszów|olsztyn|częstochowa|bydgoszcz|mazury`,
  },
  BE: {
    certain: `belgium|belgian|belgië|belgique|vlaanderen|flanders|wallonie|wallonia|ondernemingsnummer|bce|kbo|rpr|rpm|zaakvoerder|bvba|bancontact|gsm`,
    places: `brussels|bruxelles|brussel|antwerp|antwerpen|gent|ghent|brugge|bruges|leuven|liège|namur|mechelen|kortrijk|hasselt|oostende|ostend|charleroi|mons|tournai|ardennes|waterloo|aalst|genk|dinant`,
  },
  LU: {
    certain: `luxembourg|lëtzebuerg|luxembourgish`,
    places: `esch-sur-alzette|ettelbruck|differdange|echternach`,
  },
  SE: {
    certain: `sweden|swedish|sverige|bankgiro|swish|f-skatt|organisationsnummer|skatteverket|rot-avdrag`,
    places: `stockholm|göteborg|gothenburg|malmö|uppsala|västerås|örebro|linköping|helsingborg|norrköping|jönköping|umeå|lund|växjö|borås|gotland|skåne|dalarna|kiruna`,
  },
  DK: {
    certain: `denmark|danish|danmark|cvr|mobilepay|smiley-ordning|fødevarestyrelsen`,
    places: `copenhagen|københavn|aarhus|århus|odense|aalborg|esbjerg|randers|kolding|vejle|roskilde|bornholm|jutland|jylland|fyn|frederiksberg`,
  },
  NO: {
    certain: `norway|norwegian|norge|vipps|brønnøysund|foretaksregisteret|organisasjonsnummer`,
    places: `oslo|bergen|trondheim|stavanger|tromsø|kristiansand|drammen|fredrikstad|bodø|ålesund|lillehammer|lofoten|hardanger`,
  },
  FI: {
    certain: `finland|finnish|suomi|y-tunnus|mobilepay fi`,
    places: `helsinki|espoo|tampere|turku|oulu|vantaa|jyväskylä|lahti|kuopio|rovaniemi|porvoo|lapland`,
  },
};
