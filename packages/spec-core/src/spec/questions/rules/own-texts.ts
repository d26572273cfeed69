import type { Project } from "../../project.ts";
import { sentencesOn } from "../checks.ts";
import type { QuestionRule } from "../rule.ts";
import { askedOn, hintedForUs, saying, sayingInNotes } from "../saying.ts";

const text =
  "(?:pages?|texts?|words|wording|welcome|introduction|intro|story|bio|biography|about|faqs?|copy)(?!\\p{L})";

/** 'I would like to write the About page myself', 'a welcome would be lovely, I can write that myself'. */
const writesText = saying(
  new RegExp(
    `(?<!\\p{L})(?:i|we|she|he|my \\p{L}{3,12}|our \\p{L}{3,12})(?:['’](?:ll|d)|(?: will| would| want| can| could| prefer| shall))?(?: (?:like|love|rather|prefer|also|to|have|just)){0,3} (?:writes?|do) (?:up )?(?:(?:the|my|our|all the|your|a|an) (?:\\p{L}+ ){0,2}${text}|(?:that|this|it|them|those|these) (?:my|our|him|her|them)sel(?:f|ves))`,
    "iu",
  ),
  /(?<!\p{L})(?:blogs?|posts?|articles?|newsletters?|reports?|letters?|invoices?|bills?|quotes?|cvs?|notes?|tunes?|songs?|music|every|each|monthly|weekly|not|never|n['’]t)(?!\p{L})/iu,
);

/** What a sentence with 'write that myself' has to mention to be about a text for the site. */
const ofSite = new RegExp(`(?<!\\p{L})(?:${text}|(?:web)?site)`, "iu");

/** The sentences that say that the client writes a text of the site. */
export const ownTextSentences = (project: Project): string[] => {
  const asked = new Set(sentencesOn("ownTexts")(project));
  return writesText(project).filter((sentence) => ofSite.test(sentence) && !asked.has(sentence));
};

const written =
  "(?<!\\p{L})(?:histor(?:y|ies)|articles?|features?|write-?ups?|profiles?|interviews?|poems?|verses?|essays?|booklets?|pamphlets?|chapters?|stor(?:y|ies)|accounts?|pieces?|forewords?)(?!\\p{L})";

/** 'A history that a neighbor wrote', 'a poem written by my aunt', 'the article about us in the Gazette'. */
const writtenByOthers = sayingInNotes(
  new RegExp(
    [
      `${written}[^.;!?]{0,60}(?<!\\p{L})(?<!(?:i|we|you|people|customers|clients|guests|patients|visitors|students)(?: have| had|['’]ve|['’]d)? )(?:wrote|has written|have written|had written|(?:was |were |been )?written by(?! (?:me|us|you|myself|ourselves)(?!\\p{L})))(?!\\p{L})`,
      `${written} (?:about|on) (?:us|me|our|my|the \\p{L}+)(?: \\p{L}+){0,4} in (?:the|our) (?:\\p{L}+ )?(?:\\p{L}*(?:papers?|magazine|gazette|news|newsletter|times|herald|post|journal|press|mail))(?!\\p{L})`,
      `(?<!\\p{L})(?:paper|magazine|gazette|times|herald|journal|press|journalist|reporter|blogger) (?:did|ran|wrote|published|printed) (?:an?|this|the) (?:\\p{L}+ ){0,3}${written}`,
      "(?<!\\p{L})(?:poems?|essay|article|foreword) by (?:an?|my|our|his|her|the) \\p{L}",
    ].join("|"),
    "iu",
  ),
  /(?<!\p{L})(?:(?:do not|don['’]?t|never|not|no)(?: \p{L}+){0,3} (?:use|put|show|link|print|include|want|quote|mention|reuse|copy)|like the (?:one|way|style)|for example)(?!\p{L})/iu,
);

/** 'Could some of it go on the page?': what should become of the text in the sentence before. */
const whatBecomesOfIt =
  /(?<!\p{L})(?:some of it|parts? of it|bits? of it|it|that|this)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:pages?|(?:web)?site|use|used|go|quote|print)(?!\p{L})/iu;

/** The sentences about texts that somebody else wrote, each with the one after it that says what becomes of them. */
const othersTexts = (project: Project): string[] =>
  writtenByOthers(project).flatMap((text) => {
    const next = project.mentions.after(text);
    return whatBecomesOfIt.test(next) ? [text, next] : [text];
  });

const seen = "(?:read|see|check|approve|go over|look at|look over|proofread|sign off|pass|agree)";
const online =
  "(?:go(?:es|ing)?|is|are|gets?|put|puts|you) (?:\\p{L}+ ){0,3}?(?:live|online|up|out|public|published|on (?:the|our) (?:web)?site|on)(?!\\p{L})";

/** 'Let me read anything clinical before it goes live', 'every text needs my OK first', 'compliance has to approve all pages'. */
const readFirst = new RegExp(
  [
    `(?<!\\p{L})(?:let (?:me|us)|(?:i|we|she|he|they|my \\p{L}{3,12}|our \\p{L}{3,12})(?:['’]d)?(?: (?:want|wants|need|needs|have|has|must|would|like|will|should)){1,2}(?: to)?|please let (?:me|us)) ${seen}(?!\\p{L})[^.;!?]{0,60} before(?: (?:it|they|anything|that|this|the site|we|the \\p{L}+))? ${online}`,
    "(?<!\\p{L})(?:nothing|no (?:text|page|word)s?) (?:goes|should go|must go|may go|is|can go) (?:live|online|up|out|on) (?:without|unless|(?:before|until)(?! (?:the )?(?:end of |middle of |start of )?(?:\\d|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|easter|christmas|spring|summer|autumn|winter)(?!\\p{L}|['’]| (?:has|have|and|is|reads?|says)(?!\\p{L})))))",
    `(?<!\\p{L})(?:texts?|pages?|wording|words|anything|everything)(?!\\p{L})[^.;!?]{0,40} (?:needs?|has to have|must have|wait(?:s)? for) (?:my|our|(?:the )?\\p{L}+['’]s?) (?:ok|okay|approval|consent|yes)(?!\\p{L})`,
    `(?<!\\p{L})(?:run|send|show|pass) (?:it|them|everything|anything|all|the|any|each|every)(?: \\p{L}+){0,3} (?:past|by|to|with) (?:me|us) (?:first|before)(?!\\p{L})`,
    "(?<!\\p{L})(?:has|have|needs?|must) (?:to )?(?:approve|sign off|clear|check|pass) (?:every|all|each|any|the)(?: \\p{L}+){0,2} (?:pages?|texts?|words|wording|copy)(?!\\p{L})",
    "(?<!\\p{L})(?:texts?|pages?|wording|words|copy)(?!\\p{L})[^.;!?]{0,40} (?:has|have|needs?|must) (?:to )?be (?:approved|signed off|cleared)(?!\\p{L})",
  ].join("|"),
  "iu",
);
const ofPictures = /(?<!\p{L})(?:photos?|pictures?|pics|images?|faces|logo|drawings?|designs?)(?!\p{L})/iu;
const readsFirst = saying(readFirst, ofPictures);

/** The same in the notes for the agency alone, which no question quotes. */
const approvesForUs = hintedForUs(readFirst, ofPictures);

/** Questions about texts that the client provides or wants to review before publication. */
export const ownTextQuestions: readonly QuestionRule[] = [
  askedOn("own-texts", ownTextSentences, {
    path: "aiFeatures.generatedPages",
    question:
      "You write this yourself. Please send us the text: by when, and what should the page show until then?",
    blocks: "page",
  }),
  askedOn("others-texts", othersTexts, {
    path: "aiFeatures.generatedPages",
    question:
      "Somebody else wrote this. Please send us the text. Which part should the site print, and on which page? Do its author and whoever published it agree that the site prints it, also shortened, and how are they credited?",
    blocks: "page",
  }),
  {
    id: "read-first",
    path: "projectRequirements",
    question: (project) =>
      [
        ...(readsFirst(project).length > 0
          ? [
              "You want to read this before it goes online. Which texts exactly, who reads them and how soon after they get them, and which rules do they have to keep?",
            ]
          : []),
        ...(approvesForUs(project).length > 0
          ? [
              "In your notes for us you say that wording has to be approved before it goes online. On which subject, who approves it and by when? Is any wording approved already, and which? Does the site say anything of it until then?",
            ]
          : []),
      ].join(" "),
    asks: "client",
    blocks: "launch",
    when: (project) => readsFirst(project).length + approvesForUs(project).length > 0,
    quotes: readsFirst,
  },
];
