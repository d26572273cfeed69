import { firstNames } from "../../../content/facts/people/data/first-names.ts";
import { notNames, relativeAlone } from "../../../content/facts/people/data/person-words.ts";
import { holds } from "../../../content/place.ts";
import type { JudgedFact } from "../../../content/public-words.ts";
import type { Project } from "../../project.ts";
import { oncePerProject } from "../once.ts";
import { askedOf, type Check } from "../rule.ts";
import { lawQuestions } from "./law.ts";
import { licensed } from "./named-things.ts";
import { pageQuestions } from "./pages.ts";

/** The writer's own name in a sentence, also one that is no known first name: 'Its me (Gaz)', 'cheers, Fitz'. */
const writerNamed =
  /(?<!\p{L})(?:[Ii]['’]?m|I am|[Mm]e|[Mm]yself|[Mm]y name(?:['’]s| is)|[Cc]all me|[Yy]ours,?|[Cc]heers,?|[Rr]egards,?|[Tt]hanks,?)[,:]? \(?\p{Lu}\p{Ll}+/u;

const relatives =
  "(?:wife|husband|partner|father|mother|dad|mum|mom|brother|sister|son|daughter|grand\\p{L}+|great-\\p{L}+|uncle|aunt|cousin|parents|family|children|kids)";

/** 'I opened Larkfield', 'founded by my grandfather': one person speaks. */
const inFirstPerson = new RegExp(
  `(?<![\\p{L}.])[Ii](?:['’](?:m|ve|ll|d))? \\p{Ll}|(?<!\\p{L})[Mm]y (?:late |elder |older |younger |own )?${relatives}(?!\\p{L})`,
  "u",
);
/** A question that customers ask, and what one of them wrote. */
const ofOthers = /\?|["“”]/u;

const speaksAlone: Check = ({ words }) =>
  words.statements.some(
    ({ text, field, isPrinted, isProse, proposal }) =>
      field === "description" &&
      (isPrinted || (proposal === "print" && isProse)) &&
      inFirstPerson.test(text) &&
      !ofOthers.test(text),
  );

const besideWriter =
  /(?<!\p{L})(?:(?:my|our) (?:[\p{L}'’-]+,? ){1,3}|(?:me|i|myself) and |with |plus |helper |colleague )\(?$/iu;
const withWriter = /^(?: \p{Lu}\p{L}+)? and (?:I|me|myself)(?!\p{L})/u;

/** Whether a person stands beside whoever writes: 'my colleague Priya', 'Tom and I'. */
const isAnother = (project: Project, person: JudgedFact): boolean => {
  const statement = project.words.statements.find((each) => holds(each, person));
  if (relativeAlone.test(person.about)) return true;
  if (!statement) return false;
  const { text, start } = statement;
  return (
    besideWriter.test(text.slice(0, person.start - start)) || withWriter.test(text.slice(person.end - start))
  );
};

/** 'Ray's Mobile Auto', 'LLC (Ann Ray)': a first name in the name of the business or beside its legal form. */
const bearsFirstName: Check = ({ form }) =>
  (`${form.businessName} ${form.legalForm}`.match(/\p{Lu}\p{Ll}+/gu) ?? [])
    .map((word) => word.toLowerCase())
    .some((word) => firstNames.has(word) && !notNames.has(word));

const wantsNoName: Check = ({ words }) =>
  words.statements.some(({ text }) =>
    /(?<!\p{L})(?:no|not|dont|never|without|leave|keep)(?!\p{L})[^.!?]{0,20}(?<!\p{L})(?:(?:my|our|real) (?:own |full |last |real |first )?names?|surnames?|last names?)(?!\p{L})|n['’]t(?!\p{L})[^.!?]{0,20}(?<!\p{L})my (?:own |full |last |real |first )?name(?!\p{L})/iu.test(
      text,
    ),
  );

/** Whether another question asks who the writer is. */
const isAskedElsewhere: Check = (project) =>
  askedOf([...lawQuestions, ...pageQuestions], project).some(({ question }) =>
    /(?<!\p{L})who (?:owns|are the partners|runs|represents|is behind)(?!\p{L})|own full name/iu.test(
      question,
    ),
  );

/** Whether visitors read the words of one person whose name no answer tells. */
export const isWriterUnnamed = oncePerProject(
  (project: Project): boolean =>
    speaksAlone(project) &&
    !bearsFirstName(project) &&
    !project.words.statements.some(({ text }) => writerNamed.test(text)) &&
    project.words.facts.every((fact) => fact.kind !== "person" || isAnother(project, fact)) &&
    !wantsNoName(project) &&
    !isAskedElsewhere(project),
);

/** Whether visitors look for credentials behind a name: the trade is regulated, or they name a license. */
export const haveCredentials: Check = (project) =>
  project.legal.profession !== null ||
  licensed(project).some((text) =>
    /(?<!\p{L})(?:licen[sc]ed|qualified|chartered|registered)(?!\p{L})/iu.test(text),
  );

export const ownNameQuestion = (project: Project): string =>
  `What is your own full name, as the site should show it, ${haveCredentials(project) ? "with your title and credentials" : "and your role"}?`;
