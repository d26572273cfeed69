import type { FontRole } from "@sitewright/spec-core/typography";
import { Combobox, Field } from "@sitewright/ui";
import { useRef } from "react";
import { useFontFaces } from "../font-faces/use-font-faces.ts";
import { useKitFamilies } from "../font-faces/use-kit-families.ts";
import { useVisibleFaces } from "../font-faces/use-visible-faces.ts";
import { fontOptions } from "./font-options.ts";

export interface FontPickerProps {
  readonly role: FontRole;
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (family: string) => void;
}

/**
 * A family to choose by name, each drawn in its own face. A face is loaded when its row scrolls
 * into view.
 */
export function FontPicker({ role, label, value, onValueChange }: FontPickerProps) {
  const inDocument = useKitFamilies();
  const options = fontOptions(role, { inDocument, current: value });
  const box = useRef<HTMLDivElement>(null);
  useFontFaces([value]);
  useVisibleFaces(box);
  return (
    <div ref={box}>
      <Field label={label} id={`fonts.${role}`}>
        <Combobox options={options} value={value} onValueChange={onValueChange} />
      </Field>
    </div>
  );
}
