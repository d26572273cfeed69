/**
 * A bracket that tells the agency who comes: '(mainly British, 50+)', '(mostly)', '(about 60 %)'; not '(16 to
 * 25)', which says for whom it is.
 */
export const noteInBrackets =
  /\s*[([](?:(?:and |but |so )?(?:mainly|mostly|largely|usually|typically|often|sometimes|predominantly|primarily|generally|normally|probably|maybe|perhaps|hopefully|i think|i guess|at the moment|for now|so far|lately|about|around|roughly|approx\.?|(?:not )?(?:so |too |very )?many|most)(?!\p{L})[^()[\]]{0,120}|[^()[\]]{0,80}(?:\d ?%|per ?cent|\?|(?<!\p{L})(?:mostly|mainly))[^()[\]]{0,80})[)\]]/giu;
