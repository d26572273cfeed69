import { onboardingSchema } from "../../src/onboarding/schema.ts";
import { clarificationsOf } from "../../src/spec/clarifications.ts";
import { context } from "../../src/spec/forms.fixture.ts";
import { projectOf } from "../../src/spec/project.ts";
import type { Clarification } from "../../src/spec/questions/clarification.ts";
import type { BuildersForm, BuildersPoint } from "./builders-form.ts";

/** The questions of some forms compared with those that their builders have to ask. */
export interface BuildersScore {
  readonly points: number;
  readonly named: number;
  readonly questions: number;
  readonly needless: number;
  /** Points that are listed with a question and not asked by it. */
  readonly lost: readonly string[];
}

const isAskedBy = ({ by, says = "" }: BuildersPoint, questions: readonly Clarification[]): boolean =>
  questions.some(({ id, question, quotes }) => id === by && [question, ...quotes].join("\n").includes(says));

/** Counts what is named, and what is needless. */
export function scoreBuildersForms(forms: readonly BuildersForm[]): BuildersScore {
  const read = forms.map(({ name, answers, points, needless }) => {
    const questions = clarificationsOf(projectOf(onboardingSchema.parse({ formData: answers }), context));
    const named = points.filter((point) => isAskedBy(point, questions));
    return {
      points: points.length,
      named: named.length,
      questions: questions.length,
      needless: questions.filter(({ id }) => needless.includes(id)).length,
      lost: points
        .filter((point) => point.by !== undefined && !named.includes(point))
        .map(({ asks }) => `${name}: ${asks}`),
    };
  });
  const sum = (count: (one: (typeof read)[number]) => number): number =>
    read.reduce((total, one) => total + count(one), 0);
  return {
    points: sum(({ points }) => points),
    named: sum(({ named }) => named),
    questions: sum(({ questions }) => questions),
    needless: sum(({ needless }) => needless),
    lost: read.flatMap(({ lost }) => lost),
  };
}
