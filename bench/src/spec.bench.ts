import { renderBundle } from "@sitewright/spec-core/render";
import { buildSpec } from "@sitewright/spec-core/spec";
import { context, fullForm } from "../../packages/spec-core/src/spec/forms.fixture.ts";
import { measure } from "./measure.ts";
import { digits, type Section } from "./report.ts";
import { inYardsticks, yardstickSubject } from "./yardstick-time.ts";

const rounds = 40;
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
  const timings = measure(
    [
      yardstickSubject,
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
    ],
    rounds,
  );
  const fileCount = Object.keys(renderBundle(spec)).length;
  return {
    title: "Specification and bundle of a full form",
    note: `Medians of ${rounds} rounds in turns with the yardstick; each form has another description, as while one types. The bundle has ${fileCount} text files.`,
    columns: ["what", "measured", "yardsticks", "target", ""],
    rows: timings
      .slice(1)
      .map(({ name, medianMs, ratio }, index) => [
        name,
        `${digits(medianMs)} ms`,
        ...inYardsticks(ratio, targets[index]),
      ]),
  };
}
