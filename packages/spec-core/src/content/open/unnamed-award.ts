/** 'Also something at Nantwich', 'and another at the Royal Show': an award without its name. */
const unnamed =
  /(?<!\p{L})(?:(?:[Aa]lso|[Pp]lus|[Aa]nd|[Ww]on|[Gg]ot|[Hh]ad) (?:something|another)|^(?:Something|Another))(?: else| one| more)? (?:at|from) (?:the )?\p{Lu}/u;

const award =
  /(?<!\p{L})(?:won|winners?|awards?|awarded|medals?|prizes?|trophy|rosettes?|runners?[- ]up|finalists?|shortlisted|(?:a|an|the|two|three|our) (?:gold|silver|bronze)s?)(?!\p{L})/iu;

/** Whether a sentence mentions an award without its name; the sentence before it may say that it is one. */
export const isUnnamedAward = (sentence: string, before: string): boolean =>
  unnamed.test(sentence) && (award.test(sentence) || award.test(before));
