import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from "react";
import { connected, lateImport } from "./late-import.ts";

/** A component whose code is loaded at its first render, or preloaded. */
export type Later<Props> = FunctionComponent<Props> & {
  /** Preloads the code, once there is a connection. False where it fails all the same; the first render tries again. */
  readonly preload: () => Promise<boolean>;
};

/**
 * Lazy-loads a component; `waiting` is rendered until then. It is rendered as soon as its code is loaded, and
 * at once where it is already: React's own `lazy` waits for a third of a second after showing a fallback, so
 * that the fallback does not flicker. A loading error is thrown during render, for the nearest boundary, and
 * the next mount tries again. Where nothing is shown until then, nobody waits: without a connection the code is
 * loaded once there is one.
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
