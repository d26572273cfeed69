import { all, declines, does, mentions, not, sentencesOn } from "../checks.ts";
import type { QuestionRule } from "../rule.ts";

/** Questions about selling on the site, and about money that comes in otherwise. */
export const shopQuestions: readonly QuestionRule[] = [
  {
    id: "shop-system",
    path: "technology.backend",
    question: "Is there a shop, till or stock system that the shop has to work with?",
    asks: "client",
    blocks: "page",
    when: does("shop"),
    quotes: sentencesOn("shopTool", "productData"),
  },
  {
    id: "sell-online",
    path: "projectRequirements.scope.features",
    question: "Shall visitors order on the site, or by phone and e-mail as now?",
    asks: "client",
    blocks: "page",
    when: all(mentions("mailOrder"), not(does("shop"))),
    settledBy: declines("shop"),
    quotes: sentencesOn("mailOrder"),
  },
  {
    id: "payment",
    path: "technology.backend",
    question: "How can customers pay, through which payment provider, and is there an account with it?",
    asks: "client",
    blocks: "launch",
    when: does("shop"),
    quotes: sentencesOn("payTool"),
  },
  {
    id: "delivery",
    path: "projectRequirements.scope.features",
    question: "Where to, by whom, how fast and at what cost are goods delivered, and can they be picked up?",
    asks: "client",
    blocks: "launch",
    when: does("shop"),
    quotes: sentencesOn("delivery"),
  },
  {
    id: "returns",
    path: "projectRequirements.scope.features",
    question: "Where do returned goods go, who pays for the way back, and which goods cannot be returned?",
    asks: "client",
    blocks: "launch",
    when: does("shop"),
    quotes: sentencesOn("returns"),
  },
  {
    id: "accessibility-duty",
    path: "implementationGuidance.accessibility",
    question:
      "Does the business have fewer than ten people and at most two million euros of turnover or balance sheet? Services of others fall under the European Accessibility Act.",
    asks: "client",
    blocks: "launch",
    when: all(does("shop", "booking"), ({ legal }) => legal.law?.family === "eu"),
  },
  {
    id: "donations",
    path: "projectRequirements.scope.features",
    question: ({ country }) =>
      country === "GB"
        ? "Through which provider are donations taken, once or monthly, with Gift Aid, and who sends receipts?"
        : "Through which provider are donations taken, once or monthly, and who sends receipts for the tax office?",
    asks: "client",
    blocks: "page",
    when: does("donations"),
    quotes: sentencesOn("donations", "donationTool"),
  },
  {
    id: "charity-number",
    path: "legalAndCompliance.provider",
    question: "Under which number and in which register is the charity or association entered?",
    asks: "client",
    blocks: "launch",
    when: ({ legal }) => legal.isCharity,
    settledBy: ({ form, words }) =>
      form.registrationNumber.trim() !== "" || words.facts.some(({ kind }) => kind === "registration"),
    quotes: sentencesOn("charity"),
  },
];
