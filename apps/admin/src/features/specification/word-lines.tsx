import type { FactKind, JudgedFact, JudgedStatement } from "@sitewright/spec-core/content";
import { Field, Input, Segmented } from "@sitewright/ui";
import { type Choice, correctionIn } from "./use-decide-words.ts";

const options = [
  { value: "print", label: "Show" },
  { value: "keep", label: "Leave out" },
] as const;

const factWords: Readonly<Record<FactKind, string>> = {
  phone: "Telephone",
  email: "Email",
  address: "Address",
  hours: "Opening hours",
  price: "Price",
  service: "Service",
  person: "Person",
  founded: "Founded",
  registration: "Registration",
  social: "Profile",
};

interface LineProps {
  choice: Choice | undefined;
  onDecide: (choice: Choice) => void;
}

/** A detail: shown, left out, or corrected. Emptied it is left out. */
export function FactLine({ fact, choice, onDecide }: LineProps & { fact: JudgedFact }) {
  const { id, kind, text, about, isConfirmed, isDecided } = fact;
  const print = choice?.print ?? (isDecided ? isConfirmed : undefined);
  const label = about ? `${factWords[kind]}, ${about}` : factWords[kind];
  return (
    <li className="grid gap-2 border-line border-b py-3 phone:grid-cols-[minmax(0,1fr)_auto] phone:items-end">
      <Field label={label}>
        <Input
          value={choice?.text ?? text}
          maxLength={2000}
          onChange={({ target }) => onDecide({ id, print: target.value.trim() !== "", text: target.value })}
        />
      </Field>
      <Segmented
        legend={`${label}: ${text}`}
        options={options}
        value={print === undefined ? null : print ? "print" : "keep"}
        onValueChange={(value) =>
          onDecide({ id, print: value === "print", ...(choice && correctionIn(choice)) })
        }
      />
    </li>
  );
}

/** What is chosen of a sentence; nothing while neither the rules nor a person could tell, so that both can be chosen. */
function chosenOf({ kind, decidedBy, isPrinted }: JudgedStatement, choice: Choice | undefined) {
  if (!choice && kind === "unsure" && decidedBy === "rules") return null;
  return (choice?.print ?? isPrinted) ? "print" : "keep";
}

/** A sentence: shown or left out. */
export function StatementLine({ statement, choice, onDecide }: LineProps & { statement: JudgedStatement }) {
  const { id, text, field } = statement;
  const isForUs = field === "onlyForUs";
  return (
    <li className="grid gap-2 border-line border-b py-3 phone:grid-cols-[minmax(0,1fr)_auto] phone:items-center">
      <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
      {isForUs ? (
        <span className="text-ink-3 text-s">For the agency only</span>
      ) : (
        <Segmented
          legend={text.slice(0, 120)}
          options={options}
          value={chosenOf(statement, choice)}
          onValueChange={(value) => onDecide({ id, print: value === "print" })}
        />
      )}
    </li>
  );
}
