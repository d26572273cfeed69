import { create } from "zustand";
import type { DrawnPage } from "./site-worker-client.ts";

/** The state that every preview on the page shows. */
export interface PreviewState {
  /** The newest page; null before the first. */
  readonly drawn: DrawnPage | null;
  /** The requested page, by its file. */
  readonly file: string;
  /** The newest answers could not be drawn. */
  readonly hasFailed: boolean;
  /** The edited field, if it has a place in the site. */
  readonly highlighted: string | null;
  readonly isFullScreen: boolean;
}

export const initialPreviewState: PreviewState = {
  drawn: null,
  file: "index.html",
  hasFailed: false,
  highlighted: null,
  isFullScreen: false,
};

/** The state of the preview as a hook; `preview` in `preview.ts` changes it. */
export const usePreview = create<PreviewState>()(() => initialPreviewState);
