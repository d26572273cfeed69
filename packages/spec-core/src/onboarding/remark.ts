import { memoByText } from "../memo.ts";

const words = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;
const few = (pattern: string): string => `(?:\\p{L}{1,12} ){0,2}(?:${pattern})`;
const not = "(?:do|ca|could|wo|would|did|have|has)n?['’]?t|do not|cannot|not|never|no longer";

/** Who types this looks the answer up later, asks somebody, or does not have it. */
const looksItUp = [
  words(
    `(?:will|must|need to|have to|has to|got to|gotta|['’]?ll|let me|to be) ${few("ask(?:ed)?|let (?:you|u) know|find|found|check(?:ed)?|look|search|send|get|dig|confirm(?:ed)?|supply|provide|add(?:ed)?|tell|follow|see")}`,
  ),
  "['’]ll (?:ask|find|check|look|search|send|get|dig|tell|see)(?!\\p{L})",
  words("ask(?:ing)?|dunno|idk|unsure|unknown|forg[eo]t(?:ten)?|somewhere|no (?:idea|clue)|to follow"),
  words(`(?:${not}) ${few("know|remember|recall|sure|certain|find")}`),
  words(
    "pending|awaiting|waiting (?:for|on)|applied (?:for|in|on|last)|(?:have|has|just) applied|not (?:yet|here)|in (?:progress|process)",
  ),
  words(
    "(?:wei(?:ß|ss)|wissen) (?:ich |wir )?(?:es |das )?(?:noch |leider )?nicht|(?:muss|müssen|werde|werden) (?:\\p{L}{1,15} ){0,4}(?:fragen|nachfragen|nachsehen|nachschauen|suchen|schauen)|(?:steuerberater|reich\\p{L}*) (?:\\p{L}{1,15} ){0,2}(?:fragen|nach)",
  ),
  words("(?:je )?(?:ne )?sais pas|à (?:demander|vérifier)|no (?:lo )?s[eé]|preguntar\\p{L}*|non (?:lo )?so"),
  words("weet (?:ik )?(?:het )?niet|navragen|nie wiem|zapyta[mć]"),
].join("|");

/** Somebody who knows it, or looks after it, instead of what was asked. */
const leftToOthers = words(
  "(?:my|our|the|his|her|a) (?:\\p{L}{1,12} )?(?:accountant|bookkeeper|tax (?:man|adviser|advisor)|lawyer|solicitor|nephew|niece|cousin|son|daughter|brother|sister|husband|wife|ex|dad|father|mum|mom|mother|friend|mate|boss|neighbou?r|it (?:guy|man|person)|web(?:site)? (?:guy|man|person|designer))",
);

const remark = new RegExp(`${looksItUp}|${leftToOthers}`, "iu");

// The answers of one form.
const answersKept = 16;

/**
 * Whether a short answer tells the agency that it is still to be found out, or who knows it, instead of answering: 'will
 * ask', 'my accountant has it'. For fields that take a name or a number, never for sentences.
 */
export const isRemark = memoByText((text: string): boolean => remark.test(text), answersKept);

const wantsNone = new RegExp(
  [
    "^(?:no|nope|none|never|nah)(?=[\\s.!–-]*$|\\s?[,;:!(–]|\\s(?:thanks?|we|i|it|need|more|longer|account|page|profile|channel|time|way|please|interest)(?!\\p{L}))",
    "^(?:(?:i |we )?have(?: one| it)?,? but )?(?:deleted|closed|inactive|abandoned|unused|hacked|private|dead|empty)(?=[\\s.!]*$|\\s?[,;(–]|\\s(?:it|this|that|the|account|page|last|in|since|for|years|now)(?!\\p{L}))",
    words(
      "better not|(?:rather|prefer|please) not|please (?:don['’]?t|do not)|no (?:thanks|thank you|longer)|leave (?:it |this |that |them )?(?:out|off|away|empty|blank)|not (?:for us|needed|necessary|wanted|interested|yet|any ?more|active|public|linked|(?:on|with) (?:it|there|here|this|that))",
    ),
    words(
      "(?:(?:do|does|wo|would)n?['’]?t|do not|does not|will not) (?:\\p{L}{1,12} ){0,2}?(?:use|have|want|need|link|show|like|do|bother|keep|post|touch)",
    ),
    words(
      "not (?:right |for |just )?now|coming (?:soon|later)|(?:maybe|perhaps|possibly|probably|some ?time|much) (?:later|soon|one day|some ?day|next (?:year|month))|in (?:the )?future",
    ),
    // 'Later Gator Café' and 'One Day Weddings' are names.
    "(?:^|[,;:(–-] ?|(?:it|this|that|one|them|is|are|['’]s|do|make|start|open|add|film|set up|going) )(?:later(?: on)?|(?:very |pretty )?soon|one day|some ?day|coming)(?=[\\s.!)…]*$|\\s?[,;(])",
    words(
      "(?:not|never|no longer|stopped) (?:(?:really|actually|much|ever|been) )?(?:us(?:ed|ing)|had|linked|posted|posting|started)|(?:gave|given) (?:it |that |this )?up",
    ),
  ].join("|"),
  "iu",
);

const address = /@\w|\w\.\p{L}{2,}(?:\/|$)|^https?:/iu;

/**
 * Whether the answer in the field for a profile says that there is none, or that it is not to be linked: 'one film from
 * 2016, better not'. Whoever gives an address beside it is asked.
 */
export const isRefusal = memoByText(
  (text: string): boolean => wantsNone.test(text.trim()) && !address.test(text.trim()),
  answersKept,
);
