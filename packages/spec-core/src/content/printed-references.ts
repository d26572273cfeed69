import type { JudgedStatement } from "./public-words.ts";
import { matches } from "./regex-prefilter/prefiltered-match.ts";
import { statementFields } from "./statement.ts";
import { limitsPrices } from "./statements/english/continued-rules.ts";
import { actsOnPrevious } from "./statements/english/references.ts";

/** Beginnings with a pronoun for a thing in the sentence before: 'That is our promise', 'They cost £5 each'. */
const pointsAtThing =
  /^(?:and |but |so |also )?(?:that|this|these|those)(?:['’](?:s|re|ll)| (?:is|are|was|were|means?|has|have|can|will|may|must|does|do|goes|go|includes?|costs?|covers?|applies|apply|takes?|also|alone|way))(?!\p{L})(?! (?:a|an|the|our) (?:site|website|page|business|shop|place|family)(?!\p{L}))/iu;
/** 'It' as a subject with a verb; not 'it is best to book', where it stands for what follows. */
const beginsWithIt =
  /^(?:and |but |so |also )?it(?! (?:is|was|will be|can be|helps|makes sense|takes|depends)(?!\p{L})|['’]s(?!\p{L}))(?= \p{Ll})/iu;
const beginsWithThey = /^(?:and |but |so |also )?they(?:['’](?:re|ve|ll))? \p{Ll}/iu;
/** 'Not the kind with a motor': what is ruled out of the thing before. */
const rulesOut = /^not (?:that|the|those|like|too|so)(?!\p{L})/iu;
/** 'We cannot stress this enough.' */
const repeats =
  /^(?:and |but |so )?(?:we|i) (?:cannot|can['’]?t|can not|really |do |must |always ){1,3} ?(?:stress|emphasi[sz]e|repeat|overstate|promise|guarantee|mean|recommend) (?:this|that|it)(?!\p{L})/iu;

const refersBack = [
  pointsAtThing,
  beginsWithIt,
  beginsWithThey,
  rulesOut,
  repeats,
  actsOnPrevious,
  limitsPrices,
];

function withReferencesPrinted(statements: readonly JudgedStatement[]): JudgedStatement[] {
  const done: JudgedStatement[] = [];
  for (const statement of statements) {
    const before = done.at(-1);
    const isTorn =
      before?.isPrinted === false &&
      statement.decidedBy === "rules" &&
      statement.proposal === "print" &&
      statement.dictatedBy === undefined &&
      refersBack.some((pattern) => matches(pattern, statement.text));
    if (!isTorn) done.push(statement);
    else if (before.proposal === "print") done.push({ ...statement, isPrinted: false });
    else done.push({ ...statement, kind: "unsure", proposal: "keep", isPrinted: false });
  }
  return done;
}

/**
 * Withholds a sentence that refers to the one before it if that one is withheld: 'We cannot stress this enough' after a
 * note to the agency. The client's own choice has precedence.
 */
export const withPrintedReferences = (statements: readonly JudgedStatement[]): JudgedStatement[] =>
  statementFields.flatMap((field) =>
    withReferencesPrinted(statements.filter((statement) => statement.field === field)),
  );
