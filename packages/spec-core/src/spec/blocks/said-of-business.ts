import { asksOfSite } from "../asks-of-site.ts";
import type { Project } from "../project.ts";

type Said = Project["words"]["statements"][number];

/** A sentence without what it declines: 'Boilers, no oil', 'not on Google reviews, please'. */
const declined =
  /(?<!\p{L})(?:no|not|never|neither|nor|avoid|don['’]?t|do not|doesn['’]?t|does not|won['’]?t|can['’]?t|cannot)(?!\p{L})[^.,;:!?\n]*/giu;

/** Whether a sentence tells what the business does or what its site shall do: no secret, and nothing about customers. */
const isOfBusiness = ({ field, kind, text }: Said): boolean =>
  (field === "description" || field === "contentNotes") && (kind !== "private" || asksOfSite(text));

/** What the client says of the business and asks of the site, without what they decline: the evidence for features. */
export const saidOfBusiness = ({ form, pages, words }: Project): string =>
  [
    form.niche,
    ...form.goals,
    ...pages.map(({ name }) => name),
    ...form.offers.flatMap(({ name, what }) => [name, what]),
    ...words.statements.filter(isOfBusiness).map(({ text }) => text.replace(declined, " ")),
  ].join("\n");

/** The sentences that ask something of the site. */
export const askedOfSite = ({ words }: Pick<Project, "words">): string[] =>
  words.statements.flatMap(({ field, text }) =>
    field !== "onlyForUs" && asksOfSite(text) ? [text.replace(declined, " ")] : [],
  );
