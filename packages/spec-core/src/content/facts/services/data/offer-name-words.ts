/** Words that do not begin a name in a price list, because they continue a sentence. */
export const noNameStarts: ReadonlySet<string> = new Set(
  "and or but so then to from up out under over about around than that that's thats this these those it it's which who what there there's old both each any anything every everything only just usually normally otherwise because if when where while there we i you they wir ich sie nous je vous und oder aber sonst ansonsten dann danach nur et ou mais sinon puis ensuite dès jusqu pero sino luego hasta desde altrimenti".split(
    " ",
  ),
);

/**
 * Beginnings of a piece of a sentence: a place or a time with its preposition ('at the door', 'by the time'), or a
 * conjunction. Not a compound ('on the day coordination'), nor a way that has no article ('at home').
 */
export const pieceStart =
  /^(?:(?:in|at|on|with|without|of|into|onto|through|during|within|from|before|after|until|till|since) (?!the (?:day|go|spot)(?!\p{L}))(?:the|an?|our|my|your|his|her|its|their|this|that|these|those|each|every|all)|by (?:the (?:time|end|way)|our|my|your|his|her|their|this|that)|(?:the )?time (?:you|we|they|i|it|he|she|of|being)|(?:many|some|lots|half|none) of (?:the|my|our|your|their|them|us)|(?:most|much|all|parts?) of \p{L}+|(?:my|our|your|his|her|its|their) own$|although|though|unless|whereas|whether|except|plus (?:an?|the|some|any|\d+))(?!\p{L})/iu;

/** The same before a name: 'in St. Mary'. 'In Salon' is a title. */
export const placeStart = /^(?:in|at|on|near|from|by) \p{Lu}\p{Ll}/u;

/** Words that do not end a name in a price list. */
export const noNameEnds: ReadonlySet<string> = new Set(
  "and or but so which that who to from of for with at by it right properly the a an is are be was were actually really now then usually about around obviously basically honestly probably definitely especially sometimes always often".split(
    " ",
  ),
);

/** Verbs and pronouns of a sentence that describes something and does not name it. */
export const wordsInNoName: ReadonlySet<string> = new Set(
  "is are was were be been will would found stays stay pay pays paid charged went goes come comes said says i i'm i've we we're we've they they're he she them myself ourselves themselves himself herself".split(
    " ",
  ),
);

/** Words that join times: 'all July and August'. */
export const betweenTimes: ReadonlySet<string> = new Set(
  "all and to till until or mid early late".split(" "),
);

/** Times and places, which alone are not an offer. */
export const noNameAtAll: ReadonlySet<string> = new Set(
  "first second further outdoor indoor outdoors indoors one two three four five six january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday weekdays weekends today tomorrow".split(
    " ",
  ),
);
