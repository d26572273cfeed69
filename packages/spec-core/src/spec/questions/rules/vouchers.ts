import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { any, hasPageNamed, mentions, sentencesOn } from "../checks.ts";
import { type PartsQuestion, partsAsked } from "../parts.ts";
import { blocksPageIf, type QuestionRule } from "../rule.ts";

/** Postponed: 'Gift vouchers would be nice later.' */
const putOff =
  /(?<!\p{L})(?:later|some ?day|one day|eventually|next year|not (?:yet|now)|in (?:the )?future)(?!\p{L})/iu;

/** Vouchers that other organisations issue. */
const othersVoucher = /(?<!\p{L})(?:child ?care|meal|lunch|luncheon|eco|holiday) vouchers?(?!\p{L})/iu;

const hasVoucherPage = hasPageNamed(/\bvouchers?\b|\bgift (?:cards?|certificates?)\b/);

const voucher = /(?<!\p{L})(?:vouchers?|gift (?:cards?|certificates?)|gutschein\p{L}*)(?!\p{L})/iu;

const questionParts: PartsQuestion = {
  lead: "What should people know about the vouchers",
  parts: [
    {
      asks: "what they are for",
      answeredBy:
        /(?<!\p{L})(?:for (?:an?|any|all|every\p{L}*|our|one|the)|towards?|redeem\p{L}*|valid (?:for|on) \p{L})(?!\p{L})/iu,
    },
    { asks: "how people order, pay and get them (on the site, by e-mail or in person)" },
    {
      asks: "how long they are valid",
      answeredBy:
        /(?<!\p{L})(?:valid|expires?|good for|use (?:it|them) within)(?!\p{L})[^.!?]{0,30}(?:\d|(?<!\p{L})(?:year|month|two|three|five|never)s?(?!\p{L}))|(?<!\p{L})(?:no expiry|never expires?)(?!\p{L})/iu,
    },
    { asks: "what happens to the rest of a sum" },
  ],
};

/** Vouchers that are in people's hands already: 'we did about sixty of them last Christmas', 'we sell vouchers'. */
const soldBefore =
  /(?<!\p{L})(?:(?:i|we)(?:['’]ve)? (?:already |usually |currently )?(?:did|do|sold|sell|made|issued|issue|wrote|e-?mailed|e-?mail|posted|have sold)|each one|every one|one by one|by hand)(?!\p{L})/iu;

const offersOfVouchers = ({ form }: Project): string[] =>
  form.offers
    .filter(({ name }) => isAnswered(name) && voucher.test(name))
    .map(({ name, what, price }) => `${name}: ${what} ${price}`);

/** What the answers leave open about vouchers; those sold before are asked about if the client tells of them. */
function question(project: Project): string {
  const said = sentencesOn("voucher")(project);
  const goals = project.form.goals.filter((goal) => voucher.test(goal));
  const asked = partsAsked(questionParts, [...said, ...offersOfVouchers(project)]) ?? "";
  const old = [...said, ...goals].some((text) => soldBefore.test(text))
    ? " Which vouchers sold before are still good, and where are they listed?"
    : "";
  return `${asked}${old}`;
}

/** Asks how vouchers are bought and what they are worth. */
export const vouchersQuestion: QuestionRule = {
  id: "vouchers",
  path: "projectRequirements.scope.features",
  question,
  asks: "client",
  blocks: blocksPageIf(hasVoucherPage),
  settledBy: (project) =>
    sentencesOn("voucher")(project).length > 0 &&
    sentencesOn("voucher")(project).every((text) => putOff.test(text) || othersVoucher.test(text)),
  when: any(mentions("voucher"), hasVoucherPage),
  quotes: sentencesOn("voucher"),
};
