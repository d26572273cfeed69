const notPlaces =
  "(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\\p{L})|(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Halloween|Facebook|Instagram|Google|WhatsApp|I|We|Our|My|The|It)(?!\\p{L}))";
const direction =
  "(?:north|south|east|west|central|greater|inner|outer|upper|lower|downtown|rural)(?:[ -](?:east|west))?";
// The first half of a postcode: 'LS6', 'BS7', 'W1A'.
const district = "\\p{Lu}{1,2}\\d{1,2}\\p{Lu}?(?![\\p{L}\\d])";
const place = `(?:${direction} )?${notPlaces}(?:${district}|\\p{Lu}[\\p{L}'’.-]{1,24}(?: \\p{Lu}[\\p{L}'’.-]{0,24}){0,3}(?: county(?!\\p{L}))?)`;
const places = `${place}(?:(?:, and |, plus |, | and | plus | & | or )${place}){0,14}`;
const towards =
  "(?:all (?:over|around)|throughout|across|around|round|in and around|covering|covers?|serving|serves?|as far as|anywhere in|(?:mostly|mainly|only) in|within \\d{1,3} (?:miles?|km|kilomet(?:re|er)s?|minutes?|mins?) of|(?:(?:travel|deliver|ship|come)(?: out)?|go out) (?:to|in)|(?:[Aa]reas?(?: (?:we cover|covered|served))?|[Ss]ervice areas?|[Ww]here we (?:work|go|travel)):)(?: (?:all|most|much|parts|the whole) of)?";

/**
 * Says where a business works for its customers: 'around Montpelier, Barre and Waterbury', 'all over Stoke'; the group
 * holds the places.
 */
export const areaInSentence = new RegExp(`(?<!\\p{L})${towards} (?:the )?(?<places>${places})`, "u");

/** 'We do Miami county, Piqua and Sidney': places only if one of them is told to be one. */
export const areaDone = new RegExp(`(?<!\\p{L})(?:[Ww]e|I) do (?<places>${places})`, "u");

/** A name that is that of a place: 'Miami county', 'north Dayton'. */
export const surePlace = new RegExp(`^${direction} | county$`, "u");

/** 'Wash Park, Platt Park and Baker only.': nothing but the places. */
export const areaAlone = new RegExp(`^(?:Only )?(?<places>${places})(?: only)?[.!]?$`, "u");
