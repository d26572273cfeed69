import { create } from "zustand";

/** A message of code outside of React, which is shown as a toast on any screen. */
export interface PageNotice {
  readonly tone: "info" | "error";
  readonly title: string;
  /** Offered to the person; the message stays until they have decided. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

/** The messages that have not been shown yet. */
export const usePageNotices = create<{ readonly notices: readonly PageNotice[] }>()(() => ({ notices: [] }));

export const reportNotice = (notice: PageNotice): void =>
  usePageNotices.setState(({ notices }) => ({ notices: [...notices, notice] }));

/** The person has seen the messages. */
export const clearNotices = (): void => usePageNotices.setState({ notices: [] });
