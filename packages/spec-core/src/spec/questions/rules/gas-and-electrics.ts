import type { Project } from "../../project.ts";
import type { Check, QuestionRule } from "../rule.ts";
import { sayingOfBusiness } from "../saying.ts";

/** Trades that connect appliances, pipes and wires in homes. */
const trade =
  /(?<!\p{L})(?:kitchens?|bathrooms?|plumb\p{L}*|heating|boilers?|electric(?:al|ian|ians|s)?|stoves?|builders?|renovations?|refurb\p{L}*|handyman|camper ?vans?|motorhomes?)(?!\p{L})/iu;

const work = sayingOfBusiness(
  /(?<!\p{L})(?:gas|boilers?|electrics|electrical(?: work)?|rewir\p{L}*|sockets?|consumer units?|fuse boards?|wood ?burners?|stoves?|hobs?|cookers?)(?!\p{L})/iu,
);

/** The registers of people who may work on gas, wires and solid fuel, by the countries that ask for them. */
const registers =
  /(?<!\p{L})(?:gas[- ]safe|corgi|nic ?eic|napit|elecsa|stroma|rgii?|safe electric|reci|hetas|oftec|registered (?:gas|electric)|part p|sub(?:contract|s|bies)?[^.!?]{0,20} (?:do|does) (?:the )?(?:gas|electrics))(?!\p{L})/iu;

const bodies: Readonly<Record<string, string>> = {
  GB: "for gas (Gas Safe), for electrical work (NICEIC, NAPIT or another scheme) or for stoves (HETAS)",
  IE: "for gas (RGI) or for electrical work (Safe Electric)",
};

const isOfTrade: Check = ({ form }) => trade.test(`${form.niche} ${form.businessName}`);
const tellsRegister: Check = ({ words, form }) =>
  [form.registrationNumber, ...words.statements.map(({ text }) => text)].some((text) => registers.test(text));

/**
 * Who may do the work on gas and wires: Gas Safety (Installation and Use) Regulations 1998, regulation 3(3); Building
 * Regulations 2010, schedule 1, Part P; Energy (Miscellaneous Provisions) Act 2006 (Ireland).
 */
export const gasAndElectrics: QuestionRule = {
  id: "gas-and-electrics",
  path: "content.facts",
  question: ({ country }: Project) =>
    `Which of this work do you do yourselves, and who of you is registered ${bodies[country ?? ""] ?? ""}, under which number? Whom do you call in for the rest, who pays them, and which register may the site show?`,
  asks: "client",
  blocks: "nothing",
  when: (project) =>
    bodies[project.country ?? ""] !== undefined && isOfTrade(project) && work(project).length > 0,
  settledBy: tellsRegister,
  quotes: work,
};
