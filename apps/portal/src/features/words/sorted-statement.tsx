import { Button } from "@sitewright/ui";
import { isWorthALook, type ListedStatement } from "../../lib/words/sort-words.ts";
import { wordTexts as texts } from "./texts.ts";

interface SortedStatementProps {
  statement: ListedStatement;
  /** It is listed among those that visitors read; after a switch it stays there although they do not. */
  isAmongPrinted: boolean;
  onSwitch: () => void;
}

/** Why the statement is for the agency only. */
function reasonOf(statement: ListedStatement): string {
  const { kind, decidedBy, standIn } = statement;
  const isDecided = decidedBy === "client";
  if (isWorthALook(statement)) return isDecided ? texts.leftOutMaybe : texts.maybe;
  if (isDecided) return texts.leftOut;
  return kind === "fact" && standIn ? texts.typedElsewhere : texts.why[kind];
}

/** What a switch has changed, else why visitors do not read it. */
function LineAbove({ statement, isAmongPrinted }: Omit<SortedStatementProps, "onSwitch">) {
  const { isPrinted } = statement;
  if (isPrinted !== isAmongPrinted)
    return <p className="text-xs">{isPrinted ? texts.nowPrinted : texts.nowKept}</p>;
  return isPrinted ? null : <p className="text-ink-3 text-xs">{reasonOf(statement)}</p>;
}

/** A sentence with the button that moves it to the other list. */
export function SortedStatement({ statement, isAmongPrinted, onSwitch }: SortedStatementProps) {
  const { text, isPrinted, standIn } = statement;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b py-2">
      <div className="min-w-0">
        <LineAbove statement={statement} isAmongPrinted={isAmongPrinted} />
        <p dir="auto" className="wrap-anywhere whitespace-pre-line text-s leading-snug">
          {text}
        </p>
        {!isPrinted && standIn?.isPrinted && (
          <p className="wrap-anywhere text-ink-2 text-xs">
            {texts.standIn} <span dir="auto">{standIn.text}</span>
          </p>
        )}
      </div>
      {(isAmongPrinted || isPrinted || !standIn) && (
        <Button
          compact
          variant="ghost"
          aria-label={isPrinted ? texts.leaveOutThis(text) : texts.printThis(text)}
          onClick={onSwitch}
        >
          {isPrinted ? texts.leaveOut : texts.printShort}
        </Button>
      )}
    </li>
  );
}
