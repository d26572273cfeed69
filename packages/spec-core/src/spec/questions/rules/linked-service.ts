import type { QuestionRule } from "../rule.ts";
import { saying } from "../saying.ts";

const purpose =
  "(?:tickets?|ticketing|box office|registrations?|sign[- ]?ups?|enrol(?:l?ment)?|donations?|giving|memberships?|payments?)";
const service = "(?:service|system|platform|software|tool|portal|app|login|log-in)";
/** 'We use an online ticket service already', 'registration is through a separate system', 'a remote support link'. */
const used = new RegExp(
  `(?<!\\p{L})${purpose} (?:\\p{L}+ )?${service}(?!\\p{L})|(?<!\\p{L})(?:parents?|clients?|customers?|tenants?|members?)['’]?s? (?:portal|login|log-in|app)(?!\\p{L})|(?<!\\p{L})remote support links?(?!\\p{L})|(?<!\\p{L})${purpose}(?!\\p{L})[^.!?]{0,40}(?<!\\p{L})(?:is|are|goes|go|runs?|done) (?:\\p{L}+ )?(?:through|via|on|in|with) (?:an?|our|the) (?:\\p{L}+ )?${service}(?!\\p{L})`,
  "iu",
);
/** The site is only to lead there. */
const leadsThere =
  /(?<!\p{L})(?:buttons?|links?|urls?|go there|goes there|send them there|keep it|keep using)(?!\p{L})/iu;
/** An address, or a service that has a name, which other questions ask about. */
const isNamed =
  /https?:|www\.|\.(?:com|org|net|example|co\.uk)(?!\p{L})|(?<!\p{L})(?:called|it['’]?s) \p{Lu}/u;

const linked = saying(used, isNamed);

/** Asks for the address of a service of the client's own to which the site is to lead. */
export const linkedService: QuestionRule = {
  id: "linked-service",
  path: "technology.backend",
  question:
    "What is this service called, and at which address do the site's buttons lead to it: one address for all, or another for each event or purpose? Does it change soon, and who can give us access?",
  asks: "client",
  blocks: "page",
  when: (project) => linked(project).some((text) => leadsThere.test(text)),
  quotes: (project) => linked(project).filter((text) => leadsThere.test(text)),
};
