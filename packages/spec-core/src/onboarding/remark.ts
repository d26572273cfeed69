import { memoByText } from "../memo.ts";

const words = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;
const few = (pattern: string): string => `(?:\\p{L}{1,12} ){0,2}(?:${pattern})`;
const not = "(?:do|ca|could|wo|would|did|have|has)n?['’]?t|do not|cannot|not|never|no longer";

/** The client will look the answer up, will ask somebody, or does not have it. */
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

/** Somebody else who knows the answer or takes care of it. */
const leftToOthers = words(
  "(?:my|our|the|his|her|a) (?:\\p{L}{1,12} )?(?:accountant|bookkeeper|tax (?:man|adviser|advisor)|lawyer|solicitor|nephew|niece|cousin|son|daughter|brother|sister|husband|wife|ex|dad|father|mum|mom|mother|friend|mate|boss|neighbou?r|it (?:guy|man|person)|web(?:site)? (?:guy|man|person|designer))",
);

const remark = new RegExp(`${looksItUp}|${leftToOthers}`, "iu");

// Room for the answers of one form.
const answersKept = 16;

/**
 * Whether a short answer is a note to the agency instead of the value: it is still to be found out, or somebody else
 * knows it ('will ask', 'my accountant has it'). For fields that take a name or a number, never for sentences.
 */
export const isRemark = memoByText((text: string): boolean => remark.test(text), answersKept);
