import { dayWords } from "../hours/data/day-words.ts";
import { addressConnectors, joinedStreets, leadingStreets, placeNouns } from "./data/street-words.ts";

const placeNoun = new RegExp(`^(?:${placeNouns})$`, "u");

/** Whether a lowercase word is the last word of a place's name: 'hall' in 'St Luke's hall'. */
export const isPlaceNoun = (word: string): boolean => placeNoun.test(word.replace(/[,.]+$/u, ""));

const streetWord = new RegExp(`^(?:${leadingStreets})$|(?:${joinedStreets})$`, "iu");

/** Whether a word can be part of an address. */
export const isAddressWord = (word: string): boolean => {
  const bare = word.replace(/^[("“]+|[,.)"”]+$/gu, "");
  return (
    /^[\p{Lu}\d#]/u.test(bare) ||
    addressConnectors.has(bare.toLowerCase()) ||
    streetWord.test(bare) ||
    isPlaceNoun(bare) ||
    /^(?:d|l|dell|all|nell|sull)['’]\p{Lu}/u.test(bare)
  );
};

const hourLike =
  /^\d{1,2}(?:[.:h]\d{2})?(?: ?[-–] ?\d{1,2}(?:[.:h]\d{2})?)?(?:am|pm|h|uhr|u|hrs)[,.)]*$|^\d{1,2}[.:h]\d{2} ?[-–] ?\d{1,2}[.:h]\d{2}|^\d+(?:[.,]\d{2}|[.,][-–])?(?:€|£|\$)/iu;
const monthLike =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december)(?:[-–]\p{L}{3,9})?$/iu;

/** Whether a word belongs to hours or prices before an address: '8am-2pm June–Oct, RR 2'. */
export const isOfHours = (word: string, isLast: boolean): boolean => {
  const bare = word.replace(/^[("“]+|[,.;)"”]+$/gu, "").toLowerCase();
  const isDayLike = monthLike.test(bare) || bare.split(/[-–/&+]/u).every((part) => dayWords.has(part));
  return hourLike.test(word) || (isDayLike && (isLast || /[-–,;]/u.test(word)));
};
