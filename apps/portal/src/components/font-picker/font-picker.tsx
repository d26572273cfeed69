import type { FontRole } from "@sitewright/spec-core/typography";
import { Combobox, Field } from "@sitewright/ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useFontFaces } from "../font-faces/use-font-faces.ts";
import { useKitFamilies } from "../font-faces/use-kit-families.ts";
import { fontOptions } from "./font-options.ts";

export interface FontPickerProps {
  readonly role: FontRole;
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (family: string) => void;
}

/** Whether the focus has been inside the element, which is how every way of opening a field begins. */
function useWasFocused(element: RefObject<HTMLElement | null>): boolean {
  const [wasFocused, setWasFocused] = useState(false);
  useEffect(() => {
    const { current } = element;
    const note = () => setWasFocused(true);
    current?.addEventListener("focusin", note, { once: true });
    return () => current?.removeEventListener("focusin", note);
  }, [element]);
  return wasFocused;
}

/**
 * A family to choose by name, each drawn in its own face. The style sheets of the others are fetched when somebody
 * turns to the field, their files when their row is scrolled to.
 */
export function FontPicker({ role, label, value, onValueChange }: FontPickerProps) {
  const inDocument = useKitFamilies();
  const options = fontOptions(role, { inDocument, current: value });
  const box = useRef<HTMLDivElement>(null);
  const isWanted = useWasFocused(box);
  useFontFaces(isWanted ? options.map((option) => option.value) : [value]);
  return (
    <div ref={box}>
      <Field label={label} id={`fonts.${role}`}>
        <Combobox options={options} value={value} onValueChange={onValueChange} />
      </Field>
    </div>
  );
}
