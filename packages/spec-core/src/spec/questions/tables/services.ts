import { capabilitiesOf } from "../../../industry/capabilities.ts";
import { all, any, declines, does, mentions, not, sentencesOn } from "../checks.ts";
import type { Check, QuestionRule } from "../rule.ts";

const features = "projectRequirements.scope.features";

const wantsResults: Check = ({ form }) =>
  capabilitiesOf(form.goals).some((wish) => wish === "leads" || wish === "store");

/** Questions about what the site connects to. */
export const serviceQuestions: readonly QuestionRule[] = [
  {
    id: "newsletter",
    path: "technology.backend",
    question:
      "Which newsletter service is used, is there a list whose people have agreed, and who writes how often?",
    asks: "client",
    blocks: "page",
    when: does("newsletter"),
    settledBy: declines("newsletter"),
    quotes: sentencesOn("newsletter", "newsletterTool"),
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
    when: any(wantsResults, mentions("analytics", "tracker")),
    settledBy: declines("analytics", "tracker"),
    quotes: sentencesOn("analytics", "tracker"),
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
    quotes: sentencesOn("chat"),
  },
  {
    id: "sign-up",
    path: features,
    question: "What does one sign up for, what is asked, is it paid for, and who receives it?",
    asks: "client",
    blocks: "page",
    when: all(mentions("signUp"), not(does("newsletter", "members", "booking", "shop"))),
    quotes: sentencesOn("signUp"),
  },
];
