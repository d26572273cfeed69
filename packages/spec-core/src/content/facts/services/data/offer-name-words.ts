/** Words that do not begin a name in a price list, because they continue a sentence. */
export const noNameStarts: ReadonlySet<string> = new Set(
  "and or but so then to from up out under over about around than that that's thats this these those it it's which who what there there's old both each any anything every everything only just usually normally otherwise because if when where while there we i you they wir ich sie nous je vous und oder aber sonst ansonsten dann danach nur et ou mais sinon puis ensuite dès jusqu pero sino luego hasta desde altrimenti".split(
    " ",
  ),
);

/** Words that do not end a name in a price list. */
export const noNameEnds: ReadonlySet<string> = new Set(
  "and or but so which that who to from of for with at by it right properly the a an is are be was were actually really now then usually about around".split(
    " ",
  ),
);

/** Verb forms that describe something and do not name it. */
export const verbsInNoName: ReadonlySet<string> = new Set(
  "is are was were be been will would found stays stay pay pays paid charged went goes come comes said says i i'm i've we we're we've they they're he she".split(
    " ",
  ),
);

/** Times and places, which alone are not an offer. */
export const noNameAtAll: ReadonlySet<string> = new Set(
  "first second further outdoor indoor outdoors indoors one two three four five six january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday weekdays weekends today tomorrow".split(
    " ",
  ),
);
