import type { MouseEvent } from "react";

/**
 * For actions that cannot be undone: ignores the later clicks of a double click or double tap, which may have begun on
 * another element (UI Events, `detail` of a click).
 */
export const firstPress =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) act();
  };
