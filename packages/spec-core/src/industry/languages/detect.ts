import { distinctiveLetters, functionWords, type Language, languages } from "./function-words.ts";
import { setOf } from "./grammar.ts";

/** The languages that a word belongs to. */
const languagesByWord = new Map<string, Language[]>();
for (const language of languages)
  for (const word of setOf(functionWords[language])) {
    const known = languagesByWord.get(word);
    if (known) known.push(language);
    else languagesByWord.set(word, [language]);
  }
const lettersOf = languages.flatMap((language) =>
  language === "english" ? [] : [[language, [...distinctiveLetters[language]]] as const],
);

// 'l'atelier', 'd'art'
const elision = /(?<![\p{L}\p{N}'’])[cdjlns]['’](?=\p{L})/gu;
// A single function word may be borrowed: 'en suite', 'au pair'.
const certain = 2;
// Enough text to detect its language.
const sample = 2000;
const letterWeight = 0.5;
// Fast check for English: most texts have no accented letters.
const ascii = /^[\n -~]*$/;

/**
 * The languages that a text may be in, the likeliest first, equally likely ones together. English comes first unless
 * words of another language prevail, and is the only one if only English words occur.
 */
export function languagesOf(text: string): readonly (readonly Language[])[] {
  const lower = text.slice(0, sample).toLowerCase();
  const composed = lower.normalize("NFC");
  const words = composed.match(/[\p{L}\p{N}]+/gu) ?? [];
  const points = new Map<Language, number>(languages.map((language) => [language, 0]));
  const add = (language: Language, more: number) => points.set(language, (points.get(language) ?? 0) + more);
  for (const word of words) for (const language of languagesByWord.get(word) ?? []) add(language, 1);
  if (!ascii.test(composed))
    for (const [language, distinctive] of lettersOf)
      if (distinctive.some((letter) => composed.includes(letter))) add(language, letterWeight);
  add("french", lower.match(elision)?.length ?? 0);
  const most = Math.max(...points.values());
  const english = points.get("english") ?? 0;
  if (most === 0) return [["english"], ["german", "spanish", "french"]];
  const likeliest = languages.filter((language) => points.get(language) === most);
  if (english < most) return english === 0 && most >= certain ? [likeliest] : [likeliest, ["english"]];
  return likeliest.length > 1 ? [["english"], likeliest.slice(1)] : [["english"]];
}
