import type { Project } from "../../project.ts";
import { any, sentencesOn } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { saying, sayingInNotes } from "../saying.ts";

// In these countries, a site whose answers are in English can be assumed to be in English.
const englishSpeaking: readonly string[] = [
  "GB",
  "IE",
  "US",
  "CA",
  "AU",
  "NZ",
  "ZA",
  "JM",
  "SG",
  "MT",
  "IN",
  "HK",
  "NG",
  "GH",
  "KE",
  "UG",
  "TZ",
  "ZM",
  "ZW",
  "BW",
  "NA",
  "PH",
  "PK",
  "TT",
  "BB",
  "BS",
  "FJ",
];

const inQuebec = /(?<!\p{L})(?:qu[ée]bec|montr[ée]al|laval|gatineau)(?!\p{L})/iu;

const isLanguageOpen: Check = ({ country, form }) =>
  country !== null &&
  (!englishSpeaking.includes(country) || inQuebec.test(`${form.contact.address} ${form.description}`));

const otherLanguage =
  /(?<!\p{L})(?:and|or|&|,) (?:in )?(?!english)\p{Lu}\p{L}*(?:ish|ian|man|ench|utch|ese|abic)(?!\p{L})/iu;
/** Customers who do not read the language of the country: 'most of them do not speak Danish'. */
const readEnglishAlone =
  /(?<!\p{L})(?:do not|don['’]?t|dont|cannot|can['’]?t|speak no|hardly|barely) (?:yet |really )?(?:speak|read|understand|know)? ?(?:any |much |enough |good |the )?(?!English)(?:local language|\p{Lu}\p{L}*(?:ish|ian|man|ench|utch|ese|abic))(?!\p{L})|(?<!\p{L})English[- ]speak(?:ing|ers)(?!\p{L})/u;
const inEnglish = /(?<!\p{L})in English(?!\p{L})/u;

/** Whether the work itself is in English, for people who do not read the language of the country. */
const servesInEnglish: Check = ({ form, words }) =>
  (inEnglish.test(form.niche) && !otherLanguage.test(form.niche)) ||
  words.statements.some(
    ({ text, field }) =>
      (field === "description" || field === "audience") &&
      readEnglishAlone.test(text) &&
      !/(?<!\p{L})(?:i|we) (?:do not|don['’]?t|dont|cannot|can['’]?t)(?!\p{L})/iu.test(text),
  );

const oneLanguage =
  /^(?:(?:all |everything |the site |website )?(?:is |only )?in )?\p{L}+ only[.!]?$|^only (?:in )?\p{Lu}\p{L}+[.!]?$/iu;

/**
 * States the languages of the site and who provides them: 'The site shall be in English', 'English and French, the
 * French I correct myself'.
 */
const tellsLanguage =
  /(?<!\p{L})English is (?:fine|ok|okay|enough|good)(?!\p{L})|(?<!\p{L})(?:web)?site (?:is |shall be |should be |must be )?(?:only )?(?:in )?English[,;:]? (?:the|a|my|our) \p{L}+ (?:one|site) (?:exists|is there|i have|we have)(?!\p{L})|(?<!\p{L})in english(?!\p{L}).{1,160}(?<!\p{L})(?:the|a|my|our) \p{L}+ (?:one|site|website) is (?:already )?(?:made|done|there|online)(?!\p{L})|(?<!\p{L})(?:site|website) (?:itself )?(?:is|stays) (?:only in English|(?:in )?English only)(?!\p{L})|(?<!\p{L})(?:site|website) (?:itself )?(?:shall|should|must|has to|will|is to) be (?:only |all )?(?:in \p{Lu}\p{L}+|English|German|French|Spanish)(?!\p{L}| and| or|,)|(?<!\p{L})(?:I|we) (?:\p{L}+ ){0,2}(?:correct|translate|write|check|do) (?:it |them |both |all )?(?:my|our)sel(?:f|ves)(?!\p{L})/iu;

const language =
  "(?:english|german|french|spanish|italian|dutch|polish|irish|welsh|gaelic|catalan|portuguese|turkish|arabic)";

/** 'Se habla español': a line of a sign, in the language of those who read it. */
const signLine = saying(
  /(?<!\p{L})(?:se habla|hablamos|hablo) (?:tambi[eé]n )?(?:espa[nñ]ol|castellano)(?!\p{L})|(?<!\p{L})(?:on parle|nous parlons) (?:aussi )?fran[cç]ais(?!\p{L})|(?<!\p{L})(?:wir sprechen|man spricht) (?:auch )?deutsch(?!\p{L})|(?<!\p{L})si parla italiano(?!\p{L})|(?<!\p{L})(?:fala-se|falamos) portugu[eê]s(?!\p{L})|(?<!\p{L})m[oó]wimy po polsku(?!\p{L})/iu,
);

/** 'A bit of Welsh would be lovely': some words on a site in English. */
const fewWords = sayingInNotes(
  new RegExp(
    `(?<!\\p{L})(?:bits?|touch|sprinkl\\p{L}*|dash|splash|(?:few |couple of |some |odd )(?:words?|phrases?|greetings?)|words? or two) (?:of|in) (?!english)${language}(?!\\p{L})`,
    "iu",
  ),
);

/** 'Whether there should be a page in Spanish', which no list of topics holds. */
const pageInLanguage = saying(
  new RegExp(
    `(?<!\\p{L})(?:pages?|(?:web)?site|versions?) (?:\\p{L}+ ){0,2}in (?!english)${language}(?!\\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:no|never|without|(?:not|n['’]t) (?:need|want)|old|present|current|existing|their) (?:\p{L}+ ){0,2}(?:pages?|(?:web)?site|versions?)(?!\p{L})/iu,
);

/** 'A bilingual child', 'she is bilingual': people, not pages. */
const bilingualPeople =
  /(?<!\p{L})(?:bi|tri|multi)lingual (?:\p{L}+ )?(?:child(?:ren)?|kids?|famil(?:y|ies)|homes?|households?|parents?|people|staff|team|pupils?|learners?|students?|clients?|patients?|couples?|speakers?)(?!\p{L})|(?<!\p{L})(?:s?he|i|we|they|who|staff)(?: (?:is|are|am)|['’](?:s|m|re)) (?:\p{L}+ )?(?:bi|tri|multi)lingual(?: in \p{L}+(?:,? (?:and|&) \p{L}+)?)?(?!\p{L})/iu;

const ofSite = new RegExp(
  `(?<!\\p{L})(?:${language}|(?:web)?site|pages?|versions?|texts?|translat\\p{L}*)(?!\\p{L})`,
  "iu",
);
const isOfPeople = (text: string): boolean =>
  bilingualPeople.test(text) && !ofSite.test(text.replace(bilingualPeople, ""));

/** Languages listed in the notes: 'German and Turkish please'. */
const listedLanguages = new RegExp(
  `^(?:(?:the )?(?:site|website|texts?) )?(?:(?:in|both) )?${language}(?:, ${language})*,? (?:and|&|or) (?:if possible |maybe )?${language}(?!\\p{L})(?! (?:speak|people|customers|clients|guests))`,
  "iu",
);

const namesLanguage = new RegExp(`(?<!\\p{L})${language}(?!\\p{L})`, "iu");
const anyLanguage = new RegExp(`(?<!\\p{L})${language}(?!\\p{L})|language|translat`, "iu");

/** The verb 'polish', in lower case and without another language: 'We polish old eyes'. */
const isVerb = (text: string): boolean =>
  /(?<!\p{L})polish(?!\p{L})/u.test(text) && !anyLanguage.test(text.replace(/polish/gu, ""));

/**
 * The sentences about languages of the site. Not 'Spanish only if Frau Reyes stays', a subject, nor a translated
 * licence, a document.
 */
const languageSentences = (project: Project): string[] => {
  // In the description, 'tastings in English or French' and 'Books in Translation' are offers.
  const onSite = new Set(
    project.words.statements.flatMap(({ field, kind, text }) =>
      field === "contentNotes" || kind === "wish" ? [text] : [],
    ),
  );
  return [
    ...new Set([
      ...sentencesOn("languages")(project).filter(
        (text) =>
          onSite.has(text) &&
          !isVerb(text) &&
          !isOfPeople(text) &&
          !/\b(?:i|we|she|he|who|staff) (?:also |all |both )?speak/i.test(text) &&
          !/(?:is|are|am)(?:n['’]t| not) (?:an? |really )*bilingual/i.test(text) &&
          !/\b(?:licen[cs]e|approved translation|subjects?|only if|english only|only in english)\b/i.test(
            text,
          ),
      ),
      ...project.words.statements
        .filter(({ text, field }) => field === "contentNotes" && listedLanguages.test(text))
        .map(({ text }) => text),
      ...pageInLanguage(project).filter((text) => onSite.has(text)),
      ...fewWords(project),
      ...signLine(project),
    ]),
  ];
};

/** 'English first', 'maybe Spanish later': the site can go online in English. */
const comesFirst: Check = (project) =>
  languageSentences(project).some((text) => firstLanguage.test(text)) || arePostponed(project);

const postponed =
  /(?<!\p{L})(?:later(?! than)|some ?day|one day|eventually|in (?:the )?future|next year|at some point|down the (?:line|road)|phase (?:two|2)|not (?:yet|now))(?!\p{L})/iu;

const atStart = /(?<!\p{L})(?:(?<!not )now|first|at (?:the )?(?:start|launch)|straight away)(?!\p{L})/iu;

/** Whether all further languages that the answers wish for are for later. Customers' languages are not wishes. */
const arePostponed: Check = (project) => {
  const ofAudience = new Set(
    project.words.statements.flatMap(({ field, text }) => (field === "audience" ? [text] : [])),
  );
  const wished = languageSentences(project).filter((text) => !ofAudience.has(text));
  return (
    !isLanguageOpen(project) &&
    wished.length > 0 &&
    wished.every((text) => postponed.test(text) && !atStart.test(text))
  );
};

/** 'It would be nice if the home page was in Irish too': the site can go online without. */
const isNiceToHave: Check = (project) =>
  languageSentences(project).length > 0 &&
  languageSentences(project).every((text) =>
    /(?<!\p{L})(?:would|['’]d) be (?:\p{L}+ )?(?:nice|good|great|lovely|cool|a bonus|a plus)(?!\p{L})|(?<!\p{L})nice to have(?!\p{L})|(?<!\p{L})if (?:at all )?possible(?!\p{L})/iu.test(
      text,
    ),
  );

const undecided =
  /(?<!\p{L})(?:whether|undecided|wondering|maybe|perhaps|not sure|thinking (?:about|of))(?!\p{L})|(?:(?<!\p{L})(?:not|havent)|n['’]t) (?:yet )?(?:decided|sure)(?!\p{L})|(?<!\p{L})(?:should|do) (?:i|we|there)(?!\p{L})[^.!?]{0,60}\?/iu;

/** Whether the client has not decided on any other language: the site goes online in English. */
const isUndecided: Check = (project) =>
  !isLanguageOpen(project) && languageSentences(project).every((text) => undecided.test(text));

/** Whether all that is said of languages is of a few words, and how they come about: 'please don't google translate'. */
const areWordsAlone: Check = (project) =>
  !isLanguageOpen(project) &&
  fewWords(project).length > 0 &&
  languageSentences(project).every((text) => fewWords(project).includes(text) || !namesLanguage.test(text));

/** 'I'll check it', in the same notes. */
const checksItself: Check = ({ words }) =>
  words.statements.some(
    ({ text, field }) =>
      field === "contentNotes" &&
      /(?<!\p{L})(?:i|we|my \p{L}+)(?:['’]ll| will| can| could)? (?:check|correct|write|send|do|give you|provide|supply) (?:it|them|those|these|the words|that)(?!\p{L})/iu.test(
        text,
      ),
  );

/** Whether only a line of a sign names another language. */
const isSignAlone: Check = (project) =>
  !isLanguageOpen(project) &&
  signLine(project).length > 0 &&
  languageSentences(project).every((text) => signLine(project).includes(text));

/** 'I can translate, or my cousin can.' */
const tellsTranslator: Check = (project) =>
  languageSentences(project).some((text) =>
    /(?<!\p{L})(?:i|we|he|she|(?:my|our) (?:\p{L}+ ){0,2}\p{L}+)(?: can| could| will| would|['’]ll|['’]d)?(?: also| happily)? (?:translates?|do(?:es)? the translati\p{L}+|write the \p{L}+ (?:version|texts?|page))(?!\p{L})/iu.test(
      text,
    ),
  );

const firstLanguage =
  /(?<!\p{L})english (?:comes |goes |is )?first(?!\p{L})|(?<!\p{L})(?:first|start(?:ing)?|begin) (?:with|in) english(?!\p{L})/iu;

/** The question where all that is said of languages is small or open; undefined where a language is wished for. */
function smallQuestion(project: Project): string | undefined {
  if (languageSentences(project).length === 0) return undefined;
  if (isSignAlone(project))
    return "Should the site say this in one line, or have pages in that language too (which, who translates and checks them, and from when)? May people write to you in that language, and who answers them?";
  if (areWordsAlone(project))
    return "Which words of that language should the site have, where, and who writes and checks them? All else is in English.";
  return isUndecided(project) && !comesFirst(project) && !isNiceToHave(project)
    ? "Should there be pages in another language: which ones, from the start or later, and who writes and checks them? Until then the site is in English."
    : undefined;
}

/** Asks in which languages the site is, and who translates. */
export const languageQuestion: QuestionRule = {
  id: "language",
  path: "codeTemplates.html",
  question: (project) =>
    smallQuestion(project) ??
    (isNiceToHave(project)
      ? `When should the other language follow${tellsTranslator(project) ? "" : ", who translates and checks it,"} and on which pages, the legal ones too? Until then the site is in English.`
      : comesFirst(project)
        ? "When do the other languages follow, and who translates and checks them? Does every page need every language, the legal pages too? Until then the site is in English."
        : languageSentences(project).length > 0
          ? `Which language comes first${isLanguageOpen(project) ? " (also that of your country?)" : ""}, when do the others follow, and who translates and checks them? Does every page need every language, the legal pages too? Until then the site is in English.`
          : "Which languages should the site be in (also that of your country?), which comes first, and who translates and checks the texts? Until then the site is in English."),
  asks: "client",
  // If the answers do not mention languages, the site can go online in English.
  blocks: (project) =>
    isSignAlone(project)
      ? "page"
      : languageSentences(project).length > 0 &&
          !(comesFirst(project) || isNiceToHave(project) || isUndecided(project) || areWordsAlone(project))
        ? "launch"
        : "nothing",
  when: any((project) => languageSentences(project).length > 0, isLanguageOpen),
  // 'In German only' already answers the question.
  settledBy: (project) =>
    project.words.statements.some(({ text }) => tellsLanguage.test(text)) ||
    (languageSentences(project).length === 0 && servesInEnglish(project)) ||
    (areWordsAlone(project) && checksItself(project)) ||
    (languageSentences(project).length > 0 &&
      languageSentences(project).every((text) => oneLanguage.test(text))),
  quotes: languageSentences,
};
