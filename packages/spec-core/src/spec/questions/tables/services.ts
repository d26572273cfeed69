import { type Capability, capabilitiesOf } from "../../../industry/capabilities.ts";
import type { Project } from "../../project.ts";
import { all, any, declines, does, hasPageNamed, mentions, not, sentencesOn, shows } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { coursePage } from "./courses.ts";
import { schemePage } from "./own-pages.ts";

const features = "projectRequirements.scope.features";

const address = /\b[a-z0-9-]{1,63}\.[a-z]{2,12}\b/i;

const wants =
  (...wishes: readonly Capability[]): Check =>
  ({ form }) =>
    capabilitiesOf(form.goals).some((wish) => wishes.includes(wish));

/** 'When they sign up' is a story; a client who wants a sign-up on the site asks for it. */
const isSignUpWanted: Check = (project) =>
  sentencesOn("signUp")(project).some((text) =>
    /\b(?:form|online|site|website|page|button|want|wants|should|could|must|can|able)\b/i.test(text),
  );

// Customers who are sent an invoice each month pay by no scheme.
const schemeSentences = (project: Project): string[] =>
  sentencesOn("schemes")(project).filter(
    (text) =>
      !/\bthey (?:all |usually |mostly )?pay monthly\b|\bloyalty (?:app|points|schemes?|cards?)\b/i.test(
        text,
      ),
  );

// Changes of sites that are only linked to are made by others.
const linkSentences = (project: Project): string[] =>
  sentencesOn("links")(project).filter(
    (text) =>
      !/\b(?:people|others|sites|bloggers|everybody|everyone|forums?|they|who) (?:already |often |all )?link to\b/i.test(
        text,
      ),
  );

// 'DVSA approved', 'Regulated by the CQC': a body's name beside the word.
const byBody = saying(
  /(?<!\p{L})(?!(?:We|I|You|Our|The|All|Is|Are|Fully|Not)\b)(?:\p{Lu}[\p{L}&]+ ){1,3}(?:approved|certified|accredited|registered|regulated|recognised|recognized|affiliated|recommended|listed|rated|member)(?!\p{L})|(?<!\p{L})(?:[Aa]pproved|[Cc]ertified|[Aa]ccredited|[Rr]egulated|[Rr]ecognised|[Rr]ecognized|[Ee]ndorsed|[Ii]nspected|[Aa]ffiliated|[Rr]egistered) (?:by|with|to) (?:the )?\p{Lu}{2}|(?:Society|Guild|Institute|Association|Federation|Academy|College|Chamber|Federación|Verband|Ordre|Kammer) (?:of|for|des|der|de|für) (?:the )?\p{Lu}|(?<!\p{L})(?:\p{Lu}[\p{L}-]*(?:ABC|NCTL|NVQ)|[A-Z]{2,}) (?:diplomas?|qualified|trained|licensed|instructors?)(?!\p{L})/u,
  /\d{4,}/,
);

/** 'Credit for members of the two clubs': theirs, not the business's. */
const membersOfOthers =
  /\bfor (?:the )?members of\b|\bmembers of (?:the )?(?:two|three|staff|public|family|clubs?)\b/i;

const markSentences = (project: Project): string[] => [
  ...new Set([
    ...(mentions("marks")(project)
      ? sentencesOn("marks")(project).filter((text) => !membersOfOthers.test(text))
      : []),
    ...byBody(project),
  ]),
];

/** Questions about what the site connects to. */
export const serviceQuestions: readonly QuestionRule[] = [
  {
    id: "newsletter",
    path: "technology.backend",
    question: (project) =>
      mentions("newsletterTool")(project)
        ? "Who gives access to the newsletter service named, which list do visitors join, have its people agreed, and who writes how often?"
        : "Which newsletter service is used, is there a list whose people have agreed, and who writes how often?",
    asks: "client",
    blocks: "page",
    when: does("newsletter"),
    // A goal by itself is no reason: another question asks what people do together.
    settledBy: any(
      declines("newsletter"),
      all(
        wants("community"),
        not(mentions("newsletter", "newsletterTool")),
        not(hasPageNamed(/\bnewsletter/)),
      ),
    ),
    quotes: sentencesOn("newsletter", "newsletterTool"),
  },
  {
    id: "community",
    path: features,
    question:
      "What do people do together on the site: dates, a forum, a newsletter, or links to a group elsewhere?",
    asks: "client",
    blocks: "page",
    when: wants("community"),
    settledBy: any(
      mentions("members", "events", "newsletter"),
      hasPageNamed(
        /\bjoin\b|\bmembers?\b|\bevents?\b|what'?s on|\bclubs?\b|\bgroups?\b|\bnights?\b|\bmeet[- ]?ups?\b/,
      ),
    ),
  },
  {
    id: "lessons",
    path: features,
    question: "Which lessons or guides are there already, in which form, and are they free for everybody?",
    asks: "client",
    blocks: "page",
    when: wants("education"),
    // The courses are asked for on their page.
    settledBy: any(
      mentions("members", "downloads"),
      hasPageNamed(coursePage),
      // A business outside education teaches by posts.
      all(shows("Blog"), ({ industry }) => industry.industry !== "Education"),
    ),
  },
  {
    id: "support",
    path: features,
    question:
      "Which requests for help come in, who answers them, within what time, and is there a list of answers?",
    asks: "client",
    blocks: "page",
    when: wants("support"),
  },
  {
    id: "features",
    path: features,
    question:
      "Which of the features listed are agreed? Some follow from goal and trade, and the client has not named them.",
    asks: "agency",
    blocks: "page",
    when: ({ form, industry }) => form.goals.length > 0 || industry.confidence > 0,
  },
  {
    id: "members",
    path: features,
    question:
      "What do members see and do behind the login, who opens and closes accounts, and what comes over?",
    asks: "client",
    blocks: "page",
    when: does("members"),
    quotes: sentencesOn("members"),
  },
  {
    id: "integration",
    path: "technology.backend",
    question:
      "What comes from or goes to this other system, who gives access to it, and how often is it matched?",
    asks: "client",
    blocks: "page",
    when: mentions("integration"),
    quotes: sentencesOn("integration"),
  },
  {
    id: "analytics",
    path: features,
    question:
      "Shall visits be counted, with which tool, and who reads the figures? Some tools need consent first.",
    asks: "client",
    blocks: "nothing",
    when: mentions("analytics", "tracker"),
    settledBy: declines("analytics", "tracker"),
    quotes: sentencesOn("analytics", "tracker"),
  },
  {
    id: "schemes",
    path: features,
    question:
      "How do the schemes or payment plans named run: are they explained, applied for or paid on the site, for what, and with which links and marks?",
    asks: "client",
    blocks: "page",
    when: any(
      (project) => mentions("schemes")(project) && schemeSentences(project).length > 0,
      hasPageNamed(schemePage),
    ),
    quotes: schemeSentences,
  },
  {
    id: "marks",
    path: "assets.logos",
    question:
      "Which of the marks, labels and memberships named does the site show, with which number, logo file and link?",
    asks: "client",
    blocks: "page",
    when: (project) => markSentences(project).length > 0,
    // The question about the profession asks for its titles and bodies.
    settledBy: ({ legal }) => legal.profession !== null,
    quotes: markSentences,
  },
  {
    id: "links",
    path: "siteStructure.navigation",
    question: "To which exact addresses do the links lead that are asked for?",
    asks: "client",
    blocks: "page",
    when: all(mentions("links"), (project) => linkSentences(project).some((text) => !address.test(text))),
    quotes: linkSentences,
  },
  {
    id: "map",
    path: features,
    question:
      "Is a picture of the map with a link enough? A live one loads from another company after consent.",
    asks: "client",
    blocks: "page",
    when: mentions("map"),
    quotes: sentencesOn("map"),
  },
  {
    id: "social-feed",
    path: features,
    question:
      "Which account's posts are shown, and is a link enough? A live feed loads from another company after consent.",
    asks: "client",
    blocks: "page",
    when: mentions("socialFeed"),
    quotes: sentencesOn("socialFeed"),
  },
  {
    id: "chat",
    path: features,
    question: "Who answers the chat, at which times, and through which service?",
    asks: "client",
    blocks: "page",
    when: mentions("chat"),
    // A button that opens WhatsApp is asked for its number.
    settledBy: (project) => sentencesOn("chat")(project).every((text) => /\bwhats ?app\b/i.test(text)),
    quotes: sentencesOn("chat"),
  },
  {
    id: "sign-up",
    path: features,
    question: "What does one sign up for, what is asked, is it paid for, and who receives it?",
    asks: "client",
    blocks: "page",
    when: all(mentions("signUp"), isSignUpWanted, not(does("newsletter", "members", "booking", "shop"))),
    quotes: sentencesOn("signUp"),
  },
];
