import type { JudgedFact } from "@sitewright/spec-core/content";
import { Button, Segmented } from "@sitewright/ui";
import { type Ref, useRef, useState } from "react";
import { FactCorrection } from "./fact-correction.tsx";
import { wordTexts as texts } from "./texts.ts";

interface FactRowProps {
  fact: JudgedFact;
  /** `text` if it was corrected. */
  onDecide: (print: boolean, text?: string) => void;
}

const options = [
  { value: "print", label: texts.yes },
  { value: "keep", label: texts.no },
] as const;

interface FactProps {
  fact: JudgedFact;
  label: string;
  corrector: Ref<HTMLButtonElement>;
  onDecide: (print: boolean) => void;
  onCorrect: () => void;
}

function Fact({ fact, label, corrector, onDecide, onCorrect }: FactProps) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-ink-3 text-s">{label}</span>
        <span
          dir="auto"
          className="wrap-anywhere whitespace-pre-line font-[520] font-display text-[1.0625rem] leading-snug"
        >
          {fact.text}
        </span>
      </p>
      {!fact.isDecided && fact.proposal === "keep" && (
        <p className="text-ink-2 text-s">{texts.keepProposal}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          legend={texts.factQuestion(label, fact.text)}
          options={options}
          value={fact.isDecided ? (fact.isConfirmed ? "print" : "keep") : null}
          onValueChange={(value) => onDecide(value === "print")}
        />
        <Button ref={corrector} variant="ghost" aria-label={texts.correctThis(label)} onClick={onCorrect}>
          {texts.correct}
        </Button>
      </div>
    </>
  );
}

/** A recognised fact: show it, leave it out, or correct it in place. */
export function FactRow({ fact, onDecide }: FactRowProps) {
  const [isEdited, setIsEdited] = useState(false);
  const corrector = useRef<HTMLButtonElement>(null);
  const label = texts.kindOf(fact);
  const close = (): void => {
    setIsEdited(false);
    // The button is rendered in the next frame, and then takes the focus.
    requestAnimationFrame(() => corrector.current?.focus());
  };
  return (
    <li className="grid gap-2 border-line border-b py-3">
      {isEdited ? (
        <FactCorrection
          label={label}
          text={fact.text}
          onSave={(text) => {
            onDecide(true, text);
            close();
          }}
          onCancel={close}
          onLeave={(text) => {
            onDecide(true, text);
            setIsEdited(false);
          }}
        />
      ) : (
        <Fact
          fact={fact}
          label={label}
          corrector={corrector}
          onDecide={onDecide}
          onCorrect={() => setIsEdited(true)}
        />
      )}
    </li>
  );
}
