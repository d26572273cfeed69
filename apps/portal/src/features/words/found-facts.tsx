import type { JudgedFact } from "@sitewright/spec-core/content";
import { Button, Fieldset } from "@sitewright/ui";
import { useState } from "react";
import { FactRow } from "./fact-row.tsx";
import { wordTexts as texts } from "./texts.ts";

/** Details that are shown at first: a long price list would hide everything below it. */
const drawnAtFirst = 8;

interface FoundFactsProps {
  facts: readonly JudgedFact[];
  onDecide: (id: string, print: boolean, text?: string) => void;
}

/** The facts recognised in the texts, decided or not: each stays in its place when it is decided. */
export function FoundFacts({ facts, onDecide }: FoundFactsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const drawn = isWhole ? facts : facts.slice(0, drawnAtFirst);
  const left = facts.length - drawn.length;
  return (
    <Fieldset legend={texts.factsTitle} contentClassName="grid gap-2">
      <p className="text-ink-2 text-s">{texts.factsLead}</p>
      <ul className="border-line border-t">
        {drawn.map((fact) => (
          <FactRow
            key={fact.id}
            fact={fact}
            onDecide={(print, ...text) => onDecide(fact.id, print, ...text)}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button compact className="justify-self-start" onClick={() => setIsWhole(true)}>
          {texts.moreFacts(left)}
        </Button>
      )}
    </Fieldset>
  );
}
