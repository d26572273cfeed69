import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from "react";
import { connected, lateImport } from "./late-import.ts";

/** A component whose code is loaded at its first render, or preloaded. */
export type Later<Props> = FunctionComponent<Props> & {
  /** Preloads the code, once there is a connection. Resolves to false if that fails; the first render tries again. */
  readonly preload: () => Promise<boolean>;
};

/**
 * Lazy-loads a component; `waiting` is rendered until then. It is rendered as soon as its code is loaded, or at once if
 * it already is; React's own `lazy` would show a fallback for at least a third of a second, to prevent flicker. A
 * loading error is thrown during render, for the nearest boundary, and the next mount tries again. Without `waiting`,
 * loading starts only when there is a connection.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): Later<Props> {
  let known: ComponentType<Props> | null = null;
  const fetchCode = lateImport(async () => {
    known = await load();
    return known;
  });
  const fetchOnceConnected = () => connected().then(fetchCode);

  function Later(props: Props) {
    // Chosen once, since switching the component would remount it.
    const [Shown, setShown] = useState(() => known);
    const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
    useEffect(() => {
      if (Shown) return;
      const fetching = waiting === null ? fetchOnceConnected() : fetchCode();
      fetching.then(
        (Fetched) => setShown(() => Fetched),
        (cause: unknown) => setFailure({ cause }),
      );
    }, [Shown]);
    if (failure) throw failure.cause;
    return Shown ? <Shown {...props} /> : waiting;
  }
  const preload = () =>
    fetchOnceConnected().then(
      () => true,
      () => false,
    );
  return Object.assign(Later, { preload });
}
