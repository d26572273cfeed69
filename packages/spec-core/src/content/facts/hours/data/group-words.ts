/** Groups and events with times of their own, in several languages. */
export const groups =
  /(?<!\p{L})(?:toddlers?|bab(?:y|ies)|mini?s|tots|kids|children|juniors?|teens?|teenagers?|adults?|seniors?|over \d\ds|under[- ]\d{1,2}s?|beginners?|improvers?|intermediates?|advanced|class(?:es)?|courses?|groups?|playgroups?|lessons?|workshops?|yoga|pilates|zumba|choir|rehears(?:e|als?)|training|quiz(?: night)?|(?:knit|games?|craft|art|wine|film|movie|ladies|folk|jam|poker|bingo|club|social|dance|comedy|pizza|curry|student) nights?|live (?:music|band|jazz)|(?:author|poetry|play|book|bible|script) readings?|open mic|karaoke|concerts?|gigs?|story ?time|coffee mornings?|worship|mass|bible study|youth club|book club|knitting circle|meet[- ]?ups?|(?!(?:we|i|they|who|you)(?!\p{L}))\p{L}+(?= meets? )|guided tours?|tours?|(?:home|house) (?:visits|calls)|tastings?|screenings?|performances?|matin[ée]es?|kinder|kurse?|gruppen?|anfänger|fortgeschrittene|erwachsene|probe|stammtisch|führung(?:en)?|gottesdienst|cours|enfants|débutants|adultes|ateliers?|niños|clases?|principiantes|adultos|bambini|corsi?|principianti|adulti)(?!\p{L}|[ (]{1,2}(?:max|of up to|up to))/iu;

/** Words before times for services with hours of their own. */
export const servicesWithTimes =
  /(?<!\p{L})(?:emergenc(?:ies|y (?:(?:phone )?(?:lines?|numbers?)|call[- ]?outs?|services?|cover|phones?|appointments?))|call[- ]?outs?|(?:out[- ]of[- ]hours|on[- ]call|crisis|breakdown) (?:lines?|services?|cover|team)|(?:help|hot|advice|crisis|order|booking) ?lines?|notdienst|notruf|bereitschaftsdienst|bestellhotline|urgences|urgencias|numéro d['’]urgence|ligne d['’]écoute)(?!\p{L})/giu;

/** Words directly after times for services with hours of their own. */
export const servicesAfterTimes =
  /^[\s)–-]*(?:for |our |an? |the )?((?:emergenc(?:ies|y(?: (?!(?:for|in|on|at|by|and|or|with|to)(?!\p{L}))\p{L}[\p{L}-]+)?)|call[- ]?outs?|(?:help|hot) ?lines?|notdienst|urgences|urgencias))(?!\p{L})/iu;

/** Words after the name of a service that make the times those of the business after all. */
export const ownHours =
  /(?<!\p{L})(?:office|shop|showroom|reception|workshop|store|studio|clinic|surgery|practice|we are open|we['’]re open|open(?:ing)?(?: hours| times)?|otherwise|büro|laden|bureau|cabinet|oficina|tienda)(?!\p{L})/iu;

const place =
  "(?:caf[eé]|tea ?rooms?|coffee shop|coffee bar|bar|restaurant|bistro|kitchen|farm shop|gift shop|shop|gallery|showroom|museum|cr[eè]che|soft play|bakery|beer garden|honesty box|nursery)";
const size = "(?:(?:small|little|tiny|wee|lovely|separate|new|big|good|nice) ){0,2}";

/** A second place of the business, at the beginning of a sentence: 'There's a small café too, … open 10 to 4'. */
export const furtherPlace = new RegExp(
  `^\\s*(?:and )?(?:(?:there(?:['’]s| is)|we(?:['’]ve| have)(?: got)?|we run) (?:also )?an? ${size}(${place})(?=,? (?:too|as well|also)(?!\\p{L}))|(?:there(?:['’]s| is) also|we also (?:have|run)|we(?:['’]ve| have) also(?: got)?|also) an? ${size}(${place}))(?!\\p{L})`,
  "iu",
);
