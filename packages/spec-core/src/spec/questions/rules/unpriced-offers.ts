import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";

const unpriced = /^(?:ask(?: me| us)?|on request|poa|p\.o\.a\.?|tbc|tbd|\?)?[.!]*$/iu;

/** The typed offers without a price, if others have one. */
export const withoutPrice = ({ form }: Project): Project["form"]["offers"][number][] =>
  form.offers.some(({ price }) => /\d/u.test(price))
    ? form.offers.filter(({ name, price }) => isAnswered(name) && unpriced.test(price.trim()))
    : [];
