import { functionWords, type Language, languages, tellingLetters } from "./function-words.ts";
import { setOf } from "./grammar.ts";

const wordsOf = languages.map((language) => [language, setOf(functionWords[language])] as const);
const lettersOf = languages.flatMap((language) =>
  language === "english" ? [] : [[language, new Set(tellingLetters[language])] as const],
);

// Enough of a text to tell its language.
const sample = 2000;
const letterWeight = 0.5;

/**
 * The languages that a text may be in, the likeliest first, those equally likely together. English comes first where
 * nothing speaks for another, and alone where only English words do.
 */
export function languagesOf(text: string): readonly (readonly Language[])[] {
  const lower = text.slice(0, sample).toLowerCase();
  const letters = new Set(lower);
  const plain = lower.normalize("NFD").replace(/\p{M}/gu, "");
  const words = plain.match(/\p{L}+/gu) ?? [];
  const points = new Map<Language, number>(
    wordsOf.map(([language, known]) => [language, words.filter((word) => known.has(word)).length]),
  );
  for (const [language, telling] of lettersOf)
    if ([...telling].some((letter) => letters.has(letter)))
      points.set(language, (points.get(language) ?? 0) + letterWeight);
  const most = Math.max(...points.values());
  const english = points.get("english") ?? 0;
  if (most === 0) return [["english"], ["german", "spanish", "french"]];
  const likeliest = languages.filter((language) => points.get(language) === most);
  if (english < most) return english === 0 && most >= 1 ? [likeliest] : [likeliest, ["english"]];
  return likeliest.length > 1 ? [["english"], likeliest.slice(1)] : [["english"]];
}
