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

const anyone =
  "(?:you|people|customers|visitors|guests|everyone|everybody|most|i|we)(?:['’](?:ll|d|re|ve|m))? (?:(?:can|can['’]?t|cannot|could|will|won['’]?t|would|should|must|may|might|do|don['’]?t|do not|are|am|never|always|just|only|also|still|usually|often|(?:want|need|have|ought|like|able|free|going) to) ){0,3}";
const order = "(?:(?:just|always|never|do|don['’]?t|do not) )?";
/** Words before 'it' that are no order: 'If it rains', 'Now it is only me'. */
const noOrder =
  "(?!(?:if|when|as|because|since|once|while|whether|unless|until|till|where|how|what|why|that|which|who|although|though|before|after|than|is|are|was|were|can|could|does|did|will|would|has|have|had|here|there|now|today|sometimes|maybe|perhaps|then|and|or|but|so) )";
/** With these verbs, 'it' often refers to nothing: 'You name it, we mend it', 'Keep it simple'. */
const emptyIt =
  "(?!(?:make|keep|call|mean|do|get|take|put|give|name|regret|believe) it(?!\\p{L})|\\p{L}+ it (?:here|when|if|or not)(?!\\p{L}))";
/**
 * An object that nothing before it in the sentence names: 'You want to ignore it', 'Please bring them along', 'We do
 * that too'. Not 'We do that walk'.
 */
const takesPrevious = new RegExp(
  `^(?:(?:and|but|so|then|also|please|instead),? ){0,2}(?:${anyone}|${order}${noOrder})${emptyIt}\\p{L}+ (?:(?:up|off|out|at|for|to|with|on|in|about|by|past|from|of|after|down|through|over|without|into) )?(?:(?:all|both|most|some|half|each|one) of )?(?:(?:it|them)(?!\\p{L})|(?:this|that|these|those)(?=[,.;:!?)]|$| (?:and|or|but|in|on|at|by|for|with|from|too|as well|all|every)(?!\\p{L})))`,
  "iu",
);
/** How long the thing before takes: 'It's about 10 to 12 weeks'. Not 'It takes two days to dry'. */
const lasts =
  /^(?:and |but |so )?it(?:['’]s| is| takes| can take| will take)(?: (?:about|around|roughly|usually|mostly|up to|at least|only|now))* \d{1,3}(?: ?(?:to|or|-|–) ?\d{1,3})? (?:working )?(?:days?|weeks?|months?)(?!\p{L})(?! (?:to|from|before|after|since|until|till) )/iu;

const refersBack = [
  pointsAtThing,
  takesPrevious,
  lasts,
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
