import { registerNames } from "./data/register-names.ts";
import { capital } from "./fill.ts";

const names = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...registerNames.keys()].join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);
const numberWord = /[\s,:]*(?<!\p{L})(?:no|nr|num|number|nummer|#)\.?$/iu;
const shortRegistered = /(?<!\p{L})reg\.?$/iu;
/** Words for a status or licence: a bare number after them needs a label. */
const standing =
  /(?<!\p{L})(?:registered|approved|certified|accredited|licensed|listed|member|membership|contractor|installer|provider|firm)$/iu;

/** Forms of companies whose register gives each a number. */
const companyForm = /^(?:ltd|limited|llp|plc|cic|dac|teo|pty(?: ltd)?)\.?$/iu;

/** A number that begins with the name of its register: 'CORU SL049317'. */
const namesRegister = /^\p{Lu}{2,8}[ :.-]/u;

/** A number that its own label precedes: 'Company no. 00998174'. */
const labelled = /^(?:\p{L}+ ){1,3}(?:no\.?|nr\.?|number|nummer) ?:? ?\p{L}{0,3}\d/iu;

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The words before a registration's number: 'Gas Safe registered no.' of 'gas safe registered 552310', 'Licence' of
 * 'MRB licence MRB 7712'.
 */
export function registrationLabel(about: string, code: string, legalForm = ""): string {
  // 'Company no. 00998174' has its label already.
  if (labelled.test(code)) return "";
  // 'Sole trader CORU SL049317' would read as one name.
  if (about.trim() !== "" && isSame(about, legalForm) && !companyForm.test(about.trim()))
    return namesRegister.test(code) ? "" : "Registration no.";
  const named = about
    .trim()
    .replace(/^[\p{P}\s]+/u, "")
    .replace(names, (name) => registerNames.get(name.toLowerCase()) ?? name);
  const [prefix = ""] = /^\p{Lu}{2,8}(?= \d)/u.exec(code) ?? [];
  const once = prefix !== "" && named.startsWith(`${prefix} `) ? named.slice(prefix.length + 1) : named;
  const isNumbered = numberWord.test(once);
  const bare = once.replace(numberWord, "").replace(shortRegistered, "registered");
  if (bare === "") return capital(once);
  if (companyForm.test(bare)) return "Company no.";
  return capital(isNumbered || standing.test(bare) ? `${bare} no.` : bare);
}
