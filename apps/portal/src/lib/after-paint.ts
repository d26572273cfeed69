/** Runs once the frame that is being made stands on the screen: for what a press should not wait for. */
export function afterPaint(act: () => void): void {
  // A frame's callbacks come before it is painted, the next task after.
  requestAnimationFrame(() => setTimeout(act));
}
