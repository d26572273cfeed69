import type { DropOffStep } from "@sitewright/contracts";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TableRowHeader,
} from "@sitewright/ui";
import { countText } from "../../lib/count-text.ts";
import { questionWords, stepTitle } from "./drop-off-words.ts";
import { shareText, timeText } from "./figures.ts";

/** The questions of a step: how many answered it, how many abandoned the form there, and how long it took. */
export function QuestionTable({ step }: { step: DropOffStep }) {
  return (
    <Table caption={`Questions of ${stepTitle(step.step)}`} className="mb-3">
      <TableHead>
        <TableRow>
          <TableHeader>Question</TableHeader>
          <TableHeader numeric>Answered</TableHeader>
          <TableHeader numeric>Abandoned here</TableHeader>
          <TableHeader numeric className="@max-[36rem]:hidden">
            Time
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {step.questions.map(({ question, answered, left, medianS }) => (
          <TableRow key={question}>
            <TableRowHeader>{questionWords(question)}</TableRowHeader>
            <TableCell numeric>
              {countText(answered)}{" "}
              <span className="text-ink-3">{answered > 0 && shareText(answered, step.shown)}</span>
            </TableCell>
            <TableCell numeric>{countText(left)}</TableCell>
            <TableCell numeric className="@max-[36rem]:hidden">
              {timeText(medianS)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
