/** A pictogram before a line. 'No' signs and crosses have a meaning, so they do not count. */
const picture =
  "(?![©®™‼⁉✗✘❌✖🚫⛔❗❓⚠])(?:\\p{Extended_Pictographic}(?:[\\uFE0E\\uFE0F\\u200D]|\\p{Emoji_Modifier}|(?<=\\u200D)\\p{Extended_Pictographic}){0,8}|\\d\\uFE0F?\\u20E3)";

/**
 * Decoration before the first word of a line: bullets, ticks, pictograms and rows of symbols. '-5 °C', '#1', '~10
 * minutes', '+353' and '★★★★★' have a meaning and stay.
 */
export const bulletAtStart = new RegExp(
  `^(?:[*=_]+|[#~+>–—-]+(?=\\s)|[#~–—-]{2,}|[-–—](?=\\p{L})|[•·●○▪▫◦‣⁃∙►▶▸▹→➔➤➜➢❖◆◇■□✓✔☑✅](?:\\uFE0F)?|[★☆✩✦✧](?![★☆✩✦✧])|${picture}(?=\\s|\\p{L}))\\s*`,
  "u",
);

/** Decoration after the last word; 'C#' keeps its sign, 'we love dogs ❤️' its pictogram. */
export const bulletAtEnd = /(?:(?<![*=_~])[*=_~]+|(?<=\s)[#|+–—-]+|(?<!#)##+|[•·●→➔➤➜]|[⬇👇👉➡]\uFE0F?)$/u;

/** Symbols that separate two names: 'KNIVES *** SCISSORS'. */
export const signsBetween = /\s+(?:[*=_~•·]{2,80}|(?:\*\s){1,20}\*)\s+/gu;

/** Bold or italic words in Markdown's notation; not '3 * 4 * 5' or 'a_b_c'. */
export const emphasis: readonly RegExp[] = [
  /(?<![\p{L}\p{N}*])\*{1,3}(?=[^\s*])([^*\n]{1,300})(?<=[^\s*])\*{1,3}(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_@/.])_{1,3}(?=[^\s_])([^_\n]{1,300})(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_@])/gu,
];

/** A symbol escaped for Markdown: '\*\*bold\*\*'. */
export const escapedSign = /\\(?=[*_#~=>-])/gu;
