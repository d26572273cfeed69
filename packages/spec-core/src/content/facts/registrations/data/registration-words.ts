/** Kinds of registrations, with patterns for the label before the number; the first match counts. */
export const registrationLabels: readonly (readonly [about: string, words: string])[] = [
  [
    "VAT",
    "vat(?: reg(?:istration)?)?|ust-?\\s?id(?:-?nr)?|umsatzsteuer-id(?:entifikationsnummer)?|mwst|n[°º] ?tva|tva|btw(?:-id)?|uid|steuernummer|steuer-?nr|tax id",
  ],
  ["P.IVA", "p\\.? ?iva|partita iva|p\\. ?i\\."],
  ["CVR", "cvr(?:-nr)?"],
  [
    "organisation",
    "org(?:anisa[sz]?jons|anisations)?[ .-]{0,2}(?:nr|nummer)|organi[sz]ation(?:al)? number|foretaksnummer",
  ],
  ["Y-tunnus", "y-tunnus|business id"],
  [
    "company",
    "ondernemingsnummer|numéro d['’]entreprise|n[°º] d['’]entreprise|kbo|bce|rpr(?: \\p{Lu}\\p{L}+)?|rpm(?: \\p{Lu}\\p{L}+)?",
  ],
  ["AGB", "agb(?:-code)?"],
  ["SIRET", "siret"],
  ["SIREN", "siren"],
  ["RCS", "rcs(?: \\p{Lu}\\p{L}+)?"],
  ["HRB", "hrb"],
  ["HRA", "hra"],
  ["VR", "vr"],
  ["FN", "fn"],
  ["KvK", "kvk"],
  ["CIF", "cif"],
  ["NIF", "nif|n\\.i\\.f"],
  ["NIPC", "nipc"],
  ["NIP", "nip"],
  ["REGON", "regon"],
  ["KRS", "krs"],
  ["ABN", "abn|a\\.b\\.n"],
  ["ACN", "acn"],
  ["NZBN", "nzbn"],
  ["NEQ", "neq"],
  ["EIN", "ein"],
  ["CRO", "cro"],
  ["Codice fiscale", "codice fiscale|cod\\. fisc|c\\.f"],
  ["REA", "rea"],
  ["ADELI", "adeli"],
  ["RPPS", "rpps"],
  ["USDOT", "us ?dot"],
  ["GISA", "gisa"],
  ["charity", "charity"],
  ["RCN", "rcn"],
  ["CHY", "chy"],
  [
    "company",
    "companies house|company|co|registered in (?:england(?: (?:and|&) wales)?|scotland|ireland|northern ireland|wales)|(?:co(?:mpany)? )?reg(?:istered)?\\.? in (?:england(?: (?:and|&) wales)?|scotland|ireland|wales)",
  ],
];

/** Words before a code that make it a registration. */
export const registrationNouns =
  "(?:instructor|professional|guide|trade|artisan) card|sanitary (?:centre|center|register|registration)|registro (?:sanitario|mercantil|de turismo|oficial)|n[uú]cleo zool[oó]gico|carn[eé] \\p{L}+|licen[cs]e|lic|permit|registration|registered|register|reg|cert|certificate|certification|certified|certificat|zertifikat|membership|member|mitglied|(?:mitglieds|betriebs|zulassungs|genehmigungs|lizenz|vermittler|register)-?(?:nummer|nr)|provider|approved contractor|contractor|herd|passport|accreditation|accredited|agreement|agrément|approval|authori[sz]ation|colegiad[oa]|collegiated?|colegiaci[oó]n|albo|matr[ií]cula|zulassung|kammer|kontrollnummer|station|firm|carrier|urn|concession|bonded|enrolment|guild|chamber|inscription|inscri[pt]to|registro|register number|wpis|numer|list|approved|gas safe|ombudsman|commission|bar|board|council|authority|association|society|institute|scheme|registry|registre|registrierung\\p{L}*|\\p{L}*register(?:nummer|nr)?|\\p{L}*rolle(?:n-?(?:nummer|nr))?|déclaration d['’]activité|empresa (?:instaladora|mantenedora)|\\p{L}*konzession\\p{L}*|genehmigung\\p{L}*|orias|carte pro(?:fessionnelle)?|ordre|immatricul\\p{L}*|enregistr\\p{L}*|iscri\\p{L}*|cédula|alvará|inscrição|registo|zezwoleni\\p{L}*|pozwoleni\\p{L}*|rejestr\\p{L}*|vergunning\\p{L}*|erkenning\\p{L}*|lidnummer|registratie\\p{L}*|autorisation\\p{L}*|medlem\\p{L}*|praxisnummer|quali[pbfs]\\p{L}+|ministry|niceic|napit|constructionline|safecontractor|cerfa|mairie|pr[eé]fecture|fensa|hetas|trustmark|oftec|ofsted|elecsa|\\p{L}*kammer|licencia|licenza|licença|patent|trade ?mark|badge|hcpc|nmc|gdc|gmc|rcvs|gphc|fca|sra|pin";

/** Words that make 'no. 123' something else. */
export const otherThings =
  /(?<!\p{L})(?:phones?|tel(?:ephone)?|mobile|grid|map|postcode|zip|serial|part|tracking|parcel|chassis|plate|flight|train|ticket|locker|reference on|whatsapp|fax|call|text|order|case|invoice|booking|listing|batch|lot|tyres?|room|house|flat|block|unit|page|issue|stand|site|villa|property|apartment|boat|model|line|bus|platform|size|track|gate|iban|account|lot|item|court|sygn|az|aktenzeichen|pin|password|login|user|code of the door|digicode|month)(?!\p{L})/iu;

/** Words of a clause whose number is that of a document or a thing: quotes, claims, planning, identity cards. */
export const papers =
  /(?<!\p{L})(?:quotes?|quotation|background check|accidents?|incidents?|tender|workers comp|bond|estimate|claims?|insurances?|insurers?|policy|protocols?|protocollo|contract|planning|council tax|uprn|(?<!plant )passports?|national insurance|ni|student|reservation|shipment|building control|dossier|expediente|contrat|contrato|seguro|p[oó]liza|sinistre|assurance|vertrag\p{L}*|versicherung\p{L}*|kundennummer|(?:kunden|händler|lieferanten|berater|mandanten|matrikel|versicherungs|vertrags)-?(?:nummer|nr)|kd-?nr|(?:gas|pat|electrical|energy|insurance|birth|death|health|mot|safety|test|tax|resale) cert(?:ificate)?s?|(?:sage|adobe|microsoft|windows|office|software|photo|image|font|music|tv|ppl|driving|driver['’]?s?|dog|fishing|prs(?: for music)?) licen[cs]e|parts? number|(?:licen[cs]e|permit|registration) (?:for|of) (?:the |our |my )?(?:fleet|boats?|vans?|trailers?|trucks?|vehicles?)|(?:boat|ship|van|trailer|truck|car|vehicle)s? (?:is|are) (?:registered|licen[cs]ed)|(?:mooring|berth|trailer) (?:permit|licen[cs]e|registration|plate)|excise|renewal|completion certificate|deposit scheme|epc|(?:gym|aa|rac|adac|costco|library|union) (?:membership|member|card)|(?:parking|skip|residents?|event|toll|bus) (?:permit|licen[cs]e|pass)|frame|hull|mitgliedskarte|berufsgenossenschaft|bg bau|krankenkasse|indemnity|pi (?:cert|insur|cover|polic)\p{L}*|(?:public |employers['’]? |product )?liability|insured (?:by|with|through|via|at)|underwritten|décennale|haftpflicht|polis|polizza|tax code|tax clearance|lease|mot|rent|matrikel|mandant|delivery|purchase|warranty|complaint|court|police|crime|loan|mortgage|lease|meter|zoom|meeting id)(?!\p{L})/iu;

/** The word for members between the name of an organisation and the number ('WETT certified 8812'). */
export const listedAs =
  "approved|certified|accredited|registered|licen[cs]ed|protected|bonded|qualified|members?|company|firm|installers?|fitters?|instructors?|trainers?|teachers?|practitioners?|therapists?|contractors?|carriers?|dealers?|agents?|cent(?:re|er)|school|club|stud|workshop|station|training|diving|dive|riding|test|tag";

/** Further words between the name of a known organisation and the number. */
export const numberWords =
  "number|nummer|no|nr|n|num|ref|reference|code|id|site|location|practice|operator|individual|energy|advis[eo]r|engineer|surveyor|coach|company|business|shop|salon|clinic|farm|premises|builder|plumber|electrician|breeder|arborist|dietitian|nutritionist|photographer|guide|level|klassifizierung|in|of|for|is|de|the";

/** The last words in names of organisations that list people and businesses. */
export const bodyEndings =
  "Association|Assoc|Society|Institute|Institution|Guild|Federation|Council|College|Academy|Union|Board|Register|Alliance|Authority";

/** Capitals before digits that are not a register. */
export const otherAcronyms: ReadonlySet<string> = new Set(
  `FREE EUR USD GBP CHF PLN CAD AUD NZD IBAN BIC BLZ SWIFT ISBN ISSN EAN GTIN SKU TEL PH FAX BOX PO ISO DIN EN RAL UN RD HWY US UK EU SINCE EST OVER FROM UP TO
  BS TS NF VDE ASTM ANSI UNE DTU PAS CE UL DX UTR SSN ITIN EFIN PPS CAF URSSAF AGA BSNR LANR COLA
  AND OF THE AT CALL FOR IN ON NO BY OR WITH ALL MIN MAX KM ML KG CM MM AM PM ZIP SD SE SK SJ SU SY SO SP NZ NY TQ TL NT NS NG NH GR SPF IP VIN ROOM UNIT STE SUITE HR HRS INC TAX PLUS
  GEMA SACEM SGAE BUMA SABAM PPL ASCAP BMI SESAC SUISA AKM IMRO GEZ KSK SVLFG MSA RSI EDOF OBA PEXA MLS ISRC LEI DUNS CAGE VECOZO MPAN MPRN PAYE NHS RIDDOR SDLT EPC ADAC RAC SKU VIN TID TEN BG
  RMA DA CB VISA PAGE ONLY BMW VW PRICE PRICES COST COSTS TEXT PHONE MOBILE CELL WHATSAPP ALSO AROUND ABOUT`.split(
    /\s+/u,
  ),
);

/** Words before a customer, account or serial number, as from a supplier, a platform or a machine. */
export const dealings =
  /(?<!\p{L})(?:dealers?|vendors?|suppliers?|distributors?|importers?|wholesalers?|customers?|cust|clients?|accounts?|acct|orders?|listing|campaign|software|app|hotel|hse|serial|model|engine|tracking|batch|lot|grant|products?|(?<!(?:adi|pdi|sia|taxi|guide) )badge|exports?|imports?|vin|chassis|matr|till|terminal|caisse|caja|kasse|fournisseur|proveedor|clientes?|kunde|booking\.com|airbnb|expedia|tripadvisor|thefork|treatwell|doctolib|etsy|ebay|amazon|shopify|login|merchant|partner|subscriber|subscription|member of staff|payroll|chip|microchip|premises id|farm number|herd mark|gocardless|worldpay|uber eats|deliveroo|just eat|royal mail|evri|dpd|dhl|fedex|gls|hermes|colissimo|mondial relay|postnl|usps|home depot|screwfix|toolstation|travis perkins|wickes|makro|costco|sysco|reece|cef|axa|allianz|aviva|hiscox|zurich|generali|mapfre|maaf|maif|macif|groupama|interpolis|nationale nederlanden|ergo|hdi|bupa|vhi|laya|cigna|aetna|medicare|medicaid|state farm|travelers|nfu|balens|simply ?business|intact|stripe|paypal|square|sumup|zettle|mailchimp|wix|squarespace|wordpress|godaddy|namecheap|ionos|strato|ovh|google|facebook)(?!\p{L})/iu;

/** Words after a number that has expired, is pending or belongs to others. */
export const notHeld =
  /(?<!\p{L})(?:lapsed|expired|(?:has|have) run out|ran out|lapses|expires on|runs out|rose by|went up|(?:renewal|is|are|was|were) due|is up (?:in|on|for)|not (?:yet|needed|mine|ours|that one)|gone|is over|under the old|theirs|pending|applied for|abgelaufen|périmée?|caducad[oa])(?!\p{L})/iu;

/** Words directly after the number of a document that only hangs on a wall. */
export const onWall =
  /^ (?:is |it['’]?s |has to be |must be |must )?(?:hangs? |only |just )*(?:inside|(?:on|behind|in) the (?:wall|window|door|counter|frame|photo|picture)|(?:for|of) the (?:one|job|house) in the (?:photo|picture))(?!\p{L})|^[^.!?;\n]{0,24}(?:must (?:be|hang)|has to (?:be|hang)|wants? it|goes|belongs) on the wall(?!\p{L})/iu;

/** Words around the numbers in an imprint: courts, registers, kinds of numbers. */
export const imprintWords =
  /(?<!\p{L})(?:(?:registered|incorporated|reg)\.? (?:(?:company|business|office|charity|number|no)\.?(?: |$)|in (?:england(?: (?:and|&) wales)?|wales|scotland|(?:northern |the republic of )?ireland)|with companies house)|(?:company|charity|vat|business|tax|gst)(?: (?:registration|reg|registered))?(?: (?:numbers?|no|nr|id))?|limited company|ltd|companies house|(?:amts|register|handels|firmenbuch|landes)-?gericht|(?:handels|vereins|genossenschafts|partnerschafts|gewerbe)register|sitz(?: der gesellschaft)?|ust-?\s?id(?:-?nr)?|umsatzsteuer(?:-?identifikations)?-?(?:nummer|nr)|steuer-?(?:nummer|nr)|geschäftsführer|hr[ab]|siren|siret|rcs|tva(?: intracommunautaire)?|n(?:uméro)? ?° ?(?:de )?(?:siret|tva)|capital (?:social )?de|registro mercantil(?: de)?|inscrita en(?: el)?|cif|nif|p\.? ?iva|partita iva|kvk(?:-nummer)?|btw(?:-nummer)?|krs|nip|regon|abn|acn|numbers?|no|nr|nummer)(?!\p{L})\.?/giu;
