/** A character of a picture that stands before a line: 'No' signs and crosses say something and are none. */
const picture =
  "(?![©®™‼⁉✗✘❌✖🚫⛔❗❓⚠])(?:\\p{Extended_Pictographic}(?:[\\uFE0E\\uFE0F\\u200D]|\\p{Emoji_Modifier}|(?<=\\u200D)\\p{Extended_Pictographic}){0,8}|\\d\\uFE0F?\\u20E3)";

/**
 * What stands before the first word of a line: bullets, ticks, pictures and lines of signs. '-5 °C', '#1', '~10 minutes',
 * '+353' and '★★★★★' say something.
 */
export const bulletAtStart = new RegExp(
  `^(?:[*=_]+|[#~+>–—-]+(?=\\s)|[#~–—-]{2,}|[-–—](?=\\p{L})|[•·●○▪▫◦‣⁃∙►▶▸▹→➔➤➜➢❖◆◇■□✓✔☑✅](?:\\uFE0F)?|[★☆✩✦✧](?![★☆✩✦✧])|${picture}(?=\\s|\\p{L}))\\s*`,
  "u",
);

/** What stands behind the last one; 'C#' keeps its sign, 'we love dogs ❤️' its picture. */
export const bulletAtEnd = /(?:(?<![*=_~])[*=_~]+|(?<=\s)[#|+–—-]+|(?<!#)##+|[•·●→➔➤➜]|[⬇👇👉➡]\uFE0F?)$/u;

/** Signs that part two names: 'KNIVES *** SCISSORS'. */
export const signsBetween = /\s+(?:[*=_~•·]{2,80}|(?:\*\s){1,20}\*)\s+/gu;

/** Words set bold or leaning by signs around them, not '3 * 4 * 5' or 'a_b_c'. */
export const emphasis: readonly RegExp[] = [
  /(?<![\p{L}\p{N}*])\*{1,3}(?=[^\s*])([^*\n]{1,300})(?<=[^\s*])\*{1,3}(?![\p{L}\p{N}*])/gu,
  /(?<![\p{L}\p{N}_@/.])_{1,3}(?=[^\s_])([^_\n]{1,300})(?<=[^\s_])_{1,3}(?![\p{L}\p{N}_@])/gu,
];

/** A sign that was written so that a program shows it as it is: '\*\*bold\*\*'. */
export const escapedSign = /\\(?=[*_#~=>-])/gu;
