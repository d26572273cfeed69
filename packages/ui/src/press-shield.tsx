/**
 * Covers a button for a moment whenever `of` changes, so that the second press of a double tap does not reach what the
 * button has become. Beside the button, in a box that is positioned; keys are not held up.
 */
export function PressShield({ of }: { of: string }) {
  return <span key={of} aria-hidden="true" data-shield={of} className="press-shield" />;
}
