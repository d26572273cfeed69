import { OptionCard, OptionGrid } from "@sitewright/ui";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { AnswerLabel, useAnswerError } from "./answer-field.tsx";

interface ChoiceListProps {
  name: "goals" | "pages";
  options: readonly string[];
  hint: string;
  columns: 2 | 3;
}

/** Any number of a list of options; the order of the answers is the order of choosing. */
export function ChoiceList({ name, options, hint, columns }: ChoiceListProps) {
  const chosen = useWizard((state) => state.onboarding.formData[name]);
  const toggle = (option: string, isOn: boolean): void =>
    wizard.updateForm({ [name]: isOn ? [...chosen, option] : chosen.filter((entry) => entry !== option) });
  return (
    <OptionGrid
      id={`formData.${name}`}
      legend={<AnswerLabel name={name} />}
      hint={hint}
      error={useAnswerError(name)}
      columns={columns}
    >
      {options.map((option) => (
        <OptionCard
          key={option}
          type="checkbox"
          name={name}
          value={option}
          label={option}
          checked={chosen.includes(option)}
          onChange={(event) => toggle(option, event.target.checked)}
        />
      ))}
    </OptionGrid>
  );
}
