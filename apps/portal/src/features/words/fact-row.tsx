import type { JudgedFact } from "@sitewright/spec-core/content";
import { Button, Segmented } from "@sitewright/ui";
import { useRef, useState } from "react";
import { FactCorrection } from "./fact-correction.tsx";
import { wordTexts as texts } from "./texts.ts";

interface FactRowProps {
  fact: JudgedFact;
  /** `text` where it was corrected. */
  onDecide: (print: boolean, text?: string) => void;
}

const options = [
  { value: "print", label: texts.yes },
  { value: "keep", label: texts.no },
] as const;

/** A recognised fact: show it, leave it out, or correct it in place. */
export function FactRow({ fact, onDecide }: FactRowProps) {
  const [isEdited, setIsEdited] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const label = texts.kindOf(fact);
  const close = (): void => {
    setIsEdited(false);
    // The button is back in the next frame, and takes the focus back.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <li className="grid gap-1.5 border-line border-b py-3">
      <p className="text-ink-3 text-s leading-snug">{label}</p>
      {isEdited ? (
        <FactCorrection
          label={label}
          text={fact.text}
          onSave={(text) => {
            onDecide(true, text);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <>
          <p
            dir="auto"
            className="wrap-anywhere whitespace-pre-line font-[520] font-display text-[1.0625rem] leading-snug"
          >
            {fact.text}
          </p>
          {!fact.isDecided && fact.proposal === "keep" && (
            <p className="text-ink-2 text-s">{texts.keepProposal}</p>
          )}
          <div className="mt-1 flex flex-wrap items-center gap-2">
            <Segmented
              legend={texts.factQuestion(label, fact.text)}
              options={options}
              value={fact.isDecided ? (fact.isConfirmed ? "print" : "keep") : null}
              onValueChange={(value) => onDecide(value === "print")}
            />
            <Button
              ref={opener}
              variant="ghost"
              aria-label={texts.correctThis(label)}
              onClick={() => setIsEdited(true)}
            >
              {texts.correct}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
