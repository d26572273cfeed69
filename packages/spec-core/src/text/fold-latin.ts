import { decompose } from "./decompose.ts";

/** Letters that Unicode does not decompose into a base letter and a mark. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  ł: "l",
  Ł: "L",
  þ: "th",
  Þ: "Th",
  ı: "i",
};

/** Removes the accents of Latin letters; other scripts keep their marks, which they need. */
export function foldLatin(text: string): string {
  return decompose(text)
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[ßẞæÆœŒøØđĐðÐłŁþÞı]/g, (letter) => spelledOut[letter] ?? letter);
}
