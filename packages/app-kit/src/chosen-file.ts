/** The message for a chosen file that is not as it was chosen. */
export const changedFileText = "This file was changed or removed after you chose it. Please choose it again.";

/**
 * False where a chosen file was changed or removed since: browsers refuse to read it, and a request with it fails like
 * one without a connection.
 */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * For `onClick` and `onDrop` of a file input: while it holds a file, choosing that file again, as after a change, fires
 * no event.
 */
export function forgetChosen({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void {
  currentTarget.value = "";
}
