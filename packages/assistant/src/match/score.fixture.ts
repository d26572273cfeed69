import type { AskedQuestion } from "../test-sets.fixture.ts";

/** An engine's answer to a question: ids, best first; whether it answers, asks back or refuses. */
export interface EngineAnswer {
  readonly kind: "matched" | "ambiguous" | "unmatched";
  readonly ids: readonly string[];
  /** The best entry even where it is not near enough. */
  readonly first: string | undefined;
}

/** A count of a whole. */
export type Part = readonly [part: number, whole: number];

/** The score of an engine on a set; `wrong` counts everything that was answered and should not have been so. */
export interface QuestionScore {
  readonly first: Part;
  readonly right: Part;
  readonly wrong: Part;
  readonly asked: Part;
  /** Refused, of all that is to be refused and of each kind. */
  readonly refused: Part;
  readonly refusedByKind: ReadonlyMap<string, Part>;
  readonly followUps: Part;
}

const inScope = new Set(["in scope", "follow-up"]);
const known = new Set([...inScope, "ambiguous"]);

/** Measures an engine. Asking back is right where one of the expected entries is among the buttons. */
export function scoreQuestions(
  questions: readonly AskedQuestion[],
  answerTo: (question: AskedQuestion) => EngineAnswer,
): QuestionScore {
  const all = questions.map((question) => ({ ...question, answer: answerTo(question) }));
  type Row = (typeof all)[number];
  const part = (rows: readonly Row[], holds: (row: Row) => boolean): Part => [
    rows.filter(holds).length,
    rows.length,
  ];
  const isRight = ({ answer, intents }: Row): boolean =>
    answer.kind === "matched" && intents.includes(answer.ids[0] ?? "");
  const isRefused = ({ answer }: Row): boolean => answer.kind === "unmatched";
  const scope = all.filter(({ kind }) => inScope.has(kind));
  const outside = all.filter(({ kind }) => !known.has(kind));
  return {
    first: part(scope, ({ answer, intents }) => intents.includes(answer.first ?? "")),
    right: part(scope, isRight),
    wrong: part(
      all.filter(({ answer }) => answer.kind === "matched"),
      (row) => !isRight(row),
    ),
    asked: part(
      all.filter(({ kind }) => kind === "ambiguous"),
      ({ answer, intents }) => answer.kind === "ambiguous" && answer.ids.some((id) => intents.includes(id)),
    ),
    refused: part(outside, isRefused),
    refusedByKind: new Map(
      [...new Set(outside.map(({ kind }) => kind))].map((kind) => [
        kind,
        part(
          outside.filter((row) => row.kind === kind),
          isRefused,
        ),
      ]),
    ),
    followUps: part(
      all.filter(({ kind }) => kind === "follow-up"),
      isRight,
    ),
  };
}
