import { Plus } from "lucide-react";
import type { ReactNode } from "react";

export interface ListedQuestion {
  readonly id?: string;
  /** Its id, where it has no address. */
  readonly key: string;
  readonly question: ReactNode;
  readonly answer: ReactNode;
}

/**
 * Questions that expand to their answers; one per group is open at a time (HTML, the name of details
 * elements), without a script.
 */
export function Questions({
  group,
  questions,
  openFirst = false,
  headingLevel: Heading = "h3",
}: {
  group: string;
  questions: readonly ListedQuestion[];
  openFirst?: boolean;
  headingLevel?: "h2" | "h3";
}) {
  return (
    <div className="border-ink border-t-2">
      {questions.map(({ id, key, question, answer }, index) => (
        <details
          key={key}
          name={group}
          open={openFirst && index === 0 ? true : undefined}
          className="group/question border-line border-b"
        >
          <summary className="flex list-none items-baseline justify-between gap-s-5 py-[1.1rem] [&::-webkit-details-marker]:hidden">
            <Heading className="font-[600] font-display text-[clamp(1.1875rem,1.05rem+.5vw,1.5rem)] leading-[1.3] tracking-[-.015em]">
              {question}
            </Heading>
            <Plus
              aria-hidden="true"
              className="translate-y-[.2em] transition-transform group-open/question:rotate-45"
            />
          </summary>
          {/* The id is here because browsers open the details around the target of a link. The margin shows the question. */}
          <div id={id} className="max-w-[60ch] scroll-mt-[6rem] pr-s-6 pb-[1.6rem] text-ink-2">
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}
