import * as RadixDialog from "@radix-ui/react-dialog";
import clsx from "clsx";
import { X } from "lucide-react";
import { type FocusEvent, type ReactNode, useState } from "react";
import { buttonClass } from "./button-look.ts";

export interface DialogProps {
  open: boolean;
  /** Called with false on Escape, a click outside (unless it is held) and the close button. */
  onOpenChange: (open: boolean) => void;
  /** Names the act. */
  title: ReactNode;
  /** What happens; read out after the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, right-aligned; the main one last and repeating the title's verb. */
  actions?: ReactNode;
  /** full: the whole window, for what is read; sheet: its right edge, for the details of something behind it. */
  size?: "md" | "lg" | "xl" | "full" | "sheet";
  /** A cross in the corner, for dialogs that are read rather than answered. */
  closeLabel?: string;
  /** alertdialog: asks before something is lost. */
  role?: "dialog" | "alertdialog";
  /** A press beside it leaves it open, as with an alertdialog: for what opens under a finger that may press once more. */
  isHeld?: boolean;
  /** Where the focus goes at first: to the first control, or to the title where it opens under somebody who types or is to be read from the top. */
  initialFocus?: "control" | "title";
  /** Called once it is gone and the focus is back where it was: the moment to move it somewhere else. */
  onClosed?: () => void;
}

const floating = "max-h-[calc(100dvh-2rem)] rounded-lg border border-line-strong shadow-3";
const sizes = {
  md: `${floating} w-[min(30rem,100%)]`,
  lg: `${floating} w-[min(46rem,100%)]`,
  xl: `${floating} w-[min(64rem,100%)]`,
  full: "h-dvh w-full",
  sheet: "h-dvh w-[min(30rem,100%)] justify-self-end bg-paper! shadow-3",
} as const;

/** An open list inside the dialog takes Escape for itself. */
function keepForOpenList(event: KeyboardEvent) {
  if (document.activeElement?.getAttribute("aria-expanded") === "true") event.preventDefault();
}

const keepOpen = (event: Event): void => event.preventDefault();

/** Dismissing a toast is no wish to leave the dialog. */
function keepForToast(event: Event) {
  if (event.target instanceof Element && event.target.closest("[data-toasts]")) event.preventDefault();
}

/** The page's title, for a focus whose place is gone, as that of a button that was disabled while it was busy. */
const pageTitle = (): HTMLElement | null => document.querySelector("main h1");

/**
 * Radix gives the focus back to its own Trigger alone; this remembers who had it, whoever that was. It looks when
 * the dialog is first drawn: what is inside may take the focus as soon as it is there.
 */
function useFocusReturn(onClosed: (() => void) | undefined) {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
    if (isThere) opener.focus();
    else pageTitle()?.focus({ preventScroll: true });
    onClosed?.();
  };
}

/** Gives the focus to the title of a dialog that opens by itself: letters on their way to a field land in no other one. */
function focusTitle(event: Event) {
  event.preventDefault();
  const { currentTarget } = event;
  if (currentTarget instanceof HTMLElement) currentTarget.querySelector<HTMLElement>("h2")?.focus();
}

/** Radix moves the focus without scrolling: in a low window the control that it goes to may be out of sight. */
function showFocused({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", behavior: "instant" });
}

function DialogBox(props: Omit<DialogProps, "open" | "onOpenChange">) {
  const { title, description, children, actions, size = "md", closeLabel, role = "dialog" } = props;
  const { isHeld = role === "alertdialog" } = props;
  const returnFocus = useFocusReturn(props.onClosed);
  const isTitleFirst = props.initialFocus === "title";
  const withoutDescription = description === undefined ? { "aria-describedby": undefined } : {};
  return (
    <RadixDialog.Content
      role={role}
      aria-modal="true"
      onEscapeKeyDown={keepForOpenList}
      onFocus={showFocused}
      onInteractOutside={isHeld ? keepOpen : keepForToast}
      onCloseAutoFocus={returnFocus}
      {...(isTitleFirst && { onOpenAutoFocus: focusTitle })}
      {...withoutDescription}
      className={clsx(
        "dialog-box risen relative overflow-y-auto overscroll-contain bg-raised text-ink",
        sizes[size],
      )}
    >
      <RadixDialog.Title
        {...(isTitleFirst && { tabIndex: -1 })}
        className={clsx(
          "mb-3 font-bold font-display text-[1.5rem] leading-[1.15] tracking-title outline-none",
          closeLabel && "pr-10",
        )}
      >
        {title}
      </RadixDialog.Title>
      {description !== undefined && (
        <RadixDialog.Description className="text-ink-2">{description}</RadixDialog.Description>
      )}
      {children && <div className="mt-4">{children}</div>}
      {actions && <div className="dialog-foot flex flex-wrap justify-end gap-3">{actions}</div>}
      {closeLabel && (
        <RadixDialog.Close
          aria-label={closeLabel}
          className={buttonClass({
            variant: "ghost",
            iconOnly: true,
            compact: true,
            className: "absolute top-4 right-4",
          })}
        >
          <X aria-hidden="true" />
        </RadixDialog.Close>
      )}
    </RadixDialog.Content>
  );
}

/**
 * A modal dialog: focus moves in, stays in, and returns to where it was. Radix's Overlay is left out on
 * purpose: it writes a style element into the page, which a strict content security policy refuses. Our scrim
 * can itself be scrolled by one pixel and passes no scrolling on, so the page behind holds still and nothing
 * shifts.
 */
export function Dialog({ open, onOpenChange, ...box }: DialogProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className="pointer-events-auto fixed inset-0 z-dialog overflow-y-scroll overscroll-contain bg-scrim [scrollbar-width:none]">
          <div
            className={clsx(
              "grid min-h-[calc(100%+1px)] justify-items-center",
              box.size === "full" || box.size === "sheet" ? "items-start" : "items-center p-4",
            )}
          >
            <DialogBox {...box} />
          </div>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
