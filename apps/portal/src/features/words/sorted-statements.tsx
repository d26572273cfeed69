import type { JudgedStatement } from "@sitewright/spec-core/content";
import { Button } from "@sitewright/ui";
import { useState } from "react";
import { focusNeighbor } from "../../components/chrome/focus-neighbor.ts";
import { Fold } from "../../components/fold.tsx";
import { wordTexts as texts } from "./texts.ts";

interface SortedStatementsProps {
  printed: readonly JudgedStatement[];
  kept: readonly JudgedStatement[];
  /** Opens the folds that contain a decision of the client at first, if nothing else on the screen can change it. */
  showsDecided: boolean;
  onDecide: (id: string, print: boolean) => void;
}

function Statement({
  statement,
  isPrinted,
  onSwitch,
}: {
  statement: JudgedStatement;
  isPrinted: boolean;
  onSwitch: () => void;
}) {
  const { text, kind, decidedBy } = statement;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b py-2">
      <div className="min-w-0">
        {!isPrinted && (
          <p className="text-ink-3 text-xs">{decidedBy === "client" ? texts.leftOut : texts.why[kind]}</p>
        )}
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-s leading-snug">
          {text}
        </p>
      </div>
      <Button
        compact
        variant="ghost"
        aria-label={isPrinted ? texts.leaveOutThis(text) : texts.printThis(text)}
        // The focus moves to the neighbor's button with the same mark.
        data-act="switch"
        onClick={(event) => {
          focusNeighbor(event.currentTarget);
          onSwitch();
        }}
      >
        {isPrinted ? texts.leaveOut : texts.printShort}
      </Button>
    </li>
  );
}

const isByClient = ({ decidedBy }: JudgedStatement): boolean => decidedBy === "client";

/**
 * All other sentences in two folds: shown to visitors, and for the agency only; each can be moved to the
 * other.
 */
export function SortedStatements({ printed, kept, showsDecided, onDecide }: SortedStatementsProps) {
  const [opens] = useState({
    printed: showsDecided && printed.some(isByClient),
    kept: showsDecided && kept.some(isByClient),
  });
  const list = (statements: readonly JudgedStatement[], isPrinted: boolean, none: string) =>
    statements.length === 0 ? (
      <p className="pb-3 text-ink-3 text-s">{none}</p>
    ) : (
      <ul className="mb-3 border-line border-t">
        {statements.map((statement) => (
          <Statement
            key={statement.id}
            statement={statement}
            isPrinted={isPrinted}
            onSwitch={() => onDecide(statement.id, !isPrinted)}
          />
        ))}
      </ul>
    );
  return (
    <div className="grid [&>details]:border-line [&>details]:border-t">
      <Fold level={3} title={texts.printedTitle(printed.length)} defaultOpen={opens.printed}>
        {list(printed, true, texts.nonePrinted)}
      </Fold>
      <Fold level={3} title={texts.keptTitle(kept.length)} defaultOpen={opens.kept}>
        {kept.length > 0 && <p className="pb-3 text-ink-2 text-s">{texts.keptLead}</p>}
        {list(kept, false, texts.noneKept)}
      </Fold>
    </div>
  );
}
