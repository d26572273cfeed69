/** Words that show where a sentence begins in text without punctuation. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

export const subjects = words("i we they he she it you there that this who what");
export const conjunctions = words("and so but oh or because also well then ok what");
export const verbs = words(
  "am is are was were have has had do does did can could will would must should may might want need think know say said sell make repair offer take took give got get go went come came lost started opened started began learned learnt work works buy call run cover covers also been never always only just even hate love like owe pay paid keep keeps put i",
);
export const possessives = words("my our the");
/** Verbs after 'my', 'our' or 'the' and a noun: 'my wife says'. */
export const verbsAfterOwned = words("is are was were has have says said does did wants want costs keeps");
export const imperatives = words("call ring text phone email put make do please");
/** Imperatives that are also nouns, and the words before the owner of such a thing: 'my sons phone'. */
export const things = words("call ring text phone email");
export const owners = words("my our your his her their the");

/** Words after which a subject does not begin a sentence: 'mention all our drivers are licensed', 'the man who is'. */
export const wordsBeforeSubject = words(
  "that all say says said mention think know see tell know of with for by in on at to from as like than if unless whether although when while where which because until till before after not only even how what why and or the a an my our your his her their is are was",
);

/** Words after which a verb is not an imperative: 'My wife says I should do', 'I will put', 'those who do'. */
export const wordsBeforeVerb = words(
  "who should could can will would must may might ill well did do does please just never also always to",
);

/**
 * Question words of an indirect question, which belongs to the verb before it: 'asked what it would cost', 'tells me
 * who did it'.
 */
export const questionWords = words("what who how where why when which whether");
export const verbsBeforeQuestion = words(
  "ask asks asked asking find finds finding found know knows knew known tell tells told telling see sees saw seen say says said show shows showed explain explains explained wonder wonders wondered learn learned learnt understand understands understood remember remembers guess decide decides decided discuss choose matters",
);
export const askedPersons = words("me us him her them you people out");

/** Nouns that are the subject of the verb after them: 'a thing where people put in how many bedrooms'. */
export const subjectNouns: ReadonlySet<string> = new Set(
  "people customers clients visitors guests patients parents members students owners folks users somebody someone anybody anyone everybody everyone".split(
    " ",
  ),
);

/** Words before a condition. */
export const conditions = words("if when whenever unless provided");
/** Subjects of a limit after 'but': 'but it must be urgent', 'but you need to book'. */
export const limited = words("it you they there that this");
