import type { PatternTest } from "@sitewright/contracts";
import {
  Badge,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
} from "@sitewright/ui";
import { Fact } from "../../components/fact.tsx";

const kinds = {
  matched: ["Answered", "ok"],
  ambiguous: ["Asks to clarify", "info"],
  unmatched: ["No answer", "warn"],
} as const;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

function Evidence({ candidates }: PatternTest) {
  if (candidates.length === 0)
    return <p className="mt-3 text-ink-2">No stored example shares a word with it.</p>;
  return (
    <Table caption="Closest entries" className="mt-4">
      <TableHead>
        <TableRow>
          <TableHeader>Entry</TableHeader>
          <TableHeader className="@max-[36rem]:hidden">Closest example</TableHeader>
          <TableHeader className="@max-[46rem]:hidden">Words</TableHeader>
          <TableHeader numeric>Score</TableHeader>
          <TableHeader numeric>Confidence</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {candidates.map(({ id, label, example, words, score, confidence }) => (
          <TableRow key={id}>
            <TableRowHeader>{label}</TableRowHeader>
            <TableCell className="@max-[36rem]:hidden">{example}</TableCell>
            <TableCell className="text-ink-2 @max-[46rem]:hidden">{words.join(", ")}</TableCell>
            <TableCell numeric>{score.toFixed(1)}</TableCell>
            <TableCell numeric className="whitespace-nowrap">
              {percent(confidence)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Why the assistant answers, asks back or refuses. */
function reason({ likelihood, threshold, candidates }: PatternTest): string {
  if (candidates.length === 0) return "";
  if (likelihood === null)
    return "No likelihood decided: an example has these very words, or several questions were asked at once.";
  return `The first entry is the answer with a likelihood of ${percent(likelihood)}; it is given from ${percent(threshold)}.`;
}

/** The answer that a visitor would get, the possible actions, and the evidence. */
export function TrialResult({ query, result }: { query: string; result: PatternTest }) {
  const [words, tone] = kinds[result.kind];
  return (
    <div className="mt-s-4">
      <dl className="max-w-[46rem]">
        <Fact label="Question">{query}</Fact>
        <Fact label="Outcome">
          <Badge tone={tone}>{words}</Badge>
        </Fact>
        <Fact label="Visitor reads">
          <span className="whitespace-pre-line font-[430]">{result.response}</span>
          {result.isGeneric && (
            <span className="block text-ink-3 text-s">The standard reply to unknown questions.</span>
          )}
        </Fact>
        <Fact label="Suggestion">
          <span className="font-[430]">{result.suggestion.response}</span>
        </Fact>
      </dl>
      <Evidence {...result} />
      <p className="mt-2 text-ink-3 text-s">{reason(result)}</p>
    </div>
  );
}
