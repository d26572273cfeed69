const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** A word without its plural ending: 'classes' and 'class', 'houses' and 'house', 'stories' and 'story'. */
const stem = (word: string): string =>
  word.replace(/(?:ies|y|(?<=ss|x|z|ch|sh)es|(?<!s)s)$/u, "").replace(/e$/u, "");

/** Words in the names of pages that say nothing of their subject. */
const general: ReadonlySet<string> = new Set(
  "the and for our you how can get all not are who why was has its out off any page pages about with from your yours information info more what when where which home online service services before after come comes here ours work works help questions things other find know need".split(
    " ",
  ),
);

/** 'Our workshop is in Cupar': a place of the business, and not what a page 'Workshops' is about. */
const ofPlace = /(?<!\p{L})(?:our|my|the|at|in) (?:\p{L}{2,12} )?$/iu;

const fewestShared = 2;

/** Whether a sentence is on what a page is about by its name: 'Saturday classes' of 'I run the class on a Saturday'. */
export function isOnSubject(sentence: string, name: string): boolean {
  const wanted = [...new Set(wordsOf(name).filter((word) => !general.has(word)))];
  const said = new Set(wordsOf(sentence).map(stem));
  const shared = wanted.filter((word) => said.has(stem(word)));
  if (wanted.length > 1) return shared.length >= Math.min(fewestShared, wanted.length);
  const [only] = shared;
  if (only === undefined) return false;
  const at = sentence.toLowerCase().indexOf(stem(only));
  return !ofPlace.test(sentence.slice(0, at));
}
