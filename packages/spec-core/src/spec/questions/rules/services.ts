import { type Capability, capabilitiesOf } from "../../../industry/capabilities.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import {
  all,
  any,
  declines,
  does,
  hasFact,
  hasPageNamed,
  isOfIndustry,
  mentions,
  not,
  sentencesOn,
  shows,
} from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";
import { coursePage } from "./courses.ts";
import { licensed } from "./named-things.ts";

const features = "projectRequirements.scope.features";

const wants =
  (...wishes: readonly Capability[]): Check =>
  ({ form }) =>
    capabilitiesOf(form.goals).some((wish) => wishes.includes(wish));

/** Whether the client wants a sign-up on the site; 'When they sign up' is not a wish. */
const isSignUpWanted: Check = (project) =>
  sentencesOn("signUp")(project).some((text) =>
    /\b(?:form|online|site|website|page|button|want|wants|should|could|must|can|able)\b/i.test(text),
  );

/** The sentences with the price of membership in a club, a library or a gym. */
const joining = saying(
  /(?<!\p{L})(?:memberships? (?:is|are|costs?|fees?|from)|(?:annual|yearly|monthly) (?:membership|subscription|fee)s?|members (?:pay|get)|become a member|to join (?:us|costs?|is))(?!\p{L})/iu,
  /(?<!\p{L})(?:our|my) membership|(?<!\p{L})members of (?!the public)|(?<!\p{L})(?:retain(?:er|ed|ers)|(?<!no |without a )contracts?|clients?)(?!\p{L})/iu,
);

// 'DVSA approved', 'Regulated by the CQC': the name of a body next to such a word.
const byBody = saying(
  /(?<!\p{L})(?!(?:We|I|You|Our|The|All|Is|Are|Fully|Not)\b)(?:\p{Lu}[\p{L}&]+ ){1,3}(?:approved|certified|accredited|registered|regulated|recognised|recognized|affiliated|recommended|listed|rated|member)(?!\p{L})|(?<!\p{L})(?:[Aa]pproved|[Cc]ertified|[Aa]ccredited|[Rr]egulated|[Rr]ecognised|[Rr]ecognized|[Ee]ndorsed|[Ii]nspected|[Aa]ffiliated|[Rr]egistered) (?:by|with|to) (?:the )?\p{Lu}{2}|(?:Society|Guild|Institute|Association|Federation|Academy|College|Chamber|Federación|Verband|Ordre|Kammer) (?:of|for|des|der|de|für) (?:the )?\p{Lu}|(?<!\p{L})(?:\p{Lu}[\p{L}-]*(?:ABC|NCTL|NVQ)|[A-Z]{2,}) (?:diplomas?|qualified|trained|licensed|instructors?)(?!\p{L})/u,
  /\d{4,}|\b[Nn]ot (?:\p{Lu}+ )?registered\b/u,
);

/** Members of another organisation: 'Credit for members of the two clubs'. */
const membersOfOthers =
  /\bisn['’]?t certified|\bnot certified|\bdon['’]?t (?:write|say) |\bfor (?:the )?members of\b|\bmembers of (?:the )?(?:two|three|staff|public|family|clubs?)\b/i;

const guides = saying(
  /(?<!\p{L})(?:lessons?|guides?|tutorials?|how[- ]to|videos?|courses?|webinars?|e-?books?|worksheets?|patterns?|recipes?)(?!\p{L})/iu,
);

/** Written or filmed guides; a tutor's lessons are paid hours. */
const writtenGuides = saying(
  /(?<!\p{L})(?:guides?|tutorials?|how[- ]to|videos?|webinars?|e-?books?|worksheets?|patterns?|recipes?)(?!\p{L})/iu,
);

const sellsLessons: Check = any(does("booking", "shop"), hasFact("price"), ({ form }) =>
  form.offers.some(({ price }) => isAnswered(price)),
);

/** 'I studied at the Royal Welsh College of Music': education is not a label, unless the sentence also names a body. */
const ofStudies =
  /(?<!\p{L})(?:studied|graduated|trained|taught|degree|worked|lectured|read \p{L}+)(?: \p{L}+)? (?:at|from|in|with|under)(?!\p{L})(?![\s\S]{0,200}(?:accredited|approved|certified|chartered|registered|members?)(?!\p{L}))/iu;

/** 'I am not VAT registered': a tax status, not a body. */
const taxStatus = /\b(?:vat|gst|tax)[- ]registered\b|\bregistered for (?:vat|gst|tax)\b/i;

/** The sentences that name labels, memberships and the organisations behind them. */
const markSentences = (project: Project): string[] =>
  [
    ...new Set([
      ...(mentions("marks")(project)
        ? sentencesOn("marks")(project).filter((text) => !membersOfOthers.test(text) && !taxStatus.test(text))
        : []),
      ...byBody(project),
    ]),
  ].filter((text) => !ofStudies.test(text));

/** Words beside a body that has a mark and a page to link to, which a person's qualification has not. */
const namesBody =
  /(?<!\p{L})(?:approved|certified|accredited|registered|regulated|recogni[sz]ed|affiliated|inspected|endorsed|rated|members?(?:hip)?|society|guild|institute|association|federation|academy|chamber)(?!\p{L})/iu;

/** The marks in sentences that the question about licenses does not quote, which asks who holds them and until when. */
const marksAlone = (project: Project): string[] => {
  const asked = new Set(licensed(project));
  return markSentences(project).filter((text) => !asked.has(text) || namesBody.test(text));
};

/** A map on paper, which is for sale, on the wall or at the bindery: 'photographs of a map treated for a museum'. */
const paperMap =
  /(?<!\p{L})(?:give|lend|hand|get|take) (?:you|them|people|guests|walkers) (?:an?|the|our) (?:\p{L}+ )?maps?(?!\p{L})|(?<!\p{L})(?:photo\p{L}*|pictures?|pics?|images?|scans?|prints?|copies|copy) of (?:an?|the|our|old|antique|some) (?:\p{L}+ )?maps?(?!\p{L})|(?<!\p{L})(?:old|antique|historical|framed|restored|hand[- ]drawn|printed) maps?(?!\p{L})|(?<!\p{L})maps? (?:that (?:was|were|we|i) )?(?:treated|restored|conserved|repaired|framed|bound|printed|drawn)(?!\p{L})/iu;

const mapSentences = (project: Project): string[] =>
  sentencesOn("map")(project).filter((text) => !paperMap.test(text));

/** Questions about external services that the site uses. */
export const serviceQuestions: readonly QuestionRule[] = [
  {
    id: "newsletter",
    path: "technology.backend",
    question: (project) =>
      mentions("newsletterTool")(project)
        ? "Who can give us access to your newsletter tool, which list do visitors join, and who writes it, how often?"
        : "Which newsletter tool do you use, do you have a list of people who agreed to get it, and who writes it, how often?",
    asks: "client",
    blocks: "page",
    when: does("newsletter"),
    settledBy: declines("newsletter"),
    quotes: sentencesOn("newsletter", "newsletterTool"),
  },
  {
    id: "community",
    path: features,
    question:
      "What should people do together on the site: find dates, talk in a forum, get a newsletter, or join a group elsewhere?",
    asks: "client",
    blocks: "page",
    when: wants("community"),
    settledBy: any(
      mentions("members", "events", "newsletter"),
      // The group meets on the network where the business has a profile.
      ({ form }) => Object.values(form.socialMedia).some(isAnswered),
      hasPageNamed(
        /\bjoin\b|\bmembers?\b|\bevents?\b|what'?s on|\bclubs?\b|\bgroups?\b|\bnights?\b|\bmeet[- ]?ups?\b/,
      ),
    ),
  },
  {
    id: "lessons",
    path: features,
    question: "Which lessons or guides do you already have, in what form, and are they free for everyone?",
    asks: "client",
    blocks: "nothing",
    when: wants("education"),
    // The question about the courses page covers them.
    settledBy: any(
      mentions("members", "downloads"),
      hasPageNamed(coursePage),
      // Businesses outside education publish guides on pages or in posts.
      all(not(isOfIndustry("Education")), (project) => guides(project).length === 0),
      all(shows("Blog"), not(isOfIndustry("Education"))),
      // What a school teaches for money is its offer, which its prices and pages tell.
      (project) => writtenGuides(project).length === 0 && sellsLessons(project),
      all(shows("Blog"), (project) => writtenGuides(project).length === 0),
    ),
  },
  {
    id: "joining",
    path: features,
    question:
      "How do people join or renew: where, with what in hand, from what age, and can they do it on the site?",
    asks: "client",
    blocks: "page",
    when: (project) => joining(project).length > 0,
    // The question about such a page, or about accounts, asks the same.
    settledBy: any(does("members"), hasPageNamed(/\bjoin|\bmember|\bsubscri|\bsign[- ]?up/)),
    quotes: joining,
  },
  {
    id: "members",
    path: features,
    question:
      "What can members see and do after they log in, who opens and closes accounts, and is there data to move over?",
    asks: "client",
    blocks: "page",
    when: does("members"),
    quotes: sentencesOn("members"),
  },
  {
    id: "analytics",
    path: features,
    question:
      "Do you want to count visits, with which tool, and who reads the figures? Some tools need your visitors' consent first.",
    asks: "client",
    blocks: "nothing",
    when: mentions("analytics", "tracker"),
    settledBy: declines("analytics", "tracker"),
    quotes: sentencesOn("analytics", "tracker"),
  },
  {
    id: "marks",
    path: "assets.logos",
    question:
      "Which of these labels and memberships should the site show, who holds each and until when, and which number, logo file and link go with it?",
    asks: "client",
    blocks: "nothing",
    when: (project) => marksAlone(project).length > 0,
    // The question about the profession asks for its titles and organisations.
    settledBy: ({ legal }) => legal.profession !== null,
    quotes: marksAlone,
  },
  {
    id: "map",
    path: features,
    question:
      "Is a picture of the map with a link enough? A live map loads from another company, so visitors have to agree first.",
    asks: "client",
    blocks: "nothing",
    when: (project) => mentions("map")(project) && mapSentences(project).length > 0,
    quotes: mapSentences,
  },
  {
    id: "social-feed",
    path: features,
    question:
      "Which account's posts should we show, or is a link enough? A live feed loads from another company, so visitors have to agree first.",
    asks: "client",
    blocks: "nothing",
    when: mentions("socialFeed"),
    quotes: sentencesOn("socialFeed"),
  },
  {
    id: "chat",
    path: features,
    question: "Who answers the chat, when, and in which app or service?",
    asks: "client",
    blocks: "page",
    when: mentions("chat"),
    // For a WhatsApp button, the number is asked for.
    settledBy: (project) => sentencesOn("chat")(project).every((text) => /\bwhats ?app\b/i.test(text)),
    quotes: sentencesOn("chat"),
  },
  {
    id: "sign-up",
    path: features,
    question:
      "What do people sign up for, what should we ask them, does it cost anything, and who receives it?",
    asks: "client",
    blocks: "page",
    when: all(mentions("signUp"), isSignUpWanted, not(does("newsletter", "members", "booking", "shop"))),
    quotes: sentencesOn("signUp"),
  },
];
