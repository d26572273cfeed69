/**
 * The legal forms of sole traders and partnerships in the wording that people use: patterns in lowercase for the
 * beginning of a word.
 */
export const unregisteredForms: readonly string[] = [
  // English
  "sole trader",
  "sole proprietor",
  "sole owner",
  "self-employed",
  "self employed",
  "freelance",
  "individual entrepreneur",
  // German
  "einzelunternehm",
  "einzelfirma",
  "freiberuf",
  "kleingewerbe",
  "selbständig",
  "selbstständig",
  "gbr",
  // French
  "entreprise individuelle",
  "entrepreneur individuel",
  "entrepreneuse individuelle",
  "micro-entrepr",
  "micro entrepr",
  "microentrepr",
  "auto-entrepr",
  "auto entrepr",
  "autoentrepr",
  "profession libérale",
  // Spanish, Catalan, Italian, Portuguese
  "autónom",
  "autonom[oa](?!\\p{L})",
  "autònom",
  "empresario individual",
  "empresaria individual",
  "ditta individuale",
  "impresa individuale",
  "libero professionista",
  "libera professionista",
  "empresário em nome individual",
  "empresária em nome individual",
  "empresario em nome individual",
  "empresaria em nome individual",
  "trabalhador independente",
  "trabalhadora independente",
  // Dutch
  "eenmanszaak",
  "zzp",
  "zelfstandig",
  // Polish, Czech, Slovak, Slovene, Croatian
  "jednoosobowa działalność",
  "jednoosobowa dzialalnosc",
  "działalność gospodarcza",
  "dzialalnosc gospodarcza",
  "jdg",
  "osvč",
  "živnost",
  "szčo",
  "samostojni podjetnik",
  "samostojna podjetnica",
  "obrt",
  // Civil partnerships
  "spółka cywilna",
  "spolka cywilna",
  "s\\.c\\.(?!\\p{L})",
  "sociedad civil",
  "società semplice",
  "maatschap",
  // Swedish, Norwegian, Danish, Finnish
  "enskild firma",
  "enskild näringsidkare",
  "enskild näringsverksamhet",
  "enkeltpersonforetak",
  "enkeltmandsvirksomhed",
  "enkeltmandsfirma",
  "toiminimi",
  "tmi",
  // Hungarian, Romanian, Bulgarian, Greek, Baltic
  "egyéni vállalkoz",
  "persoană fizică autorizată",
  "întreprindere individuală",
  "едноличен търговец",
  "ατομική επιχείρηση",
  "füüsilisest isikust ettevõtja",
  "individuali veikla",
  "individuālais komersants",
];

/**
 * Abbreviations of these forms, compared with the whole answer: 's.p.' in Slovenia, but not 'S.p.A.' or 'sp. z o.o.'.
 */
export const unregisteredLetters: ReadonlySet<string> = new Set("sp ei eni enk pfa ev fie".split(" "));
