import { isAnswered } from "../../answers.ts";
import type { Project } from "../../project.ts";
import { all, any, not } from "../checks.ts";
import { isMobileTrade } from "../mobile-trade.ts";
import type { Check } from "../rule.ts";
import { sayingOfBusiness } from "../saying.ts";
import { meeting, receivesAtOwn } from "../visits.ts";
import { comeByHours } from "./contact.ts";

/** Trades with a place of their own to which customers come. */
const placeTrade =
  /(?<!\p{L})(?:schools?|studios?|shops?|stores?|showrooms?|salons?|clinics?|galler(?:y|ies)|museums?|caf[eé]s?|restaurants?|gyms?|day ?care|nurser(?:y|ies)|kennels?|catter(?:y|ies)|courses?|class(?:es)?|workshops?)(?!\p{L})/iu;
/** Of these, trades that come to their customers or sell at a distance. */
const noPlace = /(?<!\p{L})(?:driving|motoring|online|mobile|web ?shops?)(?!\p{L})/iu;

/** 'Visitors by appointment', 'if you bring it in', 'no calling to the door'. */
const comers = sayingOfBusiness(
  /(?<!\p{L})(?:(?:visitors?|visits?|viewings?|fittings?) (?:are |is )?(?:only )?by (?:prior )?appointment|(?:bring|brings|drop|drops) (?:it|them|the \p{L}+|your \p{L}+|their \p{L}+) (?:in|off|over)|(?:come|comes|coming) (?:in )?(?:to|by) (?:me|us|the (?:shop|studio|workshop|showroom|yard|boathouse))|calling to the door)(?!\p{L})/iu,
);

/** Whether customers come to a place of the business, which they have to find. */
export const peopleCome: Check = any(
  comeByHours,
  receivesAtOwn,
  all(not(isMobileTrade), (project) => comers(project).length > 0),
  all(
    not(isMobileTrade),
    (project) => meeting(project) === "comes",
    ({ form }) =>
      placeTrade.test(`${form.niche} ${form.businessName}`) &&
      !noPlace.test(`${form.niche} ${form.businessName}`),
  ),
);

const home = sayingOfBusiness(
  /(?<!\p{L})(?:at home|(?:from|in|at|behind|beside) (?:my|our) (?:own )?(?:home|house|flat|apartment|garage|shed|garden|kitchen)|calling to the door)(?!\p{L})/iu,
  /(?<!\p{L})(?:your|their|people['’]?s|customers['’]?|clients['’]?) (?:own )?(?:home|house|place)(?!\p{L})/iu,
);

/** Whether the place may be the owner's home. */
const isHome: Check = (project) => home(project).length > 0;

/** Asks if a street that is missing is for everybody to read; a shop with hours has it on its door. */
export const mayPrintStreet = (project: Project): string => {
  if (!isAnswered(project.form.contact.address) || !peopleCome(project) || comeByHours(project)) return "";
  return `${isHome(project) ? " It is your home: may" : " May"} the site show it, or is it told with the appointment?`;
};
