/**
 * Abbreviations after which a sentence always continues: titles, 'no. 12', 'e.g. cakes'. In lower case, without full
 * stops.
 */
export const openAbbreviations: ReadonlySet<string> = new Set(
  `dr drs mr mrs ms mme mlle m prof rev fr sr sra dra d ing mag dipl hon capt sgt lt col gen messrs st ste sta no nos nr num nº n° tel tél tlf fax mob kom ph
  approx appr ca circa incl excl inkl exkl zzgl bzw z.b z.b e.g eg i.e ie vs cf ref reg cert lic ext extn abt attn bef betr est vol fig p.o op
  mon tue tues wed weds thu thur thurs fri sat sun mo di mi do fr sa so lun mar mer jeu ven sam dim pn pt sob niedz jan feb febr mär apr jun jul aug sep sept oct okt nov dec dez
  u.a d.h kl gr str. obj sygn ul al pl os c/o tlf avda avd pg bd blvd ste apt vat ust-idnr steuernr art abs kfz inh gegr geb verh pers std stk med lge avg dep exp hol ind adv int org sec gen lit rec a.d i.d esp`.split(
    /\s+/,
  ),
);

/** Abbreviations that may end a sentence: they do if a word that opens sentences follows. */
export const closingAbbreviations: ReadonlySet<string> = new Set(
  `etc ltd inc co corp llc plc gmbh jr sr esq rd ave av dr ln ct pl sq hwy pkwy str strasse blvd a.m p.m am pm p.a p.p p.n p.h p.w p.m h hr hrs min max mins sec km m cm kg g lb lbs oz ml l pp pers
  dept bros mt ft yd yds sq.m e.v s.l s.a s.r.l d.o d.c u.k u.s u.s.a usw uvm ff nw ne sw se n s e w no`.split(
    /\s+/,
  ),
);

/** Words with which sentences open. */
export const openers: ReadonlySet<string> = new Set(
  `we our i my it its it's the this that these those there they he she you your please no not and but so also all a an if when where who what how why for in on at by from with as
  call ring email visit open closed free prices price phone tel since established founded parking dogs children kids everyone i'm we're we've don't do don't can one two three four five every each some most many
  to only just then now here never always maybe perhaps must should make put write use add mention call nothing`.split(
    /\s+/,
  ),
);

/** German nouns after an ordinal with a full stop, such as floors and months ('im 2. OG', 'am 3. Oktober'). */
export const countedWords: ReadonlySet<string> = new Set(
  `og ug dg stock stockwerk etage obergeschoss obergeschoß untergeschoss halbjahr quartal klasse generation auflage januar februar märz april mai juni juli august september oktober november dezember advent
  montag dienstag mittwoch donnerstag freitag samstag sonntag`.split(/\s+/),
);

/** Words that begin a sentence typed without a capital; none of them occurs among hours. */
export const lowerCaseOpeners: ReadonlySet<string> = new Set(
  "we i i'm im our my it its it's not but they you he she please dont don't no can could".split(" "),
);

/** Abbreviated days and months. */
export const dayOrMonth =
  /^(?:mon|tues?|weds?|thur?s?|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)$/u;

/** Abbreviated days, months and titles that are words too: 'may', 'sat', 'do'. */
export const abbreviationsThatAreWords = /^(?:may|sat|sun|do|so|me|mi|di|fr|al|os|dim|mar|mer|lun)$/u;

/**
 * 'Callout £60 plus VAT. gas safe registered': after these words 'VAT' ends its sentence; elsewhere its number follows.
 */
export const endsInTax =
  /(?:\+|(?<!\p{L})(?:plus|and|with|including|ex|excl?|incl?|inkl|zzgl|no)\.?)\s*(?:vat|gst|hst|mwst|tva|iva|btw)$/iu;

/** 'on the 3. floor': an ordinal. In 'Infills 28. toes 22' the number ends a sentence. */
export const endsInOrdinal = /(?<!\p{L})(?:the|im|am|in|zum|zur|der|dem|den|das|au|le|la|del)\s+\d{1,2}$/iu;

/** 'perhaps no. Visits', 'I'd say no. The': after these words 'no' is an answer and not short for 'number'. */
export const endsInAnswer =
  /(?<!\p{L})(?:perhaps|maybe|probably|so|say|says|said|is|then|still|but|or|and|sadly|yet|usually|mostly|now|answer(?: is)?)[,:]?\s+no$/iu;
