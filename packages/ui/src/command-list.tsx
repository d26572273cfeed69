import clsx from "clsx";
import type { UseComboboxReturnValue } from "downshift";
import type { Command } from "./command-search.ts";

interface CommandListProps {
  found: readonly Command[];
  box: Pick<UseComboboxReturnValue<Command>, "getMenuProps" | "getItemProps" | "highlightedIndex">;
  label: string;
  emptyText: string;
}

/**
 * The palette's results, under the names of the groups. Keeps its height, so that the dialog does not move: ten
 * commands where the window has the room.
 */
export function CommandList({ found, box, label, emptyText }: CommandListProps) {
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <div className="-mx-2 relative mt-3 h-[min(30rem,max(52dvh,100dvh-16rem))] touch:-mb-[var(--dialog-x)]">
      <div
        {...box.getMenuProps({ "aria-label": label, "aria-labelledby": undefined })}
        className="absolute inset-0 overflow-y-auto overscroll-contain"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, a fieldset it may not
          <div key={group} role="group" aria-label={group}>
            <div aria-hidden="true" className="px-2 pt-3 pb-1 font-label text-ink-3 text-xs">
              {group}
            </div>
            {found.map((command, index) =>
              command.group === group ? (
                <div
                  key={command.id}
                  {...box.getItemProps({ item: command, index })}
                  className={clsx(
                    "flex min-h-[44px] cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5",
                    index === box.highlightedIndex && "bg-sunken",
                  )}
                >
                  {command.icon}
                  <span className="min-w-0 flex-1 break-words">{command.label}</span>
                  {command.detail && (
                    <span className="max-w-[45%] flex-none text-right text-ink-3 text-s">
                      {command.detail}
                    </span>
                  )}
                </div>
              ) : null,
            )}
          </div>
        ))}
      </div>
      <p role="status" className="relative text-ink-3">
        {found.length === 0 && <span className="block px-2 py-3">{emptyText}</span>}
      </p>
    </div>
  );
}
