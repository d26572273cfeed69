import { useCombobox } from "downshift";
import { Search } from "lucide-react";
import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { CommandList } from "./command-list.tsx";
import { type Command, findCommands } from "./command-search.ts";
import { controlClass } from "./control-look.ts";
import { Dialog } from "./dialog.tsx";

export interface CommandPaletteProps {
  commands: readonly Command[];
  /** Commands that take the typed text, listed after those that it finds. */
  commandsWith?: (typed: string) => readonly Command[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Name of the search box, and its placeholder. */
  searchLabel: string;
  closeLabel: string;
  emptyText: string;
  /** A line under the list about its keys; hidden on touch devices. */
  footer?: ReactNode;
}

const types = useCombobox.stateChangeTypes;

const none = (): readonly Command[] => [];

/** True where the search box would bring a screen's keyboard, over the list. */
const isTouchDevice = (): boolean => window.matchMedia("(pointer: coarse)").matches;

function useCommandBox(
  { commands, commandsWith = none }: Pick<CommandPaletteProps, "commands" | "commandsWith">,
  onChoose: (command: Command) => void,
) {
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const found = [...findCommands(commands, typed), ...(text ? commandsWith(text) : [])];
  const box = useCombobox<Command>({
    items: found,
    isOpen: true,
    selectedItem: null,
    inputValue: typed,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (command) => command?.label ?? "",
    itemToKey: (command) => command?.id,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
    // Blur does not choose a merely highlighted option.
    stateReducer: (_, { type, changes }) =>
      type === types.InputBlur ? { ...changes, selectedItem: null } : changes,
  });
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Downshift has focused it; the dialog focuses its title then.
    if (isTouchDevice()) search.current?.blur();
  }, []);
  return { box, found, setTyped, search };
}

function CommandBox(props: CommandPaletteProps & { onChoose: (command: Command) => void }) {
  const { onChoose, onOpenChange, searchLabel, emptyText, footer } = props;
  const { box, found, setTyped, search } = useCommandBox(props, onChoose);
  return (
    <>
      <div className="relative">
        <Search aria-hidden="true" className="-translate-y-1/2 absolute top-1/2 left-[.8em] text-ink-3" />
        <input
          {...box.getInputProps({
            ref: search,
            "aria-label": searchLabel,
            "aria-labelledby": undefined,
            placeholder: searchLabel,
            // Downshift keeps referring to the first option when there is none.
            ...(found.length === 0 && { "aria-activedescendant": undefined }),
            autoComplete: "off",
            enterKeyHint: "go",
            // Set synchronously: through onInputValueChange, fast typing would lose letters.
            onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key === "Escape") onOpenChange(false);
            },
          })}
          className={`${controlClass} pl-[2.5em]`}
        />
      </div>
      <CommandList found={found} box={box} label={searchLabel} emptyText={emptyText} />
      {footer && <p className="mt-3 border-line border-t pt-3 text-ink-3 text-xs touch:hidden">{footer}</p>}
    </>
  );
}

/**
 * Finds steps, fields and actions by name: arrow keys and Enter, or a press. A choice runs after the palette
 * has closed and restored the focus, so that it may move the focus itself. Pattern: WAI-ARIA APG, combobox
 * with a list that stays open. On a touch device the title takes the focus, and the search box when it is pressed.
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, title, closeLabel } = props;
  const chosen = useRef<Command | null>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={closeLabel}
      initialFocus={isTouchDevice() ? "title" : "control"}
      onClosed={() => {
        const command = chosen.current;
        chosen.current = null;
        command?.run();
      }}
    >
      <CommandBox
        {...props}
        onChoose={(command) => {
          chosen.current = command;
          onOpenChange(false);
        }}
      />
    </Dialog>
  );
}
