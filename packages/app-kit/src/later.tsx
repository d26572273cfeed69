import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from "react";

/** A component whose code is fetched when it is first drawn, or ahead. */
export type Later<Props> = FunctionComponent<Props> & {
  /** Fetches the code ahead. One that fails is tried again when the component is drawn. */
  readonly preload: () => Promise<void>;
};

/**
 * Puts off a component's code; `waiting` stands in its place until then. It is drawn in the moment its code has come,
 * and at once where that is there already: React's own `lazy` is held back for a third of a second after a fallback
 * was shown, so that the fallback does not flicker. A failure to fetch is thrown where the component is drawn, for
 * the nearest boundary, and the next one to be drawn tries again.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): Later<Props> {
  let known: ComponentType<Props> | null = null;
  const fetchCode = async (): Promise<ComponentType<Props>> => {
    known ??= await load();
    return known;
  };

  function Later(props: Props) {
    // Chosen once, since another component would begin anew.
    const [Shown, setShown] = useState(() => known);
    const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
    useEffect(() => {
      if (Shown) return;
      fetchCode().then(
        (Fetched) => setShown(() => Fetched),
        (cause: unknown) => setFailure({ cause }),
      );
    }, [Shown]);
    if (failure) throw failure.cause;
    return Shown ? <Shown {...props} /> : waiting;
  }
  return Object.assign(Later, { preload: () => fetchCode().then(nothing, nothing) });
}

const nothing = (): void => {};
