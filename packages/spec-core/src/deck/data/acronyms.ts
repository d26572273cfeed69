/** Names of trades that are written in capitals, where a client may type them small: 'hvac', 'Mot testing'. */
export const acronyms: ReadonlySet<string> = new Set(
  "hvac mot mots cctv seo vat tv dj djs ev epc pvc diy rv atv hgv lgv nhs cbt emdr nlp tefl esl adhd bbq cpr led gps crm erp voip hr ux ui bsl dbs iosh pa gp dna mri tmj pcb cad cnc usa uk".split(
    " ",
  ),
);

/** Letters that are a word as well, and a trade only before such a word: 'it support', 'pr agency', 'pat testing'. */
export const acronymsBefore =
  /(?<![\p{L}'’-])(?:(?:it|pr)(?= (?:support|services?|consult\p{L}*|repairs?|training|agency|agencies|company|firm|solutions|security|systems?|specialists?|advice|help|freelance\p{L}*|strategy|and marketing)(?!\p{L}))|ac(?= (?:repairs?|installation|service|servicing|units?|and heating)(?!\p{L}))|pat(?= test\p{L}*)|pt(?= (?:studio|sessions?|trainer)))(?!\p{L})/giu;
