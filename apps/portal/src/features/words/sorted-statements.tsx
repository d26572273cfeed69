import type { JudgedStatement } from "@sitewright/spec-core/content";
import { useState } from "react";
import { Fold } from "../../components/fold.tsx";
import { isWorthALook, type ListedStatement } from "../../lib/words/sort-words.ts";
import { SortedStatement } from "./sorted-statement.tsx";
import { wordTexts as texts } from "./texts.ts";
import { useStayingRows } from "./use-staying-rows.ts";

interface SortedStatementsProps {
  printed: readonly ListedStatement[];
  kept: readonly ListedStatement[];
  /** Opens the folds that contain a decision of the client at first, if nothing else on the screen can change it. */
  showsDecided: boolean;
  onDecide: (id: string, print: boolean) => void;
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
  const { rows, stay, sortAnew } = useStayingRows({ printed, kept });
  const list = (statements: readonly ListedStatement[], isAmongPrinted: boolean) => (
    <ul className="mb-3 border-line border-t empty:hidden">
      {statements.map((statement) => (
        <SortedStatement
          key={statement.id}
          statement={statement}
          isAmongPrinted={isAmongPrinted}
          onSwitch={() => {
            stay();
            onDecide(statement.id, !statement.isPrinted);
          }}
        />
      ))}
    </ul>
  );
  const none = (text: string) => <p className="pb-3 text-ink-3 text-s">{text}</p>;
  return (
    <div className="grid [&>details]:border-line [&>details]:border-t">
      <Fold
        level={3}
        title={texts.printedTitle(printed.length)}
        defaultOpen={opens.printed}
        onToggle={() => sortAnew("printed")}
      >
        {printed.length === 0 && rows.printed.length === 0 && none(texts.nonePrinted)}
        {list(rows.printed, true)}
      </Fold>
      <Fold
        level={3}
        title={texts.keptTitle(kept.length, kept.filter(isWorthALook).length)}
        defaultOpen={opens.kept}
        onToggle={() => sortAnew("kept")}
      >
        {kept.length === 0 && rows.kept.length === 0 ? (
          none(texts.noneKept)
        ) : (
          <p className="pb-3 text-ink-2 text-s">{texts.keptLead}</p>
        )}
        {list(rows.kept, false)}
      </Fold>
    </div>
  );
}
