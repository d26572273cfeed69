import type { Project } from "../../project.ts";
import { oncePerProject } from "../once.ts";
import { isSilenced } from "../silence.ts";

/** 'We are looking for a third groomer': the clause alone, whatever else its sentence says. */
const hiring =
  /(?<!\p{L})(?:we|i)(?:['’]re| are|['’]m| am)? (?:(?:also|always|still|now) )?(?:looking for|looking to hire|hiring|recruiting|searching for|seeking) (?:an?|another|the next|some|more|new|\d+|two|three|our) (?!(?:\p{L}+ ){0,2}(?:customers?|clients?|web ?sites?|sites?|premises|shops?|units?|homes?|houses?|places?|suppliers?|hosts?|designers?|photographers?|domains?|names?|buyers?)(?!\p{L}))\p{L}[^.,;:!?()]{1,60}/iu;

/** 'Don't mention her leaving': another part of the sentence is the secret. */
const otherSecret =
  /(?<!\p{L})(?:don['’]?t|do not|never) (?:print|publish|tell|mention|write|say|put) (?:him|her|his|their|my|our|the|why|how|about) \p{L}/iu;
const wholeSecret =
  /(?<!\p{L})(?:(?:don['’]?t|do not|never) (?:print|publish|tell|mention|write|say|put|share) (?:that|this|it|anyone|anybody|them)|between (?:us|you and me)|quiet|secret|confidential|off the record)(?!\p{L})/iu;

/** The clauses that say that the business looks for somebody. */
export const hiringClauses = oncePerProject((project: Project): string[] =>
  project.words.statements.flatMap((statement) => {
    const [clause] = hiring.exec(statement.text) ?? [];
    const isSecret =
      isSilenced(statement, project) &&
      (wholeSecret.test(statement.text) || !otherSecret.test(statement.text));
    return clause === undefined || isSecret || statement.field === "competitors" ? [] : [clause.trim()];
  }),
);
