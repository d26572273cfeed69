const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Verb forms that follow a subject, and their contractions. */
export const finiteVerbs = words(
  "is isn't are aren't was wasn't were weren't has hasn't have haven't had can can't cannot could will won't would must should may might do don't does doesn't did didn't costs takes includes comes goes starts needs opens closes holds depends varies lasts belongs follows works applies",
);

/** A subject of one word. */
export const pronouns = words("i we you they he she it this that there");

/** Pronouns contracted with a verb. */
export const subjectsWithVerb = words(
  "i'm i've i'll i'd we're we've we'll we'd you're you've you'll you'd they're they've they'll he's she's it's it'll that's there's",
);

/** Words at the beginning of a clause that needs another clause or refers to the one before. */
export const dependentWords = words(
  "if when whenever where wherever while once as since because although though unless until till after before that which who whose whom what whatever whichever whoever how however whether why given provided providing assuming depending seeing considering being having including except than or and but nor so yet plus also then either neither both even especially particularly mostly mainly usually often sometimes always never only just not no in on at by for from with without of to into onto over under between among around through during like near outside inside beyond per via about against",
);

/** Insertions between commas that are no clauses: 'near by, I think, but check'. */
export const betweenCommas =
  /^(?:i|we) (?:think|believe|hope|guess|suppose|imagine|reckon|know|mean|say|must say|would say)$|^you (?:know|see|may say)$|^it (?:seems|appears)$/u;

/** Words between a subject and its verb. */
export const adverbs = words(
  "also only just never always often usually sometimes mostly mainly normally both all really",
);

/** A vehicle or a boat with its place, which is not the 'we' after the comma: 'Parked at the pod, we also cater'. */
export const vehicleAtPlace = /^(?:parked|moored|berthed) (?:at|in|on|by|behind|outside|beside|near) /iu;
