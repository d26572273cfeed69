import { singular } from "../text/singular.ts";
import type { Said } from "./joined-sentences.ts";

/** 'Free home visits', 'home visit free': the visit that comes before the work. */
const freeVisit =
  /(?<!\p{L})(?:free (?:\p{L}+ )?(?:home|site|survey|measuring) visits?|(?:home|site|survey|measuring) visits?(?: (?:is|are))? free)(?!\p{L})/iu;

/** 'The first lesson is free', 'free taster sessions': the group holds what is tried. */
const freeTrial =
  /(?<!\p{L})(?:(?:first|trial|taster) (?:(?:two|three|few) )?(?<first>lessons?|sessions?|class(?:es)?|evenings?|nights?|rehearsals?|half[- ]hours?|hours?|weeks?) (?:is|are) (?:always )?free|free (?:first|trial|taster) (?<free>lessons?|sessions?|class(?:es)?|evenings?|rehearsals?))(?!\p{L})/iu;

/** What a button says where the client's sentences offer a first step for nothing; null where none does. */
export function freeFirstStep(prose: readonly Pick<Said, "text">[]): string | null {
  for (const { text } of prose) {
    if (freeVisit.test(text)) return "Arrange a free visit";
    const { first, free } = freeTrial.exec(text)?.groups ?? {};
    const tried = first ?? free;
    if (tried !== undefined) return `Try a free ${singular(tried.toLowerCase())}`;
  }
  return null;
}
