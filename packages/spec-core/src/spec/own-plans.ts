import { asksOfSite } from "./asks-of-site.ts";

interface Statement {
  readonly kind: string;
  readonly text: string;
}

/** What the owners want for the business: 'I'd like a second van', 'we hope to move'. */
const hope =
  /(?<!\p{L})(?:(?:i|we)(?:['’]?d| would) (?:like|love)|(?:i|we) (?:want|hope|need|plan)) (?:more|another|an?|to (?:grow|expand|move|open|hire|buy|retire))(?!\p{L})/iu;

/** Who else has to agree to it, and has not. */
const undecided =
  /(?<!\p{L})(?:bank|loan|landlord|lease|investors?|funding|council|planning permission|visa)(?: \p{L}+){0,2} (?:has|have|is|are|did|does|hasn|haven|isn|aren|not|never|still)(?!\p{L})/iu;

/** What a business buys, rents or borrows, so that others have a say in it. */
const ofBusiness =
  /(?<!\p{L})(?:vans?|trucks?|lorr(?:y|ies)|trailers?|vehicles?|premises|(?<!web ?|online )shops?|units?|workshops?|studios?|yards?|barns?|buildings?|kitchens?|ovens?|kilns?|machines?|staff|apprentices?|loans?|mortgages?|move|expand|hire|open|buy|retire|grow|bigger place|second place|extension)(?!\p{L})/iu;

/** Words for the website and what it shows. */
const ofSite =
  /(?<!\p{L})(?:(?:web)?sites?|pages?|photos?|pictures?|logo|show|say that|mention|button|link|form|menu|list|put|write|print)(?!\p{L})/iu;

/** Whether a wish is a plan of the owners that waits for somebody else, and asks nothing of the website. */
export const isOwnPlan = ({ kind, text }: Statement): boolean =>
  kind === "wish" && hope.test(text) && ofBusiness.test(text) && undecided.test(text) && !ofSite.test(text);

/** Whether a sentence is a wish that the website can meet: it asks something of the site or of its makers. */
export const isSiteWish = (statement: Statement): boolean =>
  statement.kind === "wish" && !isOwnPlan(statement) && asksOfSite(statement.text);

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Whether visitors read a part of a wish: 'In May I take £10 off' of 'in may i take £10 off, say that big'. */
export function isPartlyPrinted(
  wish: Statement,
  statements: readonly (Statement & { readonly isPrinted: boolean })[],
): boolean {
  const whole = ` ${letters(wish.text)} `;
  return statements.some(
    ({ isPrinted, text }) => isPrinted && letters(text) !== "" && whole.includes(` ${letters(text)} `),
  );
}
