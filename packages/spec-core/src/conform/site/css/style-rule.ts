import type { Media } from "./media.ts";
import type { Selector } from "./selector.ts";

/** Where something stands. */
export interface Place {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A property with its value as it is written, comments left out. */
export interface Declaration extends Place {
  /** In lower case, custom properties as they are. */
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

/** A style rule with everything that decides when it holds. */
export interface StyleRule extends Place {
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
  /** All of them have to hold. */
  readonly media: readonly Media[];
  /** Whether it stands in a container query. */
  readonly container: boolean;
  /** The cascade layer, later ones count for more; infinite outside of layers. */
  readonly layer: number;
}

/** Another address that a style sheet loads. */
export interface Loaded extends Place {
  readonly address: string;
}

/** A style sheet, read. */
export interface StyleSheet {
  readonly file: string;
  readonly rules: readonly StyleRule[];
  /** The declarations of each @font-face. */
  readonly fontFaces: readonly (readonly Declaration[])[];
  readonly imports: readonly (Loaded & { readonly media: readonly Media[] })[];
  readonly loads: readonly Loaded[];
  /** Every declaration with the media that it stands in, for rules about what is written rather than what wins. */
  readonly written: readonly { readonly declaration: Declaration; readonly media: readonly Media[] }[];
  /** Whether the style sheet nests too deeply to be read. */
  readonly isUnread: boolean;
}
