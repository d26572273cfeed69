// Words around days and times that show whether they are opening hours.

/** A closing time without a number. */
export const openEnd =
  /(?<!\p{L})(?:late|dusk|sunset|sundown|dark|close|closing time|last orders|sell out|sold out|runs? out|gone)(?!\p{L})/iu;

/** Visitors must make an appointment. */
export const appointment =
  /appointment|appt|reservation|vereinbarung|absprache|rendez-vous|rdv|cita previa|appuntamento|afspraak|marcação|umówieni/iu;

/** 'Weekends only', 'only in the mornings'. */
export const onlyThen =
  /(?<!\p{L})(?:(?:week(?:end|day)s?|mornings?|afternoons?|evenings?)[ ,]+only|only (?:(?:at|on|in|the) ){0,2}(?:week(?:end|day)s?|mornings?|afternoons?|evenings?))(?!\p{L})/iu;
export const onlyDays = /(?<!\p{L})(?:only|nur|seulement|uniquement|solo|sólo|alleen|tylko)(?!\p{L})/iu;

/** An offer on certain days: a price, a delivery, a class. */
export const offerWords =
  /[£€$] ?\d|\d ?(?:[€£]|(?:euros?|eur|gbp|chf|kr|zł)(?!\p{L}))|(?<!\p{L})(?:half[- ]days?|full[- ]days?|pick(?:ed)?[- ]?ups?|deliver(?:y|ies|s)?|collections?|workshops?|stands?(?! in(?!\p{L}))|markets?|stall|cooks?|dinner|waiting list|recitals?|check[- ]?in|call[- ]?outs?|surcharge|charges?|extra)(?!\p{L})/iu;

/** Something that comes or leaves at the times, which are not opening hours then. */
export const comingAndGoing =
  /(?<![\p{L}-])(?:check[- ]?(?:in|out)s?|arrivals?|departures?|drop[- ]?offs?|pick[- ]?ups)(?:['’]s|\s(?:is|are))?:?\s$/iu;

/** A year after a day: 'Caught at 6.30 am on 4 July 2019' is an event. */
export const yearAfterDay = /^,? ?(?:of )?(?:19|20)\d\d(?!\d)/u;

/** Words before numbers that count people, years or levels. */
export const countedThings =
  /(?<!\p{L})(?:age[sd]?|aged from|groups? (?:of|from)|part(?:y|ies) of|teams? of|sizes?|years?|grades?|levels?|pages?|rooms?|children|kids|from ages?|numbers?|ratio(?: is)?|scale(?: is)?|score[ds]?)\s(?:from )?$/iu;

/** Words after a number of days that come round again: '2 Saturdays a month'. */
export const repeated =
  /^,? (?:an?|per|each|every|of (?:the|each|every)|in (?:the|each|every)) (?:week|month|year)(?!\p{L})/iu;

/** Words before times of other businesses, relatives, public transport, deliveries and meetings. */
export const timesOfOthers =
  /(?<!\p{L})(?:(?:the|our|my) (?:wholesalers?|suppliers?|competitors?|rival|council|landlord|bank|post office(?! counter)|school|neighbou?rs?|pub|other (?:shop|place|garage|salon|one)|\p{L}+(?: \p{L}+)? next door)|(?:came|had us|was here|were here|rang|turned up)|my best hours are|(?:my|our) (?:son|daughter|wife|husband|kids?|children|boy|girl|mother|mum|mom|dad) (?:(?:is|are) (?:at|in)|works?|goes|go|has|have)|bus(?:es)?(?: \w{1,4})?|trains?|trams?|ferr(?:y|ies)|deliver(?:y|ies) (?:come|comes|arrives?|is|are)|(?:staff|team|committee|board) meetings?|collects? (?:the )?(?:bins|rubbish|waste)|band|i (?:get up|wake up|sleep|go to bed|have (?:college|uni|therapy|physio)))(?!\p{L})[^.!?;\n]{0,40}$/iu;

/** Words before a deadline. */
export const deadlineLead = /(?<!\p{L})(?:by|before|no later than|at the latest)(?: the)?\s$/iu;
/** Words before the time by which everything is usually sold: 'sell out most Saturdays by 11'. */
export const soldOutBefore = /(?<!\p{L})(?:sells?|sold|selling|runs?|ran) out(?!\p{L})[^.!?;\n]{0,24}$/iu;
/** A price before a number: the number is part of it. */
export const priceBefore = /[£€$] ?\d[\d.,]*(?<!\.)\s$|\d ?(?:€|£|eur(?:os?)?)[^\n\d]{0,20}, \d{2,4}\s$/iu;

/** Words after times that the client suggests for a call about the website. */
export const aboutTheJob =
  /^[^.!?\n]{0,12}(?<!\p{L})(?:about|for|to talk about) (?:the|this|my|our) (?:site|website|web|page|quote|job|project)/iu;

/** Labels that a search engine shows: 'Closed ⋅ Opens 9 am Mon', 'Popular times: Saturday 11 to 1'. */
export const searchEngineLabels =
  /[⋅·•|] ?(?:opens?|closes?|öffnet|schließt|ouvre|ferme|abre|cierra|apre|chiude)(?!\p{L})[^\n]{0,14}$|(?:popular times|(?:opens?|closes?|closing) soon)[^\n]{0,30}$/iu;
/** The time by which customers must order: 'Please order the cake until Friday 14 Uhr'. */
export const orderDeadlines =
  /(?<!\p{L})(?:(?:pre-?)?order|bestell|command|pedid|encarg|reservier)\p{L}* [^.!?;\n]{0,40}(?<!\p{L})(?:until|till|by|before|bis|vor|avant|jusqu['’]?\p{L}{0,2}|hasta|antes de)(?: the| el| le)? $/iu;
/** Times in the past: 'Before covid we did', 'We were open'. */
export const pastTimes =
  /(?<!\p{L})(?:before (?:covid|corona|the pandemic|lockdown)|(?:we|i|it|they) (?:were|was|did|used to|started|had))(?!\p{L})[^.!?;\n]{0,30}$/iu;
/** The time at which somebody gets up or starts work. */
export const startOfWork =
  /(?<!\p{L})(?:i|he|she|(?:the |our |my )?(?:bakers?|cooks?|chefs?|crew|lads|boys|drivers?|husband|wife)) (?:begins?|starts?|gets? (?:up|in)|finish(?:es)?)(?: work(?:ing)?)?(?: at)? ?$/iu;
export const quietTime =
  /(?<!\p{L})(?:quiet (?:time|hours)|curfew|nachtruhe|silence)(?!\p{L})[^.!?;\n]{0,12}$/iu;
/** Words before days on which something is still free to book: 'in the mornings there is room, Tuesday to Thursday'. */
export const freePlacesBefore =
  /(?<!\p{L})(?:(?:(?:there is|there are|there['’]s|theres|we have|i have|we['’]ve|i['’]ve|still|has|have) )(?:(?:got|still|some|a few|a little|a bit of|plenty of|only|more|free) ){0,2}(?:room|spaces?|places|slots|gaps|vacancies|availability)|available (?:slots|places)|(?:slots|places|spaces) (?:are )?(?:free|left|available))(?:,| on| for| -)? $/iu;
/** The line above a quoted mail: 'On Monday at 9:12 Ann wrote'. */
export const mailHeader = /^(?:on|am|le|el) [^\n]{4,60} (?:wrote|schrieb|a écrit|escribió)(?!\p{L})/iu;
export const dayOfYear =
  /(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)? (?:of |de )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d{1,2}(?![\d:.])/iu;
/** Words after times that the client is not sure of. */
export const doubtAfter =
  /^[,;]? ?\(?(?:maybe|perhaps|possibly|probably|i think|not sure|hopefully|peut-être|vielleicht|quizás?)(?!\p{L})/iu;
/** '12/13 April', '4.10. - 20.6.' */
export const dateRange =
  /(?<!\d)(?:\d{1,2}[./]\d{1,2}(?:[./]\d{2,4}|\.)?|\d{1,2}\.?) ?(?:to|-|–|bis|au|al|until|\/|and|&) ?\d{1,2}[./]?\d{0,2}(?: |,|\.|$)/u;

/** Words for being open, which make days next to an offer those of the business. */
export const openingWords = /(?<!\p{L})(?:open|opening|hours|here|appointment)(?!\p{L})/iu;
/** A day by its place in the month: 'first Monday of the month'. */
export const ofTheMonth = /month|mois|monat|mes(?:e)?(?!\p{L})|alternate/iu;
export const partsOfDay =
  /(?<!\p{N} )(?:morning|afternoon|evening)s|(?:morning|afternoon|evening|lunch)s? only|(?:vor|nach)mittags|abends/iu;

/** Words before a range of times at which somebody is there or something takes place. */
export const announcesTimes =
  /(?<!\p{L})(?:runs?|(?:is|are) (?:served|on)|served|manned|staffed|answered|attended|at (?:my|the|our) (?:desk|counter|bench|stall|workshop|studio)|in the (?:office|shop|studio|workshop)|(?<!(?:the|a|this|that|your|in) )(?:shop|office|reception|counter|showroom|taproom|stall)|pick[- ]?ups?|drop[- ]?offs?|collections?)(?: times| is| are)?:?(?: from| between)? $/iu;

/** Words before times for being staffed. */
export const attended = /(?<!\p{L})(?:manned|staffed|attended|answered)(?: by [\p{L} ]{2,20})?(?: from)? $/iu;

/** A meal and its end: 'breakfast until 14 h'. */
export const mealUntil =
  /(?<!\p{L})(?:breakfast|brunch|lunch|dinner|supper|food|kitchen)(?: (?:is )?served)? (?:until|till|til|bis) /iu;

/** A time without a day or a clock time: 'daylight hours'. */
export const daylight = /(?<!\p{L})(?:daylight hours|hours? of daylight)(?!\p{L})/iu;

/** Words before a number of hours that is a duration. */
export const lasting =
  /(?<!\p{L})(?:fast(?:ing)?|takes?|lasts?|within|rest(?:ed|s)?|soak(?:ed|s)?|prove[ds]?|smoked|cooked|stewed|of)(?: (?:for|of|about|around|up to))* $/iu;

/** The rental period of something: 'One night, weekend Fri-Sun'. */
export const nightsFirst = /^(?:one|two|three|four|five|six|seven|\d{1,2}) nights?(?!\p{L})/iu;

/** A range of whole hours: '2-3 hours', '10 to 12 hrs'. */
export const rangeOfLength =
  /^(?:from |between )?(\d{1,2}) ?(?:-|–|to|or|and) ?(\d{1,2}) ?(?:hours?|hrs?)(?!\p{L})/iu;

/** Words before a start time. */
export const beginsThen =
  /(?<!\p{L})(?:walks?|tours?|sessions?|class(?:es)?|lessons?|trips?|rides?|hikes?|shows?|services?|mass|meditation|quiz|music|open stage|open mic|circle|courses?|games?|matches)(?: (?:starts?|begins?|leaves?|departs?|sets? off)(?: at| from)?| (?:is |are )?at)(?: about| around)? $/iu;

/** Words before 'all day and night' that negate it. */
export const notAlways = /(?<!\p{L})(?:no|not|not a|never|stopped(?: doing)?(?: the| our)?) $/iu;
