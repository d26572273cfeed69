import { useEffect, useRef } from "react";

/**
 * Covers a button for a moment whenever `of` changes, so that the second press of a double tap does not reach what the
 * button has become. Beside the button, in a box that is positioned; keys are not held up.
 */
export function PressShield({ of }: { of: string }) {
  return <span key={of} aria-hidden="true" data-shield={of} className="press-shield" />;
}

/** The time within which a second press belongs to a double tap. */
const doubleTapMs = 450;

/**
 * Covers the window for a moment where the component is removed by a press inside it, such as a dialog: the second
 * press of a double tap would reach what is behind it. Returns the handler of its clicks; those by key are not counted.
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
