/** The full words for endings after an apostrophe: 'we'll', 'they've'. */
export const contractionEndings: Readonly<Record<string, string>> = {
  "'ll": "will",
  "'re": "are",
  "'ve": "have",
  "'m": "am",
  "'d": "would",
};

/**
 * The full words for contractions typed without an apostrophe. 'were', 'well', 'ill', 'shell' and 'hell' are left out,
 * because they are words.
 */
export const fullWords = new Map<string, readonly string[]>(
  Object.entries({
    "whats app": ["whatsapp"],
    im: ["i", "am"],
    ive: ["i", "have"],
    weve: ["we", "have"],
    theyre: ["they", "are"],
    theyve: ["they", "have"],
    youre: ["you", "are"],
    youve: ["you", "have"],
    youll: ["you", "will"],
    theyll: ["they", "will"],
    hes: ["he", "is"],
    shes: ["she", "is"],
    its: ["it", "is"],
    thats: ["that", "is"],
    whats: ["what", "is"],
    theres: ["there", "is"],
    cannot: ["can", "not"],
    cant: ["can", "not"],
    wont: ["will", "not"],
    "can't": ["can", "not"],
    "won't": ["will", "not"],
    "shan't": ["shall", "not"],
    pls: ["please"],
    plz: ["please"],
    tho: ["though"],
    cos: ["because"],
    cuz: ["because"],
    coz: ["because"],
    u: ["you"],
    ur: ["your"],
    wanna: ["want", "to"],
    gonna: ["going", "to"],
    gotta: ["got", "to"],
  }),
);

/** The verbs with 'n't', as a list: 'tenant' and 'want' end in the same letters. */
export const verbsWithNot = new Set(
  "do does did is are was were has have had would could should must need might ai".split(" "),
);

/** Words after which 's means 'is'; after others it is a possessive. */
export const wordsBeforeIs = new Set("it that there he she what who here where let how".split(" "));
