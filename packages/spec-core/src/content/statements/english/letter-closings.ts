/** The line before a signature: 'Kind regards', 'Many thanks'. */
export const letterClosing =
  /^(?:(?:many|kind|kindest|best|warm|warmest|with|all the)\s+)*(?:regards|wishes|best|cheers|thanks|thank you|thx|greetings|sincerely|yours|love|bye|ciao|saludos|grüße|gruß|cordialement|bisous)(?:\s+(?:truly|sincerely|faithfully|in advance|again|so much|a lot|very much|from \p{L}+))?[\s,.!–-]*$/iu;
