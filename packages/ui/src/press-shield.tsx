import { useEffect, useRef } from "react";

/**
 * Covers a button for a moment whenever `of` changes, so that the second tap of a double tap does not press the button
 * in its new state. Render it beside the button, in a positioned box; key presses are not blocked.
 */
export function PressShield({ of }: { of: string }) {
  return <span key={of} aria-hidden="true" data-shield={of} className="press-shield" />;
}

/** The time within which a second press belongs to a double tap. */
const doubleTapMs = 450;

/**
 * Covers the window for a moment when a press inside the component removes it, such as a dialog: the second tap of a
 * double tap would reach what is behind it. Returns the component's click handler; clicks by keyboard are ignored.
 */
export function useShieldBehind(): (click: Pick<MouseEvent, "detail">) => void {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(
    () => () => {
      if (performance.now() - pressedAt.current > doubleTapMs) return;
      const shield = document.createElement("span");
      shield.ariaHidden = "true";
      shield.className = "press-shield press-shield-window";
      shield.addEventListener("animationend", () => shield.remove());
      document.body.append(shield);
    },
    [],
  );
  return ({ detail }) => {
    if (detail > 0) pressedAt.current = performance.now();
  };
}
