import type { Check } from "../rule.ts";

/** Matches the lowercase name of a page about instalments or payment by third parties. */
export const schemePage = /\bfinanc|\bpayment plans?\b|\bcycle to work\b|\binstal+ments?\b/;

/** Matches the lowercase name of a page about people. */
export const peoplePage =
  /\b(?:makers|growers|producers|artists|instructors|teachers|tutors|therapists|doctors|trainers|guides|stylists|hosts|crew|staff|people|founders|speakers)\b/;

/** Matches the lowercase name of a page that sells something. */
export const shopPage = /^(?:our |online |web ?)?(?:shop|store)$|\bwebshop\b|\bcheckout\b|\bcart\b/;

/** Matches the lowercase name of a page about the service area. */
export const areaPage =
  /\b(?:service|delivery)? ?areas?\b|\bwhere we (?:work|go|cover)\b|\bcoverage\b|\b(?:suburbs|postcodes|towns|villages|counties|regions)\b(?! guide)/;

/** Matches the lowercase name of a page for young people. */
export const youthPage = /\byouth\b|\bkids\b|\bjuniors?\b|\bteens?\b|\bchildren\b/;

/** Matches the lowercase name of a page about public schemes or insurers that pay for patients. */
export const payerPage =
  /\bprsi\b|\bmedical cards?\b|\bmedicare\b|\bmedicaid\b|\bnhs\b|\bbulk[- ]bill|\bndis\b|\bdva\b|\bkrankenkassen?\b|\bhealth (?:insur(?:ance|ers?)|funds?|plans?)\b/;

/** Matches the lowercase name of a page for professionals who send people to the business. */
export const referrerPage =
  /^(?:(?:info(?:rmation)? )?for |to )?(?:our )?(?:referring )?(?:vets?|veterinar(?:y \p{L}+|ians?)|gps?|doctors|physicians|dentists|optometrists|opticians|midwives|physios|physiotherapists|(?:health(?:care)? ?)?professionals|clinicians|case managers|social workers|referrers)(?: (?:and|&) (?:\p{L}+ ?){1,2})?$|\breferrals?\b(?! (?:schemes?|rewards?|bonus\p{L}*|programs?|programmes?))/u;

/** Whether the rooms of the business are games: 'The Rooms' then shows no beds. */
export const playsInRooms: Check = ({ form }) => /\bescape (?:rooms?|games?)\b/i.test(form.niche);
