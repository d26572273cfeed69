import type { FontRole } from "@sitewright/spec-core/typography";
import { Combobox, Field } from "@sitewright/ui";
import { useFontFaces } from "../font-faces/use-font-faces.ts";
import { useKitFamilies } from "../font-faces/use-kit-families.ts";
import { fontOptions } from "./font-options.ts";

export interface FontPickerProps {
  readonly role: FontRole;
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (family: string) => void;
}

/** A family to choose by name, each drawn in its own face. */
export function FontPicker({ role, label, value, onValueChange }: FontPickerProps) {
  const inDocument = useKitFamilies();
  const options = fontOptions(role, { inDocument, current: value });
  useFontFaces(options.map((option) => option.value));
  return (
    <Field label={label} id={`fonts.${role}`}>
      <Combobox options={options} value={value} onValueChange={onValueChange} />
    </Field>
  );
}
