import type { SuiteFailure, SuiteReport } from "@sitewright/contracts";
import { Note } from "@sitewright/ui";
import { countText, manyText } from "../../lib/count-text.ts";

function Failure({ failure: { entry, question, found } }: { failure: SuiteFailure }) {
  return (
    <li className="border-line border-b py-[.55rem]">
      <span className="font-[600] [overflow-wrap:anywhere]">“{question}”</span>
      <span className="block text-ink-2 text-s">
        belongs to ‘{entry.label}’, but{" "}
        {found.length > 0 ? `finds ${found.map(({ label }) => `‘${label}’`).join(" and ")}` : "finds nothing"}
      </span>
    </li>
  );
}

/** Asked back with its own entry among the choices: another entry has the same question. */
const isShared = ({ entry, found, isWeak }: SuiteFailure): boolean =>
  !isWeak && found.some(({ id }) => id === entry.id);

function SharedQuestion({ failure: { question, found } }: { failure: SuiteFailure }) {
  return (
    <li className="border-line border-b py-[.55rem]">
      <span className="font-[600] [overflow-wrap:anywhere]">“{question}”</span>
      <span className="block text-ink-2 text-s">
        matches both {found.map(({ label }) => `‘${label}’`).join(" and ")}
      </span>
    </li>
  );
}

/** The result of a run of the whole suite. */
export function SuiteResult({ report: { entries, questions, failures } }: { report: SuiteReport }) {
  const weak = failures.filter(({ isWeak }) => isWeak);
  const shared = failures.filter(isShared);
  const failed = failures.filter((failure) => !failure.isWeak && !isShared(failure));
  const ran = `${countText(questions)} questions for ${manyText(entries, "entry", "entries")}`;
  return (
    <>
      <Note tone={failed.length > 0 ? "bad" : "ok"}>
        {failed.length > 0
          ? `${countText(failed.length)} of ${ran} did not find the right entry.`
          : shared.length > 0
            ? `None of ${ran} failed; some are ambiguous.`
            : `All ${ran} find the right entry.`}
      </Note>
      {failed.length > 0 && (
        <ul className="mt-3 border-ink border-t-[1.5px]">
          {failed.map((failure) => (
            <Failure key={`${failure.entry.id} ${failure.question}`} failure={failure} />
          ))}
        </ul>
      )}
      {shared.length > 0 && (
        <section className="mt-4">
          <h3 className="font-[600]">
            {manyText(shared.length, "question is", "questions are")} in several entries
          </h3>
          <p className="mt-1 max-w-[46rem] text-ink-2">
            Visitors are asked which one they mean. Keep each question in the entry that answers it; leave it
            in both only if either could be meant.
          </p>
          <ul className="mt-2 border-ink border-t-[1.5px]">
            {shared.map((failure) => (
              <SharedQuestion key={`${failure.entry.id} ${failure.question}`} failure={failure} />
            ))}
          </ul>
        </section>
      )}
      {weak.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer font-[600]">
            {manyText(weak.length, "question is", "questions are")} found only by the exact wording
          </summary>
          <p className="mt-1 max-w-[46rem] text-ink-2">
            Slightly different wording finds something else. Add more ways to ask to these entries.
          </p>
          <ul className="mt-2 border-ink border-t-[1.5px]">
            {weak.map((failure) => (
              <Failure key={`${failure.entry.id} ${failure.question}`} failure={failure} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
