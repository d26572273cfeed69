import { memoByText } from "../memo.ts";

const nothingWords = new Set(
  `na none no nope nah nil null nothing zero x xx xxx tbd tba tbc later soon pending unknown undecided empty blank skip nvt nein nö keine keins kein keiner nichts entfällt folgt
  später spaeter aucun aucune non rien néant neant ninguno ninguna nada no nulla nessuno nessuna niente nenhum nenhuma não brak geen nee niets ingen inga inget ingenting ei nej nei`.split(
    /\s+/,
  ),
);

const nothingPhrases = new Set(
  [
    "not applicable, not available, not yet, not yet available, not known, not sure, not decided, not decided yet, not yet decided, no idea, no comment, no answer, none yet, nothing yet, none so far, none at the moment, none at present, none for now, nothing for now, not at the moment, not for now, not now",
    "to follow, to be announced, to be confirmed, to be decided, to be determined, to be done, to be added, to come, to do, todo, will follow, follows, follows later, following, will come, will send, will send later, coming soon, coming, come later, comes later, in progress, work in progress, wip, under construction, asap, see above, see below, see impressum, see imprint, see website, see my website, see our website, see old site, see facebook, see google, as above, same as above, dont know, don't know, do not know, i dont know, i don't know, dunno, idk, same, ditto, nothing to add, nothing else, no more, thats all, that's all, placeholder, lorem ipsum, test, asdf, we dont have any, we don't have any, dont have any, don't have any, dont have one, don't have one, i dont have one, i don't have one, not any, have none, we have none, no website, no facebook, no instagram, no social media",
    "weiß nicht, weiss nicht, noch offen, noch nicht, noch nichts, noch keine, kommt noch, kommt später, folgt noch, wird nachgereicht, nicht vorhanden, nicht zutreffend, trifft nicht zu, keine angabe, keine angaben, ka, siehe oben, siehe impressum, siehe website, nicht bekannt, unbekannt",
    "à venir, a venir, à suivre, a suivre, à définir, a definir, à déterminer, pas encore, sans objet, plus tard, néant, ne sait pas, je ne sais pas",
    "por definir, por confirmar, por determinar, pendiente, más tarde, mas tarde, todavía no, aún no, no aplica, no sé, no se, próximamente, proximamente, da definire, in arrivo, prossimamente, non ancora, non so, nog niet, volgt, volgt nog, a definir, em breve, ainda não, do ustalenia, wkrótce",
  ]
    .join(", ")
    .split(", "),
);

// Longer than any such word or phrase, including punctuation around it.
const longest = 80;

const marks = /[\s"'“”„«»()[\]{}.,;:!…*_#~|\\/<>=+–—-]+/gu;

const bare = (text: string): string => text.toLowerCase().replaceAll("’", "'").replace(marks, " ").trim();

const bareWords = new Set([...nothingWords, ...nothingPhrases].map(bare));

const firstWord = /^[\p{L}\p{N}]{2,}(?=[ ,.]|$)/u;
const firstBareWords = new Set([...bareWords].map((words) => words.split(" ", 1)[0] ?? ""));

/** Fast check: whether a text begins with a word that none of these phrases begins with, as most answers do. */
const beginsAsAnswer = (text: string): boolean => {
  const [first] = firstWord.exec(text) ?? [];
  return first !== undefined && !firstBareWords.has(first.toLowerCase());
};

// Room for the answers of one form, which many rules check.
const answersKept = 64;

/**
 * Whether a field's text is no answer: empty, a mark ('-', '?'), or a word that people type into a field that they
 * leave open, in several languages ('n/a', 'TBD', 'to follow', 'keine').
 */
export const isNoAnswer = memoByText((text: string): boolean => {
  if (text === "") return true;
  if (beginsAsAnswer(text)) return false;
  if (text.length > longest && /[\p{L}\p{N}]/u.test(text)) return false;
  const words = bare(text).replaceAll("?", "").trim();
  // 't.b.d.' is one word.
  const plain = /^(?:\p{L} )+\p{L}$/u.test(words) ? words.replaceAll(" ", "") : words;
  return !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain) || bareWords.has(plain);
}, answersKept);
