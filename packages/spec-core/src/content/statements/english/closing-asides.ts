const customersOf =
  "(?:people|everyone|everybody|they|most|all of them|(?:\\p{L}+ )?\\p{L}{3,20}s)(?: (?:always|often|usually|generally|all|do|just|still)){0,2}";
const wantToKnow = "(?:asks?|keep asking|want to know|wants to know|look|check)";

/** What customers ask first, which the agency is told: 'parents always ask about that first'. */
const askedFor = `${customersOf} ${wantToKnow}(?: (?:me|us))?(?: (?:for|about))? (?:that|this|it)(?: (?:first|most|a lot|all the time|straight away|every time))*`;

/** A paper that has to be renewed: 'mine is up for renewal in March I think'. */
const renewed =
  "(?:mine|his|hers|theirs|ours|one of them|it|that one|this one|(?:the|my|his|her) \\p{L}+) (?:is|are) (?:soon |just |also )?(?:up for|due for|due) (?:a )?(?:renewal|renewing|review|re-?inspection)(?: [\\p{L}\\d ]{2,40})?";

const aside = `(?:(?:and|but|though|although|as|because|cos|since) )?(?:${askedFor}|${renewed})[.!]*`;

/** An aside for the agency at the end of a sentence for visitors: 'We are insured, parents always ask about that'. */
export const asideAtEnd = new RegExp(`(?:[,;]|\\s[-–—]+)\\s+(?=${aside}$)`, "iu");

/** Such an aside as a sentence of its own. */
export const onlyAside = new RegExp(`^${aside}$`, "iu");
