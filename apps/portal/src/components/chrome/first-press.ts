import type { MouseEvent } from "react";

/**
 * For acts that are not taken back: the later presses of a double click or double tap, which may have begun on
 * something else, do not count (UI Events, `detail` of a click).
 */
export const firstPress =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act();
  };
