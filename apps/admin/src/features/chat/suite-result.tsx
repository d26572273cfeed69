import type { SuiteFailure, SuiteReport } from "@sitewright/contracts";
import { Note } from "@sitewright/ui";
import { countText, manyText } from "../../lib/count-text.ts";

function Failure({ failure: { entry, question, found } }: { failure: SuiteFailure }) {
  return (
    <li className="border-line border-b py-[.55rem]">
      <span className="font-[600] [overflow-wrap:anywhere]">“{question}”</span>
      <span className="block text-ink-2 text-s">
        belongs to ‘{entry.label}’,{" "}
        {found.length > 0 ? `finds ${found.map(({ label }) => `‘${label}’`).join(" and ")}` : "finds nothing"}
      </span>
    </li>
  );
}

/** The result of a run of the whole suite. */
export function SuiteResult({ report: { entries, questions, failures } }: { report: SuiteReport }) {
  const weak = failures.filter(({ isWeak }) => isWeak);
  const failed = failures.filter(({ isWeak }) => !isWeak);
  const ran = `${countText(questions)} questions of ${manyText(entries, "entry", "entries")}`;
  return (
    <>
      <Note tone={failed.length > 0 ? "bad" : "ok"}>
        {failed.length > 0
          ? `${manyText(failed.length, "question does", "questions do")} not find their entry, of ${ran}.`
          : `Every one of ${ran} finds its entry.`}
      </Note>
      {failed.length > 0 && (
        <ul className="mt-3 border-ink border-t-[1.5px]">
          {failed.map((failure) => (
            <Failure key={`${failure.entry.id} ${failure.question}`} failure={failure} />
          ))}
        </ul>
      )}
      {weak.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer font-[600]">
            {manyText(weak.length, "is", "are")} found by the very same words alone
          </summary>
          <p className="mt-1 max-w-[46rem] text-ink-2">
            Who asks a little differently gets something else. More ways to ask make these entries surer.
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
