import { renderBundle } from "@sitewright/spec-core/render";
import { buildSpec } from "@sitewright/spec-core/spec";
import { context, fullForm } from "../../packages/spec-core/src/spec/forms.fixture.ts";
import { measure } from "./measure.ts";
import { digits, type Section, verdict } from "./report.ts";

const rounds = 40;
const targetsMs = [1, 10];

/** A form with every question answered, to its specification and to all files of its bundle. */
export function specSection(): Section {
  const spec = buildSpec(fullForm, context);
  const timings = measure(
    [
      {
        name: "`buildSpec`",
        repeat: (times) => {
          for (let i = 0; i < times; i += 1) buildSpec(fullForm, context);
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
    note: `Medians. The bundle has ${fileCount} text files.`,
    columns: ["what", "measured", "target", ""],
    rows: timings.map(({ name, medianMs }, index) => {
      const targetMs = targetsMs[index] ?? 0;
      return [name, `${digits(medianMs)} ms`, `< ${targetMs} ms`, verdict(medianMs < targetMs)];
    }),
  };
}
