import { withApostrophe } from "./data/typing-words.ts";
import { capital } from "./fill.ts";

/** A separate word: not a part of an address, of a longer word or of '(i)'. */
const word = /(?<![\p{L}\p{N}@._/&'’#(-])\p{Ll}{1,8}(?![\p{L}\p{N}@_/&)-]|[.'’]\p{L})/gu;
/** 'i'm', 'i’ll' */
const smallI = /(?<![\p{L}\p{N}@._/&'’#(-])i(?=['’](?:m|ve|ll|d)(?![\p{L}\p{N}@._/]))/gu;
const quoted = /["“][^"“”]*["”]|(?<!\p{L})['‘][^'‘’]*['’](?!\p{L})/gu;
/** A first word in lower case that is no address and has no capitals of its own. */
const smallStart = /^\p{Ll}+(?:['’]\p{Ll}+)?(?=[\s,;:!?)]|\.?$|\.\s)/u;

interface Writing {
  /** Whether all that the client wrote is English. */
  readonly isEnglish: boolean;
  /** The business's name, which stays as it is. */
  readonly name: string;
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");

/** Changes a text but for what is quoted and the name. */
function outsideOf(text: string, name: string, change: (part: string) => string): string {
  const kept = name === "" ? quoted : new RegExp(`${quoted.source}|${escaped(name)}`, "giu");
  let from = 0;
  let done = "";
  for (const { index, 0: part } of text.matchAll(kept)) {
    done += change(text.slice(from, index)) + part;
    from = index + part.length;
  }
  return done + change(text.slice(from));
}

/** An English sentence with a capital at its beginning and the apostrophes that were left out: nothing else is changed. */
export function writtenOut(text: string, { isEnglish, name }: Writing): string {
  if (!isEnglish) return text;
  const mark = text.includes("'") ? "'" : "’";
  const known = (typed: string): string => {
    if (typed === "i") return "I";
    return Object.hasOwn(withApostrophe, typed) ? (withApostrophe[typed] ?? typed).replace("'", mark) : typed;
  };
  const changed = outsideOf(text, name, (part) => part.replace(smallI, "I").replace(word, known));
  const isNamed = name !== "" && changed.toLowerCase().startsWith(name.toLowerCase());
  return smallStart.test(changed) && !isNamed ? capital(changed) : changed;
}
