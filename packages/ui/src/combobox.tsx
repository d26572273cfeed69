import clsx from "clsx";
import { useCombobox } from "downshift";
import { ChevronDown } from "lucide-react";
import { useContext, useId, useState } from "react";
import { type ComboboxOption, matchingOptions } from "./combobox-filter.ts";
import { ComboboxMenu } from "./combobox-menu.tsx";
import { controlClass } from "./control-look.ts";
import { FieldContext, useFieldControl } from "./field-context.ts";

export interface ComboboxProps {
  /** Options of one group are adjacent. */
  options: readonly ComboboxOption[];
  /** Null: nothing chosen yet. */
  value: string | null;
  onValueChange: (value: string) => void;
  /** Required outside a Field. */
  "aria-label"?: string;
  placeholder?: string;
  disabled?: boolean;
  emptyText?: string;
  className?: string;
}

/**
 * A select with a text filter. Escape and a click outside close it and keep the choice; on blur the chosen
 * label is restored.
 */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    value,
    onValueChange,
    placeholder,
    disabled,
    emptyText = "No matches.",
    className,
  } = props;
  const made = useId();
  const field = useContext(FieldContext);
  const { id: inputId = made, ...wired } = useFieldControl({});
  const [typed, setTyped] = useState("");
  const selected = options.find((option) => option.value === value) ?? null;
  const shown = matchingOptions(options, typed);

  const box = useCombobox<ComboboxOption>({
    id: made,
    inputId,
    labelId: field?.labelId ?? `${made}-label`,
    items: shown,
    selectedItem: selected,
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    // Downshift scrolls only the list; the page may have to scroll too, past sticky bars at the window's
    // edges.
    scrollIntoView: (option) => option?.scrollIntoView({ block: "nearest", behavior: "instant" }),
    onInputValueChange: ({ inputValue, type }) => {
      setTyped(type === useCombobox.stateChangeTypes.InputChange ? inputValue : "");
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onValueChange(selectedItem.value);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped("");
    },
    stateReducer: (state, { type, changes }) => {
      const types = useCombobox.stateChangeTypes;
      // Escape closes; it never clears a choice. Blur does not choose a merely highlighted option.
      if (type === types.InputKeyDownEscape || type === types.InputBlur) {
        return {
          ...changes,
          selectedItem: state.selectedItem,
          inputValue: state.selectedItem?.label ?? "",
        };
      }
      return changes;
    },
  });

  return (
    <div className={clsx("relative", className)}>
      <input
        {...box.getInputProps({
          ...wired,
          id: inputId,
          placeholder,
          disabled,
          "aria-label": props["aria-label"],
          ...(field ? {} : { "aria-labelledby": undefined }),
          onFocus: (event) => event.currentTarget.select(),
        })}
        className={clsx(controlClass, "pr-[2.5em]", selected?.className)}
        style={selected?.style}
      />
      <ChevronDown
        aria-hidden="true"
        className={clsx(
          "-translate-y-1/2 pointer-events-none absolute top-1/2 right-[.8em] transition-[rotate]",
          box.isOpen && "rotate-180",
        )}
      />
      <ComboboxMenu
        options={shown}
        selectedValue={selected?.value}
        highlightedIndex={box.highlightedIndex}
        isOpen={box.isOpen}
        emptyText={emptyText}
        getMenuProps={box.getMenuProps}
        getItemProps={box.getItemProps}
      />
    </div>
  );
}
