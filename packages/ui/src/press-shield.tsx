/**
 * Covers a button for a moment whenever `of` changes, so that the second press of a double tap does not reach what the
 * button has become. Beside the button, in a box that is positioned; keys are not held up.
 * `isWindow`: covers everything, for a press that closes a dialog, behind which is another button.
 */
export function PressShield({ of, isWindow = false }: { of: string; isWindow?: boolean }) {
  return (
    <span
      key={of}
      aria-hidden="true"
      data-shield={of}
      className={isWindow ? "press-shield press-shield-window" : "press-shield"}
    />
  );
}
