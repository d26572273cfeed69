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

/** The list itself scrolls, not the box around it: only then do the arrow keys bring an option into sight. */
const scrollingList =
  "flex [&>div]:max-h-none [&>div]:overflow-visible [&_[role=listbox]]:max-h-80 [&_[role=listbox]]:overflow-y-auto";

/** A family to choose by name, each drawn in its own face. */
export function FontPicker({ role, label, value, onValueChange }: FontPickerProps) {
  const inDocument = useKitFamilies();
  const options = fontOptions(role, { inDocument, current: value });
  useFontFaces(options.map((option) => option.value));
  return (
    <Field label={label} id={`fonts.${role}`}>
      <Combobox className={scrollingList} options={options} value={value} onValueChange={onValueChange} />
    </Field>
  );
}
