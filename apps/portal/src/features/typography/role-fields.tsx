import { type Choice, type FontRole, sizeOptions, weightOptions } from "@sitewright/spec-core/typography";
import { Field, Select } from "@sitewright/ui";
import { FontPicker } from "../../components/font-picker/font-picker.tsx";
import { PlaceLetter } from "../../components/place-letter.tsx";
import { wizard } from "../../lib/wizard/actions.ts";
import { useWizard } from "../../lib/wizard/wizard-store.ts";
import { withFamily, withSize, withWeight } from "./change-fonts.ts";
import { roleNames, typographyTexts } from "./texts.ts";

interface ChoiceFieldProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

function ChoiceField({ label, choices, value, onValueChange }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={(event) => onValueChange(event.currentTarget.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label} {choice.value}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Family, weight and size of one text role. */
export function RoleFields({ role }: { role: FontRole }) {
  const fonts = useWizard((state) => state.onboarding.fonts);
  const weight = fonts[`${role}Weight`];
  const size = fonts[`${role}Size`];
  return (
    <fieldset data-place={`fonts.${role}`} className="grid gap-3 border-line border-b py-s-4">
      <legend className="float-left font-display font-title text-[1.0625rem] tracking-title">
        {roleNames[role]} <PlaceLetter id={`fonts.${role}`} className="ml-1" />
      </legend>
      <FontPicker
        role={role}
        label={typographyTexts.font}
        value={fonts[role]}
        onValueChange={(family) => wizard.setFonts(withFamily(fonts, role, family))}
      />
      <div className="grid gap-3 min-[24.375rem]:grid-cols-[1fr_1.08fr] phone:grid-cols-2">
        <ChoiceField
          label={typographyTexts.weight}
          choices={weightOptions(fonts[role], weight)}
          value={weight}
          onValueChange={(value) => wizard.setFonts(withWeight(fonts, role, value))}
        />
        <ChoiceField
          label={typographyTexts.size}
          choices={sizeOptions(role, size)}
          value={size}
          onValueChange={(value) => wizard.setFonts(withSize(fonts, role, value))}
        />
      </div>
    </fieldset>
  );
}
