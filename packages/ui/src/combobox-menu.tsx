import clsx from "clsx";
import type { UseComboboxPropGetters } from "downshift";
import { Check } from "lucide-react";
import { type ComboboxOption, groupOptions } from "./combobox-filter.ts";

export interface ComboboxMenuProps {
  options: readonly ComboboxOption[];
  selectedValue: string | undefined;
  highlightedIndex: number;
  isOpen: boolean;
  emptyText: string;
  getMenuProps: UseComboboxPropGetters<ComboboxOption>["getMenuProps"];
  getItemProps: UseComboboxPropGetters<ComboboxOption>["getItemProps"];
}

const optionClass =
  "flex cursor-pointer items-center justify-between gap-3 rounded-sm px-[.65em] py-[.5em] aria-selected:bg-ink aria-selected:font-[600] aria-selected:text-paper";

/** The list of a Combobox: group names, the chosen option in ink with a tick, the hovered one sunken. */
export function ComboboxMenu(props: ComboboxMenuProps) {
  const { options, selectedValue, highlightedIndex, isOpen, emptyText, getMenuProps, getItemProps } = props;
  return (
    <div
      className={clsx(
        "absolute inset-x-0 top-full z-menu mt-1 rounded-md border border-line-strong bg-raised p-1 text-control shadow-2",
        !isOpen && "hidden",
      )}
    >
      <div {...getMenuProps({ className: "max-h-80 overflow-y-auto" })}>
        {isOpen &&
          groupOptions(options).map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, a fieldset it may not
            <div key={group.name ?? ""} role="group" aria-label={group.name}>
              {group.name && (
                <div
                  aria-hidden="true"
                  className="px-[.8em] pt-[.7em] pb-[.3em] font-[600] text-ink-3 text-xs"
                >
                  {group.name}
                </div>
              )}
              {group.entries.map(({ option, index }) => {
                const isSelected = option.value === selectedValue;
                return (
                  <div
                    key={option.value}
                    {...getItemProps({ item: option, index, "aria-selected": isSelected })}
                    className={clsx(
                      optionClass,
                      index === highlightedIndex && ["option-lit", isSelected ? "bg-ink-2!" : "bg-sunken"],
                      option.className,
                    )}
                    style={option.style}
                  >
                    {option.label}
                    {isSelected && <Check aria-hidden="true" />}
                  </div>
                );
              })}
            </div>
          ))}
      </div>
      <p role="status">
        {isOpen && options.length === 0 && (
          <span className="block px-[.65em] py-[.5em] text-ink-3">{emptyText}</span>
        )}
      </p>
    </div>
  );
}
