import type { Media } from "./media.ts";
import type { Selector } from "./selector.ts";

/** A position in a file. */
export interface Place {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/** A property with its source value, without comments. */
export interface Declaration extends Place {
  /** In lower case, except for custom properties. */
  readonly property: string;
  readonly value: string;
  readonly important: boolean;
}

/** A style rule with all conditions under which it applies. */
export interface StyleRule extends Place {
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
  /** All of them must match. */
  readonly media: readonly Media[];
  /** It is in a query for the width of a container. */
  readonly container: boolean;
  /** The cascade layer, of which later ones are stronger; infinite for unlayered rules. */
  readonly layer: number;
}

/** The style sheet declarations that apply to an element, the strongest of each list last. */
export interface Cascaded {
  readonly normal: readonly Declaration[];
  readonly important: readonly Declaration[];
}

/** A URL that a style sheet loads. */
export interface Loaded extends Place {
  readonly address: string;
}

/** A parsed style sheet. */
export interface StyleSheet {
  readonly file: string;
  readonly rules: readonly StyleRule[];
  /** The declarations of each @font-face. */
  readonly fontFaces: readonly (readonly Declaration[])[];
  readonly imports: readonly (Loaded & { readonly media: readonly Media[] })[];
  readonly loads: readonly Loaded[];
  /** Every declaration with its media, for rules about declared values rather than computed ones. */
  readonly written: readonly { readonly declaration: Declaration; readonly media: readonly Media[] }[];
  /** The style sheet nests too deeply to be parsed. */
  readonly isUnread: boolean;
}
