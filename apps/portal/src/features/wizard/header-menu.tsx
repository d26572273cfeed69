import { useBackCloses } from "@sitewright/app-kit/overlays";
import { Button } from "@sitewright/ui";
import clsx from "clsx";
import { Menu, X } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from "react";
import { wizardTexts } from "./texts.ts";

/**
 * The header's actions behind a button. A choice, Escape or Back closes it and returns the focus to the button; blur
 * closes it.
 */
export function HeaderMenu({ className, children }: { className: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);
  useBackCloses(isOpen, close);

  useEffect(() => {
    if (!isOpen) return;
    // Left open it would cover the next focused element (WCAG 2.2, 2.4.11).
    const closeOnLeaving = ({ target }: Event): void => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === "Escape") close();
    };
    for (const leaving of ["pointerdown", "focusin"]) document.addEventListener(leaving, closeOnLeaving);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      for (const leaving of ["pointerdown", "focusin"]) document.removeEventListener(leaving, closeOnLeaving);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen, close]);

  const Icon = isOpen ? X : Menu;
  return (
    <div ref={box} className={clsx("relative", className)}>
      <Button
        ref={button}
        variant="ghost"
        iconOnly
        aria-label={wizardTexts.menu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((was) => !was)}
      >
        <Icon aria-hidden="true" />
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a choice inside closes it, the buttons are the controls */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards press the buttons inside, which click */}
      <div
        id={id}
        hidden={!isOpen}
        onClick={close}
        className="risen absolute top-full right-0 z-menu mt-1 w-56 max-w-[calc(100vw-2rem)] rounded-md border border-line-strong bg-raised p-1 shadow-2 [&:not([hidden])]:grid"
      >
        {children}
      </div>
    </div>
  );
}
