import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from "react";

/** A component whose code is loaded at its first render, or preloaded. */
export type Later<Props> = FunctionComponent<Props> & {
  /**
   * Preloads the code, once there is a connection: Chromium repeats a failed import from memory until the page is loaded
   * again. False where it fails all the same; the first render tries again.
   */
  readonly preload: () => Promise<boolean>;
};

/**
 * Lazy-loads a component; `waiting` is rendered until then. It is rendered as soon as its code is loaded, and
 * at once where it is already: React's own `lazy` waits for a third of a second after showing a fallback, so
 * that the fallback does not flicker. A loading error is thrown during render, for the nearest boundary, and
 * the next mount tries again.
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
    // Chosen once, since switching the component would remount it.
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
  const preload = () =>
    (navigator.onLine ? fetchCode() : connected().then(fetchCode)).then(
      () => true,
      () => false,
    );
  return Object.assign(Later, { preload });
}

/** Resolves when the browser has a connection again. */
const connected = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
