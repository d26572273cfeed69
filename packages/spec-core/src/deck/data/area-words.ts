const notPlaces =
  "(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\\p{L})|(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Facebook|Instagram|Google|WhatsApp|I|We|Our|My|The|It)(?!\\p{L}))";
const place = `${notPlaces}\\p{Lu}[\\p{L}'’.-]{1,24}(?: \\p{Lu}[\\p{L}'’.-]{0,24}){0,3}`;
const places = `${place}(?:(?:, and |, | and | & | or )${place}){0,9}`;
const towards =
  "(?:all (?:over|around)|throughout|across|around|round|in and around|covering|covers?|serving|serves?|as far as|anywhere in|(?:mostly|mainly|only) in|within \\d{1,3} (?:miles?|km|kilomet(?:re|er)s?|minutes?|mins?) of|(?:travel|deliver|ship|come|go)(?: out)? (?:to|in))";

/**
 * Says where a business works for its customers: 'around Montpelier, Barre and Waterbury', 'all over Stoke'; the group
 * holds the places.
 */
export const areaInSentence = new RegExp(`(?<!\\p{L})${towards} (?:the )?(?<places>${places})`, "u");

/** 'Wash Park, Platt Park and Baker only.': nothing but the places. */
export const areaAlone = new RegExp(`^(?:Only )?(?<places>${places})(?: only)?[.!]?$`, "u");
