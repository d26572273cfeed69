import { ExpectedError } from "./calls.ts";

/** Code that a part of the page needs could not be fetched. */
export class NotFetchedError extends ExpectedError {
  override readonly name = "NotFetchedError";
  /** True if a repeated import may fail from memory, see `lateImport`: only reloading the page is certain to help. */
  readonly needsReload: boolean;

  constructor(cause?: unknown) {
    const reason = cause instanceof Error ? cause.message : "there is no connection";
    super(`The code could not be fetched: ${reason}`, { cause });
    this.needsReload = cause !== undefined;
  }
}

/**
 * A function that imports code at its first call and keeps it, so that later calls need no connection. Chromium repeats
 * a failed import from memory until the page is reloaded, so no import is started without a connection; the next call
 * tries again.
 */
export function lateImport<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | null = null;
  const begin = async (): Promise<Code> => {
    try {
      return await load();
    } catch (cause) {
      loading = null;
      throw new NotFetchedError(cause);
    }
  };
  return async () => {
    if (!loading && !navigator.onLine) throw new NotFetchedError();
    loading ??= begin();
    return loading;
  };
}

/** Resolves when the browser has a connection, at once where it has one. */
export const connected = (): Promise<unknown> =>
  navigator.onLine
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));
