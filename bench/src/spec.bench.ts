import { renderBundle } from "@sitewright/spec-core/render";
import { buildSpec } from "@sitewright/spec-core/spec";
import { context, fullForm } from "../../packages/spec-core/src/spec/forms.fixture.ts";
import { measure, type Subject } from "./measure.ts";
import { digits, type Section } from "./report.ts";
import { inYardsticks, yardstickSubject } from "./yardstick-time.ts";

const rounds = 40;
/** After so many runs more of them do not make it faster. */
const warmUps = 1500;
/** Targets in yardsticks: twice the first measurement. */
const targets = [0.15, 0.6];

/**
 * The form with a different description each time, as if it were being typed, so that no memoized result
 * applies.
 */
const typedOn = (count: number): typeof fullForm => ({
  ...fullForm,
  formData: { ...fullForm.formData, description: `${fullForm.formData.description} and ${count} bars` },
});

/** Measures the way from a form with every question answered to its spec and all files of its bundle. */
export function specSection(): Section {
  const spec = buildSpec(fullForm, context);
  let typed = 0;
  const subjects: readonly Subject[] = [
    {
      name: "`buildSpec`",
      repeat: (times) => {
        for (let i = 0; i < times; i += 1) buildSpec(typedOn(typed + i), context);
        typed += times;
      },
    },
    {
      name: "`renderBundle`",
      repeat: (times) => {
        for (let i = 0; i < times; i += 1) renderBundle(spec);
      },
    },
  ];
  const timed = (state: string) =>
    measure([yardstickSubject, ...subjects], rounds)
      .slice(1)
      .map(({ name, medianMs, ratio }, index) => [
        `${name}, ${state}`,
        `${digits(medianMs)} ms`,
        ...inYardsticks(ratio, targets[index]),
      ]);
  const early = timed("in a young process");
  for (const { repeat } of subjects) repeat(warmUps);
  const fileCount = Object.keys(renderBundle(spec)).length;
  return {
    title: "Specification and bundle of a full form",
    note: `Medians of ${rounds} rounds in turns with the yardstick; each form has another description, as while one types. The bundle has ${fileCount} text files. A specification takes thousands of small functions, and the engine compiles most of them only after some hundred runs: so both are measured after 40 runs, and again after ${warmUps} more, as in a server or a preview that has run for a while.`,
    columns: ["what", "measured", "yardsticks", "target", ""],
    rows: [...early, ...timed("in a warm one")],
  };
}
