import { contentLengths, shortContentLengths } from "./data/design-rules.ts";
import type { Project } from "./project.ts";

/** 'Keep it short', 'hardly any words', 'no walls of text'. */
const asksForShort =
  /(?<!\p{L})(?:keep (?:it|them|things|everything|(?:all )?(?:the |my |our )?(?:texts?|copy|wording|pages?|site|website)) (?:all )?(?:nice and |very |really )?(?:short|brief|to the point)|(?:short|brief) (?:texts?|copy|paragraphs?)|(?:hardly any|(?:only |just )?a few|as few|not (?:too )?many|not (?:a lot|lots) of) words|no (?:walls? of|long) texts?|(?:not|don['’]?t (?:want|need|like)|do not (?:want|need|like)) (?:too much|lots of|loads of|a lot of|long) (?:texts?|writing|copy|reading))(?!\p{L})/iu;

/** Words on the site and its texts: 'keep it short' of a haircut is none. */
const ofTexts = /(?<!\p{L})(?:texts?|copy|words?|wording|writ(?:e|ing)|pages?|(?:web ?)?site)(?!\p{L})/iu;

/** Whether the client wants short texts, by what they say of the website. */
const wantsShortTexts = ({ words }: Project): boolean =>
  words.statements.some(
    ({ field, kind, text }) =>
      asksForShort.test(text) &&
      (field === "contentNotes" || kind === "wish" || (kind !== "fact" && ofTexts.test(text))),
  );

/** The lengths of the main texts of each kind of page, shorter ones where the client wants short texts. */
export const lengthsFor = (project: Project): typeof contentLengths | typeof shortContentLengths =>
  wantsShortTexts(project) ? shortContentLengths : contentLengths;
