const deeds =
  "do|offer|make|sell|provide|treat|repair|fix|mend|build|fit|install|rent(?: out)?|hire(?: out)?|teach|run|speciali[sz]e in|handle|bake|brew|grow|supply|service|restore|design|clean|organi[sz]e|cut|print|cater for|(?:can )?help(?: you)? with|work on|look after|carry out|take on|coach|train|deal with|photograph|paint";
const often = "(?: (?:also|can|could|mostly|mainly|usually|currently|regularly|often|still|now|typically))*";
const ours = "(?:(?:our|the|my|main|full|core|current|all|other|popular|a list of|list of) ){0,3}";
const lists =
  "(?:[\\p{L}-]+ ){0,1}(?:services?|treatments?|therap(?:y|ies)|classes|courses|lessons|sessions|workshops|products|goods|speciali?ti?es|offers?|range|activities|repairs?|practice areas|areas of (?:law|practice|work)|conditions treated|packages|tours|leistungen|angebote?|servicios|prestations|soins|servizi|trattamenti|diensten|behandelingen|usługi|serviços|tratamentos)";
const tail =
  "(?: (?:for you|here|include|includes|including|are|are as follows|as follows|the following|offered|provided|available|(?:that |which )?(?:we|i) (?:offer|provide|do)|at the moment|right now|in the (?:shop|studio|salon|clinic|workshop)|for (?:[\\p{L}-]+ ){0,3}[\\p{L}-]+))?";

/** A line that announces lines of services: 'We treat:', 'What we offer:', 'Services', 'Unsere Leistungen:'. */
export const listHeading = new RegExp(
  `^(?:(?:(?:what|things|jobs|work|some of what|conditions|problems)(?: that| which)? )?(?:we|i)${often} (?:${deeds})${tail}|${ours}${lists}${tail}|unsere ${lists}|nos ${lists}|(?:nous|je) (?:vous )?(?:proposons|propose|faisons|fais|réalisons|réalise)|(?:wir|ich) (?:bieten?|machen?|verkaufen?|reparieren?)(?: an)?|ofrecemos|hacemos|offriamo|oferecemos)$`,
  "iu",
);

/** Words in a heading of lines that list what is not offered. */
export const refusalInHeading =
  / (?:don['’]?t|do not|no longer|never|can['’]?t|cannot|won['’]?t|will not|are not able to)(?= )/iu;

/** The beginning of a line that is not part of such a list: a sentence to visitors or about the owner. */
export const noListLine =
  /^(?:we|i|you|they|it|he|she|our|my|your|this|that|these|there|please|call|ring|phone|text|email|e-mail|contact|book|open|opening|closed|prices?|from|all|everything|and more|more|etc|if|when|no|not|never|don['’]?t)(?!\p{L})/iu;

/** A bracket at the end of a line: who does it, or a remark on when and how. */
export const asideAtEnd = /\s?[([][^()[\]]*[)\]]$/u;

/** A bracket that stays part of the name: more of the same, without names. */
export const moreOfTheSame = /^\s?[([][\p{Ll}\d][\p{Ll}\d ,/&+'’-]*[)\]]$/u;
