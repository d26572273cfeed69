import * as RadixTabs from "@radix-ui/react-tabs";
import clsx from "clsx";
import { type ComponentProps, type SyntheticEvent, useRef } from "react";

type TabsProps = ComponentProps<typeof RadixTabs.Root>;

/**
 * Radix asks for a tab when the mouse presses it, and again when it gets the focus by that. Until the pressed tab is
 * open the second call would add another entry to the history of an address.
 */
function useAskedOnce(onValueChange: TabsProps["onValueChange"]) {
  const asked = useRef<string>(undefined);
  return (value: string) => {
    if (value === asked.current) return;
    asked.current = value;
    // A tab that was not opened, for example because unsaved input was kept, can be pressed again.
    setTimeout(() => {
      asked.current = undefined;
    });
    onValueChange?.(value);
  };
}

/**
 * The root of tabs and panels. Controlled by `value` and `onValueChange`, or uncontrolled with
 * `defaultValue`. One press is one call of `onValueChange`.
 */
export function Tabs({ onValueChange, ...rest }: TabsProps) {
  return <RadixTabs.Root {...rest} onValueChange={useAskedOnce(onValueChange)} />;
}

/** The tabs; give it an aria-label. They wrap in a narrow window, so that none is out of view. */
export function TabList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      {...rest}
      className={clsx("-ml-2 flex flex-wrap gap-x-s-3 border-line border-b", className)}
    />
  );
}

/**
 * Radix gives a pressed tab the focus by script, which browsers show as the keyboard's focus. A pressed tab has no
 * ring until a key is pressed or the focus leaves it.
 */
const markPressed = ({ currentTarget: tab }: SyntheticEvent<HTMLElement>) =>
  tab.toggleAttribute("data-pressed", true);
const unmarkPressed = ({ currentTarget: tab }: SyntheticEvent<HTMLElement>) =>
  tab.toggleAttribute("data-pressed", false);

/** One tab: text, with a red lead foot when open. */
export function Tab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...rest}
      onPointerDown={markPressed}
      onKeyDown={unmarkPressed}
      onBlur={unmarkPressed}
      className={clsx(
        "-mb-px flex-none px-2 py-[.8em] font-nav text-control text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-3 not-forced-colors:data-pressed:outline-none data-[state=active]:font-[650] data-[state=active]:text-ink data-[state=active]:shadow-[inset_0_-3px_0_var(--accent)]",
        className,
      )}
    />
  );
}

/** The panel of a tab. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content {...rest} className={clsx("pt-s-5", className)} />;
}
