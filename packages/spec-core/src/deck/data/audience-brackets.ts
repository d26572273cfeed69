const ages = "(?:between|from|aged?|of) \\d{2} ?(?:-|–|to|and) ?\\d{2}";

/**
 * What the agency should know about the customers: their usual age, sex and jobs, where most come from, and how many
 * there are. 'Mostly women between 28 and 55' tells others that they are the exception; 'Women over 40' invites.
 */
export const marketNotes: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:and|but) )?(?:mostly|mainly|largely|predominantly|typically|usually)(?!\\p{L})[^.!?]{0,60}(?<!\\p{L})(?:${ages}|women|men|ladies|females?|males?)(?!\\p{L})`,
    "iu",
  ),
  /^(?:(?:and|but) )?(?:(?:quite )?(?:many|a few|a lot|lots)|(?:about |around |roughly )?(?:most|half|(?:one|a|two) (?:third|quarter|half|thirds))|some)(?: of (?:them|these|our \p{L}+))? (?:are (?:not |also |already )?(?:working|living|coming|\p{L}{1,12} speaking|retired|students|from)|work|live|come|commute|drive|have)(?!\p{L})/iu,
  /(?<!\p{L})(?:we|i) (?:have|got|look after|serve|work with) (?:about |around )?\d{1,4}(?: of (?:them|these))?(?=[.,;!?)]|$| \d\))|(?:[,+&]|(?<!\p{L})and) ?(?:an? )?couple of \p{L}|(?:^|[,+&)]|(?<!\p{L})and) ?(?:an? )?couple (?:\p{L}+ ){1,2}(?:offices|shops|schools|clinics|practices|sites)(?!\p{L})|^an? couple of \p{L}/iu,
  /^the \p{L}+ is (?:more|mostly|mainly) (?!for )/iu,
];

/**
 * A bracket that tells the agency who comes: '(mainly British, 50+)', '(mostly)', '(about 60 %)'; not '(16 to
 * 25)', which says for whom it is.
 */
export const noteInBrackets =
  /\s*[([](?:(?:and |but |so )?(?:mainly|mostly|largely|usually|typically|often|sometimes|predominantly|primarily|generally|normally|probably|maybe|perhaps|hopefully|i think|i guess|at the moment|for now|so far|lately|about|around|roughly|approx\.?|(?:not )?(?:so |too |very )?many|most)(?!\p{L})[^()[\]]{0,120}|[^()[\]]{0,80}(?:\d ?%|per ?cent|\?|(?<!\p{L})(?:mostly|mainly))[^()[\]]{0,80})[)\]]/giu;
