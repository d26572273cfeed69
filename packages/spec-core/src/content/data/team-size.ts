import { numberWords } from "../../text/number-words.ts";

const size = `(?<size>\\d{1,4}|${numberWords(2, 20)})`;
const workers =
  "(?:people|persons|members|staff|employees|colleagues|of us|mechanics|stylists|hairdressers|barbers|vets|nurses|dentists|teachers|tutors|drivers|bakers|cooks|chefs|electricians|plumbers|fitters|joiners|carpenters|builders|roofers|gardeners|cleaners|engineers|accountants|bookkeepers|lawyers|solicitors|advisers|advisors|therapists|craftsmen|women|men|ladies|lads|girls|guys)";
const adjective =
  "(?: (?:qualified|trained|experienced|full[- ]time|permanent|skilled|licen[cs]ed|friendly))?";

/**
 * The number of people who work there: 'the team consists of five people', 'there are six of us', 'a team of 12', 'we
 * employ nine people'.
 */
export const teamSizes: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:team|staff|crew|office|practice|firm|workforce) (?:(?:now|currently|today) )?(?:consists of|has|is|of|counts|comprises|numbers|made up of)(?: (?:now|currently|about|around|over))? ${size}(?![\\p{L}\\d])(?! (?:years?|minutes?|hours?|rooms?|miles?|km|chairs?|offices?|branches|locations?|vans?|doors?)(?!\\p{L}))`,
    "iu",
  ),
  new RegExp(`(?<!\\p{L})there (?:are|were|['’]re)(?: now| currently)? ${size} of us(?!\\p{L})`, "iu"),
  new RegExp(`(?<!\\p{L})(?:all )?the ${size} of us(?!\\p{L})`, "iu"),
  new RegExp(
    `(?<!\\p{L})(?:we(?:['’]re| are| employ| have)(?: now| currently| a team of)?|(?:a )?team of) ${size}${adjective} ${workers}(?!\\p{L})`,
    "iu",
  ),
  // Not 'up to 12 teachers' or 'courses for six nurses': those are guests.
  new RegExp(
    `(?<!\\p{L}|(?:max\\.?|maximum|up to|at most|groups? of|parties of|for|between|from|than) )${size}(?: \\p{L}{2,20})? (?:staff|employees|colleagues|therapists|stylists|teachers|instructors|trainers|doctors|dentists|vets|barbers|mechanics|workers|cooks|guides|painters|carpenters|electricians|groomers|florists|engineers)(?!\\p{L})`,
    "iu",
  ),
];
