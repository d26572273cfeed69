/** The meanings of words among days and times. */
const hourWordKinds = [
  "always",
  "every",
  "closed",
  "noon",
  "midnight",
  "range",
  "and",
  "from",
  "until",
  "season",
  "open",
  "unit",
  "part",
  "nth",
  "glue",
] as const;

export type HourWord = (typeof hourWordKinds)[number];

const words: Readonly<Record<HourWord, string>> = {
  every:
    "workdays|any weekday|any week day|all year round|year round|all year|365 days a year|all the days|every single day|7 jours sur 7|7 days per week|six days a week|five days a week|6 days a week|5 days a week|4 days a week|three days a week|four days a week|6j/7|vardagar|vardag|hverdager|hverdage|hverdag|arkisin|arki|dagligen|daglig|dagligt|helgfria vardagar|helger|joka päivä|jeden tag|alle tage|mo-so|7 dagen per week|7 giorni su 7|los siete días|todos los dias|any day|most days|work days|working days|en semaine|le week-end|fines de semana|fin de semana|doordeweeks|in het weekend|week days|week-ends|weekend days|wochentags|an werktagen|am wochenende|wochenende|wochenenden|du lundi au dimanche|dni powszednie|w tygodniu|nei giorni feriali|días laborables|dias úteis|all days|seven days|every day|everyday|each day|daily|7 days a week|7 days|seven days a week|seven days|all week|weekdays|weekday|weekends|weekend|täglich|tägl|tous les jours|7j/7|7j sur 7|7/7|todos los días|todos los dias|cada día|tots els dies|tutti i giorni|ogni giorno|dagelijks|todos os dias|codziennie|werktags|werktage|public holidays|bank holidays|bank holiday|bank hols|public hols|bank hol|holidays|feiertage|feiertags|jours fériés|festivos|festivi|feriados",
  closed:
    "stängt|lukket|stengt|suljettu|ruhetage|montagsruhetag|betriebsferien|strictly by appointment|appointment only|appt only|by prior appointment|by reservation only|by reservation|on appointment|nur nach vereinbarung|nach terminvereinbarung|termine nach vereinbarung|uniquement sur rendez-vous|sólo con cita previa|previa cita|solo su appuntamento|enkel op afspraak|alleen op afspraak|na afspraak|só por marcação|po umówieniu|efter överenskommelse|efter aftale|etter avtale|not open|we don't open|we close|we are closed|closed|shut|closing|day of rest|geschlossen|zu|ruhetag|fermé|fermée|fermeture|cerrado|cerrada|tancat|chiuso|chiusa|gesloten|dicht|fechado|encerrado|zamknięte|nieczynne|with appointment only|only with appointment|with appointment|w appointment|w/ appointment|by appointment only|by appointment|by appt only|by appt|by arrangement|by chance or appointment|on request|if you call first|if you ring first|if you phone first|if you call ahead|if you ring ahead|if you phone ahead|if you call before|if you ring before|nach vereinbarung|nach absprache|n.v|sur rendez-vous|on rendez-vous|sur rdv|cita previa|con cita|con cita previa|su appuntamento|op afspraak|por marcação",
  range:
    "t.o.m|t. o. m|tot en met|tot|fram till|til og med|jusqu'à|jusqu’à|jusqu’au|jusqu'au|hasta las|hasta la|hasta|fino a|sino alle|bis ca|‑|−|tills|right through to|through till|through to|right through till|thro|do godz|-|–|—|to|till|til|until|thru|through|bis|au|à|al|a|alle|fino alle|tot|t/m|tm|até|às|ao|do",
  and: "och|og|ja|n|as well as|resp|sowie|puis|luego|poi|oraz|&|+|·|•|u|and|und|et|y|e|i|en|or|oder|ou|o|/|,|;|plus",
  from: "om|kl|klo|från|fra|gegen|ab ca|as of|zwischen|entre|tra le|tra|fra le|a partire dalle|dalle ore|vers|à partir de|from|between|ab|von|from about|after|before|at|um|de|du|des|dès|desde|à partir de|dalle|dal|vanaf|van|od|das|a partir de|starting|starts|since",
  until:
    "and close at|close at|closes at|and closes at|closing at|shut at|shuts at|we shut at|finish at|finishes at|and finish at|we close at|we finish at|and shut at|and we close at|ending at|no later than|not later than|not after|up to|by|until about|bis um",
  glue: "all day|bar|we stay|stay|stays|we are|we're|again|we also|without interruption|straight through|available|in addition|service|services|worship|mass|durchgehend|nonstop|non stop|orario continuato|en continu|sans interruption|ininterrumpido|doorlopend|jours sur|most|ca|approx|session|sessions|we open|from about|the|on|of|in|for|a|an|:|(|)|.|am|le|la|les|los|las|el|il|os|i|but|not|no|never|only|also|except|then|and also|too|usually|otherwise|during|out|term|time|lunch break|rest|year|other|days|month|with|hours|hour|hrs|hr|opening|times|nur|außer|auch|sauf|excepto|escluso|behalve|exceto|oprócz|jeweils|ish|approx|around|about|sharp|walk-ins|non-stop",
  part: "daylight hours|any hour of daylight|all hours of daylight|hours of daylight|we sell out|we have sold out|we've sold out|we're sold out|sold out|we run out|it runs out|it's gone|it's all gone|everything's gone|kitchen|last entry|dawn|sunrise|daytime|daytimes|first light|koopavond|dusk|sunset|sundown|dark|daylight|last orders|food|food served|breakfast|brunch|supper|brunch served|close|closing time|till late|of the month|in the month|of each month|of every month|each month|du mois|im monat|del mes|del mese|late|morning|mornings|afternoon|afternoons|evening|evenings|night|nights|lunch|lunchtime|dinnertime|dinner time|teatime|tea time|dinner|vormittag|vormittags|nachmittag|nachmittags|abend|abends|matin|après-midi|soir|soirs|mañana|mañanas|tarde|tardes|noche|mattina|pomeriggio|sera|ochtend|middag|avond|manhã|rano|wieczorem",
  season:
    "oktober|maart|augustus|abril|the end of|end of|beginning of|the start of|start of|half term|half-term|school holidays|term time|low season|high season|off season|hochsaison|nebensaison|in season|out of season|the season|halloween|new year|boxing day|good friday|st patrick's day|patrick's day|st patrick's weekend|patrick's weekend|october half term|late october|whitsun|pentecost|pfingsten|toussaint|august bank holiday|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|okt|dez|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|summer|winter|spring|autumn|season|sommer|hiver|été|invierno|verano|estate|inverno|easter|christmas|ostern|pâques|mid|early|foliage|memorial day|labor day|columbus day|thanksgiving|victoria day|semana santa",
  open: "auf|we open|open to the public|open for|doors open|ouvert au public|wir haben geöffnet|geopend van|öppet|öppettider|åbent|åbningstider|åpent|åpningstider|avoinna|aukioloajat|abrimos|we work|visiting hours|phone lines|lines open|sprechstunden|sprechstunde|bürozeiten|ladenöffnungszeiten|gates open|kitchen open|check in|check-in|check out|check-out|checkin|checkout|arrival|arrivals|departure|open|opens|opening hours|opening times|open hours|store hours|office hours|shop hours|hours|öffnungszeiten|geöffnet|offen|sprechzeiten|horaires|ouvert|ouverte|ouverture|horario|horarios|abierto|orari|orario|aperto|aperta|openingstijden|geopend|open from|horário|aberto|godziny otwarcia|otwarte|czynne|we are open|we're open|business hours|surgery hours",
  always:
    "anytime day or night|any time day or night|any time of day or night|anytime day or nite|at any reasonable hour|at all reasonable hours|any reasonable hour|24hr|24hrs|24/7|24/24|24 hours a day|24 hours 7 days|round the clock|rund um die uhr|24h/24|day and night|tag und nacht|all day every day|jour et nuit|twenty four hours|24 hours, 7 days a week|24-7|24 hr|24-hour|24 hour|24 hours|24h|24 hrs|24 horas|24 stunden|24 heures|24 uur",
  noon: "noon|12 noon|midday|12 midday|mittag|midi|mediodía|mezzogiorno",
  midnight: "midnight|12 midnight|mitternacht|minuit|medianoche|mezzanotte|middernacht|meia-noite",
  unit: "of the morning|in the morning|of the evening|in the evening|de la mañana|de la tarde|de la noche|du matin|du soir|morgens|am morgen|o clock|oclock|hrs|uhr|h|o'clock|o’clock|heures|horas|ore|uur|godz|hs",
  nth: "first|second|third|last|alternate|every|every other|1st|2nd|3rd|each",
};

/** The meaning of each word or phrase. If it is in several lists, the first list counts. */
export const hourWords: ReadonlyMap<string, HourWord> = new Map(
  hourWordKinds
    .flatMap((kind) =>
      [...words[kind].split("|"), ...(kind === "and" ? ["|"] : [])].map((word) => [word, kind] as const),
    )
    .toReversed(),
);
