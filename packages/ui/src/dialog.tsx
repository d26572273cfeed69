import * as RadixDialog from "@radix-ui/react-dialog";
import clsx from "clsx";
import { X } from "lucide-react";
import { type FocusEvent, type ReactNode, useState } from "react";
import { buttonClass } from "./button-look.ts";
import { useShieldBehind } from "./press-shield.tsx";

export interface DialogProps {
  open: boolean;
  /** Called with false on Escape, a click outside (unless it is held open) and the close button. */
  onOpenChange: (open: boolean) => void;
  /** Names the action. */
  title: ReactNode;
  /** The consequences; read out after the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, right-aligned; the main one last and repeating the title's verb. */
  actions?: ReactNode;
  /** full: the whole window, for reading; sheet: its right edge, for the details of something behind it. */
  size?: "md" | "lg" | "xl" | "full" | "sheet";
  /** A close button in the corner, for dialogs without a decision. */
  closeLabel?: string;
  /** alertdialog: asks before data is lost. */
  role?: "dialog" | "alertdialog";
  /**
   * A click outside keeps it open, as with an alertdialog: for dialogs that open under a pointer that may
   * click again.
   */
  isHeld?: boolean;
  /**
   * The first focus: the first control, or the title where the content is read from the top or the dialog
   * opens during typing.
   */
  initialFocus?: "control" | "title";
  /** Called after it has closed and the focus is restored: the moment to move the focus elsewhere. */
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

/** An open list inside the dialog handles Escape itself. */
function keepForOpenList(event: KeyboardEvent) {
  if (
    document.activeElement?.matches(
      "[role=combobox][aria-expanded=true], [aria-haspopup][aria-expanded=true]",
    )
  )
    event.preventDefault();
}

const keepOpen = (event: Event): void => event.preventDefault();

/** Dismissing a toast must not close the dialog, nor the second press of a double tap that closed one above it. */
function keepForOthers(event: Event) {
  if (event.target instanceof Element && event.target.closest("[data-toasts], .press-shield"))
    event.preventDefault();
}

/**
 * The page's title, for when the previously focused element cannot take the focus, such as a button disabled
 * while busy.
 */
const pageTitle = (): HTMLElement | null => document.querySelector("main h1");

/**
 * Radix restores the focus only to its own Trigger; this stores any previously focused element. It does so at
 * the first render: the content may take the focus as soon as it is mounted.
 */
function useFocusReturn(onClosed: (() => void) | undefined) {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
    // A dialog below that closes at the same time may have given the focus back already.
    if (document.activeElement === document.body) pageTitle()?.focus({ preventScroll: true });
    onClosed?.();
  };
}

/**
 * Focuses the title of a dialog that opens without a click, so that keys typed at that moment go into no other field.
 */
function focusTitle(event: Event) {
  event.preventDefault();
  const { currentTarget } = event;
  if (currentTarget instanceof HTMLElement) currentTarget.querySelector<HTMLElement>("h2")?.focus();
}

/** Radix moves the focus without scrolling: in a low window the focused control may be out of view. */
function showFocused({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", behavior: "instant" });
}

function DialogBox(props: Omit<DialogProps, "open" | "onOpenChange">) {
  const { title, description, children, actions, size = "md", closeLabel, role = "dialog" } = props;
  const { isHeld = role === "alertdialog" } = props;
  const returnFocus = useFocusReturn(props.onClosed);
  const notePress = useShieldBehind();
  const isTitleFirst = props.initialFocus === "title";
  const withoutDescription = description === undefined ? { "aria-describedby": undefined } : {};
  return (
    <RadixDialog.Content
      role={role}
      aria-modal="true"
      onEscapeKeyDown={keepForOpenList}
      onFocus={showFocused}
      onClickCapture={notePress}
      onInteractOutside={isHeld ? keepOpen : keepForOthers}
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
 * purpose: it inserts a style element into the page, which a strict content security policy refuses. Our
 * scrim is itself scrollable by one pixel and contains scrolling, so the page behind does not scroll or
 * shift.
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
