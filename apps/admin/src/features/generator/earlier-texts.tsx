import type { GenerationSummary } from "@sitewright/contracts";
import { Button } from "@sitewright/ui";
import { SentenceTime } from "../../components/sentence-time.tsx";

const stateWords = {
  waiting: "waiting to be written",
  writing: "being written",
  done: "written",
  failed: "failed",
  cancelled: "stopped",
} as const;

interface EarlierTextsProps {
  generations: readonly GenerationSummary[];
  onUse: (generation: GenerationSummary) => void;
}

const shown = 5;

/** Earlier generations, for a person who did not wait for the end of one. */
export function EarlierTexts({ generations, onUse }: EarlierTextsProps) {
  const known = generations
    .filter(({ wordCount, state }) => wordCount > 0 || state === "waiting")
    .slice(0, shown);
  if (known.length === 0) return null;
  return (
    <section aria-label="Earlier texts" className="mt-s-4 border-line border-t pt-s-3">
      <h3 className="font-label text-s">Earlier texts</h3>
      <ul className="mt-1">
        {known.map((generation) => {
          const { id, title, kind, state, wordCount, createdAt } = generation;
          return (
            <li key={id} className="flex items-center gap-3 border-line border-b py-2 last:border-b-0">
              <span className="mr-auto min-w-0">
                <span className="block truncate">{title}</span>
                <span className="block text-ink-3 text-s">
                  {kind === "outline" ? "Outline" : `${wordCount.toLocaleString("en-GB")} words`},{" "}
                  {stateWords[state]}, <SentenceTime at={createdAt} isInside />
                </span>
              </span>
              <Button compact aria-label={`Use ${title}`} onClick={() => onUse(generation)}>
                Use
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
