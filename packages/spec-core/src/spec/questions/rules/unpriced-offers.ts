import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";

const unpriced = /^(?:ask(?: me| us)?|on request|poa|p\.o\.a\.?|tbc|tbd|\?)?[.!]*$/iu;

/** 'Quoted per garden after the design': the description says how people learn the price. */
const toldLater =
  /(?<!\p{L})(?:quoted|by quote|on request|priced (?:after|per|by|individually)|price depends)(?!\p{L})/iu;

/** The typed offers without a price, if others have one. */
export const withoutPrice = ({ form }: Project): Project["form"]["offers"][number][] =>
  form.offers.some(({ price }) => /\d/u.test(price))
    ? form.offers.filter(
        ({ name, what, price }) => isAnswered(name) && unpriced.test(price.trim()) && !toldLater.test(what),
      )
    : [];
