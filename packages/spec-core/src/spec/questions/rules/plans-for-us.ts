import { listed } from "../../../text/listed.ts";
import { singular } from "../../../text/singular.ts";
import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, not } from "../checks.ts";
import { oncePerProject } from "../once.ts";
import { blocksLaunchIf, type QuestionRule } from "../rule.ts";
import { hintedForUs, sayingForUs } from "../saying.ts";
import { hidesAddress } from "../wishes.ts";

const perhaps =
  "(?:might|may|could|probably|will|(?:going|planning|plan|hoping|hope|looking|want|have|need)(?: to|(?= on))|thinking (?:of|about)|considering|about to|soon)";

const premises =
  "(?:shop|store|salon|studio|practice|surgery|clinic|workshop|office|business|caf[eé]|restaurant|bakery|yard|premises|gallery|school|gym|whole)(?!\\p{L})";

/** 'We may have to move', 'the lease ends in 2029', 'the address must be easy to change'. */
const moving = sayingForUs(
  new RegExp(
    [
      `(?<!\\p{L})${perhaps} (?:well |also |soon |have to |be |on ){0,2}(?:mov(?:e|ing)|relocat(?:e|ing))(?!\\p{L})(?! (?:on|forward|ahead|fast|quick\\p{L}*|towards?|away from|it|them|things|everything|(?:the|our|my|your|some|all)(?= (?!${premises}))|to (?:\\p{L}+ing|online|digital|monthly|card|another (?:host|provider|system)))(?!\\p{L}))`,
      "(?<!\\p{L})(?:the|our|my) (?:(?:sub-?)?lease|tenancy|(?:rental|rent|renting|lease|tenancy) (?:contract|agreement)|contract for the (?:shop|unit|rooms?|premises)) (?:is up|(?:will )?ends?|runs? out|expires?|finishes|is (?:ending|expiring|running out|coming to an end|not (?:being )?renewed)|comes to an end)(?!\\p{L})",
      "(?<!\\p{L})(?:looking|searching) for (?:a |an )?(?:new|other|another|bigger|larger|smaller|cheaper|better) (?:premises|place|shop|unit|rooms?|studio|workshop|office|building|space)(?!\\p{L})",
      "(?<!\\p{L})address(?!\\p{L})[^.!?]{0,30}(?<!\\p{L})easy to (?:change|swap|update|replace)(?!\\p{L})",
      "(?<!\\p{L})(?:go|be) (?:too )?(?:hard|big|heavy|strong) on (?:the|our|my) address(?!\\p{L})",
    ].join("|"),
    "iu",
  ),
  /(?<!\p{L})(?:expect|hope|want|plan|going|intend)(?:s|ing)? to (?:stay|renew|extend)(?!\p{L})/iu,
);

const monthNames = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthAndYear =
  /(?<!\p{L})(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}(?: \d{1,2}(?:st|nd|rd|th)?,?)? (20\d\d)(?!\d)/iu;
const monthsPerYear = 12;
/** With so few months left, the first visitors may already find nobody there. */
const soonMonths = 3;

/** Whether the move may come about as soon as the site does: the legal pages would name a wrong address. */
const isMoveNear = (project: Project): boolean =>
  moving(project).some((text) => {
    const [, name = "", year] = monthAndYear.exec(text) ?? [];
    const { now } = project.context;
    const then = Number(year) * monthsPerYear + monthNames.indexOf(name.toLowerCase());
    return then - (now.getUTCFullYear() * monthsPerYear + now.getUTCMonth()) <= soonMonths;
  });

/** What people pay for long before they use it. */
const usedLater =
  /(?<!\p{L})(?:vouchers?|gift cards?|memberships?|subscriptions?|season tickets?|(?:six|eight|ten|twelve|\d{1,2})(?:er)?[- ](?:week|month|class|visit|session|karte|card)\p{L}*|(?:valid|good) (?:for )?\d+ (?:weeks|months|years?))(?!\p{L})/iu;
const sellsAhead = ({ form, words }: Project): boolean =>
  form.offers.some(({ name, what, price }) => usedLater.test(`${name} ${what} ${price}`)) ||
  words.facts.some(({ kind, about, text }) => kind === "price" && usedLater.test(`${about} ${text}`));

/** Asks how strongly the site should show an address that may soon be another one. */
export const addressMoves: QuestionRule = {
  id: "address-moves",
  path: "businessInfo.contactDetails",
  question: (project) =>
    [
      "In your notes for us you say that your address may change. Where should the site show it meanwhile: on the contact and legal pages alone, or also in headlines, on a map and in the data for search engines? From when may the new one hold, and who changes it?",
      ...(sellsAhead(project)
        ? [
            "What do you promise those who buy a voucher, a card, a membership or a course that runs beyond that day?",
          ]
        : []),
    ].join(" "),
  asks: "client",
  blocks: blocksLaunchIf(isMoveNear),
  when: all(
    (project) => moving(project).length > 0,
    ({ form }) => isAnswered(form.contact.address),
    not(hidesAddress),
  ),
};

/** 'Thinking of dropping the breakfasts', 'we may stop lawn mowing': the group is the thing. */
const ending = new RegExp(
  `(?<!\\p{L})${perhaps} (?:soon |also |well |to ){0,2}(?:drop(?:ping)?|stop(?:ping)?|giv(?:e|ing) up|scrap(?:ping)?|phas(?:e|ing) out|cut(?:ting)? out|end(?:ing)?|discontinu(?:e|ing)|get(?:ting)? rid of) (?:doing |selling |making |offering |serving |taking |with )?(?:the |our |my |all |any )?((?:[\\p{L}'’-]+ ){0,2}[\\p{L}'’-]+)`,
  "iu",
);
const endingForUs = sayingForUs(ending);

/** Words after which the thing is named: 'the breakfasts because nobody comes'. */
const behindThing =
  /(?<!\p{L})(?:because|as|since|from|in|at|by|when|if|soon|next|this|after|before|and|but|so|altogether|entirely|completely|then|too)(?!\p{L})/iu;
/** What is no offer: 'give up smoking', 'stop working on Mondays'. */
const noOffer =
  /^(?:it|that|this|them|cards?|cash|cheques?|bookings?|orders?|calls?|work\p{L}*|smok\p{L}*|being|everything|completely|altogether|someone|somebody|people|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|prices?|hours|days?|one|staff|the|so)$/iu;
const lettersMin = 4;

const thingsEnding = (project: Project): string[] =>
  endingForUs(project).flatMap((text) => {
    const thing = (ending.exec(text)?.[1] ?? "").split(behindThing)[0]?.trim() ?? "";
    const head = thing.split(" ").at(-1) ?? "";
    return head.length < lettersMin || noOffer.test(head) ? [] : [singular(head.toLowerCase())];
  });

const names = (text: string, thing: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => singular(word) === thing);

/** The sentences for visitors and the offers that name what the client may end. */
const namedThough = oncePerProject((project: Project): string[] => {
  const things = thingsEnding(project);
  if (things.length === 0) return [];
  const offers = project.form.offers
    .filter(({ name, what }) => things.some((thing) => names(`${name} ${what}`, thing)))
    .map(({ name, price }) => (isAnswered(price) ? `${name}: ${price}` : name));
  const sentences = project.words.statements
    .filter(({ kind, field }) => kind !== "private" && (field === "description" || field === "contentNotes"))
    .map(({ text }) => text)
    .filter((text) => things.some((thing) => names(text, thing)));
  return [...offers, ...sentences];
});

/** These things as the quoted sentences call them. */
const thingsNamed = (project: Project): string[] => {
  const words = namedThough(project).flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  return [...new Set(thingsEnding(project))].flatMap(
    (thing) => words.find((word) => singular(word) === thing) ?? [],
  );
};

/** Asks about what visitors would read of although the client may end it. */
export const offersEnding: QuestionRule = {
  id: "offers-ending",
  path: "content.facts",
  question: (project) =>
    `Should the site name this (${listed(thingsNamed(project).map((thing) => `‘${thing}’`))})? In your notes for us you say that you may end it: is it left out from the start, or until when is it named, and who takes it off then?`,
  asks: "client",
  blocks: "page",
  when: (project) => namedThough(project).length > 0,
  quotes: namedThough,
};

const permission =
  "(?:planning(?: (?:permission|side|application|consent|stuff|matter))?|permits?|licen[cs]es?|permission|approval|consent|inspection|change of use)(?!\\p{L})";
const pending =
  "(?:being (?:sorted|decided|processed)|pending|not (?:yet )?(?:there|granted|through|decided|final)|waiting|under way|outstanding|(?:have|has|['’]ve|we) (?:just )?applied|applying|in progress|(?:still )?with the (?:council|county|city|authority))(?!\\p{L})";
/** 'The planning side is being sorted with the council': what the site offers may depend on it. */
const permissionPending = hintedForUs(
  new RegExp(
    `(?<!\\p{L})${permission}[^.!?]{0,40}(?<!\\p{L})${pending}|(?<!\\p{L})${pending}[^.!?]{0,40}(?<!\\p{L})${permission}`,
    "iu",
  ),
);

/** Asks what may be offered before an authority has decided, without telling that one has not. */
export const permissionQuestion: QuestionRule = {
  id: "permission",
  path: "content.facts",
  question:
    "Does anything that the site offers or says (places, seasons, opening) depend on a permission that you do not have yet? What may it say and take bookings for until then, and from when for the rest?",
  asks: "client",
  blocks: "launch",
  when: (project) => permissionPending(project).length > 0,
};
