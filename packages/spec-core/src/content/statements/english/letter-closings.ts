/** The first line of a letter: 'Hi Sarah,', 'Dear all'. */
export const letterOpening =
  /^(?:[Hh]i+(?:ya+)?|[Hh]ello|[Hh]ey+a?|[Dd]ear|(?:[Gg]ood )?(?:[Mm]orning|[Aa]fternoon|[Ee]vening)(?=,| (?:all|team|both)))(?:,? (?:\p{Lu}[\p{L}'’-]*|there|again|all|both|team|folks|guys|everyone|everybody|or)){0,4}[\s,.!–-]*$/u;

/** A role at the beginning of a line in a signature. */
export const titleInSignature =
  /^(?:(?:managing|executive|company|creative|studio|practice|general|office) )?(?:directors?|owners?|founders?|co-founder|proprietor|manager|managing partner|principal|chair(?:man|woman|person)?|secretary|treasurer|ceo|md)(?:,| (?:at|of|&|and)(?!\p{L})|$)/iu;

/** The line before a signature: 'Kind regards', 'Many thanks'. */
export const letterClosing =
  /^(?:(?:many|kind|kindest|best|warm|warmest|with|all the)\s+)*(?:regards|wishes|best|cheers|thanks|thank you|thx|greetings|sincerely|yours|love|bye|ciao|saludos|grüße|gruß|cordialement|bisous)(?:\s+(?:truly|sincerely|faithfully|in advance|again|so much|a lot|very much|from \p{L}+))?[\s,.!–-]*$/iu;

/** Who filled in the form: 'Filled out by Marcy in the office', 'Typed by my daughter'. */
export const filledInBy =
  /^[(\s]*(?:(?:[Tt]his|[Ii]t|(?:[Tt]he |[Tt]his )?[Ff]orm)(?: was| is|['’]s)? )?(?:(?:[Ff]illed (?:out|in)|[Tt]yped(?: up| in| out)?)(?: (?:out|in))?|(?<=[Ff]orm(?: was| is)? )(?:completed|written|submitted)) by (?:me|us|him|her|(?:my|our|the) \p{Ll}+|\p{Lu}\p{Ll}+)(?! (?:\p{Lu}\p{Ll}+ )?(?:in|of|since) \d)[^.;:!?]{0,50}[.!)\s]*$/u;
