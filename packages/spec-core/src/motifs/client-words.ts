import { wordsOf } from "./key-for.ts";

const places = new Set(["round", "around", "in", "near", "across", "serving", "throughout"]);
// A plate holds two short lines.
const longest = 22;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The place in the last few words before `since 2009`: 'round Leeds'; empty if there is none. */
function whereBefore(statement: string, since: string): string {
  const end = statement.indexOf(since);
  if (end < 0) return "";
  const before = statement.slice(0, end).trim().split(/\s/).slice(-4);
  const start = before.findLastIndex((word) => places.has(word.toLowerCase()));
  return start < 0 ? "" : before.slice(start).join(" ").replace(/[,;]$/, "");
}

/** The sources of a plate's text: printed statements and confirmed details. */
export interface PlateFacts {
  readonly statements: readonly string[];
  readonly founded: string | null;
  /** A registration and the name of its register. */
  readonly registration: { readonly about: string; readonly text: string } | null;
  /** The business's name, for the plate where the texts beside it tell the year. */
  readonly name: string;
  /** The texts beside the drawing and right below it. */
  readonly beside: readonly string[];
}

/** Only a register with a name of several words is worth a plate: 'Gas Safe registered no', not 'VAT'. */
const isSpecificRegister = ({ about, text }: { about: string; text: string }): boolean =>
  about.includes(" ") && about.length <= longest && text.length <= longest;

/**
 * The text of a plate in a drawing, in the client's own words: the trade's register and number, else place and
 * founding year ('Round Leeds', 'since 2009'), else the year alone; the name where the page tells the year beside it.
 * Empty if the client confirmed none of it.
 */
export function plateWords({ statements, founded, registration, name, beside }: PlateFacts): string[] {
  if (registration && isSpecificRegister(registration)) return [registration.about, registration.text];
  if (founded === null) return [];
  const year = /\d{4}/.exec(founded)?.[0];
  if (year !== undefined && beside.some((text) => text.includes(year)))
    return name !== "" && name.length <= longest ? [name] : [];
  const since = /^\d{4}$/.test(founded) ? `since ${founded}` : founded;
  if (since.length > longest) return [];
  const where = statements
    .map((statement) => whereBefore(statement, since))
    .find((found) => found !== "" && found.length <= longest);
  return where ? [capital(where), since] : [capital(since)];
}

/** Small words of several languages, which a name writes with a small letter inside. */
const smallInside =
  /^(?:a|à|al|at|d|da|de|del|della|den|der|des|di|do|du|e|el|en|et|for|i|in|il|l|la|le|les|o|of|on|s|to|van|von|with|y)$/u;

/** Letters that readers take for something else: armed forces, states, media, parties, illnesses and rude words. */
const readOtherwise: ReadonlySet<string> = new Set(
  (
    "RAF RN SS KZ NS HJ IRA USA US UK EU UN UAE USSR GDR DDR BRD CIA FBI NSA KGB MI5 IRS VAT NHS BBC CNN NBC ABC CBS " +
    "HBO ITV RTE ARD ZDF KKK BNP AFD NPD CDU SPD CSU FDP GOP DNC RNC PLO ISIS PTA HIV STD STI ADHD PMS UTI DOA RIP SOS " +
    "WC BO BJ FU FK FAT FAG ASS TIT SOB WTF OMG LOL SEX XXX PIG COW HAG CUM GAY NAZ DIE BAD SAD LSD PCP KFC BMW VW"
  ).split(" "),
);

/**
 * One to three initials of a name: those of its first words, small words left out, and what a person does after the
 * comma: 'Ada Lind, Architect'. Only the first one, where they are read as something else.
 */
export function initialsOf(name: string): string {
  const [head = ""] = name.split(",");
  const words = (head.trim().includes(" ") ? head : name)
    .split(/[\s&+,.-]+/)
    .filter(
      (word, index) =>
        word !== "" &&
        !(index > 0 && smallInside.test(word)) &&
        !/^(?:and|the|of|und|der|die|das|co|ltd|gmbh)$/i.test(word),
    );
  const letters = (words.length > 0 ? words : wordsOf(name)).flatMap(
    (word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [],
  );
  const initials = letters.slice(0, 3).join("").toUpperCase();
  return (readOtherwise.has(initials) ? initials.slice(0, 1) : initials) || "·";
}
