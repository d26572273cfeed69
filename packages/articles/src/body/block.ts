import type { Inline } from "./inline.ts";

/** The boxes for a paragraph. */
export const boxKinds = ["question", "warning", "takeaway", "figures", "tip"] as const;
export type BoxKind = (typeof boxKinds)[number];

/** The alignment of a column's cells. */
export type ColumnAlignment = "start" | "center" | "end";

/** One part of an article's body. */
export type Block =
  | { readonly kind: "paragraph" | "quote"; readonly text: readonly Inline[] }
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly id: string; readonly text: readonly Inline[] }
  | { readonly kind: "box"; readonly box: BoxKind; readonly text: readonly Inline[] }
  | {
      readonly kind: "picture";
      readonly source: string;
      readonly caption: string;
      readonly isForeign: boolean;
    }
  | {
      readonly kind: "list";
      /** The number of its first item; undefined where the items have bullets. */
      readonly start: number | undefined;
      readonly items: readonly (readonly Inline[])[];
    }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  | {
      readonly kind: "table";
      readonly alignments: readonly ColumnAlignment[];
      readonly head: readonly (readonly Inline[])[];
      /** Each with a cell for every column. */
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };
