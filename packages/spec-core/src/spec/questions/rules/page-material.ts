import type { Project } from "../../project.ts";
import {
  all,
  any,
  hasPageNamed,
  isOfIndustry,
  mentions,
  not,
  placeOf,
  sentencesOn,
  sentencesOnlyOn,
  shows,
} from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { changing, writing } from "./changing-words.ts";
import { coursePage, courseQuestion } from "./courses.ts";
import { faqQuestion } from "./faq.ts";
import { hiringClauses } from "./hiring.ts";

const showsJobs: Check = (project) => shows("Careers")(project) || project.does.has("jobs");

/** The sentences in which the client says that they write posts, and how often. */
const writesThemselves = ({ words }: Project): string[] =>
  words.statements
    .filter(({ text }) =>
      /\b(?:i|we)\b.{0,20}\b(?:write|blog|post)\b.{0,80}\b(?:every|once a|twice a|weekly|monthly|(?:a|per) (?:week|fortnight|month|quarter|year))\b/i.test(
        text,
      ),
    )
    .map(({ text }) => text);

/** A file that the client sends to the agency: 'I will send the new list as PDF'. */
const sentToUs = /(?<!\p{L})(?:i|we)(?:['’]ll| will| can|['’]m going to)? send(?!\p{L})/iu;

/** 'Real text, not a PDF', 'no downloads': the client wants no file. */
const noFile =
  /(?<!\p{L})(?:not|no|never|without|isn['’]?t|instead of|rather than|hate|stop using)(?: (?:just|only|as|be|in|have|want|use|another|a|an|any|more|those|these)){0,3} (?:pdfs?|files?|downloads?|documents?)(?!\p{L})/iu;

/** 'A logo (PDF), head shots to be taken': files for the agency. */
const ofLook = /(?<!\p{L})(?:logos?|head ?shots?|portraits?)(?!\p{L})/iu;

const downloadSentences = (project: Project): string[] =>
  sentencesOnlyOn(
    ["downloads"],
    ["voucher"],
  )(project).filter((text) => !sentToUs.test(text) && !noFile.test(text) && !ofLook.test(text));

const hasEventPage = hasPageNamed(/\bevents?\b|what'?s on|\bcalendar\b/);

const where =
  "(?:(?:in )?(?:the |my |our |your )?(?:office|practice|studio|surgery|clinic|shop)|in[- ]person|on[- ]?site|face[- ]to[- ]face|(?:tele)?phone|zoom|teams|at (?:home|yours))";
/** '45 minutes, video or office': where people talk with the client. */
const atAVideoCall = new RegExp(
  `(?<!\\p{L})${where}(?:,? or| and|,|/| /) ?(?:by |via |on |over |per )?video(?!\\p{L})(?! (?:of|from|about|on))|(?<!\\p{L})video(?: ?call)?(?:,? or| and|,|/| /) ?(?:by |via |on |over |at )?${where}(?!\\p{L})|(?<!\\p{L})video (?:link|conferenc\\p{L}*)(?!\\p{L})`,
  "iu",
);

/** 'Do you do video? No, but I know people': what the business does not do. */
const noVideo = /(?<!\p{L})(?:videos?|filming|films?)(?:\? ?|:? ?\(|: )no(?!\p{L})(?! problem)/iu;

// A consultation by video is not a film for the site.
const videoSentences = (project: Project): string[] =>
  sentencesOn("video")(project)
    .filter((text) => !noVideo.test(text) && (!ofSound.test(text) || ofMovingPictures.test(text)))
    .filter(
      (text) =>
        !/\bvideo (?:analys[ie]s|call|consultations?|therapy|physio|appointments?|coaching|tuition|calls?|lessons?|sessions?|meetings?|chats?)\b/i.test(
          text,
        ) || /\bfilms?\b/i.test(text),
    )
    .filter(
      (text) =>
        !/\byou (?:get|receive)\b|\b(?:by|via|over|per|through|here or|person or|phone or|\d+ ?min(?:ute)?s?(?: with)?) video\b|\b(?:watch|see|play|press play on) (?:a|the) film\b|\bfor (?:an?|the|some|several|two|three) (?:\w+ )?films?\b/i.test(
          text,
        ),
    )
    .filter((text) => !atAVideoCall.test(text));

/** 'A deposit and a spot on the calendar': the order in which the business works, not a part of the site. */
const ownQueue =
  /(?<!\p{L})(?:spots?|places?|slots?|spaces?|turns?) (?:on|in) (?:the|my|our) (?:\p{L}+ )?calendar(?!\p{L})/iu;
const ofTheSite =
  /(?<!\p{L})(?:(?:web)?site|pages?|online|show\p{L}*|sees?|visible|should|clicks?|pick|choose)(?!\p{L})/iu;
const calendarSentences = (project: Project): string[] =>
  sentencesOn("calendar")(project).filter((text) => !ownQueue.test(text) || ofTheSite.test(text));

/** 'Twenty-four, which is what's on the sign': not about events. */
const onSomething = /what['’]?s on (?:the|my|our|a|an|it|that)(?!\p{L})/iu;
const eventSentences = (project: Project): string[] =>
  sentencesOn("events")(project).filter((text) => !onSomething.test(text));

const ofSound =
  /(?<!\p{L})(?:recordings?|audio|sound (?:files?|samples?)|mp3s?|tracks?|podcasts?|playlists?)(?!\p{L})/iu;
const ofMovingPictures =
  /(?<!\p{L})(?:videos?|films?|footage|livestreams?|live streams?|youtube|vimeo|showreels?)(?!\p{L})/iu;

/** Sentences about audio, which has no captions and shows nobody. */
const soundSentences = (project: Project): string[] =>
  sentencesOn("video")(project).filter((text) => ofSound.test(text) && !ofMovingPictures.test(text));

/** Whether the question about who writes the posts is asked. */
export const isBlogAsked: Check = any(shows("Blog"), ({ mentions: { of } }) =>
  of("blog").some((text) => !/\?/.test(text) && !noBlog.test(text)),
);
/** 'Blog: no', 'no blog please'. */
const noBlog =
  /(?<!\p{L})blogs?(?: page)?\s?[:,–—-]\s?(?:no|not|none|never)(?!\p{L})|(?<!\p{L})no (?:\p{L}+ )?(?:blog|posts)(?!\p{L})/iu;

/** Questions about page content that somebody has to write, send or update. */
export const materialQuestions: readonly QuestionRule[] = [
  faqQuestion,
  {
    id: "blog",
    path: placeOf("Blog"),
    question: (project) =>
      writesThemselves(project).length > 0
        ? "What will the first posts be about, which texts are there already and may be used, and which tool do you want to write them in?"
        : "Who writes the posts, checks them and puts them on the site, how often, and what will the first ones be about? Which texts are there already (please send them), and who owns the rights in them?",
    asks: "client",
    blocks: "page",
    when: isBlogAsked,
    quotes: (project) => [
      ...new Set([
        ...sentencesOn("blog")(project),
        ...writesThemselves(project),
        ...changing(project).filter((text) => writing.test(text)),
      ]),
    ],
  },
  {
    id: "jobs",
    path: placeOf("Careers"),
    question: (project) =>
      `${project.mentions.has("jobs") || hiringClauses(project).length > 0 ? "When does the job start, and what are the duties, hours and pay?" : "Which jobs are open and from when, with which duties, hours and pay?"} What do applicants need, how do they apply, who reads it and how long do you keep it, and who takes the ad down afterward?`,
    asks: "client",
    blocks: "page",
    when: showsJobs,
    quotes: (project) => {
      const said = sentencesOn("jobs")(project);
      return [
        ...said,
        ...hiringClauses(project).filter((clause) => !said.some((text) => text.includes(clause))),
      ];
    },
  },
  {
    id: "events",
    path: "projectRequirements.scope.features",
    question: "Which dates come first, how do people sign up or buy a ticket, and what if someone cancels?",
    asks: "client",
    blocks: "page",
    when: (project) => eventSentences(project).length > 0,
    settledBy: hasEventPage,
    quotes: (project) => [...new Set([...eventSentences(project), ...sentencesOn("signUp")(project)])],
  },
  {
    id: "workshops",
    path: "projectRequirements.scope.features",
    question: (project) => courseQuestion(sentencesOn("workshops")(project)),
    asks: "client",
    blocks: "page",
    when: all(mentions("workshops"), not(hasPageNamed(coursePage))),
    settledBy: isOfIndustry("Education"),
    quotes: sentencesOn("workshops"),
  },
  {
    id: "calendar",
    path: "projectRequirements.scope.features",
    question: "What should the calendar show, where do you keep it, and who updates it?",
    asks: "client",
    blocks: "page",
    when: (project) => mentions("calendar")(project) && calendarSentences(project).length > 0,
    settledBy: any(mentions("events", "stay"), ({ does }) => does.has("booking")),
    quotes: calendarSentences,
  },
  {
    id: "downloads",
    path: "projectRequirements.scope.features",
    question: (project) =>
      sentencesOn("downloads")(project).some((text) =>
        /\b(?:free|costs?|pay|paid|sell|sold|buy|price)\b/i.test(text),
      )
        ? "Please send the files that people can download, with all that belongs to each and its date. Which are free and which cost money, who owns them, and who updates them?"
        : "Please send the files that people can download, with all that belongs to each and its date. Who may have them, and who updates them?",
    asks: "client",
    blocks: "page",
    // The question about vouchers covers vouchers as files.
    when: (project) => downloadSentences(project).length > 0,
    // The question about such a page asks for its files.
    settledBy: hasPageNamed(/\bdownloads?\b|\bresources?\b|\bguides?\b|\bbrochures?\b/),
    quotes: downloadSentences,
  },
  {
    id: "video",
    path: "projectRequirements.scope.features",
    question:
      "Who sends the videos or recordings, do they have captions, and have the people in them agreed? May they play from a service such as YouTube?",
    asks: "client",
    blocks: "nothing",
    when: (project) => mentions("video")(project) && videoSentences(project).length > 0,
    quotes: videoSentences,
  },
  {
    id: "recordings",
    path: "projectRequirements.scope.features",
    question:
      "Which recordings should the site have, and who may hear them (everybody, or only members)? Where do they lie today, who adds new ones, and who owns the rights in the music and the words? If members log in, what may that cost?",
    asks: "client",
    blocks: "nothing",
    when: (project) => mentions("video")(project) && soundSentences(project).length > 0,
    quotes: soundSentences,
  },
];
